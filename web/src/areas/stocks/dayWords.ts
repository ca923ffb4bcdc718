import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { leftOf, type PriceDay } from '#contracts/trade/priceStocks.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { stateOf } from './dayState.ts';
import { holidayOf } from './holidays.ts';

/** Names of days in the user's language; the days themselves know no time zone. */
export function useDayNames() {
  const { language } = useTranslation('stocks').i18n;
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
      /** 5/1 */
      short: format({ month: 'numeric', day: 'numeric' }),
      /** 周五 */
      weekdayOf,
      /** 1 = Monday; 1 January 2024 was one. */
      weekday: (number: number) => weekdayOf(`2024-01-0${number}`),
    };
  }, [language]);
}

/** The words of a cell of the calendar: what is seen, and the sentence that is read out. */
export function useCellWords() {
  const { t } = useTranslation(['stocks', 'common']);
  const names = useDayNames();
  return useMemo(
    () => (date: string, day: PriceDay | undefined, today: string) => {
      const state = stateOf(day);
      const holiday = holidayOf(date);
      const stateWord = t(`stocks:state.${state}`);
      const seen = {
        state,
        word: state === 'open' ? '' : stateWord,
        today: date === today ? t('stocks:today') : '',
        holiday: holiday ? t(`stocks:holiday.${holiday.kind}`) : '',
      };
      const about = [
        names.day(date),
        names.weekdayOf(date),
        holiday && t(`stocks:holidayOf.${holiday.kind}`, { name: t(`stocks:holidays.${holiday.holiday}`) }),
      ];
      const when = [date === today && t('stocks:today'), date < today && t('stocks:past')];
      if (!day) {
        const label = [...about, stateWord, ...when].filter(Boolean).join(' ');
        return { ...seen, price: '', left: '', sold: '', label };
      }
      const price = formatMoney(day.price);
      const left = { left: leftOf(day), stock: day.stock };
      const label = [
        ...about,
        t('stocks:priceOf', { price }),
        t('stocks:leftOfAll', left),
        t('stocks:sold', { sold: day.sold }),
        day.locked > 0 && t('stocks:lockedOf', { locked: day.locked }),
        stateWord,
        ...when,
      ];
      return {
        ...{ ...seen, price, label: label.filter(Boolean).join(' ') },
        left: t('stocks:left', left),
        sold: day.sold > 0 ? t('stocks:sold', { sold: day.sold }) : '',
      };
    },
    [names, t],
  );
}
