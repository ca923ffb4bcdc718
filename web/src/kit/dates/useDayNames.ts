import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Names of days in the user's language. The days are dates without a time zone. */
export function useDayNames() {
  const { language } = useTranslation('kit').i18n;
  return useMemo(() => {
    const at = (date: string) => new Date(`${date}T00:00:00Z`);
    const format = (options: Intl.DateTimeFormatOptions) => {
      const intl = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
      return (date: string) => intl.format(at(date));
    };
    const weekdayOf = format({ weekday: 'short' });
    const months = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'short', timeZone: 'UTC' });
    const days = new Intl.DateTimeFormat(language, {
      ...({ year: 'numeric', month: 'short', day: 'numeric' } as const),
      timeZone: 'UTC',
    });
    return {
      /** 2026年5月 */
      month: format({ year: 'numeric', month: 'long' }),
      /** 2026年5月至6月 */
      months: (from: string, to: string) => months.formatRange(at(from), at(to)),
      /** 2026年5月1日 */
      day: format({ year: 'numeric', month: 'long', day: 'numeric' }),
      /** 2026年5月1日至14日 */
      span: (from: string, to: string) => days.formatRange(at(from), at(to)),
      /** 5月 */
      monthAlone: format({ month: 'long' }),
      /** 5月1日 */
      monthDay: format({ month: 'long', day: 'numeric' }),
      /** 5/1 */
      short: format({ month: 'numeric', day: 'numeric' }),
      /** 周五 */
      weekdayOf,
      /** 1 = Monday; 1 January 2024 was a Monday. */
      weekday: (number: number) => weekdayOf(`2024-01-0${number}`),
    };
  }, [language]);
}
