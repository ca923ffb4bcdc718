import { useSearchParams } from 'react-router-dom';
import { addDays, daysBetween } from '#contracts/days.ts';
import { isDate } from '#contracts/forms/fields.ts';
import { mostDays } from '#contracts/forms/yearSpan.ts';
import { useToday } from '../../kit/display/useToday.ts';

/** Days of a curve while the list below it has no span. */
const usualDays = 30;

/** The days of the curve: those that the list below it is searched for, as far as the call answers so many; otherwise the last ones. */
export function useSpan(): { startDate: string; endDate: string } {
  const [address] = useSearchParams();
  const today = useToday();
  const [from, to] = ['startDate', 'endDate'].map((name) => address.get(name) ?? '') as [string, string];
  const endDate = isDate(to) ? to : today;
  const startDate = isDate(from) && from <= endDate ? from : addDays(endDate, 1 - usualDays);
  const isLong = daysBetween(startDate, endDate) >= mostDays;
  return { startDate: isLong ? addDays(endDate, 1 - mostDays) : startDate, endDate };
}
