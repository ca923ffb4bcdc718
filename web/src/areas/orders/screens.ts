import { type TradeKind, trades } from '#contracts/trade/trade.ts';
import { orderDetails, orderLists } from '../../domain/trade/tradePaths.ts';
import type { Namespace } from '../../i18n.ts';
import type { Screen } from '../../kit/page/screen.ts';

const messages: Namespace[] = ['orders', 'refunds', 'products', 'trade', 'memberFriends'];

type Load = Screen['load'];
const screensOf = (kind: TradeKind, list: Load, detail: Load): Screen[] => [
  {
    path: orderLists[kind],
    call: `orders${trades[kind].name}.list`,
    addDialog: { call: `orders${trades[kind].name}.add`, query: 'order=add' },
    messages,
    load: list,
  },
  {
    path: orderDetails[kind],
    parent: orderLists[kind],
    call: `orders${trades[kind].name}.get`,
    messages,
    load: detail,
  },
];

/** The front desk's board, which the home page shows. */
export const desk = { messages, load: () => import('./Desk.tsx') };

export const screens: Screen[] = [
  ...screensOf(
    'place',
    () => import('./PlaceOrderList.tsx'),
    () => import('./PlaceOrderDetail.tsx'),
  ),
  ...screensOf(
    'hotel',
    () => import('./HotelOrderList.tsx'),
    () => import('./HotelOrderDetail.tsx'),
  ),
  ...screensOf(
    'house',
    () => import('./HouseOrderList.tsx'),
    () => import('./HouseOrderDetail.tsx'),
  ),
];
