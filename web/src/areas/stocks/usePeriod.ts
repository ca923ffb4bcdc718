import { useSearchParams } from 'react-router-dom';
import { addDays } from '#contracts/days.ts';
import { isDate } from '#contracts/forms/fields.ts';
import { stockLimits } from '#contracts/trade/priceStocks.ts';

export const periodDays = 14;

/** The first day of the overview, from the address (`?from=2026-05-01`), and the limits of the period. */
export function usePeriod(today: string) {
  const [address, setAddress] = useSearchParams();
  const bounds = {
    first: addDays(today, -stockLimits.daysAhead),
    last: addDays(today, stockLimits.daysAhead - periodDays + 1),
  };
  const clamp = (day: string) => (day < bounds.first ? bounds.first : day > bounds.last ? bounds.last : day);
  const typed = address.get('from') ?? '';
  const go = (day: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('from', clamp(day));
        return next;
      },
      { replace: true },
    );
  return {
    from: clamp(isDate(typed) ? typed : today),
    bounds,
    go,
  };
}
