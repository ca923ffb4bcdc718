import { accountJournal, reconciliation } from '../../domain/finance/accountPaths.ts';
import type { Screen } from '../../kit/page/screen.ts';

export const screens: Screen[] = [
  {
    path: reconciliation,
    parent: accountJournal,
    call: 'reconciliations.get',
    messages: ['reconciliations', 'memberAccounts', 'members', 'orders'],
    load: () => import('./Reconciliation.tsx'),
  },
];
