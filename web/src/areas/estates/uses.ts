import { records, type ScreenUse } from '../../domain/testing/uses.ts';
import common from '../../locales/zh/common.ts';

export const uses: ScreenUse[] = records(
  '/estate/project-company/company-list',
  '/estate/project-company/add',
  'estateCompanies',
  [{ place: 'row', text: common.detail, call: 'estateCompanies.get' }],
);
