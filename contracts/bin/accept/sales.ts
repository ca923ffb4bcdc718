import { addDays, daysOf } from '../../src/days.ts';
import { statisticBasis, statisticDimension } from '../../src/enums/statistics.ts';
import { comparedSpan } from '../../src/trade/comparedSpan.ts';
import { callerFor } from './people.ts';
import { allRecords, endpointOf, type Query, todayOf } from './reading.ts';
import { figureRule, type Rule } from './rule.ts';
import { type Entry, entriesOf, figuresOf, kinds, only } from './salesEntries.ts';
import type { Json, Talk } from './talk.ts';

/** Statistics of sales equal a recount of the orders and refunds themselves (domain design, section 15.1, invariant 25). */

const keysOf: Record<number, (entry: Entry) => string> = {
  [statisticDimension.merchant]: ({ merchantId }) => merchantId,
  [statisticDimension.resource]: ({ merchantId, resourceId }) => `${merchantId} ${resourceId}`,
  [statisticDimension.product]: ({ merchantId, productId }) => `${merchantId} ${productId}`,
  [statisticDimension.day]: ({ day }) => day,
};
const keyOfRow: Record<number, (row: Json) => string> = {
  [statisticDimension.merchant]: ({ merchantId }) => merchantId,
  [statisticDimension.resource]: ({ merchantId, resourceId }) => `${merchantId} ${resourceId}`,
  [statisticDimension.product]: ({ merchantId, productId }) => `${merchantId} ${productId}`,
  [statisticDimension.day]: ({ date }) => date,
};

const within = (entries: readonly Entry[], { startDate = '', endDate = '', ...filters }: Query) =>
  entries.filter(
    (entry) =>
      entry.day >= String(startDate) &&
      entry.day <= String(endDate) &&
      Object.entries(filters).every(([name, value]) => String(entry[name as keyof Entry]) === String(value)),
  );

/** Days that are over, so that what is being sold now does not disturb the recount. */
async function spanOf(talk: Talk): Promise<{ startDate: string; endDate: string }> {
  const endDate = addDays(await todayOf(talk), -1);
  return { startDate: addDays(endDate, -120), endDate };
}

async function checkRows(talk: Talk, own: '' | 'OfOwn', basis: number, filters: Query): Promise<void> {
  const list = endpointOf(`merchantStatistics.list${own}`);
  const sum = endpointOf(`merchantStatistics.sum${own}`);
  const by = callerFor(talk.people, list);
  const span = await spanOf(talk);
  const all = await entriesOf(talk, basis);
  const mine = own ? all.filter(({ merchantId }) => merchantId === by?.belongId) : all;
  const entries = within(mine, { ...span, ...filters });
  const asked = { ...span, ...filters, basis };
  for (const dimension of Object.values(statisticDimension)) {
    const { list: rows, count } = await talk.ok(list, { query: { ...asked, dimension, limit: 100 } }, by);
    const groups = Map.groupBy(entries, (entry) => `${entry.productType} ${keysOf[dimension]?.(entry)}`);
    for (const row of rows) {
      const key = `${row.productType} ${keyOfRow[dimension]?.(row)}`;
      const figures = figuresOf(groups.get(key) ?? []);
      talk.same(`row ${key} by ${basis} and ${dimension}`, only(row, figures), figures);
    }
    talk.same(`rows by ${basis} and ${dimension}`, count, groups.size);
    const sums = await talk.ok(sum, { query: { ...asked, dimension } }, by);
    expectSums(talk, sums, entries, mine, span, filters, dimension);
  }
}

function expectSums(
  talk: Talk,
  sums: Json,
  entries: Entry[],
  all: readonly Entry[],
  span: { startDate: string; endDate: string },
  filters: Query,
  dimension: number,
): void {
  const figures = figuresOf(entries);
  talk.same('sums', only(sums, figures), figures);
  // The span ended yesterday.
  const before = comparedSpan(span, addDays(span.endDate, 1));
  const earlier = within(all, { ...before, ...filters });
  const figuresBefore = figuresOf(earlier);
  talk.same(
    'sums of the days before',
    { ...before, ...only(sums.before, figuresBefore) },
    {
      ...before,
      ...figuresBefore,
    },
  );
  const byDay = (from: string, to: string, of: readonly Entry[]) => {
    const ofDay = Map.groupBy(of, ({ day }) => day);
    return daysOf(from, to).map((date) => {
      const { payPrice, refundedAmount } = figuresOf(ofDay.get(date) ?? []);
      return { date, payPrice, refundedAmount };
    });
  };
  talk.same('days', sums.days, byDay(span.startDate, span.endDate, entries));
  talk.same('days before', sums.before.days, byDay(before.startDate, before.endDate, earlier));
  talk.same(
    'shares',
    sums.shares.map(({ payPrice }: Json) => payPrice),
    sharesOf(entries, dimension),
  );
}

