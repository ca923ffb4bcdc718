import { mostJournals, type ReconciliationJournal } from '#contracts/areas/reconciliations.ts';
import type { Store } from '../store/store.ts';
import type { AccountJournal } from './accounts.ts';

/** Rows of the journal as a difference names them; the first ones where there are more than it may name. */
export const shownJournals = (store: Store, rows: readonly AccountJournal[]): ReconciliationJournal[] =>
  rows
    .slice(0, mostJournals)
    .map(({ id, journalNo, memberId, change, frozenChange, balanceAfter, frozenAfter, createTime }) => ({
      ...{ id, journalNo, memberId, memberName: store.members.get(memberId)?.name ?? '' },
      ...{ change, frozenChange, balanceAfter, frozenAfter, createTime },
    }));
