import type { Faker } from '@faker-js/faker';
import { incomeType } from '#contracts/enums/finance.ts';
import { orderStatus } from '#contracts/enums/orders.ts';
import { hundredths } from '#contracts/hundredths.ts';
import { reportIncome } from '../finance/reported.ts';
import type { Context } from '../records/context.ts';

/** What simulated systems report of members' incomes. Sending stays with staff. */

/** Rewards for bringing friends, and rebates of 2% of orders that are done. */
export function anIncomeIsReported(context: Context, { helpers, number, datatype }: Faker): void {
  const { store } = context;
  const members = store.members.all();
  if (members.length === 0) return;
  const done = store.orders.by('status', orderStatus.done).filter(({ payPrice }) => payPrice >= 5_000);
  if (done.length === 0 || datatype.boolean()) {
    const friends = number.int({ min: 1, max: 5 });
    const terms = { type: incomeType.invitation, amount: friends * 10_000 };
    reportIncome(context, helpers.arrayElement(members), { ...terms, basis: `推荐${friends}位好友注册` });
    return;
  }
  const order = helpers.arrayElement(done);
  const member = store.members.get(order.memberId);
  const rebate = { type: incomeType.rebate, amount: Math.floor((order.payPrice * 2) / 100), order };
  if (member)
    reportIncome(context, member, { ...rebate, basis: `订单实付${hundredths(order.payPrice)}元×2%` });
}
