import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import css from './StatusTabs.module.css';
import type { ListState } from './useListState.ts';

interface Props {
  /** What the tabs are of: 退款状态. */
  label: string;
  /** The list whose `status` they set. It lives in the address with the other filters. */
  list: Pick<ListState<unknown>, 'criteria' | 'search'>;
  statuses: readonly number[];
  nameOf: (status: number) => string;
  /** Under the same filters; undefined until they are known. */
  counts: { total: number; counts: readonly { status: number; count: number }[] } | undefined;
  /** At the right of the line: what can be done with the ticked rows. */
  children?: ReactNode;
}

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** The states of a list as tabs, each with the number of its rows. Arrows move the focus, Enter and Space choose. */
export function StatusTabs({ label, list, statuses, nameOf, counts, children }: Props) {
  const { t } = useTranslation('common');
  const line = useRef<HTMLDivElement>(null);
  const { criteria, search } = list;
  const current = criteria.status ?? '';
  const countOf = (status: number) => counts?.counts.find((one) => one.status === status)?.count ?? 0;
  const tabs = [
    { value: '', name: t('all'), count: counts?.total },
    ...statuses.map((status) => ({
      value: String(status),
      name: nameOf(status),
      count: counts && countOf(status),
    })),
  ];
  // A status that has no tab here still leaves one that the keyboard reaches.
  const focusable = Math.max(
    0,
    tabs.findIndex(({ value }) => value === current),
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const boxes = [...(line.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const move = moves[event.key];
    const at = boxes.indexOf(event.target as HTMLElement);
    if (!move || at < 0) return;
    event.preventDefault();
    boxes[move(at, boxes.length - 1)]?.focus();
  };

  return (
    <div className={css.line}>
      <div ref={line} className={css.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ value, name, count }, at) => (
          <button
            key={value}
            type="button"
            role="tab"
            className={css.tab}
            aria-selected={value === current}
            tabIndex={at === focusable ? 0 : -1}
            onClick={() => value !== current && search({ ...criteria, status: value })}
          >
            {name} <span className={css.count}>{count}</span>
          </button>
        ))}
      </div>
      {children && <div className={css.batch}>{children}</div>}
    </div>
  );
}
