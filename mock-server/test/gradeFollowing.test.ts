import { expect, it } from 'vitest';
import { addDays, addMonths } from '#contracts/days.ts';
import { gainMode, pointType } from '#contracts/enums/members.ts';
import { orderStatus } from '#contracts/enums/orders.ts';
import { expireGrades, followPurchases, giveByStaff, setGrade } from '#mock/members/grades.ts';
import type { StoredRow } from '#mock/store/collections.ts';
import { testDay } from '../../contracts/testing/moment.ts';
import { seededMock } from './mockFor.ts';
import { tradeWorld } from './tradeWorld.ts';

/** Grades follow growth, and end (domain design, section 6.5). */

const mock = seededMock({ scale: 0.05 });
const world = tradeWorld(() => mock);
const context = () => ({ ...mock.mock.context, caller: undefined });
const at = (time: string) => world.clock().set(Date.parse(`${time}+08:00`));
const expire = () => expireGrades(context());

/** A member whose completed orders add up to so much growth. */
function memberWith(growth: number): string {
  const { id } = world.member({ mobile: '19900077777', gradeId: '1' });
  spend(id, growth);
  return id;
}
function spend(memberId: string, growth: number): void {
  const { id: _id, version: _version, ...like } = world.store().orders.all()[0] as StoredRow<'orders'>;
  const paid = { payPrice: growth * 100, refundedAmount: 0, payTime: '2026-01-02 10:00:00' };
  world.store().orders.insert({ ...like, ...paid, memberId, status: orderStatus.done });
}
const gradeOf = (id: string) => {
  const { gradeId, gradeMode, gradeExpireDate } = world.store().members.get(id) ?? {};
  return [gradeId, gradeMode, gradeExpireDate];
};
const give = (id: string, gradeId: string, mode: (typeof gainMode)[keyof typeof gainMode], expireDate = '') =>
  setGrade(context(), id, { gradeId, mode, expireDate, action: '调整等级', remark: '生日礼遇' });
const logsOf = (id: string) =>
  world
    .store()
    .logLines.by('target', `members/${id}`)
    .map(({ operatorName, action, remark }) => [operatorName, action, remark]);
const gifts = (id: string) =>
  world
    .store()
    .pointJournals.by('memberId', id)
    .filter(({ type }) => type === pointType.gradeGift)
    .map(({ change, refNo }) => [refNo, change]);

it('a completed order lets the member rise, with points of the grade and a line in his log', () => {
  const until = addDays(addMonths(testDay, 12), -1);
  const order = world.order({ kind: 'place' }, orderStatus.toUse);
  world
    .store()
    .members.update(order.memberId, { gradeId: '1', gradeMode: gainMode.growth, gradeExpireDate: '' });
  world.store().memberGrades.update('2', { growthThreshold: 1 });
  const before = logsOf(order.memberId).length;
  const given = world.store().pointJournals.all().length;
  world.order({ kind: 'place' }, orderStatus.done);
  expect(gradeOf(order.memberId)).toEqual(['2', gainMode.growth, until]);
  expect(logsOf(order.memberId).slice(before)).toEqual([
    ['系统', '等级提升', `普通会员 → 银卡会员；有效期至${until}`],
  ]);
  expect(
    world
      .store()
      .pointJournals.all()
      .slice(given)
      .map(({ type }) => type),
  ).toContain(pointType.gradeGift);
  // Of the seeded members others would rise, too, with their next order.
  expect(world.broken().filter((words) => words.startsWith(`member ${order.memberId}:`))).toEqual([]);
});

it('nobody falls before his grade ends; then he falls to what growth earns, at 02:00', () => {
  at('2026-05-10T10:00:00');
  const id = memberWith(2500);
  give(id, '3', gainMode.growth, '2026-06-30');
  at('2026-07-01T01:59:00');
  expire();
  expect(gradeOf(id)).toEqual(['3', gainMode.growth, '2026-06-30']);
  at('2026-07-01T02:00:00');
  expire();
  expect(gradeOf(id)).toEqual(['2', gainMode.growth, '2027-06-30']);
  expect(logsOf(id).at(-1)).toEqual(['系统', '等级到期', '金卡会员 → 银卡会员；有效期至2027-06-30']);
});

it('a grade that is still earned when it ends goes on', () => {
  at('2026-05-10T10:00:00');
  const id = memberWith(10_000);
  give(id, '3', gainMode.growth, '2026-06-30');
  at('2026-07-01T02:00:00');
  expire();
  expect(gradeOf(id)).toEqual(['3', gainMode.growth, '2027-06-30']);
});

