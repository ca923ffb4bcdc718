import { expect, it } from 'vitest';
import { addDays, daysOf } from '#contracts/days.ts';
import { orderStatus, payType, refundStatus } from '#contracts/enums/orders.ts';
import { type StatisticBasis, statisticBasis } from '#contracts/enums/statistics.ts';
import { valuesOf } from '#contracts/enums.ts';
import { type TradeKind, tradeKinds } from '#contracts/trade/trade.ts';
import { never } from '#contracts/wireTime.ts';
import { SinceSeed } from '#mock/store/sinceSeed.ts';
import { createStore, type Store } from '#mock/store/store.ts';
import type { StoredOrder, StoredRefund } from '#mock/store/tradeRows.ts';
import { ledgerOf, type Sales } from '#mock/trade/money/ledger.ts';
import { fc } from '../../contracts/testing/properties.ts';

/** The ledger says what a look at all orders and refunds says, after any history of them, also one that was taken back. */

const first = '2026-01-01';
/** On which every order is used. */
const lastDay = '2026-01-21';
const moment = fc.integer({ min: 0, max: 40 }).map((days) => `${addDays(first, days)} 12:00:00`);
const seller = fc.record({
  kind: fc.constantFrom(...tradeKinds),
  merchantId: fc.constantFrom('1', '2'),
  resourceId: fc.constantFrom('1', '2', '3'),
  productId: fc.constantFrom('1', '2'),
  ...{ qty: fc.integer({ min: 1, max: 4 }), nights: fc.integer({ min: 1, max: 3 }) },
});
const pick = fc.nat(1_000);
const cents = fc.integer({ min: 1, max: 999_999 });
const deed = fc.oneof(
  fc.record({ deed: fc.constant('order' as const), seller, cents }),
  fc.record({ deed: fc.constant('pay' as const), pick, moment }),
  fc.record({ deed: fc.constant('refund' as const), pick, cents, moment }),
  fc.record({ deed: fc.constant('end' as const), pick, moment }),
  fc.record({ deed: fc.constant('remove' as const), pick }),
  fc.record({ deed: fc.constant('ask' as const) }),
  fc.record({ deed: fc.constant('fail' as const), pick, moment }),
  fc.record({ deed: fc.constant('rewind' as const) }),
);
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

function pay(store: Store, at: number, payTime: string) {
  const order = store.orders.all()[at % Math.max(1, store.orders.all().length)];
  if (order) store.orders.update(order.id, { payType: payType.wechat, payTime });
}

function act(store: Store, sinceSeed: SinceSeed, done: Deed): void {
  switch (done.deed) {
    case 'order':
      store.orders.insert({
        ...done.seller,
        ...{ payPrice: done.cents, payType: payType.none, payTime: never, refundedAmount: 0, refundCount: 0 },
        ...{ totalPrice: done.cents + 100, commissionRate: 850, refundingAmount: 0, finishTime: never },
        ...{ status: orderStatus.toUse, validUntil: lastDay, checkOutDate: lastDay, removed: 0 },
      } as unknown as StoredOrder);
      return;
    case 'pay':
      pay(store, done.pick, done.moment);
      return;
    case 'refund': {
      const paid = store.orders.all().filter(({ payTime }) => payTime !== never);
      const order = paid[done.pick % Math.max(1, paid.length)];
      if (!order) return;
      const { kind, merchantId, resourceId, productId } = order;
      const refund = store.refunds.insert({
        ...{ kind, merchantId, resourceId, productId, orderId: order.id, refundAmount: done.cents },
        ...{ status: refundStatus.paying, finishTime: never, commissionBack: 0 },
      } as unknown as StoredRefund);
      if (done.pick % 3 === 0) return;
      store.refunds.update(refund.id, {
        ...{ status: refundStatus.done, finishTime: done.moment, commissionBack: done.pick },
      });
      store.orders.update(order.id, {
        refundedAmount: order.refundedAmount + done.cents,
        refundCount: order.refundCount + 1,
      });
      return;
    }
    case 'end': {
      const order = store.orders.all()[done.pick % Math.max(1, store.orders.all().length)];
      const status = done.pick % 2 ? orderStatus.done : orderStatus.closed;
      if (order) store.orders.update(order.id, { status, finishTime: done.moment });
      return;
    }
    case 'remove': {
      const order = store.orders.all()[done.pick % Math.max(1, store.orders.all().length)];
      if (order) store.orders.remove(order.id);
      return;
    }
    case 'ask':
      // From the first question on it follows.
      ledgerOf(store);
      return;
    case 'fail':
      expect(() =>
        store.transaction(() => {
          pay(store, done.pick, done.moment);
          throw new Error('refused');
        }),
      ).toThrow('refused');
      return;
    case 'rewind':
      sinceSeed.rewind();
  }
}

