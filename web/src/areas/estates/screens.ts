import type { RightName } from '#contracts/rights/rights.ts';
import type { Screen, TitledPath } from '../../kit/page/screen.ts';

const companyList: TitledPath = '/estate/project-company/company-list';
const viewCompanies: RightName[] = ['viewEstateCompany', 'viewSingleEstateCompany'];
const manageCompanies: RightName[] = ['manageEstateCompany', 'manageSingleEstateCompany'];

export const screens: Screen[] = [
  {
    path: companyList,
    rights: viewCompanies,
    messages: ['estates', 'merchants'],
    load: () => import('./CompanyList.tsx'),
  },
  {
    path: '/estate/project-company/add',
    parent: companyList,
    rights: manageCompanies,
    messages: ['estates', 'merchants'],
    load: () => import('./CompanyEdit.tsx'),
  },
];
