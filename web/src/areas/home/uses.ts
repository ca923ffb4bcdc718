import { one, type ScreenUse } from '../../domain/testing/uses.ts';
import kit from '../../locales/zh/kit.ts';
import orders from '../../locales/zh/orders.ts';

/** On the board of the front desk, which only users of merchants have. */
const deskMoves = ['checkIn', 'checkOut', 'changeRooms', 'noShow'] as const;

export const uses: ScreenUse[] = [
  {
    path: '/home',
    elements: (['ordersHotel', 'ordersHouse'] as const).flatMap((area) => [
      ...deskMoves.map((move) => ({
        ...one('row', orders.move[move], `${area}.${move}OfOwn`),
        action: move,
      })),
      { ...one('row', kit.number.reveal, `${area}.revealOfOwn`), action: 'reveal' },
    ]),
  },
];
