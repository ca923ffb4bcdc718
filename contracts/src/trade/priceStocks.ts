import * as z from 'zod/mini';
import { addDays, daysBetween, daysOf, weekdayOf } from '../days.ts';
import { atMost } from '../forms/atMost.ts';
import { told } from '../forms/fieldInfo.ts';
import { flag, wholeNumber } from '../forms/fields.ts';
import { chosenDate } from '../forms/formFields.ts';
import { money } from '../forms/numberFields.ts';
import { shownDay } from '../forms/shownTexts.ts';
import { say } from '../words.ts';
import '../words/products.ts';
import { priceAdjustment } from './priceAdjust.ts';

/**
 * Price and stock of a product by day (domain design, sections 9.5 and 9.6): what may be set, and what a batch sets. The
 * console previews with the same functions by which the mock decides.
 */

export const stockLimits = {
  stock: 99_999,
  daysAhead: 365,
  daysShown: 93,
  spans: 10,
  /** Working days of a year need as many: a Saturday that is worked leaves all others out. */
  excludes: 200,
  days: 366,
};

/** Actions of a product's log. */
export const stockActions = { set: '设置价格库存', clear: '清除价格库存' };

/** Price and stock of a day. A day without them is not sellable. */
export const priceDay = z.object({
  date: shownDay,
  /** Cents. */
  price: z.int(),
  /** Cents that the merchant gets; null = by commission. */
  settlePrice: z.nullable(z.int()),
  stock: z.int(),
  /** Held by unpaid orders. */
  locked: z.int(),
  sold: z.int(),
  enabled: flag,
  /** Counts the changes of what was set, not the sales. */
  version: z.int(),
  /** Hotel and house: what all products of the room left of it; null for tickets. */
  roomLeft: z.nullable(z.int()),
});
export type PriceDay = z.infer<typeof priceDay>;

/** What can still be sold of a day: its own stock, and for a stay never more than the room has left. */
export const leftOf = ({ stock, locked, sold, roomLeft }: Omit<PriceDay, 'version' | 'date'>) =>
  Math.max(0, Math.min(stock - locked - sold, roomLeft ?? Number.POSITIVE_INFINITY));

const price = money('price', 1);
/** null: by commission. */
const settlePrice = told(z.nullable(money('settlePrice')), { required: false });
const stock = wholeNumber('stock', 0, stockLimits.stock);

/** The wanted state of one day; `clear` removes price and stock. `version` is the one that the caller saw, 0 = no price. */
const dayChange = z.object({
  date: chosenDate('day'),
  version: z.int().check(z.gte(0)),
  clear: z.optional(z.literal(1)),
  price: z.optional(price),
  settlePrice: z.optional(settlePrice),
  stock: z.optional(stock),
  enabled: z.optional(flag),
});
export type DayChange = z.infer<typeof dayChange>;
/** The small form of one day, in which nothing is left out. */
export const dayForm = z.object({ price, settlePrice: z.optional(settlePrice), stock, enabled: flag });
export type DayForm = z.infer<typeof dayForm>;

const openNeedsPrice = z.refine<DayChange>(
  ({ clear, price, stock }) => clear === 1 || (price !== undefined && stock !== undefined),
  { error: say('openNeedsPrice'), path: ['price'] },
);
export const dayChanges = z.array(dayChange.check(openNeedsPrice), say('nothingChosen')).check(
  z.minLength(1, say('nothingChosen')),
  atMost(stockLimits.days, say('tooMany', { label: 'day', n: stockLimits.days })),
  z.refine(
    (days) => new Set(days.map(({ date }) => date)).size === days.length,
    say('twice', { label: 'day' }),
  ),
);

const span = z.object({ startDate: chosenDate('daySpans'), endDate: chosenDate('daySpans') }).check(
  z.refine(({ startDate, endDate }) => startDate <= endDate, {
    error: say('dateRange'),
    path: ['endDate'],
  }),
  z.refine(({ startDate, endDate }) => daysBetween(startDate, endDate) <= stockLimits.daysAhead, {
    error: say('tooFarAhead'),
    path: ['endDate'],
  }),
);

export type DaySpan = z.infer<typeof span>;

/** What a batch sets; what is left out keeps its value. */
const dayValues = z.object({
  price: z.optional(price),
  settlePrice: z.optional(settlePrice),
  stock: z.optional(stock),
  enabled: z.optional(flag),
});
export type DaySet = z.infer<typeof dayValues>;
const setsAny = (set: DaySet) => Object.values(set).some((value) => value !== undefined);
const daySet = dayValues.check(z.refine(setsAny, say('nothingChosen')));

const tooManyDays = say('tooMany', { label: 'day', n: stockLimits.excludes });

/** Days by spans and weekdays. */
const batchDays = z.object({
  spans: z
    .array(span, say('choose', { label: 'daySpans' }))
    .check(
      z.minLength(1, say('choose', { label: 'daySpans' })),
      atMost(stockLimits.spans, say('tooMany', { label: 'daySpans', n: stockLimits.spans })),
    ),
  /** 1 = Monday … 7 = Sunday. */
  weekdays: z
    .array(z.int().check(z.gte(1), z.lte(7)), say('weekdaysRequired'))
    .check(z.minLength(1, say('weekdaysRequired'))),
  excludes: z.optional(z.array(chosenDate('day')).check(atMost(stockLimits.excludes, tooManyDays))),
});

