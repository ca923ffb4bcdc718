import { daysBetween } from '#contracts/days.ts';
import { accountState } from '#contracts/enums/finance.ts';
import {
  orderStatus,
  payType,
  refundReason,
  refundStatus,
  rejectReason,
  voucherStatus,
} from '#contracts/enums/orders.ts';
import { operatorType } from '#contracts/logs.ts';
import { epochOf } from '#contracts/wireTime.ts';
import { accountOf } from '../finance/accounts.ts';
import type { Context } from '../records/context.ts';
import type { Operator } from '../records/operators.ts';
import { todayOf } from '../store/today.ts';
import {
  checkIn,
  checkOut,
  confirmOrder,
  markNoShow,
  rejectOrder,
  verifyTickets,
} from '../trade/fulfilment.ts';
import {
  memberAppliesForRefund,
  memberBooksRooms,
  memberBuysTickets,
  memberCancels,
  paidByMember,
} from '../trade/memberMoves.ts';
import { arrivalOf } from '../trade/orders/kept.ts';
import { type Order, payOrder } from '../trade/orders/orderMoves.ts';
import { refundableKeys } from '../trade/orders/refundItems.ts';
import { dropRefund, executeRefund, passRefund } from '../trade/refunds/refundMoves.ts';
import type { Refund } from '../trade/refunds/refundRules.ts';
import { succeed } from '../trade/refunds/refundSuccess.ts';
import { attempt } from './attempt.ts';
import type { MemberBooking } from './bookings.ts';
import { dayMs, type SeedTools } from './seedTools.ts';
import type { Timeline } from './timeline.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
type Tools = Pick<SeedTools, 'faker'>;

const staff = (name: string): Operator => ({ type: operatorType.staff, name });
export const frontDesk = staff('前台小林');
export const manager = staff('周店长');
export const finance = staff('财务陈静');
export const service = staff('客服王芳');

/** One order from its booking to its end, by chance; each step is an event of its own. */
export function live(tools: Tools, context: Context, timeline: Timeline, of: MemberBooking): void {
  new Life(tools, context, timeline, book(context, of).id).begin();
}

export const book = (context: Context, of: MemberBooking): Order =>
  of.kind === 'place'
    ? memberBuysTickets(context, of.booking, of.member.name)
    : memberBooksRooms(context, of.kind, of.booking, of.member.name);

class Life {
  readonly #tools: Tools;
  readonly #context: Context;
  readonly #timeline: Timeline;
  readonly #id: string;

  constructor(tools: Tools, context: Context, timeline: Timeline, id: string) {
    this.#tools = tools;
    this.#context = context;
    this.#timeline = timeline;
    this.#id = id;
  }

