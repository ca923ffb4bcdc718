import { withdrawDetail, withdrawList } from '../../domain/finance/withdrawPaths.ts';
import type { Namespace } from '../../i18n.ts';
import type { Screen } from '../../kit/page/screen.ts';

const messages: Namespace[] = ['withdraws', 'refunds', 'orders', 'members', 'memberAccounts'];

export const screens: Screen[] = [
  {
    path: withdrawList,
    call: 'withdraws.list',
    messages,
    load: () => import('./WithdrawList.tsx'),
  },
  {
    path: withdrawDetail,
    parent: withdrawList,
    call: 'withdraws.get',
    messages,
    load: () => import('./WithdrawDetail.tsx'),
  },
];
