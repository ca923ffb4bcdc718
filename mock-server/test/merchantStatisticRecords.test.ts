import { beforeEach, describe, expect, it } from 'vitest';
import { ordersHotel, ordersHouse, ordersPlace } from '#contracts/areas/orders.ts';
import { refundsHotel, refundsHouse, refundsPlace } from '#contracts/areas/refunds.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { orderStatus, refundStatus } from '#contracts/enums/orders.ts';
import { type StatisticBasis, statisticBasis, statisticDimension } from '#contracts/enums/statistics.ts';
import { productType, valuesOf } from '#contracts/enums.ts';
import type { ListData } from '#contracts/envelope.ts';
import type { StayOrderRow } from '#contracts/trade/orders.ts';
import { recordsBehind } from '#contracts/trade/recordsBehind.ts';
import { sumOf } from '#mock/trade/money/money.ts';
import { asking } from './asking.ts';
import { seededMock } from './mockFor.ts';
import { addUp, statisticCalls } from './statisticCalls.ts';
import { tradeWorld } from './tradeWorld.ts';

/** 商户预订汇总: what the statistics count is what the lists of orders and refunds show, by each of the days by which sales are counted. */

const mock = seededMock({ scale: 0.3 });
let token: string;
beforeEach(async () => {
  token = await mock.tokenOf('superAdmin');
});
const { does } = asking(mock, () => token);
const world = tradeWorld(() => mock);

const { rowsOf, lastDays } = statisticCalls({ does }, world.today);
const bases = valuesOf(statisticBasis);
const dimensions = valuesOf(statisticDimension);

const { ordered, paid, settled } = statisticBasis;
type Earned = Pick<StayOrderRow, 'commission' | 'settleAmount'>;
type Lists = { list: AnyEndpoint; sum: AnyEndpoint };
const orderLists: Record<number, Lists> = { 10: ordersPlace, 20: ordersHotel, 30: ordersHouse };
const refundLists: Record<number, Lists> = { 10: refundsPlace, 20: refundsHotel, 30: refundsHouse };

describe('the lists that a row leads to', () => {
  it('count and sum what the row does, for each basis and dimension', async () => {
    const span = lastDays(90);
    for (const basis of bases)
      for (const dimension of dimensions) {
        const rows = await rowsOf({ ...span, basis, dimension });
        expect(rows.some(({ refunds }) => refunds > 0)).toBe(true);
        for (const row of rows.slice(0, 12)) {
          const behind = recordsBehind(basis, row.date || span.startDate, row.date || span.endDate);
          const whose = Object.fromEntries(
            Object.entries({
              ...{ merchantId: row.merchantId, resourceId: row.resourceId, productId: row.productId },
            }).filter(([, id]) => id !== ''),
          );
          const [orders, refunds] = [orderLists[row.productType], refundLists[row.productType]];
          const inOrders = { ...behind.orders, ...whose };
          const inRefunds = { ...behind.refunds, ...whose };
          const one = { offset: 0, limit: 1 };
          const found = {
            orders: await does<ListData<unknown>>(orders?.list as never, { query: { ...inOrders, ...one } }),
            refunds: await does<ListData<unknown>>(refunds?.list as never, {
              query: { ...inRefunds, ...one },
            }),
          };
          expect([row.id, found.orders.count, found.refunds.count]).toEqual([
            row.id,
            row.orders,
            row.refunds,
          ]);
          // The sums come from the ledger; with a further condition, from the records one by one.
          for (const further of [{}, { payMin: 0 }])
            expect(await does(orders?.sum as never, { query: { ...inOrders, ...further } })).toMatchObject({
              ...{ count: row.orders, payPrice: row.payPrice },
              ...(basis !== paid && { refundedAmount: row.refundedAmount }),
            });
          if (basis !== paid && row.orders <= 100) {
            const all = { ...inOrders, offset: 0, limit: 100 };
            const { list } = await does<ListData<Earned>>(orders?.list as never, { query: all });
            expect([
              sumOf(list.map((one) => one.commission)),
              sumOf(list.map((one) => one.settleAmount)),
            ]).toEqual([row.commissionAmount, row.settleAmount]);
          }
          for (const further of [{}, { createStart: '2000-01-01' }])
            expect(await does(refunds?.sum as never, { query: { ...inRefunds, ...further } })).toEqual({
              ...{ count: row.refunds, refundAmount: row.refundedAmount },
              refundedAmount: row.refundedAmount,
            });
        }
      }
  });
});

