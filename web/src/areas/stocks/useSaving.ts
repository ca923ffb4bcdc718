import { useState } from 'react';
import { status } from '#contracts/envelope.ts';
import type { DayFault } from '#contracts/trade/priceStocks.ts';
import { ApiError } from '../../api/errors.ts';
import { notify } from '../../api/notice.ts';
import { speakMessage } from '../../i18n.ts';

const datesOf = ({ data }: ApiError): string[] => {
  const { dates } = (data ?? {}) as { dates?: unknown };
  return Array.isArray(dates) ? dates.filter((date) => typeof date === 'string') : [];
};

/**
 * Saves; when somebody else was faster, or sold what was to be taken away, the days are loaded anew and what was typed stays.
 * `stale` are the days that somebody changed, until the next try.
 */
export function useSaving(reload: () => Promise<unknown>) {
  const [stale, setStale] = useState<readonly string[]>();
  const saving = async <T>(work: () => Promise<T>): Promise<T> => {
    setStale(undefined);
    try {
      return await work();
    } catch (error) {
      if (error instanceof ApiError && (error.status === status.stale || error.status === status.invalid)) {
        if (error.status === status.stale) setStale(datesOf(error));
        await reload();
      }
      throw error;
    }
  };
  return { saving, stale };
}

/** The refusal of the server, before it is asked: the same rule, the same words, the same field. */
export function refuseAtOnce(fault: DayFault, field: string): never {
  notify('error', speakMessage(fault.message));
  throw new ApiError(status.invalid, fault.message, { field, dates: [fault.date] });
}

/** A refused day of several is the only one of its form. */
export function atOwnField(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.field) return error;
  return new ApiError(error.status, error.message, { field: error.field.split('.').at(-1) });
}
