import type { Screen, TitledPath } from '../../kit/page/screen.ts';

const companyList: TitledPath = '/estate/project-company/company-list';

export const screens: Screen[] = [
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
    messages: ['estates', 'merchants'],
    load: () => import('./CompanyEdit.tsx'),
  },
];
