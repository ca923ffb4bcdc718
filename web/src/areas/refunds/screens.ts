import type { ComponentType } from 'react';
import { type TradeKind, trades } from '#contracts/trade/trade.ts';
import { refundDetails, refundLists } from '../../domain/trade/tradePaths.ts';
import type { Namespace } from '../../i18n.ts';
import type { Screen } from '../../kit/page/screen.ts';

const messages: Namespace[] = ['refunds', 'orders', 'products', 'trade'];

type Screens = Promise<{ List: ComponentType; Detail: ComponentType }>;
const screensOf = (kind: TradeKind, load: () => Screens): Screen[] => [
  {
    path: refundLists[kind],
    call: `refunds${trades[kind].name}.list`,
    messages,
    load: () => load().then(({ List }) => ({ default: List })),
  },
  {
    path: refundDetails[kind],
    parent: refundLists[kind],
    call: `refunds${trades[kind].name}.get`,
    messages,
    load: () => load().then(({ Detail }) => ({ default: Detail })),
  },
];

export const screens: Screen[] = [
  ...screensOf('place', () => import('./PlaceRefunds.tsx')),
  ...screensOf('hotel', () => import('./HotelRefunds.tsx')),
  ...screensOf('house', () => import('./HouseRefunds.tsx')),
];
