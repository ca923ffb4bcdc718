import { MatchersV3 } from '@pact-foundation/pact';
import { stocksHotel, stocksHouse, stocksPlace } from '#contracts/areas/stocks.ts';
import { status } from '#contracts/envelope.ts';
import { dayChangeExample, priceDayExample, stockBatchExample } from '#contracts/examples/stocks.ts';
import { type TradeKind, trades } from '#contracts/trade/trade.ts';
import { answersOf } from '../../api/testing/matchers.ts';
import { fromState, isRefused, rows, type State, succeeds } from '../../api/testing/pact.ts';

/** What the calendar sends and reads, for the three kinds of products and for platform and merchant users. */

const { eachLike } = MatchersV3;
const stale = '数据已被修改，请刷新后重试';
const { price, stock, enabled } = dayChangeExample;
const { weekdays, excludes } = stockBatchExample;
const [far = ''] = excludes;
const gone = '2020-01-01';

const fromDay = {
  date: fromState('date', dayChangeExample.date),
  version: fromState('version', dayChangeExample.version),
  price: fromState('price', price),
  stock: fromState('stock', stock),
};
const span = { startDate: fromDay.date, endDate: fromDay.date };

type Calls = typeof stocksPlace | typeof stocksHotel | typeof stocksHouse;

function describeCalendar(calls: Calls, kind: TradeKind, own: boolean) {
  const as = own ? 'merchantManager' : 'operator';
  const which = { ...(own && { own: 1 }) };
  const priced: State = ['a day has a price', { trade: kind, ...which }];
  const changed: State = ['a day was changed by somebody else', { trade: kind, ...which }];
  const absent: State = ['a record does not exist', { kind: `product${trades[kind].name}`, ...which }];
  const params = {
    id: fromState('id', '3'),
    ...(own && { belongId: fromState('belongId', '2') }),
  };
  /** A merchant user does not get the settlement price; only stays have rooms. */
  const { row: day } = answersOf(calls, {
    values: {
      ...priceDayExample,
      ...(own && { settlePrice: null }),
      ...(kind === 'place' && { roomLeft: null }),
    },
  });
  /** The days that an error names. */
  const dates = { dates: eachLike(day.date) };
  const answer = { before: eachLike(day), after: eachLike(day) };
  const { list, save, batchSave } = own
    ? { list: calls.listOfOwn, save: calls.saveOfOwn, batchSave: calls.batchSaveOfOwn }
    : calls;

  succeeds(list, 'a day with a price', {
    as,
    given: [['a day has a price', { trade: kind, ...which, ...(kind === 'place' && { closed: 1 }) }]],
    input: { params, query: span } as never,
    data: { ...rows(day), offSeason: kind === 'place' ? eachLike(day.date) : [] },
  });
  isRefused(list, 'of a product that is gone', {
    as,
    given: [absent],
    input: { params, query: { startDate: far, endDate: far } } as never,
    status: status.notFound,
  });

  const days = (...changes: object[]) => ({ params, body: { days: changes } }) as never;
  const settled = !own && { settlePrice: fromDay.price };
  const set = { ...fromDay, enabled, ...settled };
  const batch = (spans: object, seen: object) =>
    ({
      params,
      body: {
        spans: [spans],
        weekdays,
        excludes,
        set: { price: fromDay.price, stock: fromDay.stock, enabled, ...settled },
        ...seen,
      },
    }) as never;
  const seen = { seen: [{ date: fromDay.date, version: fromDay.version }] };
  const calledWith = [
    {
      call: save,
      right: days(set),
      past: days({ date: gone, version: 0, price: 100, stock: 1 }),
      field: 'days.0.date',
    },
    {
      call: batchSave,
      right: batch(span, seen),
      past: batch({ startDate: gone, endDate: gone }, {}),
      field: 'spans.0.startDate',
    },
  ] as const;
  for (const { call, right, past, field } of calledWith) {
    succeeds(call, 'over the version that was seen', { as, given: [priced], input: right, data: answer });
    isRefused(call, 'a day that somebody else changed', {
      as,
      given: [changed],
      input: right,
      status: status.stale,
      says: stale,
      data: dates,
    });
    isRefused(call, 'a day of the past', {
      as,
      given: [priced],
      input: past,
      status: status.invalid,
      says: '不能设置过去的日期',
      field,
      data: dates,
    });
  }
  succeeds(save, 'a day cleared', {
    as,
    given: [priced],
    input: days({ date: fromDay.date, version: fromDay.version, clear: 1 }),
    data: { before: eachLike(day), after: [] },
  });
}

for (const own of [false, true]) {
  describeCalendar(stocksPlace, 'place', own);
  describeCalendar(stocksHotel, 'hotel', own);
  describeCalendar(stocksHouse, 'house', own);
}
