import type { Namespace } from '../../i18n.ts';
import type { Screen, TitledPath } from '../../kit/page/screen.ts';
import { manageHotels, manageRooms, viewHotels, viewRooms } from './paths.ts';

const hotelList: TitledPath = '/merchant/hotel/hotels/list';
const roomList: TitledPath = '/merchant/hotel/rooms/list';
/** Why one cannot be removed may be its products. */
const messages: Namespace[] = ['hotels', 'stays', 'products'];

export const screens: Screen[] = [
  { path: hotelList, rights: viewHotels, messages, load: () => import('./HotelList.tsx') },
  {
    path: '/merchant/hotel/hotels/add',
    parent: hotelList,
    rights: manageHotels,
    messages,
    load: () => import('./HotelEdit.tsx'),
  },
  { path: roomList, rights: viewRooms, messages, load: () => import('./HotelRoomList.tsx') },
  {
    path: '/merchant/hotel/rooms/add',
    parent: roomList,
    rights: manageRooms,
    messages,
    load: () => import('./HotelRoomEdit.tsx'),
  },
];
