import { useState } from 'react';
import { status } from '#contracts/envelope.ts';
import type { DayFault } from '#contracts/trade/priceStocks.ts';
import { ApiError } from '../../api/errors.ts';
import { notify } from '../../api/notice.ts';
import { speakMessage } from '../../i18n.ts';
import type { Days, StaleDays } from './changes.ts';

/** The days that a -1007 names, as they were when they were last read. */
export function staleDaysOf({ data }: ApiError, days: Days | undefined): StaleDays {
  const { dates } = (data ?? {}) as { dates?: unknown };
  const named = Array.isArray(dates) ? dates.filter((date) => typeof date === 'string') : [];
  return new Map(named.map((date) => [date, days?.get(date)]));
}

/**
 * Saves `days`. If somebody else has changed the days or the product's limits, or sold the stock that was to be removed, `reload` reads all of it again
 * and the input stays. `stale` are the days that somebody changed, as they were before, until the next try.
 */
export function useSaving(days: () => Days | undefined, reload: () => Promise<unknown>) {
  const [stale, setStale] = useState<StaleDays>();
  const saving = async <T>(work: () => Promise<T>): Promise<T> => {
    setStale(undefined);
    try {
      return await work();
    } catch (error) {
      if (error instanceof ApiError && (error.status === status.stale || error.status === status.invalid)) {
        if (error.status === status.stale) setStale(staleDaysOf(error, days()));
        await reload();
      }
      throw error;
    }
  };
  return { saving, stale };
}

/** Refuses input as the server would, but before sending it: the same rule, message and field. */
export function refuseAtOnce(fault: DayFault, field: string): never {
  notify('error', speakMessage(fault.message));
  throw new ApiError(status.invalid, fault.message, { field, dates: [fault.date] });
}

/** Drops the day's index from the field of the error, because the form has only one day. */
export function atOwnField(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.field) return error;
  return new ApiError(error.status, error.message, { field: error.field.split('.').at(-1) });
}
