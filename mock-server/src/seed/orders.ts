import { orderStatus } from '#contracts/enums/orders.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { epochOf, wireDay } from '#contracts/wireTime.ts';
import type { Context } from '../records/context.ts';
import { isTradeKind } from '../trade/products/kinds.ts';
import { attempt } from './attempt.ts';
import { randomBooking } from './bookings.ts';
import { live } from './orderLives.ts';
import { confirms, pays, planScenes } from './orderStates.ts';
import { dayMs, type SeedTools } from './seedTools.ts';
import type { Timeline } from './timeline.ts';

/** A year of them: of the demo size, and for each unit of a larger scale (`MOCK_SCALE` of 100 is about 100,000). */
const orderCount = { demo: 700, perScale: 1000 };

/**
 * Orders and refunds of a year. They are made by the same functions that answer the calls, so every amount,
 * stock and log line agrees. Bookings that the rules refuse (sold out, closed) are skipped.
 */
export function planOrders(tools: SeedTools, context: Context, timeline: Timeline): void {
  const { scale, faker } = tools;
  const count = scale > 1 ? orderCount.perScale : orderCount.demo;
  for (const at of moments(tools, Math.max(40, Math.round(count * scale)))) {
    timeline.add(at, () => {
      const kind = faker.helpers.weightedArrayElement([
        { weight: 5, value: 'place' },
        { weight: 3, value: 'hotel' },
        { weight: 2, value: 'house' },
      ]);
      if (!isTradeKind(kind) || tryToOrder(tools, context, timeline, kind)) return;
      // There are as many rooms at any scale, whereas tickets grow with it.
      if (scale > 1) tryToOrder(tools, context, timeline, 'place');
    });
  }
  planScenes(tools, context, timeline);
}

/** Pays or confirms orders whose deadline lies within the next 20 minutes, so that a fresh demo or test does not change by itself. */
export function hurry(context: Context): void {
  const { store, clock } = context;
  const soon = clock.now() + 20 * 60_000;
  for (const order of store.orders.by('status', orderStatus.unpaid)) {
    if (order.expireAt < soon) attempt(context, () => pays(order, context));
  }
  for (const order of store.orders.by('status', orderStatus.toConfirm)) {
    if (order.confirmBy < soon) attempt(context, () => confirms(order, context));
  }
}

/** Tries a few random bookings until one is accepted. */
function tryToOrder(tools: SeedTools, context: Context, timeline: Timeline, kind: TradeKind): boolean {
  for (let times = 0; times < 4; times++) {
    const booking = randomBooking(tools, context, kind);
    if (attempt(context, () => live(tools, context, timeline, booking) ?? true)) return true;
  }
  return false;
}

/** When somebody orders: by day, more of them lately and in the evening, the earliest first. */
function moments({ faker, now }: SeedTools, count: number): number[] {
  const today = epochOf(`${wireDay(now)} 00:00:00`);
  const times = Array.from({ length: count }, () => {
    const daysAgo = Math.floor(faker.number.float({ max: 1 }) ** 1.6 * 364);
    const hour = 7 + faker.number.float({ max: 1 }) ** 0.8 * 16;
    return today - daysAgo * dayMs + Math.floor(hour * 3_600_000);
  });
  // Times that would lie in the future are moved to this morning or to now.
  return times.map((at) => (at < now ? at : now - ((at * 7919) % 3_600_000))).sort((a, b) => a - b);
}
