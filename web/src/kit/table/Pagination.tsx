import IconChevronLeft from '@douyinfe/semi-icons/lib/es/icons/IconChevronLeft';
import IconChevronRight from '@douyinfe/semi-icons/lib/es/icons/IconChevronRight';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paging } from '#contracts/envelope.ts';
import { cleanWhole } from '#contracts/forms/plainText.ts';
import css from './Pagination.module.css';

interface Props {
  /** undefined: not known yet. */
  total: number | undefined;
  page: number;
  pageSize: number;
  onChange: (page: number, pageSize: number) => void;
}

/** The page numbers to show: first, last and the neighbours of the current page; 0 stands for a gap. */
export function pagesShown(page: number, last: number): number[] {
  const near = [page - 2, page - 1, page, page + 1, page + 2].filter((at) => at > 1 && at < last);
  const first = near[0] ?? last;
  const final = near.at(-1) ?? 1;
  return [
    1,
    ...(first > 2 && last > 1 ? [0] : []),
    ...near,
    ...(final < last - 1 && last > 2 ? [0] : []),
    ...(last > 1 ? [last] : []),
  ];
}

/** Layout of specification section 9: total, prev, pager, next, sizes, jumper. */
export function Pagination({ total, page, pageSize, onChange }: Props) {
  const { t } = useTranslation('kit');
  const [jump, setJump] = useState('');
  const last = Math.max(1, Math.ceil((total ?? 0) / pageSize));
  const go = (next: number) => onChange(Math.min(Math.max(1, next), last), pageSize);
  // `disabled` would take the focus from the button that leads to the last page.
  const step = (by: 1 | -1, isPossible: boolean) => ({
    'aria-disabled': !isPossible || undefined,
    onClick: () => isPossible && go(page + by),
  });
  const onJump = (event: KeyboardEvent) => {
    // While an input method composes, Enter belongs to it; Safari reports this as key code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key !== 'Enter' || jump === '') return;
    go(Number(jump));
    setJump('');
  };

  return (
    <nav className={css.pagination} aria-label={t('pagination')}>
      <span className={css.total}>{total === undefined ? '…' : t('total', { count: total })}</span>
      <button type="button" className={css.step} aria-label={t('previous')} {...step(-1, page > 1)}>
        <IconChevronLeft aria-hidden />
      </button>
      {pagesShown(page, last).map((at, index, all) =>
        at === 0 ? (
          <span key={`gap after ${all[index - 1]}`} className={css.gap}>
            …
          </span>
        ) : (
          <button
            key={at}
            type="button"
            className={css.page}
            aria-label={t('page', { page: at })}
            aria-current={at === page ? 'page' : undefined}
            onClick={() => go(at)}
          >
            {at}
          </button>
        ),
      )}
      <button type="button" className={css.step} aria-label={t('next')} {...step(1, page < last)}>
        <IconChevronRight aria-hidden />
      </button>
      <select
        className={css.size}
        aria-label={t('pageSize')}
        value={pageSize}
        onChange={(event) => onChange(1, Number(event.target.value))}
      >
        {paging.sizes.map((size) => (
          <option key={size} value={size}>
            {t('perPage', { size })}
          </option>
        ))}
      </select>
      <label className={css.jumper}>
        {t('jumpTo')}
        <input
          inputMode="numeric"
          aria-label={t('jumpToPage')}
          value={jump}
          maxLength={6}
          onChange={(event) => setJump(cleanWhole(event.target.value))}
          onKeyDown={onJump}
        />
        {t('pageUnit')}
      </label>
    </nav>
  );
}
