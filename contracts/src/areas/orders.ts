import * as z from 'zod/mini';
import { type AnyEndpoint, area, type Endpoint, get, post } from '../endpoint.ts';
import { belongType } from '../enums.ts';
import { type Status, status } from '../envelope.ts';
import { atMost } from '../forms/atMost.ts';
import { accessTo, ofOwn, without, withoutFilters } from '../mirror.ts';
import { revealCall } from '../reveal.ts';
import type { RightName } from '../rights/rights.ts';
import {
  cancelForm,
  checkInForm,
  confirmForm,
  contactForm,
  offlineForm,
  placeOrder,
  placeQuoteForm,
  priceForm,
  rejectForm,
  remarkForm,
  roomNosForm,
  stayOrders,
  stayQuoteForms,
  ticketContactForm,
  verifyForm,
} from '../trade/orderForms.ts';
import { orderCountQuery, orderListQuery, orderSumQuery } from '../trade/orderQueries.ts';
import {
  maskedOfOrder,
  orderSums,
  placeOrderRecord,
  placeRow,
  stayOrderRecord,
  stayRow,
} from '../trade/orders.ts';
import { orderQuote } from '../trade/quotes.ts';
import { readCalls } from '../trade/readCalls.ts';
import { type StayKind, type TradeKind, trades } from '../trade/trade.ts';

/** Orders of the three kinds (domain design, sections 10 and 23). Every transition answers the fresh order. */

type Schema<T> = z.core.$ZodType<T, unknown>;

/** Only those who manage all orders of a kind. */
const staffOnly = (kind: TradeKind) => ({
  rights: [`manage${trades[kind].order}` as RightName],
  belongTypes: [belongType.system],
});

/** A transition that everybody may make who manages the order: the plain call and its mirror for merchant users. */
function transition<const Kind extends TradeKind, const Verb extends string, Body, Data>(
  kind: Kind,
  verb: Verb,
  purpose: string,
  body: Schema<Body>,
  data: Schema<Data>,
  errors: readonly Status[] = [],
) {
  const manage = accessTo(trades[kind].order, 'manage');
  const call: Endpoint<`orders-${Kind}/${Verb}/{id}`, undefined, Body, Data> = post({
    path: `orders-${kind}/${verb}/{id}` as `orders-${Kind}/${Verb}/{id}`,
    purpose,
    body,
    data,
    access: manage.plain,
    errors: [status.notFound, status.wrongState, ...errors],
  });
  return [call, ofOwn(call, manage.own)] as const;
}

const nothing = z.object({});

/** The calls that every kind has. */
function sharedCalls<const Kind extends TradeKind, Row, Single, Form, Quoted, Contact>(
  kind: Kind,
  row: Schema<Row>,
  record: Schema<Single>,
  form: Schema<Form>,
  quoted: Schema<Quoted>,
  contact: Schema<Contact>,
) {
  const base = `orders-${kind}` as `orders-${Kind}`;
  const reads = readCalls({
    base,
    right: trades[kind].order,
    noun: 'order',
    words: {
      sequence: 'newest first unless another column is named',
      amounts: 'amounts',
    },
    row,
    record,
    sums: orderSums,
    queries: {
      list: orderListQuery,
      countByStatus: orderCountQuery,
      sum: orderSumQuery,
    },
  });
  const [cancel, cancelOfOwn] = transition(kind, 'cancel', 'Cancels an unpaid order.', cancelForm, record);
  const [remark, remarkOfOwn] = transition(
    kind,
    'remark',
    "Writes the merchant's remark.",
    remarkForm,
    record,
  );
  const [updateContact, updateContactOfOwn] = transition(
    kind,
    'update-contact',
    'Changes the contact, or the guests of a stay.',
    contact,
    record,
    // The rooms of a stay hold so many guests.
    kind === 'place' ? [] : [status.precondition],
  );
  const manage = accessTo(trades[kind].order, 'manage');
  const reveal = revealCall({
    resource: base,
    noun: 'order',
    fields: maskedOfOrder,
    access: manage.plain,
  });
  return {
    ...reads.plain,
    reveal,
    cancel,
    updateContact,
    // In any state.
    remark: without(remark, status.wrongState),
    ...reads.own,
    revealOfOwn: ofOwn(reveal, manage.own),
    remarkOfOwn: without(remarkOfOwn, status.wrongState),
    cancelOfOwn,
    updateContactOfOwn,
    add: post({
      path: `orders-${kind}/add` as `orders-${Kind}/add`,
      purpose: 'Orders for a member, with the checks of his own app.',
      access: staffOnly(kind),
      body: form,
      data: record,
      errors: [status.invalid, status.precondition, status.short],
    }),
    quote: post({
      path: `orders-${kind}/quote` as `orders-${Kind}/quote`,
      purpose:
        'What an order would cost and all that adding it would refuse now, while it is typed. Changes nothing.',
      access: staffOnly(kind),
      body: quoted,
      data: orderQuote,
      errors: [status.invalid],
    }),
    changePrice: post({
      path: `orders-${kind}/change-price/{id}` as `orders-${Kind}/change-price/{id}`,
      purpose: 'Sets what an unpaid order costs.',
      access: staffOnly(kind),
      body: priceForm,
      data: record,
      errors: [status.invalid, status.notFound, status.wrongState],
    }),
    payOffline: post({
      path: `orders-${kind}/pay-offline/{id}` as `orders-${Kind}/pay-offline/{id}`,
      purpose: 'Takes note of a payment that was made outside, with its certificates.',
      access: staffOnly(kind),
      body: offlineForm,
      data: record,
      errors: [status.notFound, status.wrongState, status.amountMismatch],
    }),
  };
}

