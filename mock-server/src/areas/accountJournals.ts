import type {
  accountJournals as calls,
  AccountJournal as ShownJournal,
} from '#contracts/areas/accountJournals.ts';
import { maskMobile } from '#contracts/forms/masks.ts';
import type { AccountJournal } from '../finance/accounts.ts';
import { balancesByDay } from '../finance/dayBalances.ts';
import { journalColumnsOf } from '../finance/journalColumns.ts';
import type { Context, Handlers } from '../records/context.ts';
import { notFound } from '../records/fail.ts';

/** The journal of the accounts of members (domain design, sections 13.2 and 13.3): it can only be read. */

function shown({ store }: Context, row: AccountJournal): ShownJournal {
  const { memberNo = '', name = '', mobile = '' } = store.members.get(row.memberId) ?? {};
  return { ...row, memberNo, memberName: name, memberMobile: maskMobile(mobile) };
}

export const accountJournals: Handlers<typeof calls> = {
  list({ query }, context) {
    const { count, list } = journalColumnsOf(context.store).page(query);
    return { count, list: list.map((row) => shown(context, row)) };
  },
  sum: ({ query }, { store }) => journalColumnsOf(store).sum(query),
  byDay({ query: { memberId, startDate, endDate } }, { store }) {
    if (!store.members.get(memberId)) notFound();
    return balancesByDay(store, memberId, startDate, endDate);
  },
};
