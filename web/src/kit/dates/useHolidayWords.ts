import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { holidayOf } from './holidays.ts';

/**
 * The mark (休, 班) and the name of a public holiday, or of a weekend day that is worked in exchange; undefined on other days. Uses the messages
 * `dates`.
 */
export function useHolidayWords() {
  const { t } = useTranslation('dates');
  return useCallback(
    (date: string) => {
      const found = holidayOf(date);
      if (!found) return undefined;
      const { holiday, kind } = found;
      return {
        kind,
        mark: t(`holiday.${kind}`),
        told: t(`holidayOf.${kind}`, { name: t(`holidays.${holiday}`) }),
      };
    },
    [t],
  );
}
