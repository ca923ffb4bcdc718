// The locale's own entry, as in the seed.
import { faker } from '@faker-js/faker/locale/zh_CN';
import { addDays } from '#contracts/days.ts';
import { orderStatus, refundReason, voucherStatus } from '#contracts/enums/orders.ts';
import { tradeKinds } from '#contracts/trade/trade.ts';
import { memberAsksForVisit } from '../estate/bookingMoves.ts';
import { registerMember } from '../members/registration.ts';
import type { Context } from '../records/context.ts';
import { attempt } from '../seed/attempt.ts';
import { randomBooking } from '../seed/bookings.ts';
import { memberGivenNames, surnames } from '../seed/names.ts';
import { book, frontDesk } from '../seed/orderLives.ts';
import { todayOf } from '../store/today.ts';
import { checkIn, checkOut, verifyTickets } from '../trade/fulfilment.ts';
import { memberAppliesForRefund, memberCancels, paidByMember } from '../trade/memberMoves.ts';
import { arrivalOf, departureOf } from '../trade/orders/kept.ts';
import type { Order } from '../trade/orders/orderMoves.ts';
import { refundableKeys } from '../trade/orders/refundItems.ts';
import { runJobs } from '../wire/jobs.ts';
import type { Mock } from '../wire/mock.ts';
import { anIncomeIsReported } from './liveIncomes.ts';
import { aRecommendGoesOn, somebodyRecommends } from './liveRecommends.ts';
import { somebodyWithdraws } from './liveWithdraws.ts';

/** Simulated members for demos: they register, order, pay, use, cancel, ask for visits of projects, recommend buyers and take money out, and other systems report what they are owed, so many actions a minute, by the functions that the calls use. */

const paceLimits = { min: 1, max: 600 };
export const usualPace = 20;

export interface LiveState {
  on: boolean;
  /** Actions a minute. */
  pace: number;
  /** Actions that were done since it was switched on. */
  done: number;
}

export class Live {
  readonly #mock: Mock;
  readonly #faker = faker;
  #timer: ReturnType<typeof setInterval> | undefined;
  #pace = usualPace;
  #done = 0;

  constructor(mock: Mock) {
    this.#mock = mock;
  }

  get state(): LiveState {
    return { on: this.#timer !== undefined, pace: this.#pace, done: this.#done };
  }

  /** @param pace actions a minute, 1 to 600 */
  start(pace: number): void {
    this.stop();
    this.#pace = Math.min(paceLimits.max, Math.max(paceLimits.min, Math.round(pace)));
    this.#done = 0;
    this.#timer = setInterval(() => this.act(), 60_000 / this.#pace);
    // The timer must not keep the process alive. In a browser it is a number, which has no `unref`.
    (this.#timer as { unref?: () => void }).unref?.();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Does one random action. One that the rules refuse at the moment (sold out, too late) is skipped. */
  act(): void {
    runJobs(this.#mock.context);
    const context: Context = { ...this.#mock.context, caller: undefined };
    const actions = [
      { weight: 40, value: () => this.#orders(context) },
      { weight: 30, value: () => this.#pays(context) },
      { weight: 16, value: () => this.#comes(context) },
      { weight: 4, value: () => this.#leaves(context) },
      { weight: 7, value: () => this.#asksBack(context) },
      { weight: 3, value: () => this.#cancels(context) },
      { weight: 6, value: () => this.#asksForVisit(context) },
      { weight: 5, value: () => somebodyRecommends(context, this.#faker) },
      { weight: 4, value: () => this.#registers(context) },
      { weight: 4, value: () => aRecommendGoesOn(context, this.#faker) },
      { weight: 3, value: () => somebodyWithdraws(context, this.#faker) },
      { weight: 2, value: () => anIncomeIsReported(context, this.#faker) },
    ];
    const action = this.#faker.helpers.weightedArrayElement(actions);
    if (attempt(context, () => action() ?? true) !== undefined) this.#done++;
  }

  #orders(context: Context): void {
    const kind = this.#faker.helpers.arrayElement(tradeKinds);
    book(context, randomBooking({ faker: this.#faker }, context, kind));
  }

  /** Every second one was recommended. */
  #registers(context: Context): void {
    const members = context.store.members.all();
    const recommender = this.#faker.datatype.boolean()
      ? this.#faker.helpers.arrayElement(members)
      : undefined;
    registerMember(context, {
      name:
        this.#faker.helpers.arrayElement([...surnames]) + this.#faker.helpers.arrayElement(memberGivenNames),
      mobile: `1990004${this.#faker.string.numeric(4)}`,
      recommenderMobile: recommender?.mobile,
    });
  }

  #pays(context: Context): void {
    const order = this.#one(context, orderStatus.unpaid);
    if (order)
      paidByMember(context, order, {
        transactionId: `42000${order.orderNo.slice(1)}`,
        amount: order.payPrice,
      });
  }

  #comes(context: Context): void {
    const today = todayOf(context.clock);
    const order = this.#one(context, orderStatus.toUse, (one) => arrivalOf(one) <= today);
    if (order?.kind === 'place') {
      const unused = order.vouchers.filter(({ status }) => status === voucherStatus.unused);
      if (unused.length > 0)
        verifyTickets(
          context,
          order,
          unused.map(({ code }) => code),
          frontDesk,
        );
    } else if (order) checkIn(context, order, { guests: order.guests }, frontDesk);
  }

  #leaves(context: Context): void {
    const today = todayOf(context.clock);
    const isDue = (order: Order) => order.kind !== 'place' && departureOf(order) <= today;
    const order = this.#one(context, orderStatus.inUse, isDue);
    if (order) checkOut(context, order, frontDesk);
  }

  #asksBack(context: Context): void {
    const order = this.#one(context, orderStatus.toUse);
    const items = order ? refundableKeys(order, todayOf(context.clock)) : [];
    if (order && items.length > 0)
      memberAppliesForRefund(context, order, { items, reason: refundReason.plans });
  }

  #cancels(context: Context): void {
    const order = this.#one(context, orderStatus.unpaid);
    if (order) memberCancels(context, order, '行程有变');
  }

  #asksForVisit(context: Context): void {
    const { store, clock } = context;
    const projects = store.estates.all().filter(({ saleInfo }) => saleInfo?.bookingEnabled === 1);
    const members = store.members.all();
    if (projects.length === 0 || members.length === 0) return;
    const { name: customerName, mobile } = this.#faker.helpers.arrayElement(members);
    const { id: estateId } = this.#faker.helpers.arrayElement(projects);
    const visitTime = `${addDays(todayOf(clock), this.#faker.number.int({ min: 1, max: 9 }))} 10:00:00`;
    memberAsksForVisit(context, { customerName, mobile, estateId, visitTime });
  }

  #one({ store }: Context, status: number, fits: (order: Order) => boolean = () => true): Order | undefined {
    const orders = store.orders.by('status', status as Order['status']).filter(fits);
    return orders.length > 0 ? this.#faker.helpers.arrayElement(orders) : undefined;
  }
}
