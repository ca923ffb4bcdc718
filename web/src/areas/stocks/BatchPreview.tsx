import { type MutableRefObject, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { addDays, daysBetween } from '#contracts/days.ts';
import {
  type DaySet,
  type DaySpan,
  dayAfter,
  daysOfBatch,
  type StockBatch,
  type StockTerms,
  stockLimits,
} from '#contracts/trade/priceStocks.ts';
import css from './BatchDialog.module.css';
import { ChangePreview } from './ChangePreview.tsx';
import { type Days, type Preview, previewOf } from './changes.ts';
import type { StockCalls } from './stockKind.ts';
import { useStockDays } from './useStockDays.ts';

export interface PreparedBatch {
  preview: Preview;
  days: Days;
  ready: boolean;
}
interface Props {
  calls: StockCalls;
  id: string;
  terms: StockTerms;
  settles: boolean;
  stale: readonly string[] | undefined;
  /** The preview writes here what would be saved, and a function that loads the days again. */
  seen: MutableRefObject<PreparedBatch | undefined>;
  reloadOwn: MutableRefObject<() => Promise<unknown>>;
}

/** Shows the preview of the form while it is filled in. */
export function BatchPreview({ calls, id, terms, settles, stale, seen, reloadOwn }: Props) {
  const { t } = useTranslation('stocks');
  const { spans, weekdays, excludes, set } = useWatch() as StockBatch;
  const right = spans.filter(isSpan);
  const { days, ready, reload } = useStockDays(calls.list, id, reachedBy(right, terms.today));
  const dates = daysOfBatch({ spans: right, weekdays, excludes });
  const values = typedOf(set);
  const isSet = Object.keys(values).length > 0;
  const preview = previewOf(
    isSet ? dates.map((date) => wantedOf(date, values, days, settles)) : [],
    days,
    terms,
  );
  const inSpans = daysOfBatch({ spans: right, weekdays: [1, 2, 3, 4, 5, 6, 7] });
  const unset = inSpans.filter((date) => !days.get(date) && !dates.includes(date));
  useEffect(() => {
    seen.current = { preview, days, ready };
    reloadOwn.current = reload;
  });
  const isShown = ready && (isSet || stale !== undefined);
  return (
    <div>
      {isShown ? (
        <ChangePreview {...{ preview, settles, stale, unset }} />
      ) : (
        <p className={css.chosen}>{t('chosenDays', { n: dates.length })}</p>
      )}
    </div>
  );
}

/** The day as it would be saved. Fields that are not set keep their values; the settlement price is left out if the caller may not set it. */
function wantedOf(date: string, set: DaySet, days: Days, settles: boolean) {
  const { settlePrice, ...wanted } = dayAfter(date, set, days.get(date));
  return settles ? { ...wanted, settlePrice } : wanted;
}

/** A field that is ticked but still empty sets nothing. */
const typedOf = (set: DaySet): DaySet =>
  Object.fromEntries(Object.entries(set).filter(([, value]) => typeof value === 'number' || value === null));

const isSpan = ({ startDate, endDate }: DaySpan) =>
  startDate !== '' &&
  endDate !== '' &&
  startDate <= endDate &&
  daysBetween(startDate, endDate) <= stockLimits.daysAhead;

/** The days of the spans that can have a price; today if there are none. */
function reachedBy(spans: readonly DaySpan[], today: string): DaySpan {
  const end = addDays(today, stockLimits.daysAhead);
  const first = spans.map(({ startDate }) => startDate).sort()[0] ?? today;
  const last =
    spans
      .map(({ endDate }) => endDate)
      .sort()
      .at(-1) ?? today;
  const startDate = first < today ? today : first > end ? end : first;
  return { startDate, endDate: last < startDate ? startDate : last > end ? end : last };
}
