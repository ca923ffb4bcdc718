import * as z from 'zod/mini';
import { area, get } from '../endpoint.ts';
import { statisticBasis, statisticDimension } from '../enums/statistics.ts';
import { productType, valuesOf } from '../enums.ts';
import { listOf, listQuery, queryNumber, sortedBy, status } from '../envelope.ts';
import { told } from '../forms/fieldInfo.ts';
import { id } from '../forms/fields.ts';
import { chosenDate } from '../forms/formFields.ts';
import { idOrNone } from '../forms/shownIds.ts';
import { dayOrNone } from '../forms/shownTexts.ts';
import { yearSpan } from '../forms/yearSpan.ts';
import { ofOwn, statisticAccess, withoutMerchant } from '../mirror.ts';
import { statisticSums } from '../trade/statisticSums.ts';
import { salesFigures } from '../trade/statistics.ts';
import { type Label, say } from '../words.ts';
import '../words/statistics.ts';

/** 商户预订汇总: what was sold and given back, by merchant, resource, product or day (domain design, section 15.1). */

/** A code that has a value when it is left out. */
const codeOr = <const E extends Record<string, number>>(
  label: Label,
  name: string,
  codes: E,
  absent: number,
) =>
  told(z._default(z.pipe(queryNumber(0, 99), z.enum(codes)), absent as never), {
    label,
    enumeration: { name, codes: valuesOf(codes) },
  });
/** Orders are of these types. */
export const soldTypes = [productType.resortTicket, productType.hotel, productType.minsu] as const;
const ofSoldTypes = { enumeration: { name: 'productType', codes: soldTypes } };

const filters = {
  startDate: chosenDate('statisticSpan'),
  endDate: chosenDate('statisticSpan'),
  basis: codeOr('statisticBasis', 'statisticBasis', statisticBasis, statisticBasis.paid),
  dimension: codeOr(
    'statisticDimension',
    'statisticDimension',
    statisticDimension,
    statisticDimension.merchant,
  ),
  merchantId: z.optional(id),
  productType: z.optional(z.pipe(queryNumber(0, 99), told(z.literal([...soldTypes]), ofSoldTypes))),
  /** Of the product type, without which the id says nothing. */
  resourceId: z.optional(id),
};
const rules = [
  ...yearSpan('startDate', 'endDate'),
  z.refine<{ productType?: number | undefined; resourceId?: string | undefined }>(
    ({ productType: type, resourceId }) => type !== undefined || resourceId === undefined,
    { error: say('productTypeRequired'), path: ['productType'] },
  ),
] as const;

/** By which the rows can be sorted. Days are newest first, everything else by what was paid, the largest first, unless one of these is named. */
const sorts = [
  ...(['orders', 'totalPrice', 'discountPrice', 'payPrice', 'refunds', 'refundedAmount'] as const),
  ...(['netAmount', 'commissionAmount', 'settleAmount', 'refundRate'] as const),
] as const;
const rowQuery = listQuery({
  ...filters,
  ...sortedBy(sorts),
}).check(...rules);
export type MerchantStatisticQuery = z.infer<typeof rowQuery>;

const soldType = told(z.int(), ofSoldTypes);
/** What a row is about. What its dimension does not tell apart is '': a merchant's row names no product. */
const about = {
  id: z.string(),
  productType: soldType,
  date: dayOrNone,
  merchantId: idOrNone,
  merchantName: z.string(),
  resourceId: idOrNone,
  resourceName: z.string(),
  productId: idOrNone,
  productName: z.string(),
};
const row = z.object({ ...about, ...salesFigures });
export type MerchantStatisticRow = z.infer<typeof row>;

/** The shares are of merchants, resources, products, or product types where the rows are days. */
const sums = statisticSums(
  salesFigures,
  { payPrice: z.int(), refundedAmount: z.int() },
  { productType: soldType, payPrice: z.int() },
);
export type MerchantStatisticSums = z.infer<typeof sums>;

const { plain, own } = statisticAccess('merchantStatistic');

const list = get({
  path: 'statistics/merchants/list',
  purpose:
    'What was sold and given back in a span of at most 366 days, one row for each merchant, resource, product or day and product type.',
  access: plain,
  query: rowQuery,
  data: listOf(row),
  errors: [status.invalid],
});
const sum = get({
  path: 'statistics/merchants/sum',
  purpose:
    'The sums of all rows of the same filter, the sums of the days before, the days of the span, and who has the largest shares.',
  access: plain,
  query: z.object(filters).check(...rules),
  data: sums,
  errors: [status.invalid],
});

export const merchantStatistics = area('merchantStatistics', {
  list,
  sum,
  listOfOwn: ofOwn(withoutMerchant(list), own),
  sumOfOwn: ofOwn(withoutMerchant(sum), own),
});
