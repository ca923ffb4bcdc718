import { addDays, daysBetween } from '#contracts/days.ts';
import { orderStatus, voucherStatus } from '#contracts/enums/orders.ts';
import { realName, useMode } from '#contracts/enums/products.ts';
import { status } from '#contracts/envelope.ts';
import { say } from '#contracts/words.ts';
import type { Attempt } from '../../records/attempts.ts';
import type { Context } from '../../records/context.ts';
import { fail, invalid } from '../../records/fail.ts';
import type { StoredMember } from '../../store/memberRows.ts';
import { timeOfDay, todayOf } from '../../store/today.ts';
import type { StoredGuest, StoredProduct, TicketTerms } from '../../store/tradeRows.ts';
import type { OrderTerms } from './bookingTypes.ts';
import type { Order } from './orderMoves.ts';

export interface TicketBooking {
  useDate: string;
  qty: number;
  guests?: StoredGuest[];
}

/** Limits of tickets (domain design, sections 9.3 and 10.5). */
export function bookTickets(
  context: Context,
  product: Readonly<StoredProduct>,
  member: Readonly<StoredMember> | undefined,
  booking: TicketBooking,
  attempt: Attempt,
): OrderTerms {
  const terms = product.terms as TicketTerms;
  const { qty } = booking;
  const today = todayOf(context.clock);
  attempt(() => {
    if (qty < terms.minCount || qty > terms.maxCount)
      invalid('qty', say('countRange', { a: terms.minCount, b: terms.maxCount }));
  });
  const onDate = terms.useMode === useMode.onDate;
  // Usable on any day of the validity; the price is that of the day of purchase.
  const useDate = onDate ? booking.useDate : today;
  if (onDate) attempt(() => checkDay(context, terms, useDate, today));
  // A day can have thousands, and most products ask for none of them.
  const orders = () => ordersOn(context, product.id, useDate);
  attempt(() => {
    if (terms.dayLimit === 0) return;
    const bought = orders()
      .filter(({ memberId }) => memberId === member?.id)
      .reduce((sum, one) => sum + heldOf(one).length, 0);
    if (bought + qty > terms.dayLimit)
      fail(status.precondition, say('dayLimitReached', { n: terms.dayLimit }), { field: 'qty' });
  });
  checkPeople(terms, booking, () => new Set(orders().flatMap(namedOn)), attempt);
  return {
    useDate,
    checkOutDate: '',
    validUntil: onDate ? useDate : addDays(today, terms.validDays),
    dates: [useDate],
    extras: [],
    expireRefund: terms.expireRefund,
    partRefund: terms.partRefund,
    confirmMinutes: 0,
  };
}

function checkDay(context: Context, { aheadDays, cutOffTime }: TicketTerms, useDate: string, today: string) {
  if (useDate < today) invalid('useDate', say('pastUseDate'));
  const ahead = daysBetween(today, useDate);
  if (ahead < aheadDays)
    fail(status.precondition, say('bookEarlier', { n: aheadDays }), { field: 'useDate' });
  if (ahead === aheadDays && timeOfDay(context.clock) >= cutOffTime)
    fail(status.precondition, say('cutOffPassed', { time: cutOffTime }), { field: 'useDate' });
}

/** Checks the named persons: none, one for the order, or one for each ticket, by the product's real-name rule. */
function checkPeople(
  { realName: rule }: TicketTerms,
  { qty, guests = [] }: TicketBooking,
  takenOn: () => ReadonlySet<string>,
  attempt: Attempt,
) {
  const numbers = guests.map(({ credentialNo }) => keyOf(credentialNo));
  const fieldOf = (at: number) => `guests.${at}.credentialNo`;
  attempt(() => {
    if (rule === realName.perOrder && guests.length === 0) invalid('guests', say('takerRequired'));
  });
  if (rule !== realName.perTicket) return;
  attempt(() => {
    if (guests.length !== qty) invalid('guests', say('personPerTicket'));
  });
  for (const [at, number] of numbers.entries())
    attempt(() => {
      if (number !== '' && numbers.indexOf(number) < at) invalid(fieldOf(at), say('sameCredential'));
    });
  const taken = takenOn();
  for (const [at, number] of numbers.entries())
    attempt(() => {
      if (taken.has(number)) fail(status.precondition, say('credentialTaken'), { field: fieldOf(at) });
    });
}

/** The tickets that were not given back, by their places in the order; before they are paid, all that were ordered. */
const heldOf = ({ qty, vouchers }: Order): number[] =>
  Array.from({ length: qty }, (_, at) => at).filter((at) => vouchers[at]?.status !== voucherStatus.refunded);
/** The documents of those who come with these tickets. */
const namedOn = (order: Order): string[] => {
  const held = heldOf(order);
  return order.guests.flatMap(({ credentialNo }, at) => (held.includes(at) ? [keyOf(credentialNo)] : []));
};
/** Passports are written in capitals and in small letters. */
const keyOf = (credentialNo: string) => credentialNo.toUpperCase();

/** Orders of the product for the day that count; of one that was paid back, no ticket is held. */
const ordersOn = ({ store }: Context, productId: string, useDate: string) =>
  store.orders
    .by('productId', productId)
    .filter((order) => order.useDate === useDate && order.status !== orderStatus.cancelled);