  begin(): void {
    // Some members forget; the timed job ends the order.
    if (this.#chance(7)) return;
    const at = this.#now + this.#between(1, 20) * minuteMs;
    if (this.#chance(5)) this.#later(at, (one) => memberCancels(this.#context, one, '行程有变'));
    else this.#later(at, (one) => this.#pay(one));
  }

  #pay(one: Order): void {
    if (one.status === orderStatus.unpaid) {
      if (this.#chance(8)) {
        const offline = { payType: payType.offline, payNo: '', certificates: [one.pictureUrl] };
        payOrder(this.#context, one, { ...offline, remark: '现金收款' }, service);
      } else {
        const byWechat = this.#chance(85);
        const { balance, locked } = accountOf(this.#context.store, one.memberId);
        const isShort = balance < one.payPrice || locked === accountState.locked;
        const way = byWechat || isShort ? payType.wechat : payType.balance;
        const transactionId = `42000${one.orderNo.slice(1)}`;
        paidByMember(this.#context, one, { transactionId, amount: one.payPrice, payType: way });
      }
    }
    this.#afterPayment(this.#order);
  }

  #afterPayment(one: Order): void {
    if (one.status !== orderStatus.toConfirm) this.#planUse(one);
    // Nobody confirms in time.
    else if (!this.#chance(6))
      this.#later(this.#now + this.#between(3, 50) * minuteMs, (waiting) => this.#confirm(waiting));
    this.#planRefund(one);
  }

  #confirm(one: Order): void {
    if (this.#chance(8)) rejectOrder(this.#context, one, { reason: rejectReason.full }, manager);
    else {
      const no = this.#chance(50) ? `C${this.#between(10_000, 99_999)}` : '';
      this.#planUse(confirmOrder(this.#context, one, no, manager));
    }
  }

  #planUse(one: Order): void {
    if (one.kind === 'place') this.#planVisit(one);
    else this.#planStay(one);
  }

  #planStay(one: Order): void {
    const arrival = this.#clockTime(one.useDate, 14, 22);
    if (this.#chance(3)) {
      this.#later(arrival + dayMs, (late) => markNoShow(this.#context, late, frontDesk));
      return;
    }
    this.#later(Math.max(arrival, this.#now + hourMs), (guest) => {
      const roomNos = Array.from(
        { length: guest.qty },
        (_, at) => `${this.#between(2, 18)}${10 + at + this.#between(0, 20)}`,
      );
      this.#arrives(guest, roomNos);
    });
    if (this.#chance(90))
      this.#later(this.#clockTime(one.checkOutDate, 9, 12), (guest) =>
        checkOut(this.#context, guest, frontDesk),
      );
  }

  /** A guest whose first nights were given back comes later. */
  #arrives(guest: Order, roomNos: string[]): void {
    const days = daysBetween(todayOf(this.#context.clock), arrivalOf(guest));
    if (days <= 0) checkIn(this.#context, guest, { guests: guest.guests, roomNos }, frontDesk);
    else this.#later(this.#now + days * dayMs, (late) => this.#arrives(late, roomNos));
  }

  #planVisit(one: Order): void {
    // Some never come.
    if (this.#chance(10)) return;
    const first = Math.max(this.#clockTime(one.useDate, 9, 15), this.#now + 10 * minuteMs);
    const days = one.validUntil > one.useDate ? this.#between(0, 20) : 0;
    this.#later(first + days * dayMs, (visitor) => {
      const codes = visitor.vouchers
        .filter(({ status }) => status === voucherStatus.unused)
        .map(({ code }) => code);
      if (codes.length === 0) return;
      const count = this.#chance(85) ? codes.length : Math.max(1, codes.length - 1);
      verifyTickets(this.#context, visitor, codes.slice(0, count), frontDesk);
    });
  }

  #planRefund(one: Order): void {
    if (!this.#chance(17)) return;
    const { faker } = this.#tools;
    const until = Math.max(this.#now + hourMs, epochOf(`${one.useDate} 08:00:00`));
    const at = this.#now + hourMs + Math.floor(faker.number.float({ max: 1 }) * (until - this.#now));
    this.#later(at, (asked) => {
      const keys = refundableKeys(asked, todayOf(this.#context.clock));
      const items = this.#chance(70) ? keys : keys.slice(0, Math.max(1, keys.length - 1));
      const reason = faker.helpers.arrayElement(Object.values(refundReason));
      const description = this.#chance(50) ? '临时有事，无法出行' : '';
      const refund = memberAppliesForRefund(this.#context, asked, { items, reason, description });
      this.#planAudit(refund.id);
    });
  }

  #planAudit(id: string): void {
    const refund = () => this.#context.store.refunds.get(id) as Refund;
    const at = this.#now + this.#between(1, 30) * hourMs;
    this.#attemptAt(at, () => {
      const { refundAmount, feeAmount } = refund();
      const { refused, revoked } = refundStatus;
      if (this.#chance(6)) dropRefund(this.#context, refund(), revoked, '会员改变主意', service);
      else if (this.#chance(12)) dropRefund(this.#context, refund(), refused, '已与客人协商改期', manager);
      else passRefund(this.#context, refund(), { refundAmount, feeAmount }, manager);
    });
    this.#attemptAt(at + this.#between(1, 20) * hourMs, () => {
      executeRefund(this.#context, refund(), finance);
      if (refund().channel === payType.offline && this.#chance(80))
        succeed(this.#context, refund(), finance, '确认已退');
    });
  }

  get #now() {
    return this.#context.clock.now();
  }
  get #order() {
    return this.#context.store.orders.get(this.#id) as Order;
  }
  #chance(percent: number) {
    return this.#between(1, 100) <= percent;
  }
  #between(min: number, max: number) {
    return this.#tools.faker.number.int({ min, max });
  }
  /** A random time of a day between two hours. */
  #clockTime(day: string, from: number, to: number) {
    const two = (number: number) => String(number).padStart(2, '0');
    return epochOf(`${day} ${two(this.#between(from, to))}:${two(this.#between(0, 59))}:00`);
  }
  #attemptAt(at: number, work: () => void) {
    this.#timeline.add(at, () => attempt(this.#context, work));
  }
  #later(at: number, step: (order: Order) => unknown) {
    this.#attemptAt(at, () => void step(this.#order));
  }
}
