import { expect, it } from 'vitest';
import { pointType } from '#contracts/enums/members.ts';
import { memberViolations } from '#mock/members/invariants.ts';
import { expirePoints, gainPoints, lockPoints, spendLocked, takeBackPoints } from '#mock/members/points.ts';
import { bySystem } from '#mock/records/operators.ts';
import { fc } from '../../contracts/testing/properties.ts';
import { seededMock } from './mockFor.ts';
import { tradeWorld } from './tradeWorld.ts';

/** Points of members (domain design, section 13.5): the journal, what is left of gains, debts, locks and expiry. */

const mock = seededMock({ scale: 0.1 });
const world = tradeWorld(() => mock);

const context = () => ({ ...mock.mock.context, caller: undefined });
const cause = (type: (typeof pointType)[keyof typeof pointType]) => ({ type, by: bySystem });
const newMember = () => world.member({ mobile: '19900077777' }).id;
const gain = (id: string, points: number) => gainPoints(context(), id, points, cause(pointType.gift));
const spend = (id: string, points: number) => {
  lockPoints(context(), id, points);
  spendLocked(context(), id, points, cause(pointType.used));
};
const takeBack = (id: string, points: number) =>
  takeBackPoints(context(), id, points, cause(pointType.giftTakenBack));
const of = (id: string) => {
  const { points, pointsLocked, pointsDebt } = world.store().members.get(id) ?? {};
  return { points, pointsLocked, pointsDebt };
};
const rows = (id: string) =>
  world
    .store()
    .pointJournals.by('memberId', id)
    .map(({ type, change, after }) => [type, change, after]);
const left = (id: string) =>
  world
    .store()
    .pointLots.by('memberId', id)
    .map(({ expireDate, remain }) => [expireDate, remain]);
/** Sets the clock, which stands still. */
const at = (day: string) => world.clock().set(Date.parse(`${day}T10:00:00+08:00`));

it('a gain lives twelve months, to the end of the last one', () => {
  at('2026-02-28');
  const id = newMember();
  gain(id, 300);
  expect(left(id)).toEqual([['2027-02-28', 300]]);
  at('2026-03-01');
  gain(id, 50);
  expect(left(id)).toEqual([
    ['2027-02-28', 300],
    ['2027-03-31', 50],
  ]);
});

it('FIFO expiry: spending takes the earliest gain, and the rest of it ends with its month', () => {
  at('2026-05-10');
  const id = newMember();
  gain(id, 300);
  at('2026-06-10');
  gain(id, 200);
  spend(id, 250);
  expect(left(id).map(([, remain]) => remain)).toEqual([50, 200]);
  at('2027-05-31');
  expirePoints(context());
  expect(of(id).points).toBe(250);
  at('2027-06-01');
  expirePoints(context());
  expirePoints(context());
  expect(rows(id)).toEqual([
    [10, 300, 300],
    [10, 200, 500],
    [20, -250, 250],
    [60, -50, 200],
  ]);
  expect(memberViolations(world.store())).toEqual([]);
});

it('what an unpaid order has locked does not expire, and does when the order is gone', () => {
  at('2026-05-10');
  const id = newMember();
  gain(id, 300);
  lockPoints(context(), id, 200);
  at('2027-06-01');
  expirePoints(context());
  expect(of(id)).toEqual({ points: 0, pointsLocked: 200, pointsDebt: 0 });
  lockPoints(context(), id, -200);
  expirePoints(context());
  expect(of(id)).toEqual({ points: 0, pointsLocked: 0, pointsDebt: 0 });
  expect(rows(id).slice(1)).toEqual([
    [60, -100, 200],
    [60, -200, 0],
  ]);
});

it('what is taken back beyond what there is becomes a debt, which the next gain pays', () => {
  const id = newMember();
  gain(id, 60);
  takeBack(id, 100);
  expect(of(id)).toEqual({ points: 0, pointsLocked: 0, pointsDebt: 40 });
  gain(id, 30);
  gain(id, 30);
  expect(of(id)).toEqual({ points: 20, pointsLocked: 0, pointsDebt: 0 });
  expect(rows(id)).toEqual([
    [10, 60, 60],
    [11, -60, 0],
    [10, 0, 0],
    [10, 20, 20],
  ]);
  const [, , paid] = world.store().pointJournals.by('memberId', id);
  expect([paid?.remark, paid?.change, paid?.expireDate]).toEqual(['抵消欠还积分30', 0, '']);
});

it('a change of points does not make an open form of the member stale', () => {
  const id = newMember();
  const version = world.store().members.get(id)?.version;
  gain(id, 60);
  expect(world.store().members.get(id)?.version).toBe(version);
});

it('journal and lots add up after any history', () => {
  const deed = fc.record({
    what: fc.constantFrom('gain', 'spend', 'lock', 'free', 'spendLocked', 'takeBack', 'wait', 'expire'),
    points: fc.integer({ min: 1, max: 900 }),
  });
  fc.assert(
    fc.property(fc.array(deed, { minLength: 5, maxLength: 60 }), (history) => {
      mock.mock.rewind();
      const id = newMember();
      for (const { what, points } of history) {
        const { points: usable = 0, pointsLocked = 0 } = of(id);
        if (what === 'gain') gain(id, points);
        if (what === 'spend') spend(id, Math.min(points, usable));
        if (what === 'lock') lockPoints(context(), id, Math.min(points, usable));
        if (what === 'free') lockPoints(context(), id, -Math.min(points, pointsLocked));
        if (what === 'spendLocked')
          spendLocked(context(), id, Math.min(points, pointsLocked), cause(pointType.used));
        if (what === 'takeBack') takeBack(id, points);
        if (what === 'wait') world.clock().advance(points * 3_600_000);
        if (what === 'expire') expirePoints(context());
        expect(memberViolations(world.store())).toEqual([]);
      }
    }),
    { numRuns: 30 },
  );
});
