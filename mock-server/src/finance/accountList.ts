import type {
  AccountRow,
  memberAccounts as calls,
  Account as ShownAccount,
} from '#contracts/areas/memberAccounts.ts';
import { maskMobile } from '#contracts/forms/masks.ts';
import { never } from '#contracts/wireTime.ts';
import { byNameOrNumber } from '../members/memberSearch.ts';
import { sumMembers } from '../members/sumMembers.ts';
import { nameOf } from '../records/checks.ts';
import type { Context, Handlers } from '../records/context.ts';
import { inTurn, orderBy } from '../records/orderBy.ts';
import { platform, reachOf } from '../records/reach.ts';
import { rowTest } from '../records/rowTest.ts';
import type { StoredMember } from '../store/memberRows.ts';
import type { Store } from '../store/store.ts';
import { accountOf, untouched } from './accounts.ts';

/** Accounts of members as the list and the page show them (domain design, section 13.1): every member has one. */

type Query = Parameters<Handlers<typeof calls>['list']>[0]['query'];
type Filters = Parameters<Handlers<typeof calls>['sum']>[0]['query'];
type Member = Readonly<StoredMember>;

/** Shows members of one call, for which the rights of the caller are looked up once. */
export function accountRows(context: Context): (member: Member) => AccountRow {
  const { store } = context;
  const mayManage = reachOf(context, 'Account', 'manage')(platform);
  return (member) => {
    const { balance, frozen, totalIncome, totalWithdraw, totalPay, locked, changeTime } = accountOf(
      store,
      member.id,
    );
    return {
      id: member.id,
      memberNo: member.memberNo,
      memberName: member.name,
      memberMobile: maskMobile(member.mobile),
      gradeName: nameOf(store.memberGrades, member.gradeId),
      ...{ balance, frozen, totalIncome, totalWithdraw, totalPay, locked },
      changeTime: changeTime || never,
      actions: mayManage ? ['adjust', locked === 1 ? 'unlock' : 'lock'] : [],
    };
  };
}

export function accountRecord(context: Context, member: Member): ShownAccount {
  const { lockReason, version, logs } = accountOf(context.store, member.id);
  return { ...accountRows(context)(member), lockReason, version, logs: [...logs].reverse() };
}

/** The amounts of members without making an account for whoever has none; for a look at many. */
const amountsIn =
  ({ memberAccounts }: Store) =>
  ({ id }: Member) =>
    memberAccounts.first('memberId', id) ?? untouched;

function matching({ store }: Context, { keyword = '', gradeId, balanceMin, balanceMax, locked }: Filters) {
  const of = amountsIn(store);
  return rowTest<Member>([
    [gradeId, (member) => member.gradeId === gradeId],
    [balanceMin, (member) => of(member).balance >= (balanceMin ?? 0)],
    [balanceMax, (member) => of(member).balance <= (balanceMax ?? 0)],
    [locked, (member) => of(member).locked === locked],
    [keyword, byNameOrNumber(keyword)],
  ]);
}

/** Those that were changed last come first, and of those that never were the newest members; so do those that are equal in a column. */
export function accountPage(context: Context, query: Query) {
  const { sort = 'changeTime', direction = 'desc', offset, limit } = query;
  const of = amountsIn(context.store);
  const order = inTurn<Member>(
    orderBy((member) => of(member)[sort], direction),
    orderBy((member) => of(member).changeTime, 'desc'),
  );
  return context.store.members.list({ where: matching(context, query), order, offset, limit });
}

export function sumAccounts(context: Context, filters: Filters) {
  const of = amountsIn(context.store);
  return sumMembers(context.store, matching(context, filters), {
    balance: (member) => of(member).balance,
    frozen: (member) => of(member).frozen,
  });
}
