import { beforeEach, describe, expect, it } from 'vitest';
import { memberPoints, type PointAccount, type PointJournal } from '#contracts/areas/memberPoints.ts';
import { adjustDirection } from '#contracts/enums/finance.ts';
import { pointType } from '#contracts/enums/members.ts';
import { status } from '#contracts/envelope.ts';
import { expirePoints, gainPoints, lockPoints, spendLocked, takeBackPoints } from '#mock/members/points.ts';
import { bySystem } from '#mock/records/operators.ts';
import { asking, of } from './asking.ts';
import { seededMock } from './mockFor.ts';
import type { Input } from './running.ts';
import { tradeWorld } from './tradeWorld.ts';

/** Points of members over HTTP (domain design, section 13.4; probes of section 21). */

const mock = seededMock({ scale: 0.1 });
let token: string;
let id: string;
const { does, refuses } = asking(mock, () => token);
const world = tradeWorld(() => mock);
const context = () => ({ ...mock.mock.context, caller: undefined });
const cause = (type: (typeof pointType)[keyof typeof pointType]) => ({ type, by: bySystem });
const at = (day: string) => world.clock().set(Date.parse(`${day}T10:00:00+08:00`));
const account = () => does<PointAccount>(memberPoints.get, of(id));
const adjusting = (change: number): Input => ({
  params: { id },
  body: {
    direction: change < 0 ? adjustDirection.decrease : adjustDirection.increase,
    ...{ points: Math.abs(change), reason: '补发活动积分' },
    version: world.store().members.get(id)?.pointsVersion,
  },
});
const adjust = (change: number) => does<PointAccount>(memberPoints.adjust, adjusting(change));
const journal = async () =>
  (await does<{ list: PointJournal[] }>(memberPoints.listJournals, { query: { memberId: id, limit: 100 } }))
    .list;

beforeEach(async () => {
  token = await mock.tokenOf('finance');
  id = world.member({ mobile: '19900077777' }).id;
});

describe('an adjustment of points', () => {
  it('is a row of the journal, and a gain that expires', async () => {
    const { points: had, version } = await account();
    expect([had, version]).toEqual([0, 0]);
    expect(await adjust(500)).toMatchObject({ points: 500, totalGained: 500, version: 1 });
    expect(await adjust(-120)).toMatchObject({ points: 380, totalGained: 500, totalUsed: 120, version: 2 });
    expect(await journal()).toMatchObject([
      { type: pointType.deducted, change: -120, after: 380, remark: '补发活动积分', expireDate: '' },
      { type: pointType.added, change: 500, after: 500, remain: 380 },
    ]);
    expect(world.broken()).toEqual([]);
  });

  it('points probe: deduct > available refused; what an unpaid order has locked is not available', async () => {
    await adjust(300);
    lockPoints(context(), id, 200);
    await refuses(memberPoints.adjust, adjusting(-101), status.short, '积分余额不足', 'points');
    expect(await adjust(-100)).toMatchObject({ points: 0, pointsLocked: 200 });
    expect(world.broken()).toEqual([]);
  });

  it('pressed twice acts once, and one over points that have changed meanwhile is refused', async () => {
    const press = adjusting(100);
    await does(memberPoints.adjust, press);
    const words = '数据已被修改，请刷新后重试';
    await refuses(memberPoints.adjust, press, status.stale, words);
    const late = adjusting(-50);
    // No row of the journal, but fewer points that can be used.
    lockPoints(context(), id, 80);
    await refuses(memberPoints.adjust, late, status.stale, words);
  });

  it('pays off a debt first', async () => {
    gainPoints(context(), id, 60, cause(pointType.gift));
    takeBackPoints(context(), id, 100, cause(pointType.giftTakenBack));
    expect(await account()).toMatchObject({ points: 0, pointsDebt: 40 });
    expect(await adjust(100)).toMatchObject({ points: 60, pointsDebt: 0 });
    expect(world.broken()).toEqual([]);
  });

  it.each([
    ['points', 0, '调整积分范围为1-1000000'],
    ['points', 1_000_001, '调整积分范围为1-1000000'],
    ['points', 1.5, '调整积分范围为1-1000000'],
    ['reason', '补', '调整原因不能少于2个字符'],
  ])('with %s %s is refused', async (field, value, words) => {
    const input = adjusting(100);
    const body = { ...(input.body as object), [field]: value };
    await refuses(memberPoints.adjust, { ...input, body }, status.invalid, words, field);
  });

  it('is for who manages points, and the member has to be there', async () => {
    const support = await mock.tokenOf('support');
    await refuses(memberPoints.adjust, adjusting(1), status.forbidden, '没有操作权限', undefined, support);
    const nobody = { ...adjusting(1), params: { id: '99999999' } };
    await refuses(memberPoints.adjust, nobody, status.notFound, '数据不存在或已被删除');
  });
});

