import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { StayKind, TradeKind } from '#contracts/trade/trade.ts';
import type { Label } from '#contracts/words.ts';
import type { About } from '../../kit/dialogs/confirm.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import type { Whose } from './countUnfinished.ts';
import { useUnfinishedFacts } from './useUnfinishedFacts.tsx';

/** The labels of the names of venues and of rooms. */
export const venueNames = { place: 'resortName', hotel: 'hotelName', house: 'minsuName' } as const;
const roomNames = { hotel: 'hotelRoomName', house: 'minsuRoomName' } as const;

type Asked = { id: string; name: string };

/**
 * What is asked about before a venue or room is switched off, by its switch or its form: which one, how many orders it has yet to serve, and what
 * becomes of its products.
 * @param name the label of its name
 */
function useAboutDisabling(kind: TradeKind, name: Label, whose: (id: string) => Whose) {
  const { t } = useTranslation('trade');
  const label = useLabel();
  const unfinished = useUnfinishedFacts();
  return useCallback(
    async (record: Asked): Promise<About> => ({
      facts: [{ label: label(name), value: record.name }, ...(await unfinished([kind], whose(record.id)))],
      warnings: [t('disablesProducts')],
    }),
    [kind, label, name, t, unfinished, whose],
  );
}

const ofVenue = (resourceId: string) => ({ resourceId });
const ofRoom = (roomId: string) => ({ roomId });
export const useAboutDisablingVenue = (kind: TradeKind) => useAboutDisabling(kind, venueNames[kind], ofVenue);
export const useAboutDisablingRoom = (kind: StayKind) => useAboutDisabling(kind, roomNames[kind], ofRoom);
