import { roomForms, roomLists, venueForms, venueLists } from '../../domain/trade/tradePaths.ts';
import type { Namespace } from '../../i18n.ts';
import type { Screen } from '../../kit/page/screen.ts';

const messages: Namespace[] = ['minsus', 'stays', 'products', 'trade'];

export const screens: Screen[] = [
  {
    path: venueLists.house,
    call: 'minsus.list',
    messages,
    load: () => import('./MinsuList.tsx'),
  },
  {
    path: venueForms.house,
    parent: venueLists.house,
    call: 'minsus.update',
    view: 'minsus.get',
    // The names of facilities and ways of payment stand in the messages of hotels.
    messages: [...messages, 'hotels'],
    load: () => import('./MinsuEdit.tsx'),
  },
  {
    path: roomLists.house,
    call: 'minsuRooms.list',
    messages,
    load: () => import('./MinsuRoomList.tsx'),
  },
  {
    path: roomForms.house,
    parent: roomLists.house,
    call: 'minsuRooms.update',
    view: 'minsuRooms.get',
    messages,
    load: () => import('./MinsuRoomEdit.tsx'),
  },
];
