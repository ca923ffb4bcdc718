import { expect, it } from 'vitest';
import { type MemberLabel, memberLabels } from '#contracts/areas/memberLabels.ts';
import { labelColor, labelKind } from '#contracts/enums/members.ts';
import { status } from '#contracts/envelope.ts';
import { memberLabelExample } from '#contracts/examples/memberLabels.ts';
import { epochOf, happened } from '#contracts/wireTime.ts';
import { memberViolations } from '#mock/members/invariants.ts';
import { testDay } from '../../contracts/testing/moment.ts';
import { of } from './asking.ts';
import { describeList, describeWrongForms, operatorsMock } from './recordTests.ts';
import { long } from './wrongForms.ts';

/** The rules of domain design 7.5, over HTTP. Every refusal leaves the state as it was. */

const world = operatorsMock();
const { does, refuses, store, mock, signIn } = world;

const manual = { name: '老友', color: labelColor.cyan, kind: labelKind.manual, ordering: 0, enabled: 1 };
const holders = (id: string) =>
  store()
    .members.all()
    .filter(({ labelIds }) => labelIds.includes(id))
    .map((member) => member.id);

/** What a member has paid for, added up from the orders themselves. */
function spentBy(memberId: string) {
  const paid = store()
    .orders.all()
    .filter((order) => order.memberId === memberId && happened(order.payTime));
  return { amount: paid.reduce((sum, { payPrice }) => sum + payPrice, 0), orders: paid.length };
}

describeWrongForms(world, memberLabels, { ...memberLabelExample, kind: labelKind.manual }, [
  ['no name', { name: ' ' }, '请输入标签名称', 'name'],
  ['a name of 9 characters', { name: long(9) }, '标签名称不能超过8个字符', 'name'],
  ['an unknown colour', { color: 11 }, '请选择颜色', 'color'],
  ['an unknown kind', { kind: 30 }, '请选择标签类型', 'kind'],
  ['a negative amount', { minConsume: -1 }, '累计消费不低于范围为0-99999999.99元', 'minConsume'],
  ['too many days', { withinDays: 3651 }, '最近消费不超过范围为0-3650', 'withinDays'],
]);

describeList(world, memberLabels, {
  order: ['1', '2', '4', '5', '6', '3'],
  found: [
    [{ name: '消费' }, ['4']],
    [{ kind: labelKind.manual }, ['1', '2', '3']],
    [{ enabled: 0 }, ['3']],
  ],
  row: [
    { name: '高消费' },
    { kind: labelKind.system, minConsume: 500_000, minOrders: 0, refreshDate: testDay },
  ],
});

it('a label by hand has no rule and nobody at first', async () => {
  const added = await does<MemberLabel>(memberLabels.add, { body: { ...manual, minOrders: 3 } });
  expect(added).toMatchObject({ ...manual, minOrders: 0, memberCount: 0, refreshDate: '' });
});

it('a label has a name of its own; that of a removed one is free', async () => {
  const body = { ...manual, name: '亲子家庭' };
  await refuses(memberLabels.add, { body }, status.duplicate, '标签已存在', 'name');
  await does(memberLabels.remove, of('1'));
  await does(memberLabels.add, { body });
});

it('a rule needs a condition', async () => {
  const body = { ...manual, kind: labelKind.system };
  await refuses(memberLabels.add, { body }, status.invalid, '请至少填写一个规则条件', 'minConsume');
});

it('a label by hand that gets a rule is given by it, and keeps its members when the rule goes', async () => {
  const body = { ...manual, kind: labelKind.system, minOrders: 1 };
  const { memberCount } = await does<MemberLabel>(memberLabels.update, of('1', body));
  const buyers = store()
    .members.all()
    .filter(({ id }) => spentBy(id).orders >= 1);
  expect([memberCount, holders('1')]).toEqual([buyers.length, buyers.map(({ id }) => id)]);
  expect(await does(memberLabels.update, of('1', manual))).toMatchObject({
    ...{ memberCount, minOrders: 0, refreshDate: '' },
  });
});

it('a removed label goes from every member who had it', async () => {
  const had = holders('1');
  expect(had.length).toBeGreaterThan(5);
  await does(memberLabels.remove, of('1'));
  expect(holders('1')).toEqual([]);
  const { labelIds, version } = store().members.get(had[0] as string) ?? {};
  expect([labelIds?.includes('1'), version]).toEqual([false, 1]);
});

it('the preview counts whom the rule would find, and saving gives the label to them', async () => {
  const rule = { minConsume: 300_000, minOrders: 2, withinDays: 0 };
  const wanted = store()
    .members.all()
    .filter(({ id }) => spentBy(id).amount >= rule.minConsume && spentBy(id).orders >= rule.minOrders)
    .map(({ id }) => id);
  expect(wanted.length).toBeGreaterThan(0);
  expect(await does(memberLabels.preview, { body: rule })).toEqual({ count: wanted.length });
  const body = { ...memberLabelExample, ...rule };
  const added = await does<MemberLabel>(memberLabels.add, { body });
  expect([added.memberCount, added.refreshDate]).toEqual([wanted.length, testDay]);
  expect(holders(added.id)).toEqual(wanted);
  const narrower = await does<MemberLabel>(
    memberLabels.update,
    of(added.id, { ...body, minConsume: 9_999_999_999, version: 1 }),
  );
  expect(narrower.memberCount).toBe(0);
});

it('a rule needs a condition to be previewed', async () => {
  const body = { minConsume: 0 };
  await refuses(memberLabels.preview, { body }, status.invalid, '请至少填写一个规则条件', 'minConsume');
});

it('the nightly job applies the rules once a day, at 02:00, and leaves a disabled label alone', async () => {
  const active = '6';
  await does(memberLabels.enable, of('5', { enable: 0 }));
  const [before, regulars] = [holders(active), holders('5')];
  expect(before.length).toBeGreaterThan(0);
  const at = async (time: string) => {
    mock.mock.clock.set(epochOf(time));
    await signIn();
    return does<MemberLabel>(memberLabels.get, of(active));
  };
  const day = (days: number) =>
    new Date(Date.parse(`${testDay}T00:00:00Z`) + days * 86_400_000).toISOString();
  expect((await at(`${day(1).slice(0, 10)} 01:59:59`)).refreshDate).toBe(testDay);
  const night = await at(`${day(60).slice(0, 10)} 02:00:00`);
  expect(night.refreshDate).toBe(day(60).slice(0, 10));
  // Nobody has paid in the last 30 days by now.
  expect([night.memberCount, holders(active)]).toEqual([0, []]);
  expect(holders('5')).toEqual(regulars);
  await does(memberLabels.get, of(active));
  expect(memberViolations(store())).toEqual([]);
});
