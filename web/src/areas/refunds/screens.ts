import type { ComponentType } from 'react';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { refundDetails, refundLists } from '../../domain/trade/tradePaths.ts';
import type { Namespace } from '../../i18n.ts';
import type { Screen } from '../../kit/page/screen.ts';
import { viewRefunds } from './paths.ts';

const messages: Namespace[] = ['refunds', 'orders', 'products', 'trade'];

type Screens = Promise<{ List: ComponentType; Detail: ComponentType }>;
const screensOf = (kind: TradeKind, load: () => Screens): Screen[] => [
  {
    path: refundLists[kind],
    rights: viewRefunds(kind),
    messages,
    load: () => load().then(({ List }) => ({ default: List })),
  },
  {
    path: refundDetails[kind],
    parent: refundLists[kind],
    rights: viewRefunds(kind),
    messages,
    load: () => load().then(({ Detail }) => ({ default: Detail })),
  },
];

export const screens: Screen[] = [
  ...screensOf('place', () => import('./PlaceRefunds.tsx')),
  ...screensOf('hotel', () => import('./HotelRefunds.tsx')),
  ...screensOf('house', () => import('./HouseRefunds.tsx')),
];
