import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { leftOf, type PriceDay } from '#contracts/trade/priceStocks.ts';
import { useDayNames } from '../../kit/dates/useDayNames.ts';
import { useHolidayWords } from '../../kit/dates/useHolidayWords.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { isLocked, stateOf } from './dayState.ts';

/** The texts of a calendar cell: the visible ones, and the sentence for screen readers. */
export function useCellWords() {
  const { t } = useTranslation(['stocks', 'dates', 'common']);
  const names = useDayNames();
  const holidayWords = useHolidayWords();
  return useMemo(
    () =>
      (date: string, day: PriceDay | undefined, today: string, isOffSeason = false) => {
        const state = stateOf(day);
        const holiday = holidayWords(date);
        const stateWord = t(`stocks:state.${state}`);
        const offSeason = isOffSeason ? t('common:offSeason') : '';
        const seen = {
          state,
          word: offSeason || (state === 'open' ? '' : stateWord),
          today: date === today ? t('dates:preset.today') : '',
          // A narrow cell has no room for both, and nobody sells by a holiday on which the gates are shut.
          holiday: isOffSeason ? '' : (holiday?.mark ?? ''),
        };
        const about = [names.day(date), names.weekdayOf(date), holiday?.told];
        const locked = isLocked(date, today) && t(date < today ? 'stocks:past' : 'stocks:tooFar');
        const when = [date === today && t('dates:preset.today'), locked];
        if (!day) {
          const label = [...about, stateWord, offSeason, ...when].filter(Boolean).join(' ');
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
          offSeason,
          ...when,
        ];
        return {
          ...{ ...seen, price, label: label.filter(Boolean).join(' ') },
          left: t('stocks:left', left),
          sold: day.sold > 0 ? t('stocks:sold', { sold: day.sold }) : '',
        };
      },
    [names, holidayWords, t],
  );
}
