import { rightsOver } from '#contracts/rights/rights.ts';
import { roomForms, roomLists, venueForms, venueLists } from '../../domain/trade/tradePaths.ts';
import type { Namespace } from '../../i18n.ts';
import type { Screen } from '../../kit/page/screen.ts';

/** `products` is needed for the message that a record cannot be removed because it has products. */
const messages: Namespace[] = ['hotels', 'stays', 'products'];

export const screens: Screen[] = [
  {
    path: venueLists.hotel,
    rights: rightsOver('view', 'MerchantHotel'),
    messages,
    load: () => import('./HotelList.tsx'),
  },
  {
    path: venueForms.hotel,
    parent: venueLists.hotel,
    rights: rightsOver('manage', 'MerchantHotel'),
    messages,
    load: () => import('./HotelEdit.tsx'),
  },
  {
    path: roomLists.hotel,
    rights: rightsOver('view', 'MerchantHotelRoom'),
    messages,
    load: () => import('./HotelRoomList.tsx'),
  },
  {
    path: roomForms.hotel,
    parent: roomLists.hotel,
    rights: rightsOver('manage', 'MerchantHotelRoom'),
    messages,
    load: () => import('./HotelRoomEdit.tsx'),
  },
];
