import type * as z from 'zod/mini';
import { get, post } from '../endpoint.ts';
import { orderStatus, refundStatus } from '../enums/orders.ts';
import { listOf, status } from '../envelope.ts';
import { accessTo, ofOwn, withoutMerchant } from '../mirror.ts';
import type { OwnedArea } from '../rights/rights.ts';
import { statusCountsOf } from './orders.ts';

type Schema<T> = z.core.$ZodType<T, unknown>;

/** What the reads of orders and refunds differ in. Each call has a query of its own. */
interface Reads<Base extends string, Row, One, Sums, List, Count, Sum> {
  /** First part of the paths: `orders-hotel`. */
  base: Base;
  right: OwnedArea;
  noun: 'order' | 'refund';
  /** Words of the purposes that the reference page shows. */
  words: { sequence: string; amounts: string };
  row: Schema<Row>;
  record: Schema<One>;
  sums: Schema<Sums>;
  queries: { list: Schema<List>; countByStatus: Schema<Count>; sum: Schema<Sum> };
}

/** The calls that read orders or refunds: a page, counts by status, sums and one of them, plain and for the own merchant. */
export function readCalls<const Base extends string, Row, One, Sums, List, Count, Sum>({
  base,
  right,
  noun,
  words,
  ...of
}: Reads<Base, Row, One, Sums, List, Count, Sum>) {
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
    data: statusCountsOf(noun === 'order' ? { orderStatus } : { refundStatus }),
  });
  const sum = get({
    path: `${base}/sum` as `${Base}/sum`,
    purpose: `Number and ${words.amounts} of all ${many} that match.`,
    access,
    query: of.queries.sum,
    data: of.sums,
  });
  const one = post({
    path: `${base}/get/{id}` as `${Base}/get/{id}`,
    purpose: `One ${noun} with everything about it and what the caller may do.`,
    access,
    data: of.record,
    errors: [status.notFound],
  });
  return {
    plain: { list, countByStatus, sum, get: one },
    own: {
      listOfOwn: ofOwn(withoutMerchant(list), own),
      countByStatusOfOwn: ofOwn(withoutMerchant(countByStatus), own),
      sumOfOwn: ofOwn(withoutMerchant(sum), own),
      getOfOwn: ofOwn(one, own),
    },
  };
}
