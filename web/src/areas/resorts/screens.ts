import { rightsOver } from '#contracts/rights/rights.ts';
import { venueForms, venueLists } from '../../domain/trade/tradePaths.ts';
import type { Screen } from '../../kit/page/screen.ts';

export const screens: Screen[] = [
  {
    path: venueLists.place,
    rights: rightsOver('view', 'MerchantPlace'),
    messages: ['resorts', 'products'],
    load: () => import('./ResortList.tsx'),
  },
  {
    path: venueForms.place,
    parent: venueLists.place,
    rights: rightsOver('manage', 'MerchantPlace'),
    messages: ['resorts', 'products'],
    load: () => import('./ResortEdit.tsx'),
  },
];
