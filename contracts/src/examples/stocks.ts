import type { DayChange, PriceDay, StockBatch } from '../trade/priceStocks.ts';

/** What is set of a day. */
export const daySetExample = {
  price: 56_800,
  settlePrice: 50_000,
  stock: 8,
  enabled: 0,
} satisfies Required<StockBatch['set']>;

/** A right change of a day that has a price, over its version. */
export const dayChangeExample = {
  date: '2026-05-01',
  version: 3,
  ...daySetExample,
} satisfies Required<Omit<DayChange, 'clear'>>;

/** A right batch of that day. */
export const stockBatchExample = {
  spans: [{ startDate: '2026-05-01', endDate: '2026-05-01' }],
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  excludes: ['2099-01-01'],
  set: daySetExample,
  seen: [{ date: '2026-05-01', version: 3 }],
} satisfies Required<StockBatch>;

/** The day as it is shown, of a stay and for the platform. */
export const priceDayExample = { ...dayChangeExample, locked: 1, sold: 4, roomLeft: 3 } satisfies PriceDay;
