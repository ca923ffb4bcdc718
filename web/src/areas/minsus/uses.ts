import { link, ordering, records, type ScreenUse } from '../../domain/testing/uses.ts';
import menu from '../../locales/zh/menu.ts';
import minsus from '../../locales/zh/minsus.ts';

export const uses: ScreenUse[] = [
  ...records('/merchant/homestay/homestays/list', '/merchant/homestay/homestays/add', 'minsus', [
    ordering('minsus.update'),
    link(minsus.rooms, '/merchant/homestay/rooms/list'),
    link(menu['/product'], '/product/house/list'),
  ]),
  ...records('/merchant/homestay/rooms/list', '/merchant/homestay/rooms/add', 'minsuRooms', [
    ordering('minsuRooms.update'),
  ]),
];
