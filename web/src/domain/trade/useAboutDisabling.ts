import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { TradeKind } from '#contracts/trade/trade.ts';
import type { Label } from '#contracts/words.ts';
import type { About } from '../../kit/dialogs/confirm.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useUnfinishedFacts } from './useUnfinishedFacts.ts';

/** The labels of the names of venues and of rooms. */
export const venueNames = { place: 'resortName', hotel: 'hotelName', house: 'minsuName' } as const;
export const roomNames = { hotel: 'hotelRoomName', house: 'minsuRoomName' } as const;

/**
 * What is asked about before a room is switched off, by its switch or its form: which one, and what becomes of its products.
 * @param name the label of its name
 */
export function useAboutDisabling(name: Label) {
  const { t } = useTranslation('trade');
  const label = useLabel();
  return useCallback(
    (record: { name: string }) => ({
      facts: [{ label: label(name), value: record.name }],
      warnings: [t('disablesProducts')],
    }),
    [label, name, t],
  );
}

/** The same of a venue, and how many orders it has yet to serve. */
export function useAboutDisablingVenue(kind: TradeKind) {
  const aboutOf = useAboutDisabling(venueNames[kind]);
  const unfinished = useUnfinishedFacts();
  return useCallback(
    async (venue: { id: string; name: string }): Promise<About> => {
      const { facts, warnings } = aboutOf(venue);
      return { facts: [...facts, ...(await unfinished([kind], { resourceId: venue.id }))], warnings };
    },
    [aboutOf, kind, unfinished],
  );
}
