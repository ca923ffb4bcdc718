import { cancelRule } from '#contracts/enums/products.ts';
import { hasDeadline } from '#contracts/trade/cancelTerms.ts';
import type { StoredProduct } from '../store/tradeRows.ts';
import { kinds, roomOf } from '../trade/products/kinds.ts';
import { type Calendar, seedCalendar } from './calendars.ts';
import { dayMs, type SeedTools } from './seedTools.ts';
import { staySeeds } from './stayProducts.ts';
import { ticketSeeds } from './ticketProducts.ts';

type ProductSeed = Pick<
  StoredProduct,
  'kind' | 'name' | 'resourceId' | 'roomId' | 'marketPrice' | 'terms'
> & {
  /** What differs from the usual product. */
  product: Partial<StoredProduct>;
  /** Without one it still has no price. */
  calendar: (Omit<Calendar, 'from' | 'to'> & Partial<Calendar>) | undefined;
};

/** How long a product has been sold, and how far ahead it can be, unless it says so itself. */
const usualFrom = 60;
const usualTo = 120;
/** Of what has no price yet. */
const newFrom = 2;

/**
 * Products of all venues and rooms that are open, and a calendar for each: those that are sold for a year already have all its
 * days, so that orders of that year find what they were made for.
 */
export function seedProducts(tools: SeedTools): void {
  const today = tools.ago(0).slice(0, 10);
  const seeds: ProductSeed[] = [...ticketSeeds, ...staySeeds(tools.store)];
  seeds.forEach((seed, index) => {
    const { from = usualFrom, to = usualTo, ...calendar } = seed.calendar ?? {};
    const age = seed.calendar ? from : newFrom;
    const createTime = tools.ago(age * dayMs + (seeds.length - index) * 3_600_000);
    const row = tools.store.products.insert({
      ...productValues(tools, seed),
      ...{ createTime, updateTime: createTime },
    });
    if (!seed.calendar) return;
    const { stock } = seed.calendar;
    // A larger scale sells more tickets; rooms stay as many as there are.
    const offered = seed.kind === 'place' ? Math.round(stock * Math.max(1, tools.scale / 10)) : stock;
    seedCalendar(tools, row, today, { ...(calendar as Calendar), stock: offered, from, to });
  });
}

function productValues({ store }: SeedTools, { product, calendar: _calendar, ...seed }: ProductSeed) {
  const resource = kinds[seed.kind].resource(store, seed.resourceId);
  const room = roomOf(store, seed);
  const ofResource = resource?.pictures ?? [];
  const {
    cancelDays = 0,
    cancelTime = '',
    feeRate = 0,
    cancelRule: rule = cancelRule.untilDeadline,
  } = product;
  const withDeadline = hasDeadline({ cancelRule: rule });
  return {
    lateFee: 0,
    gradeDiscount: 1 as const,
    pointEnabled: 0 as const,
    pointLimitRate: 0,
    detail: `<p>${resource?.name ?? ''} ${seed.name}</p>`,
    ordering: 0,
    enabled: 1 as const,
    pictures: (room?.pictures ?? ofResource.map(({ url }) => url)).slice(0, 3),
    ...seed,
    ...product,
    cancelRule: rule,
    cancelDays: withDeadline ? cancelDays : 0,
    cancelTime: withDeadline ? cancelTime : '',
    feeRate: withDeadline ? feeRate : 0,
  };
}
