import type * as z from 'zod/mini';
import { get, post } from '../endpoint.ts';
import { listOf, status } from '../envelope.ts';
import { accessTo, ofOwn, withoutMerchant } from '../mirror.ts';
import type { OwnedArea } from '../rights/rights.ts';
import { sumDays } from './orderQueries.ts';
import { statusCounts } from './orders.ts';

type Schema<T> = z.core.$ZodType<T, unknown>;

/** What the reads of orders and refunds differ in. Each call has a query of its own. */
interface Reads<Base extends string, Row, One, Sums, Day, List, Count, Sum, Days> {
  /** First part of the paths: `orders-hotel`. */
  base: Base;
  right: OwnedArea;
  noun: 'order' | 'refund';
  /** Words of the purposes that the reference page shows. */
  words: { sequence: string; amounts: string; ofDay: string };
  row: Schema<Row>;
  record: Schema<One>;
  sums: Schema<Sums>;
  day: Schema<Day>;
  queries: { list: Schema<List>; countByStatus: Schema<Count>; sum: Schema<Sum>; sumByDay: Schema<Days> };
}

/** The calls that read orders or refunds: a page, counts by status, sums, sums by day and one of them, plain and for the own merchant. */
export function readCalls<const Base extends string, Row, One, Sums, Day, List, Count, Sum, Days>({
  base,
  right,
  noun,
  words,
  ...of
}: Reads<Base, Row, One, Sums, Day, List, Count, Sum, Days>) {
  const { plain: access, own } = accessTo(right, 'view');
  const many = noun === 'order' ? 'orders' : 'refunds';
  const list = get({
    path: `${base}/list` as `${Base}/list`,
    purpose: `${noun === 'order' ? 'Orders' : 'Refunds'} that match, ${words.sequence}.`,
    access,
    query: of.queries.list,
    data: listOf(of.row),
  });
  const countByStatus = get({
    path: `${base}/count-by-status` as `${Base}/count-by-status`,
    purpose: `How many of the ${many} that match are in each status.`,
    access,
    query: of.queries.countByStatus,
    data: statusCounts,
  });
  const sum = get({
    path: `${base}/sum` as `${Base}/sum`,
    purpose: `Number and ${words.amounts} of all ${many} that match.`,
    access,
    query: of.queries.sum,
    data: of.sums,
  });
  const sumByDay = get({
    path: `${base}/sum-by-day` as `${Base}/sum-by-day`,
    purpose: `Number and ${words.amounts} of the ${many} that ${words.ofDay} on each day of a span of at most ${sumDays} days, first day first.`,
    access,
    query: of.queries.sumByDay,
    data: listOf(of.day),
  });
  const one = post({
    path: `${base}/get/{id}` as `${Base}/get/{id}`,
    purpose: `One ${noun} with everything about it and what the caller may do.`,
    access,
    data: of.record,
    errors: [status.notFound],
  });
  return {
    plain: { list, countByStatus, sum, sumByDay, get: one },
    own: {
      listOfOwn: ofOwn(withoutMerchant(list), own),
      countByStatusOfOwn: ofOwn(withoutMerchant(countByStatus), own),
      sumOfOwn: ofOwn(withoutMerchant(sum), own),
      sumByDayOfOwn: ofOwn(withoutMerchant(sumByDay), own),
      getOfOwn: ofOwn(one, own),
    },
  };
}
