import { describe, expect, it } from 'vitest';
import { type MerchantStatisticSums, merchantStatistics } from '#contracts/areas/merchantStatistics.ts';
import { addDays, monthEnd, monthOf } from '#contracts/days.ts';
import { type StatisticDimension, statisticBasis, statisticDimension } from '#contracts/enums/statistics.ts';
import { productType, valuesOf } from '#contracts/enums.ts';
import { type ListData, status } from '#contracts/envelope.ts';
import { shareOf } from '#contracts/shareOf.ts';
import { comparedSpan } from '#contracts/trade/comparedSpan.ts';
import { statisticViolations } from '#mock/statistics/invariants.ts';
import { mockFor } from './mockFor.ts';
import { addable, addUp, type Row, statisticCalls } from './statisticCalls.ts';
import { tradeWorld } from './tradeWorld.ts';

/** 商户预订汇总: rows by four dimensions and three bases add up to the same sums, and say what the lists of orders and refunds say. */

const { mock, does, refuses } = mockFor('superAdmin', { scale: 0.3 });
const world = tradeWorld(() => mock);

const { rowsOf, sumsOf, lastDays } = statisticCalls({ does }, world.today);
const lastMonths = () => lastDays(200);
const bases = valuesOf(statisticBasis);
const dimensions = valuesOf(statisticDimension);

describe('rows', () => {
  it('add up to the same sums by merchant, resource, product and day, whatever the day that counts', async () => {
    for (const basis of bases) {
      const sums = await sumsOf({ ...lastMonths(), basis });
      expect(sums.orders).toBeGreaterThan(50);
      for (const dimension of dimensions) {
        const rows = await rowsOf({ ...lastMonths(), basis, dimension });
        expect(sums).toMatchObject(addUp(rows));
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        for (const row of rows) {
          expect(row.netAmount).toBe(row.payPrice - row.refundedAmount);
          expect(row.settleAmount).toBe(row.netAmount - row.commissionAmount);
          expect(row.discountPrice).toBe(row.totalPrice - row.payPrice);
          expect(row.refundRate).toBe(shareOf(row.refundedAmount, row.payPrice));
        }
      }
    }
    expect(statisticViolations(world.store())).toEqual([]);
  });

  it('name what they are about, and nothing that they do not tell apart', async () => {
    const first = async (dimension: StatisticDimension) =>
      (await rowsOf({ ...lastMonths(), dimension, productType: productType.hotel }))[0];
    const { merchant, resource, product, day } = statisticDimension;
    const hotel = world.store().hotels.get((await first(resource))?.resourceId ?? '');
    expect(await first(resource)).toMatchObject({
      ...{ merchantId: hotel?.merchantId, resourceName: hotel?.name, productName: '', date: '' },
      ...{ tickets: 0, productType: productType.hotel },
    });
    expect(await first(merchant)).toMatchObject({ resourceId: '', resourceName: '', productId: '' });
    expect((await first(product))?.productName).not.toBe('');
    expect(await first(day)).toMatchObject({ merchantName: '', date: expect.stringMatching(/^\d{4}-/) });
  });

  it('keep the name of what was removed', async () => {
    const [row] = await rowsOf({ ...lastMonths(), dimension: statisticDimension.product });
    world.store().products.remove(row?.productId ?? '');
    world.store().merchants.remove(row?.merchantId ?? '');
    const [after] = await rowsOf({ ...lastMonths(), dimension: statisticDimension.product });
    expect(after).toEqual(row);
  });

  it('are sorted over all pages: days newest first, else by what was paid, or as asked', async () => {
    const days = (await rowsOf({ ...lastMonths(), dimension: statisticDimension.day })).map(
      ({ date }) => date,
    );
    expect(days).toEqual([...days].sort().reverse());
    expect(days.length).toBeGreaterThan(100);
    const amounts = (await rowsOf({ ...lastMonths(), dimension: statisticDimension.product })).map(
      ({ payPrice }) => payPrice,
    );
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
    const rates = (
      await rowsOf({
        ...lastMonths(),
        ...{ dimension: statisticDimension.product, sort: 'refundRate', direction: 'asc' },
      })
    ).map(({ refundRate }) => refundRate);
    expect(rates).toEqual([...rates].sort((a, b) => a - b));
    expect(new Set(rates).size).toBeGreaterThan(2);
  });
});

