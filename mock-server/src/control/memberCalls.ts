import * as z from 'zod/mini';
import { payType, refundReason } from '#contracts/enums/orders.ts';
import { bookingForm } from '#contracts/estate/bookingForms.ts';
import { mobile } from '#contracts/forms/fields.ts';
import { memberForm } from '#contracts/members/memberForms.ts';
import { placeOrder, stayOrders } from '#contracts/trade/orderForms.ts';
import { tradeKinds } from '#contracts/trade/trade.ts';
import { memberAsksForVisit } from '../estate/bookingMoves.ts';
import { registerMember } from '../members/registration.ts';
import type { Context } from '../records/context.ts';
import { BusinessError } from '../records/fail.ts';
import { todayOf } from '../store/today.ts';
import { storedGuest } from '../trade/fulfilment.ts';
import {
  memberAppliesForRefund,
  memberBooksRooms,
  memberBuysTickets,
  memberCancels,
  paidByMember,
} from '../trade/memberMoves.ts';
import type { Order } from '../trade/orders/orderMoves.ts';
import { refundableKeys } from '../trade/orders/refundItems.ts';
import { runJobs } from '../wire/jobs.ts';
import type { Mock } from '../wire/mock.ts';
import { selfCheck } from '../wire/selfCheck.ts';
import { ControlError } from './controlError.ts';
import { type ControlRoutes, readInput } from './plane.ts';

/**
 * What members do in their own app and what the pay channel reports, which are no part of the console's interface: orders, payments,
 * cancellations, requests for refunds, visits of projects, registrations. The same functions as everywhere, with the same checks; a refusal is HTTP 409 with status and words.
 */

const payInput = z.strictObject({
  orderNo: z.string(),
  transactionId: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Cents; what the order costs when left out. */
  amount: z.optional(z.int()),
  payType: z.optional(z.enum({ wechat: payType.wechat, balance: payType.balance })),
});
const cancelInput = z.strictObject({ orderNo: z.string(), reason: z.optional(z.string()) });
const refundInput = z.strictObject({
  orderNo: z.string(),
  /** Codes or dates; everything that can be given back when left out. */
  items: z.optional(z.array(z.string())),
  reason: z.optional(z.enum(refundReason)),
});
const visitInput = z.omit(bookingForm, { source: true });
/** Name and mobile as in the form of a member. */
const registerInput = z.strictObject({
  name: memberForm.shape.name,
  mobile,
  recommenderMobile: z.optional(mobile),
});
const kindInput = z.object({ kind: z.enum(tradeKinds) });

/** Runs work as a member, in one transaction, after the timed jobs that were due. */
export function act<T>(mock: Mock, work: (context: Context) => T): T {
  runJobs(mock.context);
  const context: Context = { ...mock.context, caller: undefined };
  try {
    return mock.store.transaction(() => work(context));
  } catch (error) {
    if (error instanceof BusinessError) throw new ControlError(409, `${error.status} ${error.message}`);
    throw error;
  }
}

function orderOf({ store }: Context, orderNo: string): Order {
  const order = store.orders.all().find((row) => row.orderNo === orderNo);
  if (!order) throw new ControlError(404, `There is no order ${orderNo.slice(0, 40)}.`);
  return order;
}
const answerOf = ({ id, orderNo, kind, status, payPrice }: Order) => ({
  id,
  orderNo,
  kind,
  status,
  payPrice,
});

export const memberRoutes: ControlRoutes = {
  'POST members/order': (mock, _, call) => {
    const { kind } = readInput(call, kindInput, '{kind: place | hotel | house, …as orders-{kind}/add}');
    return act(mock, (context) => {
      if (kind === 'place') {
        const { guests = [], ...booking } = readInput(call, placeOrder, 'the body of orders-place/add');
        return answerOf(
          memberBuysTickets(context, { ...booking, guests: guests.map(storedGuest) }, booking.contactName),
        );
      }
      const { guests = [], ...booking } = readInput(call, stayOrders[kind], `the body of orders-${kind}/add`);
      return answerOf(
        memberBooksRooms(context, kind, { ...booking, guests: guests.map(storedGuest) }, booking.contactName),
      );
    });
  },
  'POST members/pay': (mock, _, call) => {
    const input = readInput(call, payInput, '{orderNo, transactionId, amount?: cents, payType?: 10 | 20}');
    return act(mock, (context) => {
      const order = orderOf(context, input.orderNo);
      const { transactionId, amount = order.payPrice, payType: way = payType.wechat } = input;
      return answerOf(paidByMember(context, order, { transactionId, amount, payType: way }));
    });
  },
  'POST members/cancel': (mock, _, call) => {
    const { orderNo, reason = '行程有变' } = readInput(call, cancelInput, '{orderNo, reason?}');
    return act(mock, (context) => answerOf(memberCancels(context, orderOf(context, orderNo), reason)));
  },
  'POST members/refund': (mock, _, call) => {
    const input = readInput(call, refundInput, '{orderNo, items?: codes or dates, reason?}');
    return act(mock, (context) => {
      const order = orderOf(context, input.orderNo);
      const { items = refundableKeys(order, todayOf(context.clock)), reason = refundReason.plans } = input;
      const { id, refundNo, refundAmount, feeAmount, status } = memberAppliesForRefund(context, order, {
        items,
        reason,
      });
      return { id, refundNo, refundAmount, feeAmount, status };
    });
  },
  'POST members/booking': (mock, _, call) => {
    const lead = readInput(call, visitInput, 'the body of estate-bookings/add without its source');
    return act(mock, (context) => {
      const { id, bookingNo, status } = memberAsksForVisit(context, lead);
      return { id, bookingNo, status };
    });
  },
  'POST members/register': (mock, _, call) => {
    const input = readInput(call, registerInput, '{name, mobile, recommenderMobile?}');
    return act(mock, (context) => {
      const { id, memberNo, gradeId } = registerMember(context, input);
      return { id, memberNo, gradeId };
    });
  },
  'GET self-check': ({ store, context }) => ({
    violations: selfCheck(store),
    lastNight: context.memory.nightlyCheck ?? null,
  }),
};