/** The eight largest, by what was paid. */
function sharesOf(entries: readonly Entry[], dimension: number): number[] {
  const key = ({ productType, merchantId, resourceId, productId }: Entry) =>
    ({
      [statisticDimension.merchant]: merchantId,
      [statisticDimension.resource]: `${productType} ${resourceId}`,
      [statisticDimension.product]: productId,
      [statisticDimension.day]: `${productType}`,
    })[dimension];
  return [...Map.groupBy(entries, key).values()]
    .map((of) => figuresOf(of).payPrice as number)
    .filter((paid) => paid > 0)
    .sort((a, b) => b - a)
    .slice(0, 8);
}

/** Filters that leave some of the sales. */
async function someFilters(talk: Talk): Promise<Query[]> {
  const entries = within(await entriesOf(talk, statisticBasis.paid), await spanOf(talk));
  const entry = entries[Math.floor(entries.length / 2)];
  if (!entry) return [{}];
  const { productType, merchantId, resourceId } = entry;
  return [{}, { merchantId }, { productType }, { productType, resourceId }];
}

export function salesRules(): Rule[] {
  const where = 'domain design, section 15.1; docs/decisions/0030-statistics.md';
  const list = endpointOf('merchantStatistics.list');
  const names = { 10: 'day of the order', 20: 'day of payment', 30: 'day of settlement' } as const;
  const ofBasis = Object.values(statisticBasis).map((basis) =>
    figureRule(
      list,
      `by ${names[basis]}, rows, sums, days and shares equal a recount of orders and refunds`,
      where,
      (talk) =>
        someFilters(talk).then(async (filters) => {
          for (const filter of filters) await checkRows(talk, '', basis, filter);
        }),
    ),
  );
  const own = endpointOf('merchantStatistics.listOfOwn');
  const byDay = endpointOf('sales.byDay');
  return [
    ...ofBasis,
    figureRule(own, 'rows, sums, days and shares are those of the own merchant', where, (talk) =>
      checkRows(talk, 'OfOwn', statisticBasis.paid, {}),
    ),
    figureRule(
      byDay,
      'each day is what was paid and given back on it, of the own merchant for his users',
      'domain design, section 17',
      async (talk) => {
        const { startDate: from, endDate: to } = await spanOf(talk);
        for (const name of ['platformAdmin', 'merchantManager'] as const) {
          const person = talk.person(name);
          const all = await entriesOf(talk, statisticBasis.paid);
          const mine =
            name === 'platformAdmin' ? all : all.filter(({ merchantId }) => merchantId === person.belongId);
          for (const { kind, days } of await talk.ok(byDay, { query: { from, to } }, person)) {
            const type = kinds.find(([one]) => one === kind)?.[2];
            const ofDay = Map.groupBy(
              mine.filter(({ productType }) => productType === type),
              ({ day }) => day,
            );
            const wanted = daysOf(from, to).map((date) => {
              const { payPrice: paid, refundedAmount: refunded } = figuresOf(ofDay.get(date) ?? []);
              return { date, paid, refunded };
            });
            talk.same(`days of ${kind} for ${name}`, days, wanted);
          }
        }
      },
    ),
    figureRule(
      endpointOf('merchants.get'),
      'what was sold in the last 30 days equals a recount',
      'domain design, section 8.1',
      async (talk) => {
        const all = await entriesOf(talk, statisticBasis.paid);
        for (const { id, recent } of await allRecords(talk, 'merchants.list'))
          for (const { businessType, ...shown } of recent.types) {
            const {
              orders: orderCount,
              payPrice: paidAmount,
              refundedAmount,
            } = figuresOf(
              within(all, {
                startDate: recent.from,
                endDate: recent.to,
                merchantId: id,
                productType: businessType,
              }),
            );
            talk.same(`merchant ${id}, type ${businessType}`, shown, {
              orderCount,
              paidAmount,
              refundedAmount,
            });
            talk.same('days', daysOf(recent.from, recent.to).length, 30);
          }
      },
    ),
  ];
}
