import { memberLabels } from '../../src/areas/memberLabels.ts';
import { members } from '../../src/areas/members.ts';
import { labelKind } from '../../src/enums/members.ts';
import { status } from '../../src/envelope.ts';
import { memberLabelExample } from '../../src/examples/memberLabels.ts';
import { memberExample } from '../../src/examples/members.ts';
import { formOf } from './kinds.ts';
import { designRule, type Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import { type Member, newMember, newProduct, openShop, payOffline, placeOrder, theGrade } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { unique } from './unique.ts';

/** Labels of members and their recommenders: what a form does not hold stays, which labels a filter finds, and chains that come back. */

const read = (talk: Talk, id: string): Promise<Json> => talk.ok(members.get, { params: { id } });
const idsOf = (rows: readonly Json[]) => rows.map(({ id }) => id).sort();

async function newLabel(talk: Talk, over: object): Promise<Json> {
  const { minConsume: _consume, minOrders: _orders, withinDays: _days, ...form } = memberLabelExample;
  const body = { ...form, name: unique('验'), kind: labelKind.manual, ...over };
  return talk.ok(memberLabels.add, { body });
}
const removed = (talk: Talk, labels: readonly Json[]) =>
  Promise.all(labels.map(({ id }) => talk.ok(memberLabels.remove, { params: { id } })));

/** Saves the edit form of a member as it was read, but for some fields. */
async function saved(talk: Talk, id: string, over: object = {}): Promise<Json> {
  const before = await read(talk, id);
  const { version } = before;
  const body = { ...formOf(fieldsOf(members.update.body), before), version, ...over };
  return (await talk.call(members.update, { params: { id }, body })).answer;
}

/** A label that follows from what a member has bought, and nobody but him. */
async function checkSystemLabels(talk: Talk): Promise<void> {
  const shop = await openShop(talk, 'place');
  const member = await newMember(talk);
  const product = await newProduct(talk, shop, [1_000_000], { stock: 50 });
  const order = await placeOrder(talk, shop, product, member, { qty: 50 });
  await payOffline(talk, shop, order);
  const byRule = await newLabel(talk, {
    ...{ kind: labelKind.system, minConsume: order.payPrice, minOrders: 0, withinDays: 0 },
  });
  const [byHand, other] = [await newLabel(talk, {}), await newLabel(talk, {})];
  const { id } = member;
  const expectLabels = async (what: string, byStaff: Json[]) => {
    const { labels, labelIds } = await read(talk, id);
    talk.same(`labels ${what}`, idsOf(labels), idsOf([byRule, ...byStaff]));
    talk.same(`labels of the form ${what}`, [...labelIds].sort(), idsOf(byStaff));
    const query = { labelIds: byRule.id, limit: 100 };
    const { list } = await talk.ok(members.list, { query });
    talk.holds(`the filter finds him ${what}`, idsOf(list).includes(id), idsOf(list));
  };
  await expectLabels('at first', []);
  const give = (label: Json, flag: 0 | 1) =>
    talk.ok(members.batchLabel, { body: { ids: [id], labelIds: [label.id], give: flag } });
  const { version } = await read(talk, id);
  await give(byHand, 1);
  const late = await saved(talk, id, { labelIds: [], version });
  talk.same('status of a form that was opened before the label was given', late.status, status.stale);
  await expectLabels('with one by hand', [byHand]);
  talk.same('status of saving him', (await saved(talk, id)).status, status.ok);
  await expectLabels('after his form was saved', [byHand]);
  await saved(talk, id, { labelIds: [other.id] });
  await expectLabels('after his form had another one', [other]);
  talk.same(
    'status of a form with the label of a rule',
    (await saved(talk, id, { labelIds: [byRule.id] })).status,
    status.invalid,
  );
  for (const flag of [0, 1] as const) await give(byHand, flag);
  const params = { id };
  await talk.ok(members.freeze, { params, body: { reason: '核实身份' } });
  await talk.ok(members.unfreeze, { params });
  const { id: gradeId } = await theGrade(talk);
  await talk.ok(members.setGrade, { params, body: { gradeId, expireDate: '', reason: '年度贵宾' } });
  await expectLabels('after all that', [byHand, other]);
  await talk.ok(memberLabels.enable, { params: { id: other.id }, body: { enable: 0 } });
  talk.same('status of saving him with one that is off', (await saved(talk, id)).status, status.ok);
  await expectLabels('with one that is off', [byHand, other]);
  await removed(talk, [byRule, byHand, other]);
  talk.same('labels at the end', (await read(talk, id)).labels, []);
}

async function checkFilter(talk: Talk): Promise<void> {
  const [a, b, c] = [await newLabel(talk, {}), await newLabel(talk, {}), await newLabel(talk, {})];
  const own = new Map<string, Json[]>();
  for (const labels of [[a], [b], [a, b], [c], []]) {
    const { id } = await newMember(talk);
    own.set(id, labels);
    if (labels.length > 0)
      await talk.ok(members.batchLabel, { body: { ids: [id], labelIds: idsOf(labels), give: 1 } });
  }
  for (const asked of [[a], [b], [a, b], [b, a], [a, b, c]]) {
    const query = { labelIds: asked.map(({ id }) => id).join(','), limit: 100 };
    const { list, count } = await talk.ok(members.list, { query });
    const wanted = [...own].filter(([, labels]) => labels.some((one) => asked.includes(one)));
    talk.same(`members with any of ${asked.length}`, idsOf(list), wanted.map(([id]) => id).sort());
    talk.same('their number', count, wanted.length);
  }
  await removed(talk, [a, b, c]);
}

/** Everybody recommended the next one; nobody whom somebody recommended, through however many, recommends him. */
async function checkChain(talk: Talk): Promise<void> {
  const chain: Member[] = [];
  const named = (member: Member, mobile: string) => saved(talk, member.id, { recommenderMobile: mobile });
  for (let length = 0; length < 4; length++) {
    const member = await newMember(talk);
    const before = chain.at(-1);
    if (before) {
      const { status: code, data } = await named(member, before.mobile);
      talk.same('status of naming a recommender', code, status.ok);
      talk.same('his name', data.recommenderName, memberExample.name);
    }
    chain.push(member);
  }
  const [first, ...rest] = chain as [Member, ...Member[]];
  for (const [at, member] of [first, ...rest].entries()) {
    const { status: code, data } = await named(first, member.mobile);
    talk.same(`status of a circle of ${at + 1}`, [code, data?.field], [status.invalid, 'recommenderMobile']);
  }
  const { recommenderMobile, recommenderName } = await read(talk, first.id);
  talk.same('his recommender after all that', [recommenderMobile, recommenderName], ['', '']);
  const fresh = await newMember(talk);
  talk.same('status of naming anybody else', (await named(first, fresh.mobile)).status, status.ok);
  talk.same('status of keeping him', (await saved(talk, first.id)).status, status.ok);
  talk.same(
    'status of a circle of all',
    (await named(fresh, rest.at(-1)?.mobile ?? '')).status,
    status.invalid,
  );
  for (const { id } of [first]) {
    const { list } = await talk.ok(members.list, { query: { recommenderId: id, limit: 100 } });
    talk.same('whom he recommended', idsOf(list), [rest[0]?.id]);
    talk.same('their number', (await read(talk, id)).inviteeCount, 1);
  }
}

export const memberKeepRules = (): Rule[] => [
  designRule(
    'members',
    'record',
    'the label of a rule stays, whatever staff save of a member, and staff cannot give it',
    '7.5',
    checkSystemLabels,
  ),
  designRule('members', 'list', 'filter labelIds finds who has any of the labels', '7.1', checkFilter),
  designRule(
    'members',
    'input',
    'recommenders never come back to who began, through however many',
    '7.3',
    checkChain,
  ),
];
