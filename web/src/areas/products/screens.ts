import { type TradeKind, tradeKinds } from '#contracts/trade/trade.ts';
import type { Screen } from '../../kit/page/screen.ts';
import { manageProducts, viewProducts } from './paths.ts';

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
  { path: `/product/${kind}/list`, rights: viewProducts(kind), messages: ['products'], load: lists[kind] },
  {
    path: `/product/${kind}/add`,
    parent: `/product/${kind}/list`,
    rights: manageProducts(kind),
    messages: ['products'],
    load: forms[kind],
  },
]);
