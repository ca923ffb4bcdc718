import { beforeEach, describe, expect, it } from 'vitest';
import { estateRecommends } from '#contracts/areas/estateRecommends.ts';
import {
  type EstateStatisticRow,
  type EstateStatisticSums,
  estateStatistics,
} from '#contracts/areas/estateStatistics.ts';
import { incomeRecords } from '#contracts/areas/incomeRecords.ts';
import { sendPlans as sendPlanCalls } from '#contracts/areas/sendPlans.ts';
import { addDays, daysOf, monthEnd, monthOf } from '#contracts/days.ts';
import { recommendStatus } from '#contracts/enums/estates.ts';
import { planCancelMode, sendPlanStatus } from '#contracts/enums/finance.ts';
import type { ListData } from '#contracts/envelope.ts';
import { incomeMoves } from '#contracts/examples/incomes.ts';
import { recommendMoves } from '#contracts/examples/recommends.ts';
import { shareOf } from '#contracts/shareOf.ts';
import { comparedSpan } from '#contracts/trade/comparedSpan.ts';
import { epochOf } from '#contracts/wireTime.ts';
import { pendingOf } from '#mock/finance/incomeRows.ts';
import { statisticViolations } from '#mock/statistics/invariants.ts';
import { asking, of } from './asking.ts';
import { seededMock } from './mockFor.ts';
import { recommendWorld } from './recommendWorld.ts';

/** 项目结算汇总: each event counts on its own day, and rows, days and shares add up to the sums. */

const mock = seededMock({ scale: 1 });
let token: string;
beforeEach(async () => {
  token = await mock.tokenOf('superAdmin');
});
const { does } = asking(mock, () => token);
const world = recommendWorld(() => mock);

type Asked = { startDate: string; endDate: string; estateId?: string; companyId?: string; status?: number };
const sumsOf = (query: Asked) => does<EstateStatisticSums>(estateStatistics.sum, { query });
const rowsOf = async (query: Asked) => {
  const page = { ...query, offset: 0, limit: 100 };
  return (await does<ListData<EstateStatisticRow>>(estateStatistics.list, { query: page })).list;
};
const { visited, signed, settled, unsubscribed, cancelled } = recommendStatus;
const sumOf = <Item>(items: readonly Item[], amount: (item: Item) => number) =>
  items.reduce((sum, item) => sum + amount(item), 0);
const addable = [
  ...(['recommends', 'approved', 'visits', 'subscriptions', 'signed', 'dealArea', 'dealPrice'] as const),
  ...(['unsubscribed', 'cancelled', 'commissionAmount', 'settledAmount', 'unsettledAmount'] as const),
  ...(['sentAmount', 'pendingAmount', 'cancelAmount'] as const),
];
const lastYear = () => ({ startDate: addDays(world.today(), -300), endDate: world.today() });

