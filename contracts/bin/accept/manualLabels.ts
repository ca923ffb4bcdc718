import { memberLabels } from '../../src/areas/memberLabels.ts';
import { members } from '../../src/areas/members.ts';
import { labelKind } from '../../src/enums/members.ts';
import { memberLabelExample } from '../../src/examples/memberLabels.ts';
import { walk } from './reading.ts';
import { designRule, type Rule } from './rule.ts';
import { newMember, newProduct, openShop, payOffline, placeOrder } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { unique } from './unique.ts';

/** A label that staff give has no rule, whatever its form says and whatever it was before. */

const { manual, system } = labelKind;
const none = { minConsume: 0, minOrders: 0, withinDays: 0, refreshDate: '' };
const conditionsOf = ({ minConsume, minOrders, withinDays, refreshDate }: Json) => ({
  ...{ minConsume, minOrders, withinDays, refreshDate },
});

async function checkManual(talk: Talk): Promise<void> {
  const shop = await openShop(talk, 'place');
  const product = await newProduct(talk, shop, [1_000_000], { stock: 60 });
  const member = await newMember(talk);
  const order = await placeOrder(talk, shop, product, member, { qty: 50 });
  await payOffline(talk, shop, order);
  const rule = { minConsume: order.payPrice, minOrders: 1, withinDays: 1 };
  const form = (kind: number) => ({ ...memberLabelExample, ...rule, name: unique('验'), kind });
  const expectNone = async (what: string, label: Json) => {
    talk.same(`conditions ${what}`, conditionsOf(label), none);
    const params = { id: label.id };
    talk.same(`conditions ${what}, by get`, conditionsOf(await talk.ok(memberLabels.get, { params })), none);
    const query = { name: label.name };
    const { list } = await walk(talk, memberLabels.list, query, talk.person('platformAdmin'));
    const row = list.find(({ id }) => id === label.id);
    talk.same(`conditions ${what}, in the list`, conditionsOf(row ?? {}), none);
  };
  const byHand = await talk.ok(memberLabels.add, { body: form(manual) });
  await expectNone('of a new label by hand', byHand);
  const sent = form(system);
  const byRule = await talk.ok(memberLabels.add, { body: sent });
  const params = { id: byRule.id };
  const { refreshDate, ...kept } = conditionsOf(byRule);
  talk.same('conditions of a label by a rule', kept, rule);
  talk.holds('the day of its rule', refreshDate !== '', refreshDate);
  const holders = async () => {
    const { list } = await talk.ok(members.list, { query: { labelIds: byRule.id, limit: 100 } });
    return list.map(({ id }: Json) => id).sort();
  };
  const before = await holders();
  talk.holds('the rule finds who has paid so much', before.includes(member.id), before);
  for (const over of [{}, { minConsume: 0, minOrders: 0, withinDays: 0 }, { minOrders: 9999 }]) {
    const body = { ...sent, ...over, kind: manual };
    const saved = await talk.ok(memberLabels.update, { params, body });
    await expectNone('of one by hand that was by a rule', saved);
    talk.holds('he has it still', (await holders()).includes(member.id));
    await talk.ok(memberLabels.update, { params, body: sent });
  }
  for (const { id } of [byHand, byRule]) await talk.ok(memberLabels.remove, { params: { id } });
}

export const manualLabelRules: Rule[] = [
  designRule(
    'memberLabels',
    'record',
    'a label by hand keeps no conditions of its form or of an earlier rule, but the members that it had',
    '7.5',
    checkManual,
  ),
];