const unitsOf = ({ kind, qty, nights }: StoredOrder) => (kind === 'place' ? qty : qty * nights);
/** Half up. */
const commissionOf = (cents: number) => Math.floor((cents * 850 + 5_000) / 10_000);
const sum = <R>(rows: readonly R[], amount: (row: R) => number) =>
  rows.reduce((all, row) => all + amount(row), 0);

function salesOf(orders: readonly StoredOrder[]): Sales {
  return {
    orders: orders.length,
    units: sum(orders, unitsOf),
    total: sum(orders, ({ totalPrice }) => totalPrice),
    paid: sum(orders, ({ payPrice }) => payPrice),
    returned: sum(orders, ({ refundedAmount }) => refundedAmount),
    refunds: sum(orders, ({ refundCount }) => refundCount),
    refunded: sum(orders, ({ refundedAmount }) => refundedAmount),
    commission: sum(orders, (row) => commissionOf(row.payPrice - row.refundedAmount)),
  };
}

/** The book of a basis on a day, by a look at every row. */
function salesOn(store: Store, basis: StatisticBasis, kind: TradeKind, day: string): Sales {
  const isOwn = (row: { kind: TradeKind; merchantId: string }) => row.kind === kind && row.merchantId === '1';
  const paid = store.orders.all().filter((row) => isOwn(row) && row.payTime !== never);
  if (basis === statisticBasis.ordered) return salesOf(paid.filter((row) => row.createTime.startsWith(day)));
  if (basis === statisticBasis.settled)
    return salesOf(
      paid.filter(({ status, finishTime, payPrice, refundedAmount }) => {
        const ended = finishTime < lastDay ? finishTime.slice(0, 10) : lastDay;
        const keptFee = status === orderStatus.closed && refundedAmount < payPrice;
        return (status === orderStatus.done || keptFee) && ended === day;
      }),
    );
  const sold = paid.filter((row) => row.payTime.startsWith(day));
  const back = store.refunds.all().filter((row) => isOwn(row) && row.finishTime.startsWith(day));
  return {
    ...salesOf(sold),
    refunds: back.length,
    refunded: sum(back, ({ refundAmount }) => refundAmount),
    commission:
      sum(sold, ({ payPrice }) => commissionOf(payPrice)) - sum(back, ({ commissionBack }) => commissionBack),
  };
}
const nothing = salesOf([]);
const addUp = (days: readonly Sales[]) =>
  Object.fromEntries(
    Object.keys(nothing).map((key) => [key, sum(days, (day) => day[key as keyof Sales])]),
  ) as unknown as Sales;

it('has the sums of orders and refunds after any history, day by day and for a span, in each of its books', () => {
  fc.assert(
    fc.property(
      fc.array(deed, { minLength: 20, maxLength: 120, size: 'max' }),
      fc.nat(40),
      fc.nat(40),
      (history, from, length) => {
        const store = createStore(() => `${first} 08:00:00`);
        const sinceSeed = new SinceSeed(store);
        for (const done of history) act(store, sinceSeed, done);
        const span = { from: addDays(first, from), to: addDays(first, from + length) };
        const ofOne = ({ merchantId }: { merchantId: string }) => merchantId === '1';
        const days = daysOf(span.from, span.to);
        for (const kind of tradeKinds) {
          for (const basis of valuesOf(statisticBasis)) {
            const counted = days.map((day) => salesOn(store, basis, kind, day));
            expect(ledgerOf(store).total(kind, span, ofOne, basis)).toEqual(addUp(counted));
          }
          const byDay = ledgerOf(store).byDay(kind, span, ofOne);
          expect(days.map((day) => byDay.get(day) ?? nothing)).toEqual(
            days.map((day) => salesOn(store, statisticBasis.paid, kind, day)),
          );
        }
      },
    ),
    { numRuns: 60 },
  );
});