describe('an event', () => {
  /** A recommend that is moved on once a day; the days of its moves. */
  async function history() {
    const start = '2027-03-01';
    const dayAt = async (at: number) => {
      mock.mock.clock.set(epochOf(`${addDays(start, at)} 10:00:00`));
      token = await mock.tokenOf('superAdmin');
      return world.today();
    };
    await dayAt(0);
    const { id, estateId } = world.recommend(recommendStatus.toAudit);
    const move = (call: keyof typeof recommendMoves, body: object) =>
      does(estateRecommends[call], of(id, { ...recommendMoves[call], ...body }));
    await dayAt(1);
    await move('audit', { consultantId: world.consultantId() });
    await dayAt(2);
    await move('visit', { visitTime: world.now() });
    await move('subscribe', { roomId: world.room().id, subscribeDate: await dayAt(3) });
    await move('sign', { signDate: await dayAt(4) });
    await move('settle', { firstDate: await dayAt(5) });
    await dayAt(6);
    return { id, estateId, move, dayAt, on: (at: number) => addDays(start, at) };
  }

  it('counts on its own day, in the sums of the day and in the days of a span', async () => {
    const { estateId, on } = await history();
    const recommend = world.store().estateRecommends.all().at(-1);
    const counted = async (day: string) => {
      const sums = await sumsOf({ estateId, startDate: day, endDate: day });
      return addable.filter((name) => sums[name] > 0);
    };
    const amounts = ['dealArea', 'dealPrice', 'commissionAmount', 'settledAmount', 'pendingAmount'];
    expect(await counted(on(0))).toEqual(['recommends']);
    expect(await counted(on(1))).toEqual(['approved']);
    expect(await counted(on(2))).toEqual(['visits']);
    expect(await counted(on(3))).toEqual(['subscriptions']);
    expect(await counted(on(4))).toEqual(['signed', ...amounts]);
    expect(await counted(on(5))).toEqual([]);

    const sums = await sumsOf({ estateId, startDate: on(0), endDate: on(6) });
    expect(sums.days.map(({ recommends, visits, signed: deals }) => [recommends, visits, deals])).toEqual([
      [1, 0, 0],
      [0, 0, 0],
      [0, 1, 0],
      [0, 0, 0],
      [0, 0, 1],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(sums).toMatchObject({
      ...{ visitRate: 10_000, signRate: 10_000, unsettledAmount: 0 },
      shares: [{ id: estateId, name: world.project().name, dealPrice: recommend?.dealPrice }],
    });
  });

  it('of a contract that was cancelled since leaves the cancellation alone, on its own day', async () => {
    const { estateId, move, on } = await history();
    await move('cancelDeal', { date: on(6) });
    const sums = await sumsOf({ estateId, startDate: on(0), endDate: on(6) });
    expect(sums).toMatchObject({ signed: 0, dealPrice: 0, commissionAmount: 0, cancelled: 1, shares: [] });
    expect(sumOf(sums.days, ({ signed: deals }) => deals)).toBe(0);
    expect((await sumsOf({ estateId, startDate: on(4), endDate: on(4) })).cancelled).toBe(0);
    expect((await sumsOf({ estateId, startDate: on(6), endDate: on(6) })).cancelled).toBe(1);
  });
});

describe('the sums of the seed', () => {
  it('are those of its rows, and a recount of the recommends', async () => {
    const span = lastYear();
    const sums = await sumsOf(span);
    const rows = await rowsOf(span);
    for (const name of addable) expect([name, sums[name]]).toEqual([name, sumOf(rows, (row) => row[name])]);
    for (const row of [...rows, sums]) {
      expect(row.visitRate).toBe(shareOf(row.visits, row.approved));
      expect(row.signRate).toBe(shareOf(row.signed, row.visits));
      expect(row.unsettledAmount).toBe(row.commissionAmount - row.settledAmount);
      expect(row.sentAmount + row.pendingAmount + row.cancelAmount).toBe(row.settledAmount);
    }
    const all = world.store().estateRecommends.all();
    const isIn = (time: string) => time.slice(0, 10) >= span.startDate && time.slice(0, 10) <= span.endDate;
    const deals = all.filter(
      ({ status, signDate }) => (status === signed || status === settled) && isIn(signDate),
    );
    const ended = (wanted: number) =>
      all.filter(({ status, endDate }) => status === wanted && isIn(endDate)).length;
    expect(sums).toMatchObject({
      recommends: all.filter(({ createTime }) => isIn(createTime)).length,
      visits: all.filter(({ visitTime }) => isIn(visitTime)).length,
      subscriptions: all.filter(({ subscribeDate }) => isIn(subscribeDate)).length,
      ...{ signed: deals.length, unsubscribed: ended(unsubscribed), cancelled: ended(cancelled) },
      ...{
        dealPrice: sumOf(deals, ({ dealPrice }) => dealPrice),
        settledAmount: sumOf(deals, ({ settledAmount }) => settledAmount),
      },
    });
    expect(sums.signed).toBeGreaterThan(1);
  });

  it('tell what of a settled commission was written off, and what was made void while the sent part stays', async () => {
    const { sendPlans, incomes, estateRecommends: recommends } = world.store();
    const income = incomes
      .all()
      .find((one) => one.purpose === 'commission' && one.sentAmount > 0 && pendingOf(one) > 0);
    const waiting = sendPlans
      .by('incomeId', income?.id ?? '')
      .filter(({ status }) => status === sendPlanStatus.waiting);
    const [plan, other] = waiting;
    const recommend = recommends.get(income?.sourceId ?? '');
    if (!income || !plan || !other || !recommend) throw new Error('The seed has no such income.');
    const day = { startDate: recommend.signDate, endDate: recommend.signDate };
    const partsOf = async () => {
      const { settledAmount, sentAmount, pendingAmount, cancelAmount } = await sumsOf({
        ...{ ...day, estateId: recommend.estateId },
      });
      expect(sentAmount + pendingAmount + cancelAmount).toBe(settledAmount);
      return { settledAmount, sentAmount, pendingAmount, cancelAmount };
    };
    const first = await partsOf();
    const left = first.pendingAmount;
    expect(left).toBe(pendingOf(income));
    await does(sendPlanCalls.cancel, {
      params: { id: plan.id },
      body: { reason: '会员放弃本期', mode: planCancelMode.writeOff, otherId: '' },
    });
    const written = { pendingAmount: first.pendingAmount - plan.amount, cancelAmount: plan.amount };
    expect(await partsOf()).toEqual({ ...first, ...written });
    await does(incomeRecords.void, { params: { id: income.id }, body: { ...incomeMoves.void, takeBack: 0 } });
    expect(await partsOf()).toEqual({
      ...{ ...first, pendingAmount: first.pendingAmount - left, cancelAmount: left },
    });
    expect(statisticViolations(world.store())).toEqual([]);
  });

  it('are those of the days, of which each is there once, and of the shares', async () => {
    const span = lastYear();
    const { days, shares, before: earlier, ...sums } = await sumsOf(span);
    expect(days.map(({ date }) => date)).toEqual(daysOf(span.startDate, span.endDate));
    for (const name of ['recommends', 'visits', 'signed'] as const)
      expect([name, sumOf(days, (day) => day[name])]).toEqual([name, sums[name]]);
    const rows = await rowsOf(span);
    expect(shares).toEqual(
      rows
        .filter(({ dealPrice }) => dealPrice > 0)
        .slice(0, 8)
        .map(({ id, estateName, dealPrice }) => ({ id, name: estateName, dealPrice })),
    );
    expect(sumOf(shares, ({ dealPrice }) => dealPrice)).toBe(sums.dealPrice);
    const { startDate, endDate, days: earlierDays, ...figures } = earlier;
    expect(await sumsOf({ startDate, endDate })).toMatchObject({ ...figures, days: earlierDays });
    expect(earlierDays).toHaveLength(days.length);
  });

  it('of a month that has begun are compared with the same days of the one before', async () => {
    const month = monthOf(world.today());
    const span = { startDate: month, endDate: monthEnd(month) };
    const { startDate, endDate, days, ...figures } = (await sumsOf(span)).before;
    expect({ startDate, endDate }).toEqual(comparedSpan(span, world.today()));
    expect(await sumsOf({ startDate, endDate })).toMatchObject({ ...figures, days });
  });

  it('are of what a filter lets through', async () => {
    const span = lastYear();
    const [row] = await rowsOf(span);
    expect(await sumsOf({ ...span, estateId: row?.id ?? '' })).toMatchObject({
      ...{ recommends: row?.recommends, dealPrice: row?.dealPrice },
      shares: [{ id: row?.id, dealPrice: row?.dealPrice }],
    });
    const came = await sumsOf({ ...span, status: visited });
    expect(came).toMatchObject({ signed: 0, dealPrice: 0, shares: [] });
    expect(came.visits).toBeGreaterThan(0);
    expect(sumOf(came.days, ({ visits }) => visits)).toBe(came.visits);
  });

  it('of a company are what the platform sees of it', async () => {
    const query = lastYear();
    const admin = await mock.tokenOf('companyAdmin');
    const own = { params: { belongId: '1' }, query };
    expect(await does(estateStatistics.sumOfOwnCompany, own, admin)).toEqual(
      await sumsOf({ ...query, companyId: '1' }),
    );
  });
});
