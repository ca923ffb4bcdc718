import type { Screen, TitledPath } from '../../kit/page/screen.ts';
import { manageMinsus, manageRooms, viewMinsus, viewRooms } from './paths.ts';

const minsuList: TitledPath = '/merchant/homestay/homestays/list';
const roomList: TitledPath = '/merchant/homestay/rooms/list';

export const screens: Screen[] = [
  {
    path: minsuList,
    rights: viewMinsus,
    messages: ['minsus', 'stays', 'products'],
    load: () => import('./MinsuList.tsx'),
  },
  {
    path: '/merchant/homestay/homestays/add',
    parent: minsuList,
    rights: manageMinsus,
    // The facilities and ways of paying are those of hotels.
    messages: ['minsus', 'stays', 'hotels', 'products'],
    load: () => import('./MinsuEdit.tsx'),
  },
  {
    path: roomList,
    rights: viewRooms,
    messages: ['minsus', 'stays', 'products'],
    load: () => import('./MinsuRoomList.tsx'),
  },
  {
    path: '/merchant/homestay/rooms/add',
    parent: roomList,
    rights: manageRooms,
    messages: ['minsus', 'stays', 'products'],
    load: () => import('./MinsuRoomEdit.tsx'),
  },
];
