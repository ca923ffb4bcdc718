import { type TradeKind, tradeKinds, trades } from '#contracts/trade/trade.ts';
import type { Namespace } from '../../i18n.ts';
import type { Screen } from '../../kit/page/screen.ts';

const messages: Namespace[] = ['stocks', 'products', 'dates'];
const load: Record<TradeKind, Screen['load']> = {
  place: () => import('./PlaceStock.tsx'),
  hotel: () => import('./HotelStock.tsx'),
  house: () => import('./HouseStock.tsx'),
};

export const screens: Screen[] = tradeKinds.map(
  (kind): Screen => ({
    path: `/product/${kind}/stock`,
    parent: `/product/${kind}/list`,
    call: `stocks${trades[kind].name}.list`,
    messages,
    load: load[kind],
  }),
);
