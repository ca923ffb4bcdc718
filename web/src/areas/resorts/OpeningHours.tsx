import { useTranslation } from 'react-i18next';
import type { ResortRow } from '#contracts/areas/resorts.ts';
import { isInSeason } from '#contracts/forms/seasons.ts';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import { useToday } from '../../kit/display/useToday.ts';

type Seasons = ResortRow['seasons'];

const inWords = ({ name, startDay, endDay, openTime, closeTime }: Seasons[number]) =>
  `${name} ${startDay}~${endDay} ${openTime}-${closeTime}`;

/** The opening hours of today's season, or a text if today is in none; the tooltip shows all seasons. */
export function OpeningHours({ seasons }: { seasons: Seasons }) {
  const { t } = useTranslation('resorts');
  const today = useToday().slice(5);
  const season = seasons.find((one) => isInSeason(one, today));
  return (
    <span title={seasons.map(inWords).join('\n')}>
      {season ? (
        `${season.name} ${season.openTime}-${season.closeTime}`
      ) : (
        <StatusTag tone="grey">{t('closedSeason')}</StatusTag>
      )}
    </span>
  );
}
