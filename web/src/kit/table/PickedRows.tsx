import Button from '@douyinfe/semi-ui/lib/es/button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import css from './PickedRows.module.css';
import type { Picks } from './useSelection.ts';

interface PickedAction<Row> {
  text: string;
  /** Whether the action is allowed for the row; by default it is for all that can be ticked. */
  allows?: ((row: Row) => boolean) | undefined;
  /** The number of records that the call takes at once; without it there is no limit. */
  max?: number | undefined;
  onClick: (rows: readonly Row[]) => void;
}

interface Props<Row> {
  picks: Picks<Row>;
  actions: readonly PickedAction<Row>[];
}

/**
 * How many rows are ticked and on which pages, what takes the ticks away, and the actions, each for the ticked rows that allow it. More rows than a call
 * takes are told.
 */
export function PickedRows<Row>({ picks, actions }: Props<Row>) {
  const { t } = useTranslation('kit');
  const { chosen, elsewhere, clear } = picks;
  const count = chosen.length;
  const offered = actions.map(({ text, allows, max = Number.POSITIVE_INFINITY, onClick }) => {
    const rows = allows ? chosen.filter(allows) : chosen;
    return { text, rows, max, tooMany: rows.length > max, onClick };
  });
  const over = offered.find(({ tooMany }) => tooMany);
  const summary = useRef<HTMLSpanElement>(null);
  const clearAll = () => {
    clear();
    // The button disappears with the last tick; what it changed is the next thing to be read.
    summary.current?.focus();
  };
  return (
    <>
      <span className={css.summary} role="status" ref={summary} tabIndex={-1}>
        {t('batch.picked', { count })}
        {elsewhere > 0 && t('batch.elsewhere', { count: elsewhere })}
        {over && <strong>{t('batch.tooMany', { max: over.max, count: over.rows.length - over.max })}</strong>}
      </span>
      {count > 0 && (
        <Button theme="borderless" onClick={clearAll}>
          {t('batch.clear')}
        </Button>
      )}
      {offered.map(({ text, rows, tooMany, onClick }) => (
        <Button key={text} disabled={rows.length === 0 || tooMany} onClick={() => onClick(rows)}>
          {text}
        </Button>
      ))}
    </>
  );
}
