import { link, ordering, records, type ScreenUse } from '../../domain/testing/uses.ts';
import menu from '../../locales/zh/menu.ts';

export const uses: ScreenUse[] = records(
  '/merchant/scenic/resorts/list',
  '/merchant/scenic/resorts/add',
  'resorts',
  [ordering('resorts.update'), link(menu['/product/place'], '/product/place/list')],
);
