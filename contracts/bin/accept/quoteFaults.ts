import { members } from '../../src/areas/members.ts';
import { addDays } from '../../src/days.ts';
import { status } from '../../src/envelope.ts';
import { guestExamples } from '../../src/examples/orders.ts';
import { type TradeKind, tradeKinds } from '../../src/trade/trade.ts';
import { moneyRule, where } from './orderScenes.ts';
import type { Rule } from './rule.ts';
import { newMember, newMobile, newProduct, openShop, orderForm } from './shop.ts';
import { type Json, short, type Talk } from './talk.ts';
import { absentId } from './unique.ts';

/** A quote names whatever its order would be refused for, is itself never refused for it, and shows days and amounts all the same. */

interface Fault {
  says: string;
  /** What differs from a right order. */
  over: Json;
  /** Without a product or a price there are no amounts. */
  hasNoAmounts?: true;
}
const [guest] = guestExamples;

/** Mistakes that staff make while they type, of orders of `mobile` from the first day on. */
function faultsOf(trade: TradeKind, first: string, frozen: string): Fault[] {
  const day = (from: string, nights = 1) =>
    trade === 'place' ? { useDate: from } : { checkInDate: from, checkOutDate: addDays(from, nights) };
  const crowd = (count: number) => Array.from({ length: count }, () => guest);
  const unpriced = { hasNoAmounts: true } as const;
  return [
    { says: 'a member who was removed', over: { memberId: absentId } },
    { says: 'a number that is nobody’s', over: { memberMobile: newMobile() } },
    { says: 'a frozen member', over: { memberMobile: frozen } },
    { says: 'more points than he has', over: { pointsUsed: 100 } },
    { says: 'a benefit that he does not have', over: { benefitId: absentId, benefitCount: 1 } },
    { says: 'a relative who was removed', over: { guests: [{ ...guest, friendId: absentId }] } },
    { says: 'more than one order takes', over: { qty: 6 } },
    { says: 'more than are left', over: { qty: 4 } },
    { says: 'a product that was removed', over: { productId: absentId }, ...unpriced },
    { says: 'a day without a price', over: day(addDays(first, 9)), ...unpriced },
    { says: 'a day that is over', over: day(addDays(first, -3)), ...unpriced },
    ...(trade === 'place'
      ? [{ says: 'nobody who takes the tickets', over: { guests: [] } }]
      : [
          { says: 'more nights than allowed', over: day(first, 3) },
          { says: 'more guests than beds', over: { guests: crowd(60) } },
        ]),
    { says: 'a removed member and too many', over: { memberId: absentId, qty: 6 } },
  ];
}

async function checkFaults(talk: Talk, trade: TradeKind): Promise<void> {
  const shop = await openShop(talk, trade);
  const { orders } = shop.calls;
  const limits = trade === 'place' ? { maxCount: 5, realName: 20 } : { maxRooms: 5, maxNights: 2 };
  const id = await newProduct(talk, shop, [10_000, 10_000, 10_000], { stock: 3, ...limits });
  const [member, frozen] = [await newMember(talk), await newMember(talk)];
  await talk.ok(members.freeze, { params: { id: frozen.id }, body: { reason: '核实身份' } });
  const right = orderForm(shop, id, member, { qty: 1, guests: [guest] }) as Json;
  const quoted = (form: Json) => {
    const { contactName: _name, contactMobile: _mobile, ...body } = form;
    return talk.ok(orders.quote, { body });
  };
  const fine = await quoted(right);
  talk.same('faults of a right order', fine.faults, []);
  for (const { says, over, hasNoAmounts } of faultsOf(trade, shop.first, frozen.mobile)) {
    const form = { ...right, ...over };
    const { answer } = await talk.call(orders.add, { body: form });
    const field = (answer.data as Json)?.field;
    talk.holds(
      `the order with ${says} is refused, and the field named`,
      answer.status !== status.ok && !!field,
      short(answer),
    );
    const { faults, days, amounts } = await quoted(form);
    const named = faults.map((fault: Json) => fault.field);
    talk.holds(`its quote names ${field}`, named.includes(field), named);
    talk.holds(
      'each fault says what is wrong',
      faults.every(({ message }: Json) => message !== ''),
      faults,
    );
    if (over.memberId && over.qty) talk.holds('the quote names qty, too', named.includes('qty'), named);
    if (hasNoAmounts) continue;
    talk.holds(`days and amounts with ${says}`, days.length > 0 && amounts !== null, { days, amounts });
    talk.same(`price of the first day with ${says}`, days[0]?.price, 10_000);
  }
}

export const quoteFaultRules: Rule[] = tradeKinds.map((trade) =>
  moneyRule(
    trade,
    'a quote names the field for which its order would be refused, whatever is wrong, and still shows days and amounts',
    where.limits,
    (talk) => checkFaults(talk, trade),
  ),
);
