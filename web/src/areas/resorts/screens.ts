import type { Screen, TitledPath } from '../../kit/screen.ts';

const list: TitledPath = '/merchant/scenic/resorts/list';

export const screens: Screen[] = [
  {
    path: list,
    rights: ['viewMerchantPlace', 'viewSingleMerchantPlace', 'viewRelatedMerchantPlace'],
    messages: ['resorts', 'products'],
    load: () => import('./ResortList.tsx'),
  },
  {
    path: '/merchant/scenic/resorts/add',
    parent: list,
    rights: ['manageMerchantPlace', 'manageSingleMerchantPlace', 'manageRelatedMerchantPlace'],
    messages: ['resorts'],
    load: () => import('./ResortEdit.tsx'),
  },
];
