import { rightsOver } from '#contracts/rights/rights.ts';
import type { Screen, TitledPath } from '../../kit/page/screen.ts';

const list: TitledPath = '/merchant/scenic/resorts/list';

export const screens: Screen[] = [
  {
    path: list,
    rights: rightsOver('view', 'MerchantPlace'),
    messages: ['resorts', 'products'],
    load: () => import('./ResortList.tsx'),
  },
  {
    path: '/merchant/scenic/resorts/add',
    parent: list,
    rights: rightsOver('manage', 'MerchantPlace'),
    messages: ['resorts'],
    load: () => import('./ResortEdit.tsx'),
  },
];
