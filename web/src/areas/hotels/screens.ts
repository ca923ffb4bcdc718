import { roomForms, roomLists, venueForms, venueLists } from '../../domain/trade/tradePaths.ts';
import type { Namespace } from '../../i18n.ts';
import type { Screen } from '../../kit/page/screen.ts';

/** `products` is needed for the message that a record cannot be removed because it has products. */
const messages: Namespace[] = ['hotels', 'stays', 'products', 'trade'];

export const screens: Screen[] = [
  {
    path: venueLists.hotel,
    call: 'hotels.list',
    messages,
    load: () => import('./HotelList.tsx'),
  },
  {
    path: venueForms.hotel,
    parent: venueLists.hotel,
    call: 'hotels.update',
    view: 'hotels.get',
    messages,
    load: () => import('./HotelEdit.tsx'),
  },
  {
    path: roomLists.hotel,
    call: 'hotelRooms.list',
    messages,
    load: () => import('./HotelRoomList.tsx'),
  },
  {
    path: roomForms.hotel,
    parent: roomLists.hotel,
    call: 'hotelRooms.update',
    view: 'hotelRooms.get',
    messages,
    load: () => import('./HotelRoomEdit.tsx'),
  },
];
