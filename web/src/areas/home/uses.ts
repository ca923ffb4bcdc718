import { one, type ScreenUse } from '../../domain/testing/uses.ts';
import orders from '../../locales/zh/orders.ts';

/** On the board of the front desk, which only users of merchants have. */
const deskMoves = ['checkIn', 'checkOut', 'noShow'] as const;

export const uses: ScreenUse[] = [
  {
    path: '/home',
    elements: deskMoves.flatMap((move) =>
      (['ordersHotel', 'ordersHouse'] as const).map((area) => ({
        ...one('row', orders.move[move], `${area}.${move}OfOwn`),
        action: move,
      })),
    ),
  },
];