describe('sums', () => {
  it('compare with as many days directly before, and count no day that is still to come', async () => {
    // Twenty days are no month wherever they lie.
    const [first, last] = [addDays(world.today(), -9), addDays(world.today(), 10)];
    const { before: earlier, days, ...sums } = await sumsOf({ startDate: first, endDate: last });
    expect([earlier.startDate, earlier.endDate]).toEqual([addDays(first, -10), addDays(first, -1)]);
    expect(addUp(await rowsOf(earlier))).toEqual(
      expect.objectContaining(
        Object.fromEntries(addable.map((name) => [name, earlier[name as keyof typeof earlier]])),
      ),
    );
    expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 10 }, (_, at) => addDays(first, at)));
    expect((await sumsOf(earlier)).days).toEqual(earlier.days);
    expect(earlier.days.some(({ payPrice }) => payPrice > 0)).toBe(true);
    expect(days.reduce((sum, { payPrice }) => sum + payPrice, 0)).toBe(sums.payPrice);
    expect(days.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0)).toBe(sums.refundedAmount);
  });

  it('compare the month with the same days of the one before, and a whole month with a whole one', async () => {
    const month = monthOf(world.today());
    for (const span of [
      { startDate: month, endDate: monthEnd(month) },
      { startDate: monthOf(month, -1), endDate: monthEnd(month, -1) },
    ]) {
      const { before: earlier } = await sumsOf(span);
      expect(earlier).toMatchObject(comparedSpan(span, world.today()));
      expect((await sumsOf(earlier)).payPrice).toBe(earlier.payPrice);
    }
  });

  it('name the largest shares, each merchant once', async () => {
    const { shares } = await sumsOf(lastMonths());
    const rows = await rowsOf(lastMonths());
    const whole = Map.groupBy(rows, ({ merchantName }) => merchantName);
    expect(shares.length).toBe(Math.min(8, whole.size));
    for (const { name, payPrice } of shares)
      expect(payPrice).toBe(whole.get(name)?.reduce((sum, row) => sum + row.payPrice, 0));
    expect(shares.map(({ payPrice }) => payPrice)).toEqual(
      shares.map(({ payPrice }) => payPrice).sort((a, b) => b - a),
    );
    const ofDays = await sumsOf({ ...lastMonths(), dimension: statisticDimension.day });
    expect(ofDays.shares.map(({ productType: type }) => type).sort()).toEqual([10, 20, 30]);
    expect(ofDays.shares.reduce((sum, { payPrice }) => sum + payPrice, 0)).toBe(ofDays.payPrice);
  });

  it('share what was paid as the rows do, by resource and by product', async () => {
    for (const [dimension, idOf] of [
      [statisticDimension.resource, ({ productType: type, resourceId }: Row) => `${type} ${resourceId}`],
      [statisticDimension.product, ({ productType: type, productId }: Row) => `${type} ${productId}`],
    ] as const) {
      const query = { ...lastMonths(), dimension };
      const whole = Map.groupBy(await rowsOf(query), idOf);
      const paid = [...whole].map(([, own]) => own.reduce((sum, row) => sum + row.payPrice, 0));
      const { shares } = await sumsOf(query);
      expect(shares.map(({ payPrice }) => payPrice)).toEqual(paid.sort((a, b) => b - a).slice(0, 8));
      for (const { id, productType: type, payPrice } of shares)
        expect(payPrice).toBe(whole.get(`${type} ${id}`)?.reduce((sum, row) => sum + row.payPrice, 0));
    }
  });

  it('are 0 where nothing was sold, rates included', async () => {
    const {
      before: earlier,
      days,
      shares,
      ...sums
    } = await sumsOf({ startDate: '2001-01-01', endDate: '2001-01-02' });
    expect(Object.values(sums)).toEqual(Object.values(sums).map(() => 0));
    expect([earlier.refundRate, days.length, shares]).toEqual([0, 2, []]);
    expect(await rowsOf({ startDate: '2001-01-01', endDate: '2001-01-02' })).toEqual([]);
  });
});

describe('who sees what', () => {
  it('a merchant user sees what the platform sees of his merchant', async () => {
    const manager = await mock.tokenOf('merchantManager');
    const params = { belongId: '2' };
    for (const basis of bases) {
      const query = { ...lastMonths(), basis };
      const own = await does(merchantStatistics.sumOfOwn, { params, query }, manager);
      expect(own).toEqual(await sumsOf({ ...query, merchantId: '2' }));
      expect((own as MerchantStatisticSums).payPrice).toBeLessThan((await sumsOf(query)).payPrice);
      const page = await does<ListData<Row>>(merchantStatistics.listOfOwn, { params, query }, manager);
      expect(page.list).toEqual((await rowsOf({ ...query, merchantId: '2' })).slice(0, 10));
    }
  });

  it('nobody sees another merchant, and nobody without the right sees anything', async () => {
    const manager = await mock.tokenOf('merchantManager');
    const query = lastMonths();
    const forbidden = '没有操作权限';
    const refused = (call: never, params: object, as: string) =>
      refuses(call, { params, query } as never, status.forbidden, forbidden, undefined, as);
    await refused(merchantStatistics.sumOfOwn as never, { belongId: '1' }, manager);
    await refused(merchantStatistics.sum as never, {}, manager);
    const support = await mock.tokenOf('support');
    await refused(merchantStatistics.list as never, {}, support);
  });
});

describe('a wrong question', () => {
  it('is refused with the words of the specification', async () => {
    const ask = (query: object, message: string, field: string) =>
      refuses(merchantStatistics.list, { query: query as never }, status.invalid, message, field);
    await ask({ startDate: '2026-05-02', endDate: '2026-05-01' }, '结束日期不能早于开始日期', 'endDate');
    await ask({ startDate: '2025-01-01', endDate: '2026-01-02' }, '日期范围最多366天', 'endDate');
    // More than a year the wrong way round is one mistake.
    await ask({ startDate: '2026-01-02', endDate: '2024-01-01' }, '结束日期不能早于开始日期', 'endDate');
    await ask({ endDate: '2026-01-02' }, '请选择统计日期', 'startDate');
    const year = { startDate: '2024-01-01', endDate: '2024-12-31' };
    await rowsOf(year);
    await ask({ ...year, resourceId: '1' }, '请选择产品类型', 'productType');
  });
});
