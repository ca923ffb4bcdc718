import type { Screen, TitledPath } from '../../kit/page/screen.ts';

const manage = '/merchant/manage/setting';
const list: TitledPath = `${manage}/list`;
const details: TitledPath = `${manage}/details`;

export const screens: Screen[] = [
  {
    path: list,
    call: 'merchants.list',
    ofOwn: details,
    messages: ['merchants', 'trade'],
    load: () => import('./MerchantList.tsx'),
  },
  {
    path: `${manage}/add`,
    parent: list,
    call: 'merchants.update',
    messages: ['merchants', 'trade'],
    load: () => import('./MerchantEdit.tsx'),
  },
  {
    path: details,
    parent: list,
    call: 'merchants.get',
    messages: ['merchants', 'accounts', 'products'],
    load: () => import('./MerchantDetails.tsx'),
  },
  {
    path: `${manage}/classify`,
    call: 'merchantCategories.list',
    messages: ['merchants'],
    load: () => import('./MerchantCategories.tsx'),
  },
];
