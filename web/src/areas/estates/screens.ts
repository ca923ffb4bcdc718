import { addProject, baseInfo, projectDetail, projectList } from '../../domain/estate/projectPaths.ts';
import type { Screen, TitledPath } from '../../kit/page/screen.ts';

const companyList: TitledPath = '/estate/project-company/company-list';

export const screens: Screen[] = [
  {
    path: projectList,
    call: 'estates.list',
    messages: ['estates'],
    load: () => import('./ProjectList.tsx'),
  },
  {
    path: projectDetail,
    parent: projectList,
    call: 'estates.get',
    messages: ['estates', 'estateRooms', 'estateParts', 'estateSands'],
    load: () => import('./ProjectDetail.tsx'),
  },
  {
    path: addProject,
    parent: projectList,
    call: 'estates.add',
    messages: ['estates'],
    load: () => import('./AddProject.tsx'),
  },
  {
    path: baseInfo,
    parent: projectDetail,
    call: 'estates.update',
    messages: ['estates'],
    load: () => import('./BaseInfo.tsx'),
  },
  {
    path: '/estate/project-manage/:id/add-estate-situation',
    parent: projectDetail,
    call: 'estates.updateSituation',
    messages: ['estates'],
    load: () => import('./Situation.tsx'),
  },
  {
    path: '/estate/project-manage/:id/add-sale-info',
    parent: projectDetail,
    call: 'estates.updateSaleInfo',
    messages: ['estates'],
    load: () => import('./SaleInfo.tsx'),
  },
  {
    path: companyList,
    call: 'estateCompanies.list',
    messages: ['estates', 'merchants'],
    load: () => import('./CompanyList.tsx'),
  },
  {
    path: '/estate/project-company/add',
    parent: companyList,
    call: 'estateCompanies.update',
    view: 'estateCompanies.get',
    messages: ['estates', 'merchants'],
    load: () => import('./CompanyEdit.tsx'),
  },
];