it.each([
  ['staff', gainMode.staff],
  ['a purchase', gainMode.house],
])('a grade given by %s does not follow growth until it ends', (_, mode) => {
  at('2026-05-10T10:00:00');
  const id = memberWith(0);
  give(id, '2', mode, '2026-06-30');
  spend(id, 20_000);
  at('2026-07-01T01:00:00');
  expire();
  expect(gradeOf(id)).toEqual(['2', mode, '2026-06-30']);
  at('2026-07-01T02:00:00');
  expire();
  expect(gradeOf(id)).toEqual(['4', gainMode.growth, '2027-06-30']);
});

it('a grade for good does not end', () => {
  const id = memberWith(0);
  give(id, '4', gainMode.staff);
  at('2029-07-01T02:00:00');
  expire();
  expect(gradeOf(id)).toEqual(['4', gainMode.staff, '']);
  expect(logsOf(id).at(-1)).toEqual(['系统', '调整等级', '普通会员 → 黑金会员；长期有效；生日礼遇']);
});

it('the points of a grade come once for each grade that a member reaches', () => {
  const id = memberWith(0);
  for (const gradeId of ['2', '3', '2', '3', '4', '1']) give(id, gradeId, gainMode.staff);
  expect(gifts(id)).toEqual([
    ['银卡会员', 200],
    ['金卡会员', 500],
    ['黑金会员', 2000],
  ]);
});

/** Signed contracts of a home; cents. */
function buy(mobile: string, ...prices: number[]): void {
  const {
    id: _id,
    version: _version,
    ...like
  } = world.store().estateRooms.all()[0] as StoredRow<'estateRooms'>;
  for (const dealPrice of prices)
    world.store().estateRooms.insert({ ...like, status: 50, customerMobile: mobile, dealPrice });
  followPurchases(context(), mobile);
}

it('who signs for a home gets the highest grade that the sum of his contracts reaches, until its validity ends', () => {
  at('2026-05-10T10:00:00');
  const id = memberWith(0);
  buy('19900077777', 40_000_000);
  expect(gradeOf(id)[0]).toBe('1');
  buy('19900077777', 10_000_000);
  expect(gradeOf(id)).toEqual(['3', gainMode.house, '2027-05-09']);
  expect(logsOf(id).at(-1)).toEqual(['系统', '购房升级', '普通会员 → 金卡会员；有效期至2027-05-09']);
  at('2027-05-10T02:00:00');
  expire();
  expect(gradeOf(id)[0]).toBe('1');
});

it('a purchase takes nothing from who has a higher grade, nor what staff gave', () => {
  const high = memberWith(20_000);
  give(high, '4', gainMode.growth);
  buy('19900077777', 50_000_000);
  expect(gradeOf(high)[0]).toBe('4');
  const { id: staffed } = world.member({ mobile: '19900077778', gradeId: '1' });
  give(staffed, '2', gainMode.staff);
  buy('19900077778', 300_000_000);
  expect(gradeOf(staffed)).toEqual(['2', gainMode.staff, '']);
});

it('a grade that a home gives for good counts again when the one that staff gave is over, one with a last day does not', () => {
  at('2026-05-10T10:00:00');
  for (const [validMonths, mobile, after] of [
    [0, '19900077781', ['3', gainMode.house, '']],
    [12, '19900077782', ['1', gainMode.growth, '']],
  ] as const) {
    world.store().memberGrades.update('3', { validMonths });
    const { id } = world.member({ mobile, gradeId: '1' });
    buy(mobile, 60_000_000);
    expect(gradeOf(id)[1]).toBe(gainMode.house);
    give(id, '4', gainMode.staff, '2026-06-30');
    at('2026-07-01T02:00:00');
    expire();
    expect(gradeOf(id)).toEqual(after);
    at('2026-05-10T10:00:00');
  }
});

it('the default grade that staff give follows growth and lasting homes at once, and has no end', () => {
  at('2026-05-10T10:00:00');
  const putBack = (id: string) => giveByStaff(context(), id, '1', '2026-06-30', '恢复自动评级');
  const { id: poor } = world.member({ mobile: '19900077783', gradeId: '1' });
  give(poor, '4', gainMode.staff);
  putBack(poor);
  expect(gradeOf(poor)).toEqual(['1', gainMode.growth, '']);
  const spender = memberWith(2500);
  give(spender, '4', gainMode.staff);
  putBack(spender);
  expect(gradeOf(spender)).toEqual(['2', gainMode.growth, '2027-05-09']);
  expect(logsOf(spender).slice(-2)).toEqual([
    ['系统', '调整等级', '黑金会员 → 普通会员；长期有效；恢复自动评级'],
    ['系统', '等级提升', '普通会员 → 银卡会员；有效期至2027-05-09'],
  ]);
  world.store().memberGrades.update('3', { validMonths: 0 });
  give(spender, '4', gainMode.staff);
  buy('19900077777', 60_000_000);
  putBack(spender);
  expect(gradeOf(spender)).toEqual(['3', gainMode.house, '']);
});
