import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, daysOf } from '#contracts/days.ts';
import { payType, refundStatus } from '#contracts/enums/orders.ts';
import { type TradeKind, tradeKinds } from '#contracts/trade/trade.ts';
import { never } from '#contracts/wireTime.ts';
import { SinceSeed } from '#mock/store/sinceSeed.ts';
import { createStore, type Store } from '#mock/store/store.ts';
import type { StoredOrder, StoredRefund } from '#mock/store/tradeRows.ts';
import { ledgerOf, type Sales } from '#mock/trade/money/ledger.ts';

/** The ledger says what a look at all orders and refunds says, after any history of them, also one that was taken back. */

const first = '2026-01-01';
const moment = fc.integer({ min: 0, max: 40 }).map((days) => `${addDays(first, days)} 12:00:00`);
const seller = fc.record({
  kind: fc.constantFrom(...tradeKinds),
  merchantId: fc.constantFrom('1', '2'),
  resourceId: fc.constantFrom('1', '2', '3'),
});
const pick = fc.nat(1_000);
const cents = fc.integer({ min: 1, max: 999_999 });
const deed = fc.oneof(
  fc.record({ deed: fc.constant('order' as const), seller, cents }),
  fc.record({ deed: fc.constant('pay' as const), pick, moment }),
  fc.record({ deed: fc.constant('refund' as const), pick, cents, moment }),
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
        ...{ payPrice: done.cents, payType: payType.none, payTime: never, refundedAmount: 0 },
      } as unknown as StoredOrder);
      return;
    case 'pay':
      pay(store, done.pick, done.moment);
      return;
    case 'refund': {
      const paid = store.orders.all().filter(({ payTime }) => payTime !== never);
      const order = paid[done.pick % Math.max(1, paid.length)];
      if (!order) return;
      const { kind, merchantId, resourceId } = order;
      const refund = store.refunds.insert({
        ...{ kind, merchantId, resourceId, orderId: order.id, refundAmount: done.cents, finishTime: never },
        status: refundStatus.paying,
      } as unknown as StoredRefund);
      if (done.pick % 3 === 0) return;
      store.refunds.update(refund.id, { status: refundStatus.done, finishTime: done.moment });
      store.orders.update(order.id, { refundedAmount: order.refundedAmount + done.cents });
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

/** The same by a look at every row. */
function salesOn(store: Store, kind: TradeKind, day: string, merchantId: string): Sales {
  const paid = store.orders
    .all()
    .filter((row) => row.kind === kind && row.merchantId === merchantId && row.payTime.startsWith(day));
  const back = store.refunds
    .all()
    .filter((row) => row.kind === kind && row.merchantId === merchantId && row.finishTime.startsWith(day));
  const sum = <R>(rows: R[], amount: (row: R) => number) => rows.reduce((all, row) => all + amount(row), 0);
  return {
    orders: paid.length,
    paid: sum(paid, ({ payPrice }) => payPrice),
    returned: sum(paid, ({ refundedAmount }) => refundedAmount),
    refunds: back.length,
    refunded: sum(back, ({ refundAmount }) => refundAmount),
  };
}
const nothing: Sales = { orders: 0, paid: 0, returned: 0, refunds: 0, refunded: 0 };
const addUp = (days: Iterable<Sales>) =>
  [...days].reduce(
    (all, day) =>
      Object.fromEntries(
        Object.entries(all).map(([key, sum]) => [key, sum + day[key as keyof Sales]]),
      ) as never,
    nothing,
  );

it('has the sums of orders and refunds after any history, day by day and for a span', () => {
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
        for (const kind of tradeKinds) {
          const ofOne = ledgerOf(store).byDay(kind, span, ({ merchantId }) => merchantId === '1');
          const counted = daysOf(span.from, span.to).map((day) => salesOn(store, kind, day, '1'));
          expect(daysOf(span.from, span.to).map((day) => ofOne.get(day) ?? nothing)).toEqual(counted);
          expect(ledgerOf(store).total(kind, span, ({ merchantId }) => merchantId === '1')).toEqual(
            addUp(counted),
          );
        }
      },
    ),
    { numRuns: 60 },
  );
});
