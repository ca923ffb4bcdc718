import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { holidayOf } from './holidays.ts';

/** How a public holiday, or a weekend day that is worked for one, is marked (休, 班) and told; undefined on other days. Needs `dates`. */
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
