import type { ReconciliationDifference as Difference } from '#contracts/areas/reconciliations.ts';
import { differenceKind, journalSource, journalType } from '#contracts/enums/finance.ts';
import type { Store } from '../store/store.ts';
import { type AccountJournal, accountOf } from './accounts.ts';
import { shownJournals } from './differenceJournals.ts';

/** Accounts against the whole of their journal (对账); they belong to no span of days. */

interface Wrong {
  row: AccountJournal;
  due: { balance: number; frozen: number };
}

/** What an account should have by the changes of its journal, and the first of its rows that says something else. Cents. */
function walked(rows: readonly AccountJournal[]) {
  let [balance, frozen] = [0, 0];
  let wrong: Wrong | undefined;
  for (const row of rows) {
    balance += row.change;
    frozen += row.frozenChange;
    if (balance !== row.balanceAfter || frozen !== row.frozenAfter)
      wrong ??= { row, due: { balance, frozen } };
  }
  return { balance, frozen, wrong };
}

/** An account against its journal, which has no row where the account was never changed. */
function ofAccount(store: Store, memberId: string, rows: readonly AccountJournal[]): Difference[] {
  const account = accountOf(store, memberId);
  const { balance, frozen, wrong } = walked(rows);
  if (!wrong && account.balance === balance && account.frozen === frozen) return [];
  const last = rows.at(-1);
  return [
    {
      id: `account-${memberId}`,
      kind: differenceKind.balance,
      type: last?.type ?? journalType.added,
      memberId,
      memberName: store.members.get(memberId)?.name ?? '',
      ...{ refType: journalSource.none, refId: '', refNo: '' },
      journalAmount: balance + frozen,
      recordAmount: account.balance + account.frozen,
      time: last?.createTime ?? account.updateTime,
      journals: shownJournals(store, wrong ? [wrong.row] : []),
      account: {
        ...{ balance: account.balance, frozen: account.frozen },
        ...{ journalBalance: balance, journalFrozen: frozen },
        ...{ dueBalance: wrong?.due.balance ?? null, dueFrozen: wrong?.due.frozen ?? null },
      },
    },
  ];
}

export function accountDifferences(store: Store): Difference[] {
  const rowsOf = Map.groupBy(store.accountJournals.all(), ({ memberId }) => memberId);
  const members = new Set([...rowsOf.keys(), ...store.memberAccounts.all().map(({ memberId }) => memberId)]);
  return [...members].flatMap((memberId) => ofAccount(store, memberId, rowsOf.get(memberId) ?? []));
}
