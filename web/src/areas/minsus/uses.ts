import { link, records, type ScreenUse } from '../../domain/testing/uses.ts';
import menu from '../../locales/zh/menu.ts';
import minsus from '../../locales/zh/minsus.ts';

export const uses: ScreenUse[] = [
  ...records('/merchant/homestay/homestays/list', '/merchant/homestay/homestays/add', 'minsus', [
    link(minsus.rooms, '/merchant/homestay/rooms/list'),
    link(menu['/product'], '/product/house/list'),
  ]),
  ...records('/merchant/homestay/rooms/list', '/merchant/homestay/rooms/add', 'minsuRooms'),
];
