import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeName } from '../../kit/display/useCodeName.ts';

/** How long it takes to an amenity and how: 步行5分钟. `-` where nothing was said. */
export function useTravel() {
  const { t } = useTranslation('estateParts');
  const wayName = useCodeName('travelWay');
  return useCallback(
    ({ travelWay, travelMinutes }: { travelWay: number; travelMinutes: number }): string => {
      if (travelWay === 0) return '-';
      const way = wayName(travelWay);
      return travelMinutes === 0 ? way : t('travel', { way, minutes: travelMinutes });
    },
    [t, wayName],
  );
}
