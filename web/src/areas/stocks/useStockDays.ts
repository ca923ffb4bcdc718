import { useMemo } from 'react';
import { addDays } from '#contracts/days.ts';
import { type DaySpan, type PriceDay, stockLimits } from '#contracts/trade/priceStocks.ts';
import { useAnswers } from '../../api/hooks.ts';
import type { Days } from './changes.ts';
import type { StockCalls } from './stockKind.ts';

export interface LoadedDays {
  days: Days;
  /** The first and the last day that `days` speaks of; those of before while others load. */
  of: DaySpan;
  /** These are the days that were asked for, and the newest. */
  ready: boolean;
  error: unknown;
  reload: () => Promise<unknown>;
}

const none: Days = new Map();

/** The days of a span, asked for in as many parts as one call may not answer. */
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
  const first = data?.of[0]?.query.startDate ?? '';
  const last = data?.of.at(-1)?.query.endDate ?? '';
  const ready = !busy && first === startDate && last === endDate;
  return { days, of: { startDate: first, endDate: last }, ready, error, reload };
}

function partsOf({ startDate, endDate }: DaySpan): DaySpan[] {
  const parts: DaySpan[] = [];
  for (let from = startDate; from <= endDate; from = addDays(from, stockLimits.daysShown)) {
    const to = addDays(from, stockLimits.daysShown - 1);
    parts.push({ startDate: from, endDate: to < endDate ? to : endDate });
  }
  return parts;
}
