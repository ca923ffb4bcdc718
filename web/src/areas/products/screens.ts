import { type TradeKind, tradeKinds, trades } from '#contracts/trade/trade.ts';
import type { Screen } from '../../kit/page/screen.ts';

const lists: Record<TradeKind, Screen['load']> = {
  place: () => import('./PlaceProductList.tsx'),
  hotel: () => import('./HotelProductList.tsx'),
  house: () => import('./HouseProductList.tsx'),
};
const forms: Record<TradeKind, Screen['load']> = {
  place: () => import('./PlaceProductEdit.tsx'),
  hotel: () => import('./HotelProductEdit.tsx'),
  house: () => import('./HouseProductEdit.tsx'),
};

export const screens: Screen[] = tradeKinds.flatMap((kind): Screen[] => [
  {
    path: `/product/${kind}/list`,
    call: `products${trades[kind].name}.list`,
    messages: ['products'],
    load: lists[kind],
  },
  {
    path: `/product/${kind}/add`,
    parent: `/product/${kind}/list`,
    call: `products${trades[kind].name}.update`,
    view: `products${trades[kind].name}.get`,
    messages: ['products'],
    load: forms[kind],
  },
]);
