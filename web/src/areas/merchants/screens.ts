import type { RightName } from '#contracts/rights/rights.ts';
import type { Screen, TitledPath } from '../../kit/page/screen.ts';

const manage = '/merchant/manage/setting';
const list: TitledPath = `${manage}/list`;
const own: RightName[] = ['viewMerchant', 'viewSingleMerchant'];

export const screens: Screen[] = [
  { path: list, rights: own, messages: ['merchants'], load: () => import('./MerchantList.tsx') },
  {
    path: `${manage}/add`,
    parent: list,
    rights: ['manageMerchant', 'manageSingleMerchant'],
    messages: ['merchants'],
    load: () => import('./MerchantEdit.tsx'),
  },
  {
    path: `${manage}/details`,
    parent: list,
    rights: own,
    messages: ['merchants', 'accounts', 'products'],
    load: () => import('./MerchantDetails.tsx'),
  },
  {
    path: `${manage}/classify`,
    rights: ['viewMerchantCategory'],
    messages: ['merchants'],
    load: () => import('./MerchantCategories.tsx'),
  },
];
