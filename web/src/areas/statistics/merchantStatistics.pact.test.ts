import { MatchersV3 } from '@pact-foundation/pact';
import { merchantStatistics } from '#contracts/areas/merchantStatistics.ts';
import { refundStatus } from '#contracts/enums/orders.ts';
import { statisticBasis, statisticDimension } from '#contracts/enums/statistics.ts';
import { productType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import {
  filledText,
  fromState,
  id,
  isRefused,
  noRows,
  oneOf,
  regex,
  rows,
  type State,
  succeeds,
} from '../../api/testing/pact.ts';

/** What 商户预订汇总 needs, for the platform and for users of merchants. */

const { atLeastLike, eachLike, integer, like } = MatchersV3;

const page = { offset: 0, limit: 10 };
const figures = {
  ...{ orders: integer(2), tickets: integer(0), roomNights: integer(6), totalPrice: integer(120_000) },
  ...{ discountPrice: integer(500), payPrice: integer(119_500), refunds: integer(1) },
  ...{ refundedAmount: integer(59_750), netAmount: integer(59_750), commissionAmount: integer(4_780) },
  ...{ settleAmount: integer(54_970), refundRate: integer(5_000) },
};
const nothing = Object.fromEntries(Object.keys(figures).map((name) => [name, 0]));
const day = (example = '2026-05-13') => regex('^\\d{4}-\\d{2}-\\d{2}$', example);
const soldTypes = oneOf(productType.hotel, productType.resortTicket, productType.minsu);
const unnamed = {
  ...{ merchantId: like(''), merchantName: like(''), resourceId: like(''), resourceName: like('') },
  ...{ productId: like(''), productName: like(''), date: like('') },
};
/** By dimension, what a row is about. */
const about = {
  merchant: { ...unnamed, merchantId: id('2'), merchantName: filledText('云栖湖度假村') },
  resource: {
    ...{ ...unnamed, merchantId: id('2'), merchantName: filledText('云栖湖度假村') },
    ...{ resourceId: id('3'), resourceName: filledText('云栖湖酒店') },
  },
  product: {
    ...{ ...unnamed, merchantId: id('2'), merchantName: filledText('云栖湖度假村') },
    ...{ resourceId: id('3'), resourceName: filledText('云栖湖酒店') },
    ...{ productId: id('7'), productName: filledText('湖景大床房·含双早') },
  },
  day: { ...unnamed, date: day() },
};
const rowOf = (dimension: keyof typeof about) => ({
  ...{ id: filledText('20-2'), productType: soldTypes },
  ...about[dimension],
  ...figures,
});
const share = {
  id: filledText('2'),
  name: like('云栖湖度假村'),
  productType: soldTypes,
  payPrice: integer(119_500),
};
const before = { startDate: day('2026-05-12'), endDate: day('2026-05-12') };
const days = eachLike({ date: day(), payPrice: integer(119_500), refundedAmount: integer(59_750) });
const sums = {
  ...figures,
  ...{ before: { ...before, ...figures, days }, days },
  shares: atLeastLike(share, 1),
};
const noDays = eachLike({ date: day(), payPrice: 0, refundedAmount: 0 });
const noSums = { ...nothing, before: { ...before, ...nothing, days: noDays }, days: noDays, shares: [] };
const span = (start: unknown, end: unknown) => ({ startDate: start, endDate: end }) as { startDate: string };
const today = span(fromState('today', '2026-05-13'), fromState('today', '2026-05-13'));

for (const own of [false, true]) {
  const as = own ? 'merchantManager' : 'finance';
  const [list, sum] = own
    ? [merchantStatistics.listOfOwn, merchantStatistics.sumOfOwn]
    : [merchantStatistics.list, merchantStatistics.sum];
  const scene = { trade: 'hotel', ...(own && { own: 1 }) };
  const sold: State = ['a refund is in a status', { ...scene, status: refundStatus.done }];
  const params = own && { belongId: fromState('belongId', '2') };
  const asked = (query: object) => ({ ...(params && { params }), query }) as never;
  const works = (call: typeof list | typeof sum, words: string, query: object, data: unknown) =>
    succeeds(call as typeof list, words, { as, given: [sold], input: asked(query), data });

  for (const [name, dimension] of Object.entries(statisticDimension))
    works(
      list,
      `by ${name}`,
      { ...page, ...today, basis: statisticBasis.paid, dimension },
      rows(rowOf(name as keyof typeof about)),
    );
  for (const [name, basis] of Object.entries({
    ordered: statisticBasis.ordered,
    settled: statisticBasis.settled,
  })) {
    const query = { ...span('2026-01-01', '2026-12-31'), basis, dimension: statisticDimension.merchant };
    works(list, `by merchant, as ${name}`, { ...page, ...query }, rows(rowOf('merchant')));
    works(sum, `as ${name}`, query, sums);
  }
  const narrow = {
    ...today,
    ...(!own && { merchantId: fromState('merchantId', '2') }),
    ...{ basis: statisticBasis.paid, dimension: statisticDimension.product },
    ...{ productType: productType.hotel, resourceId: fromState('resourceId', '3') },
  };
  works(
    list,
    'of one resource, the largest refunds first',
    { ...page, ...narrow, sort: 'refundedAmount', direction: 'desc' },
    rows(rowOf('product')),
  );
  works(sum, 'of one resource', narrow, sums);
  for (const [name, dimension] of Object.entries(statisticDimension))
    works(sum, `by ${name}`, { ...today, basis: statisticBasis.paid, dimension }, sums);

  const unknown = own
    ? { productType: productType.hotel, resourceId: '99999999' }
    : { merchantId: '99999999', productType: productType.hotel, resourceId: '99999999' };
  works(list, 'nothing was sold', { ...page, ...today, ...unknown }, noRows);
  works(sum, 'nothing was sold', { ...today, ...unknown }, noSums);
  for (const call of [list, sum]) {
    isRefused(call as typeof list, 'more than a year', {
      ...{ as, input: asked(span('2025-01-01', '2026-01-02')) },
      ...{ status: status.invalid, field: 'endDate', says: '日期范围最多366天' },
    });
    isRefused(call as typeof list, 'a resource without the type', {
      ...{ as, input: asked({ ...span('2026-01-01', '2026-01-02'), resourceId: '1' }) },
      ...{ status: status.invalid, field: 'productType' },
    });
  }
}
