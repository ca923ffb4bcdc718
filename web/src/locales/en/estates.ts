import type { Translated } from '../messages.ts';
import type zh from '../zh/estates.ts';

export default {
  sentences: {
    companyNameTaken: 'A company with this name already exists',
    companyInUse: 'The company has projects or accounts and cannot be deleted',
  },
  labels: {
    companyName: 'company name',
    shortName: 'short name',
    cooperationStart: 'start of cooperation',
    cooperationEnd: 'end of cooperation',
    estateCount: 'projects',
    userCount: 'accounts',
  },
  companyDetail: 'Company',
  cooperation: 'Cooperation',
  disablesCompany: 'Its projects can no longer be chosen and its users cannot sign in',
} satisfies Translated<typeof zh>;
