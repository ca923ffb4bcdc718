import IconArrowDown from '@douyinfe/semi-icons/lib/es/icons/IconArrowDown';
import IconArrowUp from '@douyinfe/semi-icons/lib/es/icons/IconArrowUp';
import IconLock from '@douyinfe/semi-icons/lib/es/icons/IconLock';
import IconSetting from '@douyinfe/semi-icons/lib/es/icons/IconSetting';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayer } from '../dialogs/layers.ts';
import type { TablePreference } from './preferences.ts';
import css from './TableSettings.module.css';

interface Props {
  columns: readonly { key: string; title: string; actions?: true }[];
  preference: TablePreference;
  onChange: (change: TablePreference) => void;
}

/** Which columns a table shows, their order, up to which they stay in view, and the row density; stored for each account. */
export function TableSettings({ columns, preference, onChange }: Props) {
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (open) frame.current?.querySelector('input')?.focus();
  }, [open]);

  useLayer(
    open,
    'light',
    (why) => {
      setOpen(false);
      if (why === 'escape') frame.current?.querySelector('button')?.focus();
    },
    { box: frame, anchor: frame },
  );

  const free = columns.filter(({ actions }) => !actions);
  const shown = preference.columns ?? free.map(({ key }) => key);
  const inOrder = [...free].sort((a, b) => rank(shown, a.key) - rank(shown, b.key));

  const toggle = (key: string) => {
    const next = shown.includes(key) ? shown.filter((other) => other !== key) : [...shown, key];
    if (next.length > 0) onChange({ columns: next });
  };
  const move = (key: string, step: number) => {
    const next = [...shown];
    const at = next.indexOf(key);
    const other = next[at + step];
    if (other === undefined) return;
    next[at + step] = key;
    next[at] = other;
    onChange({ columns: next });
  };

  return (
    <div ref={frame} className={css.settings}>
      <Button
        theme="borderless"
        type="tertiary"
        icon={<IconSetting aria-hidden />}
        aria-label={t('columns')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div className={css.panel} role="dialog" aria-label={t('columns')}>
          <fieldset>
            <legend>{t('density')}</legend>
            {(['comfortable', 'compact'] as const).map((density) => (
              <label key={density}>
                <input
                  type="radio"
                  name={id}
                  checked={(preference.density ?? 'comfortable') === density}
                  onChange={() => onChange({ density })}
                />
                {t(density)}
              </label>
            ))}
          </fieldset>
          <fieldset>
            <legend>{t('columns')}</legend>
            <ul>
              {inOrder.map(({ key, title }) => (
                <li key={key}>
                  <label>
                    <input type="checkbox" checked={shown.includes(key)} onChange={() => toggle(key)} />
                    {title}
                  </label>
                  {shown.includes(key) && (
                    <>
                      <MoveButton
                        name={`${t('moveUp')} ${title}`}
                        isEnd={shown[0] === key}
                        onMove={() => move(key, -1)}
                      >
                        <IconArrowUp size="small" aria-hidden />
                      </MoveButton>
                      <MoveButton
                        name={`${t('moveDown')} ${title}`}
                        isEnd={shown.at(-1) === key}
                        onMove={() => move(key, 1)}
                      >
                        <IconArrowDown size="small" aria-hidden />
                      </MoveButton>
                      <Button
                        size="small"
                        theme={preference.frozen === key ? 'light' : 'borderless'}
                        type={preference.frozen === key ? 'primary' : 'tertiary'}
                        icon={<IconLock size="small" aria-hidden />}
                        aria-label={`${t('freeze')} ${title}`}
                        aria-pressed={preference.frozen === key}
                        title={t('freeze')}
                        onClick={() => onChange({ frozen: preference.frozen === key ? '' : key })}
                      />
                    </>
                  )}
                </li>
              ))}
            </ul>
          </fieldset>
          <Button
            size="small"
            type="tertiary"
            onClick={() =>
              onChange({
                ...{ columns: free.map(({ key }) => key), density: 'comfortable' },
                ...{ widths: {}, frozen: '' },
              })
            }
          >
            {t('columnsReset')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface MoveProps {
  name: string;
  /** The column is at the end already. */
  isEnd: boolean;
  onMove: () => void;
  children: ReactNode;
}

/** Keeps the focus when the column has reached the end. Semi's own button would lose it, and overwrites `aria-disabled`. */
const MoveButton = ({ name, isEnd, onMove, children }: MoveProps) => (
  <button
    type="button"
    className={css.move}
    aria-label={name}
    aria-disabled={isEnd || undefined}
    onClick={() => !isEnd && onMove()}
  >
    {children}
  </button>
);

const rank = (shown: string[], key: string) => (shown.includes(key) ? shown.indexOf(key) : shown.length);
