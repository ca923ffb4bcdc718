import { type TradeKind, tradeKinds } from '#contracts/trade/trade.ts';
import type { Namespace } from '../../i18n.ts';
import type { Screen } from '../../kit/page/screen.ts';
import { stockRights } from './stockKind.ts';

const messages: Namespace[] = ['stocks', 'products', 'dates'];
const load: Record<TradeKind, Screen['load']> = {
  place: () => import('./PlaceStock.tsx'),
  hotel: () => import('./HotelStock.tsx'),
  house: () => import('./HouseStock.tsx'),
};

export const screens: Screen[] = tradeKinds.map((kind) => ({
  path: `/product/${kind}/stock`,
  parent: `/product/${kind}/list`,
  rights: stockRights('view', kind),
  messages,
  load: load[kind],
}));
