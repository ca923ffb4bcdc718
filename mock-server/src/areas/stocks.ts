import type {
  StockChange,
  stocksHotel as stocksHotelCalls,
  stocksHouse as stocksHouseCalls,
  stocksPlace as stocksPlaceCalls,
} from '#contracts/areas/stocks.ts';
import { daysOf } from '#contracts/days.ts';
import { belongType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import {
  type DayChange,
  type DayFault,
  type DaySet,
  type DaySpan,
  dayAfter,
  dayFault,
  daysOfBatch,
  leavesOut,
  type PriceDay,
  type StockBatch,
  type StockTerms,
  spanFault,
  stockActions,
  type WantedDay,
} from '#contracts/trade/priceStocks.ts';
import { type TradeKind, trades } from '#contracts/trade/trade.ts';
import { say } from '#contracts/words.ts';
import { type Context, callerOf, type Handlers } from '../records/context.ts';
import { fail, notFound } from '../records/fail.ts';
import { log } from '../records/log.ts';
import { holdsPlain, reachOf } from '../records/reach.ts';
import { todayOf } from '../store/today.ts';
import type { StoredProduct } from '../store/tradeRows.ts';
import { clearDay, setDay, settlePriceOf } from '../trade/products/days.ts';
import { ownerOfProduct, roomCountOf } from '../trade/products/kinds.ts';
import { isOffSeason } from '../trade/products/offSeason.ts';
import { dayRow, toPriceDay } from '../trade/products/stock.ts';
import { stockRemark } from '../trade/products/stockLog.ts';

/**
 * Price and stock by day (domain design, sections 9.5 and 9.6). The rules themselves stand in contracts/src/trade/priceStocks.ts,
 * because the console previews by them. What is refused names every day that it is refused for, and nothing was saved.
 */

interface OfProduct {
  params: { id: string };
}

function stockHandlers(kind: TradeKind) {
  const area = trades[kind].stock;

  const reached = (context: Context, op: 'view' | 'manage', id: string): Readonly<StoredProduct> => {
    const product = context.store.products.get(id);
    const mine = product?.kind === kind && reachOf(context, area, op)(ownerOfProduct(product, context.store));
    return mine ? product : notFound();
  };
  const maySettle = (context: Context) => holdsPlain(context, area, 'manage');

  /** The day as the caller may see it: merchant users get no settlement price. */
  const shown = (context: Context, product: Readonly<StoredProduct>, date: string): PriceDay[] => {
    const row = dayRow(context.store, product.id, date);
    if (!row) return [];
    const day = toPriceDay(context.store, product, row);
    return [callerOf(context).user.belongType === belongType.merchant ? { ...day, settlePrice: null } : day];
  };

  /** All of the days, or none of them: the first fault throws, and the transaction takes back what was done. */
  const apply = (
    context: Context,
    product: Readonly<StoredProduct>,
    wanted: WantedDay[],
    fieldOf: FieldOf,
  ) => {
    const { store } = context;
    const before = new Map(wanted.map(({ date }) => [date, standing(context, product, date)]));
    const terms = termsOf(context, product);
    const settles = maySettle(context);
    const faults = wanted.flatMap((day) => dayFault(day, before.get(day.date), terms) ?? []);
    refuse(settles ? faults : faults.map(unsettled), fieldOf);
    const dates = wanted.map(({ date }) => date).sort();
    const answer: StockChange = {
      changed: dates.length,
      overwritten: dates.filter((date) => before.get(date)).length,
      before: dates.flatMap((date) => shown(context, product, date)),
      after: [],
    };
    for (const day of wanted) {
      if (day.clear) clearDay(store, product.id, day.date, settles);
      else setDay(store, product, day);
    }
    answer.after = dates.flatMap((date) => shown(context, product, date));
    log(
      context,
      'products',
      product.id,
      answer.after.length > 0 ? stockActions.set : stockActions.clear,
      stockRemark(dates, answer.before, answer.after),
    );
    return answer;
  };

  /** What is wanted of a day. A settlement price is not the caller's to take away: it stays although the day was cleared meanwhile. */
  const after = (context: Context, product: Readonly<StoredProduct>, date: string, set: DaySet) => {
    const kept = maySettle(context) ? {} : { settlePrice: settlePriceOf(context.store, product.id, date) };
    return dayAfter(date, { ...set, ...kept }, standing(context, product, date));
  };

  const list = ({ params, query }: OfProduct & { query: DaySpan }, context: Context) => {
    const product = reached(context, 'view', params.id);
    const dates = daysOf(query.startDate, query.endDate);
    const days = dates.flatMap((date) => shown(context, product, date));
    const offSeason = dates.filter((date) => isOffSeason(context.store, product, date));
    return { count: days.length, list: days, offSeason };
  };
  const save = ({ params, body }: OfProduct & { body: { days: DayChange[] } }, context: Context) => {
    const product = reached(context, 'manage', params.id);
    checkSettle(body.days, maySettle(context));
    checkSeen(context, product, body.days, 'days');
    const wanted = body.days.map((day) =>
      day.clear ? day : { ...day, ...after(context, product, day.date, day) },
    );
    const at = new Map(body.days.map(({ date }, index) => [date, index]));
    return apply(context, product, wanted, ({ date, field }) => `days.${at.get(date)}.${field}`);
  };
  const batchSave = ({ params, body }: OfProduct & { body: StockBatch }, context: Context) => {
    const product = reached(context, 'manage', params.id);
    checkSettle([body.set], maySettle(context));
    body.spans.forEach((span, index) => {
      const fault = spanFault(span, todayOf(context.clock));
      if (fault) refuse([fault], ({ field }) => `spans.${index}.${field}`);
    });
    const dates = daysOfBatch(body).filter((date) => !leavesOut(body.set, standing(context, product, date)));
    if (dates.length === 0) fail(status.invalid, say('noDayLeft'), { field: 'spans', dates: [] });
    checkSeen(context, product, body.seen ?? [], 'seen');
    const wanted = dates.map((date) => after(context, product, date, body.set));
    return apply(context, product, wanted, ({ field }) => (field === 'date' ? 'spans' : `set.${field}`));
  };
  return {
    list,
    save,
    batchSave,
    listOfOwn: list,
    saveOfOwn: save,
    batchSaveOfOwn: batchSave,
  };
}

type FieldOf = (fault: { date: string; field: string }) => string;

const standing = ({ store }: Context, product: Readonly<StoredProduct>, date: string) => {
  const row = dayRow(store, product.id, date);
  return row && toPriceDay(store, product, row);
};

const termsOf = ({ store, clock }: Context, product: Readonly<StoredProduct>): StockTerms => ({
  today: todayOf(clock),
  marketPrice: product.marketPrice,
  roomCount: roomCountOf(store, product),
});

/** The fault in words of somebody who may neither see nor set the settlement price: what he can change is the price. */
const unsettled = (fault: DayFault): DayFault =>
  fault.field === 'settlePrice'
    ? { ...fault, field: 'price', message: say('priceBelowSettle', { date: fault.date }) }
    : fault;

/** -1002 with the message of the first fault and the dates of all faults. */
function refuse(faults: (Omit<DayFault, 'field'> & { field: string })[], fieldOf: FieldOf) {
  const [first] = faults;
  if (!first) return;
  const dates = [...new Set(faults.map(({ date }) => date))].sort();
  fail(status.invalid, first.message, { field: fieldOf(first), dates });
}

/** -1003: what a merchant gets is set by the platform only (section 9.5). */
function checkSettle(days: { settlePrice?: number | null | undefined }[], allowed: boolean) {
  if (!allowed && days.some(({ settlePrice }) => settlePrice !== undefined))
    fail(status.forbidden, say('forbidden'));
}

/** -1007 when a day has changed since the caller loaded it. */
function checkSeen(
  context: Context,
  product: Readonly<StoredProduct>,
  seen: { date: string; version: number }[],
  field: string,
) {
  const dates = seen
    .filter(({ date, version }) => (dayRow(context.store, product.id, date)?.setVersion ?? 0) !== version)
    .map(({ date }) => date)
    .sort();
  if (dates.length > 0) fail(status.stale, say('stale'), { field, dates });
}

export const stocksPlace: Handlers<typeof stocksPlaceCalls> = stockHandlers('place');
export const stocksHotel: Handlers<typeof stocksHotelCalls> = stockHandlers('hotel');
export const stocksHouse: Handlers<typeof stocksHouseCalls> = stockHandlers('house');
