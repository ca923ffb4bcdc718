import {
  accountJournal,
  accountList,
  fundChanges,
  pointDetail,
  pointList,
} from '../../domain/finance/accountPaths.ts';
import type { Namespace } from '../../i18n.ts';
import type { Screen } from '../../kit/page/screen.ts';

const messages: Namespace[] = ['memberAccounts', 'members', 'orders'];

export const screens: Screen[] = [
  { path: accountList, call: 'memberAccounts.list', messages, load: () => import('./AccountList.tsx') },
  {
    path: fundChanges,
    parent: accountList,
    call: 'memberAccounts.get',
    messages,
    load: () => import('./FundChanges.tsx'),
  },
  { path: accountJournal, call: 'accountJournals.list', messages, load: () => import('./JournalList.tsx') },
  { path: pointList, call: 'memberPoints.list', messages, load: () => import('./PointList.tsx') },
  {
    path: pointDetail,
    parent: pointList,
    call: 'memberPoints.get',
    messages,
    load: () => import('./PointDetail.tsx'),
  },
];
