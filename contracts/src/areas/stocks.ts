import * as z from 'zod/mini';
import { daysBetween } from '../days.ts';
import { area, get, post } from '../endpoint.ts';
import { listOf, status } from '../envelope.ts';
import { date } from '../forms/fields.ts';
import { shownDay } from '../forms/shownTexts.ts';
import { accessTo, ofOwn } from '../mirror.ts';
import { dayChanges, priceDay, stockBatch, stockLimits } from '../trade/priceStocks.ts';
import { type TradeKind, trades } from '../trade/trade.ts';
import { say } from '../words.ts';

/** Price and stock by day, 价格库存, of the three kinds of products (domain design, section 9.5). */

const span = z.object({ startDate: date, endDate: date }).check(
  z.refine(({ startDate, endDate }) => startDate <= endDate, {
    error: say('dateRange'),
    path: ['endDate'],
  }),
  z.refine(({ startDate, endDate }) => daysBetween(startDate, endDate) < stockLimits.daysShown, {
    error: say('tooManyDays', { n: stockLimits.daysShown }),
    path: ['endDate'],
  }),
);

const calendar = z.extend(listOf(priceDay), {
  /** The days of the span, with or without a price, on which the scenic spot is closed; none of stays. */
  offSeason: z.array(shownDay),
});
export type StockCalendar = z.infer<typeof calendar>;

/** What the server changed. Saving `before` again with the versions of `after` takes it back. */
const changed = z.object({
  changed: z.int(),
  /** Of them, days that had a price already. */
  overwritten: z.int(),
  /** The days as they were; those that had no price are left out. */
  before: z.array(priceDay),
  /** The days as they are now; those without a price are left out. */
  after: z.array(priceDay),
});
export type StockChange = z.infer<typeof changed>;

function stockCalls<const Kind extends TradeKind>(kind: Kind) {
  const view = accessTo(trades[kind].stock, 'view');
  const manage = accessTo(trades[kind].stock, 'manage');
  const path = `products-${kind}/{id}/price-stocks` as const;
  const list = get({
    path: `${path}/list` as `products-${Kind}/{id}/price-stocks/list`,
    purpose: `Price and stock of a product, at most ${stockLimits.daysShown} days; days without a price are left out.`,
    access: view.plain,
    query: span,
    data: calendar,
    errors: [status.notFound],
  });
  const errors = [status.invalid, status.notFound, status.stale];
  const save = post({
    path: `${path}/save` as `products-${Kind}/{id}/price-stocks/save`,
    purpose: 'Sets single days, each over the version that was seen; all of them or none.',
    access: manage.plain,
    body: z.object({ days: dayChanges }),
    data: changed,
    errors,
  });
  const batchSave = post({
    path: `${path}/batch-save` as `products-${Kind}/{id}/price-stocks/batch-save`,
    purpose: 'Sets price, stock or state on the days of spans and weekdays; all of them or none.',
    access: manage.plain,
    body: stockBatch,
    data: changed,
    errors,
  });
  return {
    list,
    save,
    batchSave,
    listOfOwn: ofOwn(list, view.own),
    saveOfOwn: ofOwn(save, manage.own),
    batchSaveOfOwn: ofOwn(batchSave, manage.own),
  };
}

export const stocksPlace = area('stocksPlace', stockCalls('place'));
export const stocksHotel = area('stocksHotel', stockCalls('hotel'));
export const stocksHouse = area('stocksHouse', stockCalls('house'));
