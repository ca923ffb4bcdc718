import { sectionPaths } from '../../domain/estate/projectPaths.ts';
import {
  link,
  list,
  one,
  ordering,
  records,
  type ScreenUse,
  shows,
  type UsedCall,
} from '../../domain/testing/uses.ts';
import type { TitledPath } from '../../kit/page/screen.ts';
import common from '../../locales/zh/common.ts';
import estates from '../../locales/zh/estates.ts';
import menu from '../../locales/zh/menu.ts';

const addProject = '/estate/project-manage/add-base-info';
const detail: TitledPath = '/estate/project-manage/:id/project-detail';
const form = (path: TitledPath, call: UsedCall): ScreenUse => ({
  path,
  elements: [one('form', common.confirm, call)],
});

export const uses: ScreenUse[] = [
  list('/estate/project-manage/project-list', 'estates', menu[addProject], [
    ordering('estates.updateOrdering'),
    link(common.detail, detail),
    ...sectionPaths.map(([section, path]) => link(estates.codes.estateSection[section], path)),
  ]),
  {
    path: detail,
    elements: [one('page', common.edit, 'estates.update')],
  },
  form(addProject, 'estates.add'),
  form('/estate/project-manage/:id/add-base-info', 'estates.update'),
  form('/estate/project-manage/:id/add-estate-situation', 'estates.updateSituation'),
  form('/estate/project-manage/:id/add-sale-info', 'estates.updateSaleInfo'),
  ...records('/estate/project-company/company-list', '/estate/project-company/add', 'estateCompanies', [
    shows(common.detail, 'estateCompanies.get'),
  ]),
];
