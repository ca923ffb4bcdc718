import * as z from 'zod/mini';
import { area, get } from '../endpoint.ts';
import { recommendStatus } from '../enums/estates.ts';
import { listOf, listQuery, status } from '../envelope.ts';
import { id, queryCode } from '../forms/fields.ts';
import { chosenDate } from '../forms/formFields.ts';
import { yearSpan } from '../forms/yearSpan.ts';
import { ofOwnCompany, statisticAccess, withoutFilters } from '../mirror.ts';
import { statisticSums } from '../trade/statisticSums.ts';
import '../words/statistics.ts';

/**
 * 项目结算汇总: what recommends of projects came to (domain design, section 15.2). Each event counts on its own day; the amounts are those of the contracts
 * signed in the span that stand (docs/decisions/0030-statistics.md).
 */

const filters = {
  startDate: chosenDate('statisticSpan'),
  endDate: chosenDate('statisticSpan'),
  companyId: z.optional(id),
  estateId: z.optional(id),
  /** Only recommends that are in this status now. */
  status: queryCode(recommendStatus),
};

/** Amounts in cents, areas in hundredths of a square metre, rates in basis points. */
const figures = {
  recommends: z.int(),
  approved: z.int(),
  visits: z.int(),
  subscriptions: z.int(),
  /** Contracts signed in the span that were not cancelled since. */
  signed: z.int(),
  dealArea: z.int(),
  dealPrice: z.int(),
  unsubscribed: z.int(),
  cancelled: z.int(),
  commissionAmount: z.int(),
  settledAmount: z.int(),
  /** `commissionAmount` less `settledAmount`. */
  unsettledAmount: z.int(),
  /** Of the commissions' incomes: what went out, what is still to go out, and what will not go out any more. Together they are `settledAmount`. */
  sentAmount: z.int(),
  pendingAmount: z.int(),
  cancelAmount: z.int(),
  /** Visits of those approved, contracts of visits; 0 where there were none. */
  visitRate: z.int(),
  signRate: z.int(),
};
export type EstateFigures = { [Name in keyof typeof figures]: number };

const row = z.object({
  id,
  companyName: z.string(),
  estateName: z.string(),
  ...figures,
});
export type EstateStatisticRow = z.infer<typeof row>;

/** The shares are of projects, by the price of the contracts. */
const sums = statisticSums(
  figures,
  { recommends: z.int(), visits: z.int(), signed: z.int() },
  { dealPrice: z.int() },
);
export type EstateStatisticSums = z.infer<typeof sums>;

const rowQuery = listQuery(filters).check(...yearSpan('startDate', 'endDate'));
export type EstateStatisticQuery = z.infer<typeof rowQuery>;

const { plain, ownCompany } = statisticAccess('estateStatistic');
const list = get({
  path: 'statistics/estates/list',
  purpose:
    'What recommends came to in a span of at most 366 days, one row for each project with any, the largest deals first.',
  access: plain,
  query: rowQuery,
  data: listOf(row),
  errors: [status.invalid],
});
const sum = get({
  path: 'statistics/estates/sum',
  purpose:
    'The sums of all rows of the same filter, the sums of the days before, the days of the span, and which projects have the largest shares.',
  access: plain,
  query: z.object(filters).check(...yearSpan('startDate', 'endDate')),
  data: sums,
  errors: [status.invalid],
});

export const estateStatistics = area('estateStatistics', {
  list,
  sum,
  listOfOwnCompany: ofOwnCompany(withoutFilters(list, 'companyId'), ownCompany),
  sumOfOwnCompany: ofOwnCompany(withoutFilters(sum, 'companyId'), ownCompany),
});
