import { link, ordering, records, type ScreenUse } from '../../domain/testing/uses.ts';
import hotels from '../../locales/zh/hotels.ts';
import menu from '../../locales/zh/menu.ts';

export const uses: ScreenUse[] = [
  ...records('/merchant/hotel/hotels/list', '/merchant/hotel/hotels/add', 'hotels', [
    ordering('hotels.update'),
    link(hotels.roomTypes, '/merchant/hotel/rooms/list'),
    link(menu['/product'], '/product/hotel/list'),
  ]),
  ...records('/merchant/hotel/rooms/list', '/merchant/hotel/rooms/add', 'hotelRooms', [
    ordering('hotelRooms.update'),
  ]),
];
