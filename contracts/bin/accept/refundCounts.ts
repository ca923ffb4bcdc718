import { memberBenefits } from '../../src/areas/memberBenefits.ts';
import { benefitType } from '../../src/enums/members.ts';
import { orderRefundState, refundStatus } from '../../src/enums/orders.ts';
import { status } from '../../src/envelope.ts';
import { memberBenefitExample } from '../../src/examples/memberBenefits.ts';
import { refundLimits } from '../../src/trade/refunds.ts';
import { give, lowestOf, newGrade, removed } from './gradeGuards.ts';
import { askedFor, moneyRule, where } from './refundScenes.ts';
import type { Rule } from './rule.ts';
import { newMember, newProduct, openShop, placeOrder } from './shop.ts';
import type { Talk } from './talk.ts';
import { unique } from './unique.ts';

/** How often an order can be refunded. Free tickets come back at once, so that many refunds of one order need few calls. */

async function checkCount(talk: Talk): Promise<void> {
  const shop = await openShop(talk, 'place');
  const most = refundLimits.perOrder;
  const product = await newProduct(talk, shop, [100], { stock: 60, maxCount: 60, cancelRule: 20 });
  const tickets = { type: benefitType.freeTickets, products: [{ id: product }] };
  const benefit = await talk.ok(memberBenefits.add, {
    body: { ...memberBenefitExample, ...tickets, name: unique('验收') },
  });
  const grade = await newGrade(talk, { benefits: [{ benefitId: benefit.id, quantity: 0 }] });
  const member = await newMember(talk, { gradeId: grade.id });
  const qty = most + 1;
  const more = { qty, benefitId: benefit.id, benefitCount: qty };
  const order = await placeOrder(talk, shop, product, member, more);
  const { refunds } = shop.calls;
  const codes: string[] = order.vouchers.map(({ code }: { code: string }) => code);
  for (const code of codes.slice(0, most)) {
    const { status: done } = await talk.ok(refunds.add, askedFor(order, [code]));
    talk.same('status of a refund of a free ticket', done, refundStatus.done);
    if (code !== codes[0]) continue;
    const { refundState } = await talk.ok(shop.calls.orders.get, { params: { id: order.id } });
    talk.same('refundState of free tickets, one of which is back', refundState, orderRefundState.partly);
  }
  await talk.refused(refunds.add, status.precondition, askedFor(order, codes.slice(most)));
  const { refunds: all } = await talk.ok(shop.calls.orders.get, { params: { id: order.id } });
  talk.same('refunds of the order', all.length, most);
  await give(talk, member, await lowestOf(talk));
  await removed(talk, grade);
  await talk.call(memberBenefits.remove, { params: { id: benefit.id } });
}

export const refundCountRules = (): Rule[] => [
  moneyRule('place', `an order has at most ${refundLimits.perOrder} refunds`, where.states, checkCount),
];
