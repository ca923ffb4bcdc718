import { useMemo } from 'react';
import { addDays } from '#contracts/days.ts';
import { type DaySpan, type PriceDay, stockLimits } from '#contracts/trade/priceStocks.ts';
import { useAnswers } from '../../api/hooks.ts';
import type { Days } from './changes.ts';
import type { StockCalls } from './stockKind.ts';

export interface LoadedDays {
  days: Days;
  /** The days on which the scenic spot is closed, with or without a price. */
  offSeason: ReadonlySet<string>;
  /** The first and the last day of `days`; while other days load, still those of the old ones. */
  of: DaySpan;
  /** Whether these are the requested days in their newest version. */
  ready: boolean;
  error: unknown;
  reload: () => Promise<unknown>;
}

const none: Days = new Map();
const noDay: ReadonlySet<string> = new Set();

/** Loads the days of a span, in several calls if it is longer than one call allows. */
export function useStockDays(
  list: StockCalls['list'],
  id: string,
  { startDate, endDate }: DaySpan,
): LoadedDays {
  const inputs = useMemo(
    () => partsOf({ startDate, endDate }).map((query) => ({ params: { id }, query })),
    [endDate, id, startDate],
  );
  const { data, busy, error, reload } = useAnswers(list, inputs);
  const answers = data?.answers;
  const days = useMemo(
    () =>
      answers
        ? new Map<string, PriceDay>(answers.flatMap((answer) => answer.list).map((day) => [day.date, day]))
        : none,
    [answers],
  );
  const offSeason = useMemo(
    () => (answers ? new Set(answers.flatMap((answer) => answer.offSeason)) : noDay),
    [answers],
  );
  const first = data?.of[0]?.query.startDate ?? '';
  const last = data?.of.at(-1)?.query.endDate ?? '';
  const ready = !busy && first === startDate && last === endDate;
  return { days, offSeason, of: { startDate: first, endDate: last }, ready, error, reload };
}

function partsOf({ startDate, endDate }: DaySpan): DaySpan[] {
  const parts: DaySpan[] = [];
  for (let from = startDate; from <= endDate; from = addDays(from, stockLimits.daysShown)) {
    const to = addDays(from, stockLimits.daysShown - 1);
    parts.push({ startDate: from, endDate: to < endDate ? to : endDate });
  }
  return parts;
}
