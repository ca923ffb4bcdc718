import { link, list, one, ordering, records, reveal, type ScreenUse } from '../../domain/testing/uses.ts';
import type { TitledPath } from '../../kit/page/screen.ts';
import common from '../../locales/zh/common.ts';
import merchants from '../../locales/zh/merchants.ts';

const merchantDetails: TitledPath = '/merchant/manage/setting/details';
export const uses: ScreenUse[] = [
  ...records('/merchant/manage/setting/list', '/merchant/manage/setting/add', 'merchants', [
    link(common.detail, merchantDetails),
    link(merchants.users, '/account/manage/user-list'),
  ]),
  {
    path: merchantDetails,
    elements: [one('page', common.edit, 'merchants.update'), reveal('merchants')],
  },
  list('/merchant/manage/setting/classify', 'merchantCategories', common.addCategory, [
    ordering('merchantCategories.update'),
  ]),
];
