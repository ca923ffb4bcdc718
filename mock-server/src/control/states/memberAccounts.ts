import { addDays } from '#contracts/days.ts';
import { accountState, adjustDirection, sendPlanStatus } from '#contracts/enums/finance.ts';
import { adjustAccount, lockAccount } from '../../finance/accountMoves.ts';
import { accountOf } from '../../finance/accounts.ts';
import { bySystem } from '../../records/operators.ts';
import { todayOf } from '../../store/today.ts';
import type { Mock } from '../../wire/mock.ts';
import { ControlError } from '../controlError.ts';
import { planIn } from './incomeSetup.ts';
import { type AnyState, contextOf, none, nothing, state } from './providerState.ts';

/** Accounts of members, what is in them, and what stands against changing them. */

const balance = 100_000;

/** A member who has exactly this balance, by one change. */
function withBalance(mock: Mock) {
  const { store } = mock;
  const member = store.members.all().find(({ id }) => !store.memberAccounts.first('memberId', id));
  if (!member) throw new ControlError(400, 'The seed has no member whose account was never changed.');
  const form = { direction: adjustDirection.increase, amount: balance, reason: '门店充值，已核对收款' };
  const { journalNo } = adjustAccount(contextOf(mock), member.id, form, bySystem);
  const today = todayOf(mock.clock);
  return {
    ...{ memberId: member.id, memberName: member.name, journalNo, today },
    yesterday: addDays(today, -1),
    version: accountOf(store, member.id).version,
    aboveBalance: balance + 1,
  };
}

const lockedBy = (lock: 0 | 1) => (mock: Mock) => {
  const values = withBalance(mock);
  const { locked } = accountOf(mock.store, values.memberId);
  if (locked !== lock) lockAccount(contextOf(mock), values.memberId, lock, '核实身份', bySystem);
  return values;
};

export const memberAccountStates: Record<string, AnyState> = {
  'a member has a balance': state(nothing, none, withBalance),
  'an account is locked': state(nothing, none, lockedBy(accountState.locked)),
  'an account is not locked': state(nothing, none, lockedBy(accountState.normal)),
  // The version is that from before: what the slower clerk still has on his screen.
  'an account was changed by somebody else': state(nothing, none, (mock) => {
    const values = withBalance(mock);
    const form = { direction: adjustDirection.increase, amount: 1, reason: '补足尾差一分钱' };
    adjustAccount(contextOf(mock), values.memberId, form, bySystem);
    return values;
  }),
  'a change of an account refers to a record': state(nothing, none, ({ store }) => {
    const row = store.accountJournals.all().find(({ refNo }) => refNo !== '');
    if (!row) throw new ControlError(400, 'The seed has no change of an account that refers to a record.');
    return { memberId: row.memberId, refNo: row.refNo };
  }),
  // As no call can do it: the amount of a plan that was sent is another one than its row of the journal says.
  'a record differs from the journal': state(nothing, none, (mock) => {
    const { id, planNo, memberId, amount } = planIn(mock, sendPlanStatus.sent);
    mock.store.sendPlans.note(id, { amount: amount + 1 });
    return { id, planNo, memberId, today: todayOf(mock.clock) };
  }),
};
