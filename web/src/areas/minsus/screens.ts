import { rightsOver } from '#contracts/rights/rights.ts';
import { roomForms, roomLists, venueForms, venueLists } from '../../domain/trade/tradePaths.ts';
import type { Namespace } from '../../i18n.ts';
import type { Screen } from '../../kit/page/screen.ts';

const messages: Namespace[] = ['minsus', 'stays', 'products'];

export const screens: Screen[] = [
  {
    path: venueLists.house,
    rights: rightsOver('view', 'MerchantHouse'),
    messages,
    load: () => import('./MinsuList.tsx'),
  },
  {
    path: venueForms.house,
    parent: venueLists.house,
    rights: rightsOver('manage', 'MerchantHouse'),
    // The names of facilities and ways of payment stand in the messages of hotels.
    messages: [...messages, 'hotels'],
    load: () => import('./MinsuEdit.tsx'),
  },
  {
    path: roomLists.house,
    rights: rightsOver('view', 'MerchantHouseRoom'),
    messages,
    load: () => import('./MinsuRoomList.tsx'),
  },
  {
    path: roomForms.house,
    parent: roomLists.house,
    rights: rightsOver('manage', 'MerchantHouseRoom'),
    messages,
    load: () => import('./MinsuRoomEdit.tsx'),
  },
];
