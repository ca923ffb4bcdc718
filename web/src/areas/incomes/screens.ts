import { incomeDetail, incomeList, sendPlanDetail, sendPlanList } from '../../domain/finance/financePaths.ts';
import type { Namespace } from '../../i18n.ts';
import type { Screen } from '../../kit/page/screen.ts';

const messages: Namespace[] = ['incomes', 'orders', 'estates', 'members', 'memberAccounts'];

export const screens: Screen[] = [
  {
    path: incomeList,
    call: 'incomeRecords.list',
    messages: [...messages, 'refunds'],
    load: () => import('./IncomeList.tsx'),
  },
  {
    path: incomeDetail,
    parent: incomeList,
    call: 'incomeRecords.get',
    messages,
    load: () => import('./IncomeDetail.tsx'),
  },
  { path: sendPlanList, call: 'sendPlans.list', messages, load: () => import('./SendPlanList.tsx') },
  {
    path: sendPlanDetail,
    parent: sendPlanList,
    call: 'sendPlans.get',
    messages,
    load: () => import('./SendPlanDetail.tsx'),
  },
];
