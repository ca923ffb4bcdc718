import { benefitType } from '#contracts/enums/members.ts';
import { status } from '#contracts/envelope.ts';
import { say } from '#contracts/words.ts';
import {
  expectBenefit,
  freeBenefit,
  leftOf,
  lockBenefit,
  returnBenefit,
  takeBenefit,
  yearOf,
} from '../../members/benefits.ts';
import type { Context } from '../../records/context.ts';
import { fail } from '../../records/fail.ts';
import type { StoredBenefit, StoredMember } from '../../store/memberRows.ts';
import type { StayTerms, StoredOrder, StoredProduct } from '../../store/tradeRows.ts';

/** Free nights and free tickets of an order (domain design, sections 6.4, 6.5 and 10.4). */

type Product = Readonly<StoredProduct>;
type Order = Readonly<StoredOrder>;

/** What of an order a benefit pays. */
export interface Cover {
  benefit: Readonly<StoredBenefit> | undefined;
  /** Cents of each line. */
  covered: number[];
  /** A night by its date, a ticket by its place among the tickets. */
  parts: StoredOrder['benefitParts'];
}
export const coversNothing: Cover = { benefit: undefined, covered: [], parts: [] };

const typeFor = ({ kind }: Product) => (kind === 'place' ? benefitType.freeTickets : benefitType.freeNights);

function isGoodFor(benefit: Readonly<StoredBenefit>, product: Product): boolean {
  if (product.kind === 'place') return benefit.products.includes(product.id);
  const { hotels, minsus } = benefit;
  const everywhere = hotels.length + minsus.length === 0;
  const own = product.kind === 'hotel' ? hotels : minsus;
  return (product.terms as StayTerms).freeNights === 1 && (everywhere || own.includes(product.resourceId));
}

/**
 * What so many free nights or tickets pay of the lines: the first ones first, a night up to the cap of the benefit.
 * @throws -1008 for a benefit that the member does not have, or that is not good for the product
 */
export function coverOf(
  context: Context,
  memberId: string,
  product: Product,
  lines: readonly { date: string; price: number; qty: number }[],
  { benefitId = '', benefitCount = 0 }: { benefitId?: string | undefined; benefitCount?: number | undefined },
): Cover {
  if (benefitId === '' || benefitCount === 0) return coversNothing;
  const benefit = leftOf(context, memberId, typeFor(product)).find(
    (one) => one.benefit.id === benefitId,
  )?.benefit;
  if (!benefit || !isGoodFor(benefit, product))
    return fail(status.precondition, say('benefitNotUsable'), { field: 'benefitId' });
  let left = benefitCount;
  const counts = lines.map(({ qty }) => {
    const count = Math.min(left, qty);
    left -= count;
    return count;
  });
  const worth = ({ price }: { price: number }) =>
    product.kind === 'place' ? price : Math.min(price, benefit.nightCap);
  const nights = lines.map(({ date }, at) => ({ key: date, count: counts[at] ?? 0 }));
  const tickets = Array.from({ length: counts[0] ?? 0 }, (_, at) => ({ key: String(at), count: 1 }));
  return {
    benefit,
    covered: lines.map((line, at) => (counts[at] ?? 0) * worth(line)),
    parts: product.kind === 'place' ? tickets : nights.filter(({ count }) => count > 0),
  };
}

const keyOf = ({ memberId, benefitId, benefitYear }: Order) => ({ memberId, benefitId, year: benefitYear });
const countOf = (parts: StoredOrder['benefitParts']) => parts.reduce((sum, { count }) => sum + count, 0);

/** The benefits of a member that are good for a product, with what is left of each this year; none where either is not there. */
export function usableFor(context: Context, member: Readonly<StoredMember> | undefined, productId: string) {
  const product = context.store.products.get(productId);
  if (!member || !product) return [];
  return leftOf(context, member.id, typeFor(product))
    .filter(({ benefit, left }) => left > 0 && isGoodFor(benefit, product))
    .map(({ benefit: { id, name }, ...had }) => ({ id, name, ...had }));
}

/** @throws -1006 where fewer are left than an order would use */
export function expectCover(context: Context, memberId: string, { benefit, parts }: Cover): void {
  if (benefit)
    expectBenefit(context, { memberId, benefitId: benefit.id, year: yearOf(context) }, countOf(parts));
}

/** Locks what a new order covers. */
export function lockAll(context: Context, order: Order): void {
  if (order.benefitId !== '') lockBenefit(context, keyOf(order), countOf(order.benefitParts));
}

/** All that an order has locked is free again. */
export function freeAll(context: Context, order: Order): Partial<StoredOrder> {
  freeBenefit(context, keyOf(order), countOf(order.benefitParts));
  return { benefitParts: [] };
}

/** All that an order has locked is used. */
export const takeAll = (context: Context, order: Order): void =>
  takeBenefit(context, keyOf(order), countOf(order.benefitParts));

/**
 * What a benefit paid of refunded nights or tickets is free again, used ones, too. Of some rooms of a night it is the share, rounded down; the last ones
 * return the rest.
 */
export function freeParts(
  context: Context,
  order: Order,
  refunded: readonly { key: string; qty: number }[],
  isDone: boolean,
): Partial<StoredOrder> {
  const partKey = (key: string) =>
    order.kind === 'place' ? String(order.vouchers.findIndex(({ code }) => code === key)) : key;
  const returned = ({ key, count }: StoredOrder['benefitParts'][number]): number => {
    const item = refunded.find((one) => partKey(one.key) === key);
    if (!item) return 0;
    const line = order.lines.find(({ date }) => date === key);
    const left = order.kind === 'place' || !line ? item.qty : line.qty - line.back;
    return item.qty === left ? count : Math.floor((count * item.qty) / left);
  };
  const count = order.benefitParts.reduce((sum, part) => sum + returned(part), 0);
  if (count === 0) return {};
  (isDone ? returnBenefit : freeBenefit)(context, keyOf(order), count);
  const kept = order.benefitParts.map((part) => ({ ...part, count: part.count - returned(part) }));
  return { benefitParts: kept.filter((part) => part.count > 0) };
}

/** Whether a benefit paid one of these parts, so that giving it back returns something though no money. */
export const isCovered = (order: Order, keys: readonly string[]): boolean =>
  order.kind === 'place'
    ? keys.some((code) => {
        const at = String(order.vouchers.findIndex((one) => one.code === code));
        return order.benefitParts.some(({ key }) => key === at);
      })
    : order.benefitParts.some(({ key }) => keys.includes(key));
