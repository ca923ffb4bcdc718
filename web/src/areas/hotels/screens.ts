import { rightsOver } from '#contracts/rights/rights.ts';
import { placeForms, placeLists, roomForms, roomLists } from '../../domain/trade/tradePaths.ts';
import type { Namespace } from '../../i18n.ts';
import type { Screen } from '../../kit/page/screen.ts';

/** `products` is needed for the message that a record cannot be removed because it has products. */
const messages: Namespace[] = ['hotels', 'stays', 'products'];

export const screens: Screen[] = [
  {
    path: placeLists.hotel,
    rights: rightsOver('view', 'MerchantHotel'),
    messages,
    load: () => import('./HotelList.tsx'),
  },
  {
    path: placeForms.hotel,
    parent: placeLists.hotel,
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
