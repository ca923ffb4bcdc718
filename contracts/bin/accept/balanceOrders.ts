import { accountJournals } from '../../src/areas/accountJournals.ts';
import { incomeRecords } from '../../src/areas/incomeRecords.ts';
import { memberAccounts } from '../../src/areas/memberAccounts.ts';
import { incomeSource, incomeStatus, journalType, sendPlanStatus } from '../../src/enums/finance.ts';
import { payType, refundStatus } from '../../src/enums/orders.ts';
import { type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import { askedFor, partsOf } from './refundScenes.ts';
import { designRule, type Rule } from './rule.ts';
import { calls } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** Orders that were paid from the balance: what the account says of them, and what a refund brings back and takes away. */

const accountOf = (talk: Talk, id: string): Promise<Json> => talk.ok(memberAccounts.get, { params: { id } });

/** Gives parts of an order back; nobody waits for a channel. */
export async function refunded(talk: Talk, trade: TradeKind, order: Json, items: string[]): Promise<Json> {
  const { refunds } = calls[trade];
  const { id } = await talk.ok(refunds.add, askedFor(order, items));
  const refund = await talk.ok(refunds.execute, { params: { id } });
  talk.same('status of a refund to the balance', refund.status, refundStatus.done);
  return refund;
}

/** Each refund is in the balance, also of a locked account, and lowers what the member has paid in all. */
async function checkRefunds(talk: Talk, trade: TradeKind): Promise<void> {
  const { id, memberId } = await talk.state('an order was paid from the balance', { trade });
  const order = await talk.ok(calls[trade].orders.get, { params: { id } });
  const { payPrice, orderNo } = order;
  talk.same('how it was paid', order.payType, payType.balance);
  const { paid, refunded: back } = journalType;
  let { balance } = await accountOf(talk, memberId);
  let left = payPrice;
  const wanted: unknown[] = [[paid, -payPrice, balance, orderNo]];
  const expectAccount = async (what: string) => {
    const account = await accountOf(talk, memberId);
    talk.same(`balance and payments in all ${what}`, [account.balance, account.totalPay], [balance, left]);
    const { list } = await talk.ok(accountJournals.list, { query: { memberId, limit: 100 } });
    const rows = list.filter(({ type }: Json) => type === paid || type === back);
    talk.same(
      `rows of the journal ${what}`,
      rows.map(({ type, change, balanceAfter, refNo }: Json) => [type, change, balanceAfter, refNo]),
      wanted,
    );
  };
  await expectAccount('after it was paid');
  const body = { reason: '核实身份' };
  await talk.ok(memberAccounts.lock, { params: { id: memberId }, body });
  const parts = partsOf(order).map(({ key }) => key);
  for (const [what, items] of [
    ['after a part came back', parts.slice(-1)],
    ['after all came back', parts.slice(0, -1)],
  ] as const) {
    const { refundAmount, refundNo } = await refunded(talk, trade, order, [...items]);
    talk.holds('something comes back', refundAmount > 0, refundAmount);
    balance += refundAmount;
    left -= refundAmount;
    wanted.unshift([back, refundAmount, balance, refundNo]);
    await expectAccount(what);
  }
}

const { sent, cancelled } = sendPlanStatus;
/** Nobody is owed a rebate of an order that came back in full: the rest is cancelled, and what was sent is taken back. */
async function checkRebate(talk: Talk, trade: TradeKind): Promise<void> {
  const { id, memberId, incomeId } = await talk.state('a rebate of an order is being sent', { trade });
  const order = await talk.ok(calls[trade].orders.get, { params: { id } });
  const incomeOf = () => talk.ok(incomeRecords.get, { params: { id: incomeId } });
  const before = await incomeOf();
  talk.same('status of the rebate', before.status, incomeStatus.sending);
  talk.same(
    'the order that it is for',
    [before.sourceType, before.sourceId, before.sourceNo, before.ownerName],
    [incomeSource[`${trade}Order`], id, order.orderNo, order.resourceName],
  );
  const { balance } = await accountOf(talk, memberId);
  const parts = partsOf(order).map(({ key }) => key);
  const part = await refunded(talk, trade, order, parts.slice(-1));
  const { status, pendingAmount } = await incomeOf();
  talk.same(
    'status and rest of the rebate after a part came back',
    [status, pendingAmount],
    [before.status, before.pendingAmount],
  );
  const rest = await refunded(talk, trade, order, parts.slice(0, -1));
  const isWhole = part.refundAmount + rest.refundAmount === order.payPrice;
  if (!isWhole) return talk.skip('the order did not come back in full');
  const after = await incomeOf();
  const { sentAmount } = before;
  talk.same(
    'the rebate after all came back',
    [after.status, after.sentAmount, after.pendingAmount, after.takenBackAmount],
    [incomeStatus.voided, sentAmount, 0, sentAmount],
  );
  talk.same(
    'its plans',
    after.plans.map((one: Json) => one.status),
    before.plans.map((one: Json) => (one.status === sent ? sent : cancelled)),
  );
  const back = balance + order.payPrice - sentAmount;
  talk.same('balance after it', (await accountOf(talk, memberId)).balance, back);
}

export const balanceOrderRules = (): Rule[] =>
  tradeKinds.flatMap((trade) => {
    const area = `refunds${trades[trade].name}`;
    return [
      designRule(
        area,
        'money',
        'what was paid from the balance comes back to it, also to a locked account, and lowers what was paid in all',
        '11.5 and 13.3',
        (talk) => checkRefunds(talk, trade),
      ),
      designRule(
        area,
        'money',
        'a rebate that is being sent ends when its order comes back in full, and not before',
        '11.5',
        (talk) => checkRebate(talk, trade),
      ),
    ];
  });
