import * as z from 'zod/mini';
import { addDays } from '#contracts/days.ts';
import { tradeKinds } from '#contracts/trade/trade.ts';
import { todayOf } from '../../store/today.ts';
import { setDay } from '../../trade/products/days.ts';
import { roomCountOf } from '../../trade/products/kinds.ts';
import { dayRow } from '../../trade/products/stock.ts';
import type { Mock } from '../../wire/mock.ts';
import { freshProduct } from './productSetup.ts';
import { type AnyState, state } from './providerState.ts';

/** Days of a product's calendar, and what may be set on them. */

const ofTrade = z.strictObject({
  trade: z.enum(tradeKinds),
  own: z.optional(z.literal(1)),
  closed: z.optional(z.literal(1)),
});
/** `own: 1` = of the merchant of the merchantManager, `closed: 1` = the scenic spot of the tickets is closed on the day. */
const takes = `{trade: ${tradeKinds.join(' | ')}, own?: 1, closed?: 1}`;

/** Days ahead of today. */
const ahead = 9;

function pricedDay(mock: Mock, { trade, own, closed }: z.infer<typeof ofTrade>) {
  const { store, clock } = mock;
  // A fresh product: no order has taken stock of it, so its days can be cleared.
  const product = freshProduct(mock, { kind: trade, own }, false);
  const date = addDays(todayOf(clock), ahead);
  const resort = closed && trade === 'place' ? store.resorts.get(product.resourceId) : undefined;
  if (resort) {
    const day = addDays(date, 60).slice(5);
    const seasons = resort.seasons.slice(0, 1).map((one) => ({ ...one, startDay: day, endDay: day }));
    store.resorts.update(resort.id, { seasons });
  }
  const { marketPrice } = product;
  // As many as there are.
  const stock = roomCountOf(store, product) ?? 99_999;
  const set = () => setDay(store, product, { date, price: marketPrice, settlePrice: marketPrice, stock });
  set();
  const version = dayRow(store, product.id, date)?.setVersion;
  return { set, values: { id: product.id, date, price: marketPrice, stock, version } };
}

export const stockStates: Record<string, AnyState> = {
  'a day has a price': state(ofTrade, takes, (mock, params) => pricedDay(mock, params).values),
  // The values are those from before the change: what the slower editor still has on his screen.
  'a day was changed by somebody else': state(ofTrade, takes, (mock, params) => {
    const { set, values } = pricedDay(mock, params);
    set();
    return values;
  }),
};
