import IconChevronLeft from '@douyinfe/semi-icons/lib/es/icons/IconChevronLeft';
import IconChevronRight from '@douyinfe/semi-icons/lib/es/icons/IconChevronRight';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { monthOf } from '#contracts/days.ts';
import { useDayNames } from '../../kit/dates/useDayNames.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import css from './StockCalendar.module.css';
import type { SelectionStore } from './selection.ts';
import { WeekdayChips } from './WeekdayChips.tsx';

interface Props {
  selection: SelectionStore;
  month: string;
  today: string;
  bounds: { first: string; last: string };
  onMonth: (month: string) => void;
  /** Absent for users who may only view. */
  actions: Actions | undefined;
}
interface Actions {
  onBatch: () => void;
  /** Opens the copy of another month or product. */
  onCopy: () => void;
  onClear: () => void;
  /** Undefined if there is nothing to undo. */
  onUndo: (() => void) | undefined;
}

/** Months, weekdays, the number of chosen days, and the actions for them. */
export function Toolbar({ selection, month, today, bounds, onMonth, actions }: Props) {
  const { t } = useTranslation(['stocks', 'dates']);
  const label = useLabel();
  const names = useDayNames();
  const chosenText = (n: number) => t('chosenDays', { n });
  const weekdays = useStore(selection, (state) => state.weekdays);
  return (
    <div className={css.toolbar}>
      <div className={css.months}>
        <Button
          icon={<IconChevronLeft aria-hidden />}
          aria-label={t('dates:monthBefore')}
          disabled={month <= bounds.first}
          onClick={() => onMonth(monthOf(month, -1))}
        />
        <b>{names.months(month, monthOf(month, 1))}</b>
        <Button
          icon={<IconChevronRight aria-hidden />}
          aria-label={t('dates:monthAfter')}
          disabled={monthOf(month, 1) >= bounds.last}
          onClick={() => onMonth(monthOf(month, 1))}
        />
        <Button type="tertiary" disabled={month === monthOf(today)} onClick={() => onMonth(monthOf(today))}>
          {t('dates:preset.today')}
        </Button>
      </div>
      <WeekdayChips label={label('weekdays')} value={weekdays} onChange={selection.filter} />
      <Chosen selection={selection} textOf={chosenText} />
      {actions && <ActionButtons {...actions} selection={selection} />}
    </div>
  );
}

/**
 * A component of its own, because it renders on every move while a span is drawn. Its text is a prop, because translating costs more than the rest.
 */
export function Chosen({ selection, textOf }: { selection: SelectionStore; textOf: (n: number) => string }) {
  const count = useStore(selection, ({ chosen }) => chosen.size);
  return (
    <span role="status" className={css.chosen}>
      {count > 0 && textOf(count)}
    </span>
  );
}

function ActionButtons({
  selection,
  onBatch,
  onCopy,
  onClear,
  onUndo,
}: Actions & { selection: SelectionStore }) {
  const { t } = useTranslation('stocks');
  const isEmpty = useStore(selection, ({ chosen }) => chosen.size === 0);
  return (
    <div className={css.actions}>
      {onUndo && <Button onClick={onUndo}>{t('undo')}</Button>}
      <Button type="tertiary" disabled={isEmpty} onClick={onClear}>
        {t('clear')}
      </Button>
      <Button type="tertiary" onClick={onCopy}>
        {t('copy.title')}
      </Button>
      <Button theme="solid" onClick={onBatch}>
        {t('batch')}
      </Button>
    </div>
  );
}
