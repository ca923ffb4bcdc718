import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addDays, monthOf } from '#contracts/days.ts';
import { stockLimits } from '#contracts/trade/priceStocks.ts';
import type { LoadedDays } from './useStockDays.ts';

/** How many months the calendar goes back, so that prices of last year can be copied. */
export const monthsBack = 12;

/** The first of the two months, from the address (`?month=2026-05`). */
export function useMonth(today: string) {
  const [address, setAddress] = useSearchParams();
  const bounds = {
    first: monthOf(today, -monthsBack),
    last: monthOf(addDays(today, stockLimits.daysAhead)),
  };
  const clamp = (month: string) => {
    const last = monthOf(bounds.last, -1);
    return month < bounds.first ? bounds.first : month > last ? last : month;
  };
  const typed = address.get('month') ?? '';
  const month = clamp(/^\d{4}-(0[1-9]|1[0-2])$/.test(typed) ? `${typed}-01` : monthOf(today));
  const go = (to: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('month', clamp(to).slice(0, 7));
        return next;
      },
      { replace: true },
    );
  return { month, bounds, go };
}

/** The month that is shown: the old one stays until the days of the new one are loaded. */
export function useShownMonth(month: string, { of }: LoadedDays): string | undefined {
  const shown = useRef<string>(undefined);
  const end = addDays(monthOf(month, 2), -1);
  if (of.startDate !== '' && of.startDate <= month && end <= of.endDate) shown.current = month;
  return shown.current;
}