/** A batch: days, and what to set on them. */
export const stockBatch = z.extend(batchDays, {
  set: daySet,
  /** Versions of the days as the user saw them, 0 = without a price. Another version on the server refuses the whole batch with -1007. */
  seen: z.optional(
    z
      .array(z.object({ date: chosenDate('day'), version: z.int().check(z.gte(0)) }))
      .check(atMost(stockLimits.days)),
  ),
});
export type StockBatch = z.infer<typeof stockBatch>;

/** The batch dialog: 调价 computes each day's price from the present one, so it cannot be sent as a batch and is saved day by day. */
export const stockBatchForm = z
  .extend(batchDays, { set: dayValues, adjust: z.nullable(priceAdjustment) })
  .check(
    z.refine(({ set, adjust }) => adjust !== null || setsAny(set), {
      error: say('nothingChosen'),
      path: ['set'],
    }),
  );
export type StockBatchForm = z.infer<typeof stockBatchForm>;

/** The days of a batch, in order, each once. */
export function daysOfBatch({
  spans,
  weekdays,
  excludes = [],
}: Pick<StockBatch, 'spans' | 'weekdays' | 'excludes'>): string[] {
  const left = new Set(excludes);
  const all = spans.flatMap(({ startDate, endDate }) => daysOf(startDate, endDate));
  return [...new Set(all)].filter((day) => weekdays.includes(weekdayOf(day)) && !left.has(day)).sort();
}

/** Days without a price are as good as closed (section 9.5): what only closes leaves them out. */
export const leavesOut = ({ enabled, ...others }: DaySet, before: Standing | undefined): boolean =>
  before === undefined && enabled === 0 && Object.values(others).every((value) => value === undefined);

/** The fault of a span's first or last day; undefined when there is none. It does not depend on the chosen weekdays. */
export function spanFault(
  { startDate, endDate }: DaySpan,
  today: string,
): { date: string; field: 'startDate' | 'endDate'; message: string } | undefined {
  if (startDate < today) return { date: startDate, field: 'startDate', message: say('pastDate') };
  if (endDate > addDays(today, stockLimits.daysAhead))
    return { date: endDate, field: 'endDate', message: say('tooFarAhead') };
  return undefined;
}

/** Why a day can have no price whatever is set of it; undefined for a day that can have one. */
export function dateFault(date: string, today: string): string | undefined {
  if (date < today) return say('pastDate');
  return date > addDays(today, stockLimits.daysAhead) ? say('tooFarAhead') : undefined;
}

/** What days of one product have to obey. */
export interface StockTerms {
  today: string;
  /** Cents. */
  marketPrice: number;
  /** Of the room; undefined for tickets. */
  roomCount: number | undefined;
}

/** What is wrong with a day: the sentence, and the field of the day that it is about. */
export interface DayFault {
  date: string;
  field: 'date' | 'price' | 'settlePrice' | 'stock' | 'enabled';
  message: string;
}
/** The wanted state of a day, without the version that it replaces. */
export type WantedDay = Omit<DayChange, 'version'>;
type Standing = Pick<PriceDay, 'price' | 'settlePrice' | 'stock' | 'locked' | 'sold' | 'enabled'>;

/** What a day would be after a batch; undefined where it has no price and stock even then. */
export function dayAfter(date: string, set: DaySet, before: Standing | undefined): WantedDay {
  return {
    date,
    price: set.price ?? before?.price,
    settlePrice: set.settlePrice === undefined ? (before?.settlePrice ?? null) : set.settlePrice,
    stock: set.stock ?? before?.stock,
    enabled: set.enabled ?? before?.enabled ?? 1,
  };
}

/** The first fault of a day; undefined when there is none (sections 9.5 and 9.6). */
export function dayFault(
  wanted: WantedDay,
  before: Standing | undefined,
  terms: StockTerms,
): DayFault | undefined {
  const { date, clear, price, settlePrice, stock } = wanted;
  const fault = (field: DayFault['field'], message: string) => ({ date, field, message });
  const taken = before ? before.locked + before.sold : 0;
  const outside = dateFault(date, terms.today);
  if (outside) return fault('date', outside);
  if (clear === 1) return taken > 0 ? fault('date', say('clearedDayTaken', { date })) : undefined;
  if (price === undefined || stock === undefined)
    return fault(price === undefined ? 'price' : 'stock', say('openNeedsPriceOn', { date }));
  if (price < 1)
    return fault('price', say('moneyRange', { label: 'price', a: 0.01, b: terms.marketPrice / 100 }));
  if (price > terms.marketPrice) return fault('price', say('priceAboveMarket'));
  if (settlePrice !== null && settlePrice !== undefined && settlePrice > price)
    return fault('settlePrice', say('settleAbovePrice'));
  if (stock < taken) return fault('stock', say('stockBelowTaken', { n: taken, date }));
  if (terms.roomCount !== undefined && stock > terms.roomCount) return fault('stock', say('stockAboveRooms'));
  return undefined;
}
