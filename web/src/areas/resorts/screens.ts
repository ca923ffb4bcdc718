import { rightsOver } from '#contracts/rights/rights.ts';
import { placeForms, placeLists } from '../../domain/trade/tradePaths.ts';
import type { Screen } from '../../kit/page/screen.ts';

export const screens: Screen[] = [
  {
    path: placeLists.place,
    rights: rightsOver('view', 'MerchantPlace'),
    messages: ['resorts', 'products'],
    load: () => import('./ResortList.tsx'),
  },
  {
    path: placeForms.place,
    parent: placeLists.place,
    rights: rightsOver('manage', 'MerchantPlace'),
    messages: ['resorts', 'products'],
    load: () => import('./ResortEdit.tsx'),
  },
];