it('the figures say what was gained, used and expired, and what will expire within 30 days', async () => {
  at('2026-05-10');
  gainPoints(context(), id, 300, cause(pointType.gift));
  at('2026-06-10');
  gainPoints(context(), id, 200, cause(pointType.gradeGift));
  takeBackPoints(context(), id, 20, cause(pointType.giftTakenBack));
  lockPoints(context(), id, 90);
  spendLocked(context(), id, 90, cause(pointType.used));
  gainPoints(context(), id, 10, cause(pointType.returned));
  lockPoints(context(), id, 50);
  at('2027-05-01');
  token = await mock.tokenOf('finance');
  const { ending } = await account();
  // 300 less what was taken back and used; unpaid orders keep 50 of it.
  expect(ending).toBe(300 - 20 - 90 - 50);
  at('2027-04-30');
  token = await mock.tokenOf('finance');
  expect((await account()).ending).toBe(0);
  at('2027-06-01');
  expirePoints(context());
  token = await mock.tokenOf('finance');
  expect(await account()).toMatchObject({
    ...{ totalGained: 480, totalUsed: 80, totalExpired: ending, pointsLocked: 50 },
    points: 480 - 80 - ending - 50,
  });
  expect(world.broken()).toEqual([]);
});

it('the list is sorted by each figure, and found by a span of points', async () => {
  const list = async (query: object) =>
    (await does<{ list: PointAccount[] }>(memberPoints.list, { query: { limit: 100, ...query } })).list;
  for (const sort of ['points', 'totalGained', 'totalUsed', 'totalExpired'] as const)
    for (const direction of ['asc', 'desc'] as const) {
      const values = (await list({ sort, direction })).map((row) => row[sort]);
      expect(values).toEqual([...values].sort((a, b) => (direction === 'asc' ? a - b : b - a)));
    }
  await adjust(77);
  expect((await list({ pointsMin: 77, pointsMax: 77 })).map(({ id: one }) => one)).toContain(id);
  expect((await list({ pointsMin: 78 })).map(({ id: one }) => one)).not.toContain(id);
  expect((await list({}))[0]).toMatchObject({ id, points: 77 });
});

it('the sums of the list are those of the rows that its filter finds', async () => {
  await adjust(7_000);
  lockPoints(context(), id, 1_500);
  const query = { pointsMin: 5_000, limit: 100 };
  const { count, list } = await does<{ count: number; list: PointAccount[] }>(memberPoints.list, { query });
  expect(list.map((row) => row.id)).toContain(id);
  expect(count).toBe(list.length);
  expect(await does(memberPoints.sum, { query: { pointsMin: 5_000 } })).toEqual({
    count,
    points: list.reduce((sum, { points }) => sum + points, 0),
    pointsLocked: list.reduce((sum, { pointsLocked }) => sum + pointsLocked, 0),
  });
  expect(list.some(({ pointsLocked }) => pointsLocked >= 1_500)).toBe(true);
});
