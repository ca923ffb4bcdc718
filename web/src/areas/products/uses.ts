import { type TradeKind, tradeKinds, trades } from '#contracts/trade/trade.ts';
import { link, ordering, records, type ScreenUse } from '../../domain/testing/uses.ts';
import { orderLists } from '../../domain/trade/tradePaths.ts';
import type { TitledPath } from '../../kit/page/screen.ts';
import menu from '../../locales/zh/menu.ts';
import products from '../../locales/zh/products.ts';

const productScreens = (kind: TradeKind): ScreenUse[] => {
  const stock: TitledPath = `/product/${kind}/stock`;
  return [
    ...records(`/product/${kind}/list`, `/product/${kind}/add`, `products${trades[kind].name}`, [
      ...(kind === 'place' ? [] : [{ place: 'page', text: products.overview, opens: stock } as const]),
      ordering(`products${trades[kind].name}.update`),
      link(products.priceStock, stock),
      link(menu['/order'], orderLists[kind]),
    ]),
  ];
};

export const uses = tradeKinds.flatMap(productScreens);
