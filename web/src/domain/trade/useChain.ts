import { useTranslation } from 'react-i18next';
import { type StayKind, type TradeKind, tradeKinds, trades } from '#contracts/trade/trade.ts';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import type { NextStep } from '../../kit/page/nextSteps.ts';
import type { TitledPath } from '../../kit/page/screen.ts';
import { houseFields, newRoomPath } from '../stays/roomPaths.ts';
import { newProductPath, newVenuePath, productForms, roomForms, venueForms } from './tradePaths.ts';

type Saved = { enabled: number };
type Next<Form> = (id: string, saved: Form) => NextStep[];

/**
 * Where one goes on from each record on the way to a sale: from a merchant to its places, to rooms, to products. The next form begins with the
 * record. What is off cannot be chosen there, so nothing follows from it.
 */
export function useChain() {
  const { t } = useTranslation('menu');
  const mayOpen = useMayOpen();
  const step = (screen: TitledPath, to: string) => (mayOpen(screen) ? [{ text: t(screen), to }] : []);
  const ofMerchant: Next<Saved & { businessTypes: readonly number[] }> = (id, merchant) =>
    tradeKinds
      .filter((kind) => merchant.enabled === 1 && merchant.businessTypes.includes(trades[kind].businessType))
      .flatMap((kind) => step(venueForms[kind], newVenuePath(kind, id)));
  const ofVenue =
    (kind: TradeKind): Next<Saved> =>
    (id, { enabled }) => {
      if (enabled === 0) return [];
      return kind === 'place'
        ? step(productForms[kind], newProductPath(kind, { resourceId: id }))
        : step(roomForms[kind], newRoomPath(kind, id));
    };
  const ofRoom =
    (kind: StayKind): Next<Saved> =>
    (id, room) => {
      const resourceId = (room as Saved & Record<string, string>)[houseFields[kind]];
      return room.enabled === 0
        ? []
        : step(productForms[kind], newProductPath(kind, { resourceId, roomId: id }));
    };
  return { ofMerchant, ofVenue, ofRoom };
}
