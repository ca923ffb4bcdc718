import { discountType } from '#contracts/enums/orders.ts';
import { status } from '#contracts/envelope.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { say } from '#contracts/words.ts';
import { discountOf } from '../../members/gradeRules.ts';
import type { Attempt } from '../../records/attempts.ts';
import type { Context } from '../../records/context.ts';
import { fail } from '../../records/fail.ts';
import type { StoredMember } from '../../store/memberRows.ts';
import type { StoredProduct } from '../../store/tradeRows.ts';
import { type OrderAmounts, orderAmounts } from '../money/orderAmounts.ts';
import { kinds } from '../products/kinds.ts';
import { isSellable } from '../products/saleSteps.ts';
import { dayRow, expectLeft } from '../products/stock.ts';
import type { Booking, OrderTerms } from './bookingTypes.ts';
import { bookStay, type StayBooking } from './bookStay.ts';
import { bookTickets, type TicketBooking } from './bookTickets.ts';
import { type Cover, coverOf, coversNothing, expectCover } from './orderBenefits.ts';

/** All that is checked and reckoned before an order is made, changing nothing: for the order itself and for its quote (domain design, section 10.4). */

type Member = Readonly<StoredMember>;
type Product = Readonly<StoredProduct>;

/** What tickets or stays check of their own; undefined while the days are not known. */
type Check = (product: Product, member: Member | undefined, attempt: Attempt) => OrderTerms | undefined;

export const ticketCheck =
  (context: Context, booking: TicketBooking): Check =>
  (product, member, attempt) =>
    bookTickets(context, product, member, booking, attempt);
export const stayCheck =
  (context: Context, booking: StayBooking): Check =>
  (product, _member, attempt) =>
    bookStay(context, product, booking, attempt);

interface Reckoning {
  member?: Member | undefined;
  product?: Product | undefined;
  booked?: OrderTerms | undefined;
  priced: { date: string; price: number; qty: number }[];
  cover: Cover;
  /** Undefined where product, days or a price are missing. */
  amounts?: OrderAmounts;
}

export function reckon(
  context: Context,
  kind: TradeKind,
  booking: Booking,
  check: Check,
  attempt: Attempt,
): Reckoning {
  const { memberMobile, productId, qty } = booking;
  const member = memberMobile === '' ? undefined : attempt(() => memberOf(context, memberMobile));
  const product = productId === '' ? undefined : attempt(() => sellable(context, kind, productId));
  const booked = product && check(product, member, attempt);
  const unpriced = { member, product, booked, priced: [], cover: coversNothing };
  if (!product || !booked) return unpriced;
  const prices = booked.dates.map((date) => attempt(() => priceOf(context, product, date)));
  for (const [at, date] of booked.dates.entries())
    if (prices[at] !== undefined) attempt(() => expectLeft(context.store, product, date, qty));
  const points = (member && attempt(() => pointsOf(member, booking))) ?? 0;
  if (prices.includes(undefined)) return unpriced;
  const priced = booked.dates.map((date, at) => ({ date, price: prices[at] ?? 0, qty }));
  const cover =
    (member && attempt(() => coverOf(context, member.id, product, priced, booking))) ?? coversNothing;
  if (member) attempt(() => expectCover(context, member.id, cover));
  const grade = context.store.memberGrades.get(member?.gradeId ?? '');
  const amounts = orderAmounts({
    lines: priced,
    covered: cover.covered,
    extras: booked.extras.map((extra) => extra.price * extra.qty),
    discount: grade && product.gradeDiscount === 1 ? discountOf(grade, kind) : 100,
    points,
    pointsLimitRate: product.pointEnabled === 1 ? product.pointLimitRate : 0,
  });
  return { member, product, booked, priced, cover, amounts };
}

/** What is taken off, as the order shows it. */
export const discountsOf = (amounts: OrderAmounts, { benefit }: Cover) =>
  [
    { type: discountType.benefit, amount: amounts.benefit, note: benefit?.name ?? '' },
    { type: discountType.grade, amount: amounts.grade, note: '' },
    { type: discountType.points, amount: amounts.points, note: '' },
  ].filter(({ amount }) => amount > 0);

function pointsOf({ points }: Member, { pointsUsed = 0 }: Booking): number {
  if (pointsUsed > points) fail(status.short, say('pointsShort'), { field: 'pointsUsed' });
  return pointsUsed;
}

function memberOf({ store }: Context, mobile: string): Readonly<StoredMember> {
  const member = store.members.by('mobile', mobile)[0];
  if (!member) return fail(status.precondition, say('memberNotFound'), { field: 'memberMobile' });
  if (member.frozen === 1) fail(status.precondition, say('accountFrozen'), { field: 'memberMobile' });
  return member;
}

/** Still there, on sale with its room, resource and merchant, and the merchant's contract in force. */
function sellable(context: Context, kind: TradeKind, id: string): Readonly<StoredProduct> {
  const product = context.store.products.get(id);
  if (product?.kind !== kind || !isSellable(context, product))
    return fail(status.precondition, say('notSellable'), { field: 'productId' });
  return product;
}
export function merchantOf({ store }: Context, { kind, resourceId }: Readonly<StoredProduct>) {
  return store.merchants.get(kinds[kind].resource(store, resourceId)?.merchantId ?? '');
}

/** -1008 for a day without an open price. */
function priceOf({ store }: Context, product: Readonly<StoredProduct>, date: string): number {
  const row = dayRow(store, product.id, date);
  if (row?.enabled !== 1)
    return fail(status.precondition, say('dayNotSellable', { date }), {
      field: product.kind === 'place' ? 'useDate' : 'checkInDate',
      date,
    });
  return row.price;
}
