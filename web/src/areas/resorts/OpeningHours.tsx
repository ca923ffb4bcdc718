import { useTranslation } from 'react-i18next';
import type { ResortRow } from '#contracts/areas/resorts.ts';
import { isInSeason } from '#contracts/forms/seasons.ts';
import { StatusTag } from '../../kit/display/StatusTag.tsx';

type Seasons = ResortRow['seasons'];

const inWords = ({ name, startDay, endDay, openTime, closeTime }: Seasons[number]) =>
  `${name} ${startDay}~${endDay} ${openTime}-${closeTime}`;

/** The opening hours of the season that a day is in; undefined if it is in none. */
export function hoursOn(seasons: Seasons, today: string): string | undefined {
  const season = seasons.find((one) => isInSeason(one, today.slice(5)));
  return season && `${season.name} ${season.openTime}-${season.closeTime}`;
}

/** The opening hours of today's season, or a text if today is in none; the tooltip shows all seasons. */
export function OpeningHours({ seasons, today }: { seasons: Seasons; today: string }) {
  const { t } = useTranslation('resorts');
  return (
    <span title={seasons.map(inWords).join('\n')}>
      {hoursOn(seasons, today) ?? <StatusTag tone="grey">{t('closedSeason')}</StatusTag>}
    </span>
  );
}