/** Lists, counts and sums without the filters that a kind of orders does not have. */
function listsWithout<Calls extends object>(calls: Calls, ...names: string[]): Calls {
  const hasFilters = /^(list|countByStatus|sum)(OfOwn)?$/;
  return Object.fromEntries(
    Object.entries(calls as Record<string, AnyEndpoint>).map(([name, call]) => [
      name,
      hasFilters.test(name) ? withoutFilters(call, ...names) : call,
    ]),
  ) as Calls;
}

function placeCalls() {
  const shared = sharedCalls(
    'place',
    placeRow,
    placeOrderRecord,
    placeOrder,
    placeQuoteForm,
    ticketContactForm,
  );
  const [verify, verifyOfOwn] = transition(
    'place',
    'verify',
    'Takes tickets at the gate.',
    verifyForm,
    placeOrderRecord,
    [status.precondition],
  );
  const manage = accessTo(trades.place.order, 'manage');
  const getByCode = get({
    path: 'orders-place/get-by-code',
    purpose: 'The order that a ticket is of, by the code of the ticket (验券).',
    access: manage.plain,
    query: z.object({ code: z.string().check(z.minLength(1), atMost(40)) }),
    data: placeOrderRecord,
    errors: [status.notFound],
  });
  return {
    // Nobody stays or leaves by a ticket.
    ...listsWithout(shared, 'leaveStart', 'leaveEnd', 'guest', 'roomNo', 'roomId', 'noShow'),
    verify,
    verifyOfOwn,
    getByCode,
    getByCodeOfOwn: ofOwn(getByCode, manage.own),
  };
}

function stayCalls<const Kind extends StayKind>(kind: Kind) {
  const of = <const Verb extends string, Body>(
    verb: Verb,
    purpose: string,
    body: Schema<Body>,
    errors: readonly Status[] = [],
  ) => transition(kind, verb, purpose, body, stayOrderRecord, errors);
  const [confirm, confirmOfOwn] = of('confirm', 'Takes the order.', confirmForm);
  const [reject, rejectOfOwn] = of('reject', 'Does not take the order; all money goes back.', rejectForm);
  const [checkIn, checkInOfOwn] = of('check-in', 'The guests have come.', checkInForm, [
    status.precondition,
    status.duplicate,
  ]);
  const [changeRooms, changeRoomsOfOwn] = of(
    'change-rooms',
    'Corrects the numbers of the rooms that the guests have.',
    roomNosForm,
    [status.invalid, status.duplicate],
  );
  const [checkOut, checkOutOfOwn] = of('check-out', 'The guests have left.', nothing);
  const [noShow, noShowOfOwn] = of('no-show', 'The guests never came.', nothing, [status.precondition]);
  return {
    ...listsWithout(
      sharedCalls(
        kind,
        stayRow,
        stayOrderRecord,
        stayOrders[kind as StayKind],
        stayQuoteForms[kind as StayKind],
        contactForm,
      ),
      'voucherCode',
    ),
    confirm,
    reject,
    checkIn,
    changeRooms,
    checkOut,
    noShow,
    confirmOfOwn,
    rejectOfOwn,
    checkInOfOwn,
    changeRoomsOfOwn,
    checkOutOfOwn,
    noShowOfOwn,
  };
}

export const ordersPlace = area('ordersPlace', placeCalls());
export const ordersHotel = area('ordersHotel', stayCalls('hotel'));
export const ordersHouse = area('ordersHouse', stayCalls('house'));