describe('the three days by which sales are counted', () => {
  const today = () => world.today();
  const on = async (basis: StatisticBasis, day: string) =>
    addUp(await rowsOf({ startDate: day, endDate: day, basis, productType: productType.hotel }));
  /** A day later; a session does not last so long. */
  const nextDay = async () => {
    world.clock().advance(86_400_000);
    token = await mock.tokenOf('superAdmin');
  };

  it('an unpaid order is in none, and a paid one at once in two of them', async () => {
    const was = await Promise.all(bases.map((basis) => on(basis, today())));
    world.order({ kind: 'hotel' }, orderStatus.unpaid);
    expect(await Promise.all(bases.map((basis) => on(basis, today())))).toEqual(was);
    const order = world.order({ kind: 'hotel' }, orderStatus.toUse);
    const [byOrder, byPayment, byUse] = await Promise.all(bases.map((basis) => on(basis, today())));
    for (const [at, is] of [byOrder, byPayment].entries()) {
      expect(is?.payPrice).toBe((was[at]?.payPrice ?? 0) + order.payPrice);
      expect(is?.roomNights).toBe((was[at]?.roomNights ?? 0) + order.qty * order.nights);
    }
    expect(byUse).toEqual(was[2]);
  });

  it('a refund counts on its own day by payment, and on that of its order otherwise', async () => {
    const first = today();
    const refund = world.refund({ kind: 'hotel' }, refundStatus.paying);
    const before = { order: await on(ordered, first), pay: await on(paid, first) };
    await nextDay();
    expect(world.store().refunds.get(refund.id)?.status).toBe(refundStatus.done);
    const byOrder = await on(ordered, first);
    expect(byOrder.refundedAmount).toBe((before.order.refundedAmount ?? 0) + refund.refundAmount);
    expect(byOrder.refunds).toBe((before.order.refunds ?? 0) + 1);
    expect(byOrder.payPrice).toBe(before.order.payPrice);
    expect(await on(paid, first)).toEqual(before.pay);
    expect((await on(paid, today())).refundedAmount).toBeGreaterThanOrEqual(refund.refundAmount);
  });

  it('a completed stay is settled on its departure at the latest, and a closed one only if it kept a fee', async () => {
    const was = await on(settled, today());
    const done = world.order({ kind: 'hotel' }, orderStatus.done);
    const after = await on(settled, today());
    expect(after.payPrice).toBe((was.payPrice ?? 0) + done.payPrice);
    // Rejected: everything goes back.
    world.order({ kind: 'hotel' }, orderStatus.closed);
    expect(await on(settled, today())).toEqual(after);
  });

  it('commission is that of the order page: what was paid and not refunded, by the rate of the order', async () => {
    const refund = world.refund({ kind: 'hotel' }, refundStatus.done);
    const order = world.store().orders.get(refund.orderId);
    const whose = { merchantId: order?.merchantId ?? '', productType: productType.hotel };
    const [row] = (
      await rowsOf({
        ...{ startDate: today(), endDate: today(), ...whose, dimension: statisticDimension.product },
      })
    ).filter(({ productId }) => productId === order?.productId);
    const page = await does<{ commission: number; settleAmount: number }>(ordersHotel.get, {
      params: { id: refund.orderId },
    });
    expect([row?.commissionAmount, row?.settleAmount]).toEqual([page.commission, page.settleAmount]);
  });
});
