import * as z from 'zod/mini';
import { addDays } from '../days.ts';
import { area, get } from '../endpoint.ts';
import { bookingStatus, recommendStatus } from '../enums/estates.ts';
import { incomeStatus, planDue, withdrawStatus, withdrawWay } from '../enums/finance.ts';
import { orderStatus, payType, refundStatus } from '../enums/orders.ts';
import { priceGap } from '../enums/products.ts';

type Query = Record<string, string | number>;

/**
 * What waits for staff (待办, domain design, section 17): each entry is a list, by the name of its call for platform users, and a filter of it. The
 * number of an entry is the number of records that the list shows with that filter to the same user. Who may see the list, but not make the call that
 * does what waits, has no such entry: for him it is no work.
 */
export interface Todo {
  call: string;
  /** The call that does what waits, by its name for platform users. */
  does: string;
  /** The filter on a day, yyyy-MM-dd. */
  query: (today: string) => Query;
}

const byDay = <const Call extends string, const Does extends string>(
  call: Call,
  does: Does,
  query: (today: string) => Query,
) => ({ call, does, query });
const of = <const Call extends string, const Does extends string>(call: Call, does: Does, query: Query) =>
  byDay(call, does, (_today) => query);
const refunds = {
  toAudit: { status: refundStatus.toAudit },
  toPay: { status: refundStatus.toPay },
  /** Paid at the counter: no channel answers, staff say that the money was given back (确认已退). */
  toFinish: { status: refundStatus.paying, channel: payType.offline },
  failed: { status: refundStatus.failed },
};
/** Stays that are over and that nobody has checked in or marked (未入住待处理). */
const missing = (today: string) => ({ status: orderStatus.toUse, leaveEnd: addDays(today, -1) });
/** Nobody has to do something for a merchant that is switched off. */
const inBusiness = { enabled: 1 };
/** Nobody can buy what is off the shelf anyway. */
const unpriced = { priceGap: priceGap.unpriced, enabled: 1 };
/** A live banner that leads nowhere: its product or project is removed or off the shelf. */
const gone = { targetGone: 1, enabled: 1 };
/** How long before its end a merchant's contract is called out, in days. */
const contractNotice = 30;

export const todoEntries = {
  hotelOrdersToConfirm: of('ordersHotel.list', 'ordersHotel.confirm', { status: orderStatus.toConfirm }),
  houseOrdersToConfirm: of('ordersHouse.list', 'ordersHouse.confirm', { status: orderStatus.toConfirm }),
  hotelGuestsMissing: byDay('ordersHotel.list', 'ordersHotel.noShow', missing),
  houseGuestsMissing: byDay('ordersHouse.list', 'ordersHouse.noShow', missing),
  placeRefundsToAudit: of('refundsPlace.list', 'refundsPlace.audit', refunds.toAudit),
  hotelRefundsToAudit: of('refundsHotel.list', 'refundsHotel.audit', refunds.toAudit),
  houseRefundsToAudit: of('refundsHouse.list', 'refundsHouse.audit', refunds.toAudit),
  placeRefundsToPay: of('refundsPlace.list', 'refundsPlace.execute', refunds.toPay),
  hotelRefundsToPay: of('refundsHotel.list', 'refundsHotel.execute', refunds.toPay),
  houseRefundsToPay: of('refundsHouse.list', 'refundsHouse.execute', refunds.toPay),
  placeRefundsToFinish: of('refundsPlace.list', 'refundsPlace.finish', refunds.toFinish),
  hotelRefundsToFinish: of('refundsHotel.list', 'refundsHotel.finish', refunds.toFinish),
  houseRefundsToFinish: of('refundsHouse.list', 'refundsHouse.finish', refunds.toFinish),
  placeRefundsFailed: of('refundsPlace.list', 'refundsPlace.retry', refunds.failed),
  hotelRefundsFailed: of('refundsHotel.list', 'refundsHotel.retry', refunds.failed),
  houseRefundsFailed: of('refundsHouse.list', 'refundsHouse.retry', refunds.failed),
  placeUnpriced: of('productsPlace.list', 'stocksPlace.save', unpriced),
  hotelUnpriced: of('productsHotel.list', 'stocksHotel.save', unpriced),
  houseUnpriced: of('productsHouse.list', 'stocksHouse.save', unpriced),
  homeBannersGone: of('homeBanners.list', 'homeBanners.update', gone),
  estateBannersGone: of('estateBanners.list', 'estateBanners.update', gone),
  landingBannersGone: of('landingBanners.list', 'landingBanners.update', gone),
  leadsToContact: of('estateBookings.list', 'estateBookings.follow', { status: bookingStatus.toContact }),
  /** Somebody promised to call today, or should have called. */
  leadsToFollow: byDay('estateBookings.list', 'estateBookings.follow', (today) => ({ nextEnd: today })),
  recommendsToAudit: of('estateRecommends.list', 'estateRecommends.audit', {
    status: recommendStatus.toAudit,
  }),
  withdrawsToAudit: of('withdraws.list', 'withdraws.audit', { status: withdrawStatus.toAudit }),
  withdrawsToPay: of('withdraws.list', 'withdraws.pay', { status: withdrawStatus.toPay }),
  /** A transfer of a bank is confirmed by hand (确认到账). */
  withdrawsToFinish: of('withdraws.list', 'withdraws.finish', {
    status: withdrawStatus.paying,
    way: withdrawWay.bank,
  }),
  withdrawsFailed: of('withdraws.list', 'withdraws.retry', { status: withdrawStatus.failed }),
  incomesToAudit: of('incomeRecords.list', 'incomeRecords.audit', { status: incomeStatus.toAudit }),
  plansDueToday: of('sendPlans.list', 'sendPlans.send', { due: planDue.today }),
  plansOverdue: of('sendPlans.list', 'sendPlans.send', { due: planDue.overdue }),
  contractsEnding: byDay('merchants.list', 'merchants.update', (today) => ({
    ...inBusiness,
    ...{ contractEndFrom: today, contractEndTo: addDays(today, contractNotice) },
  })),
  /** From the day after its end on, every order of the merchant is refused. */
  contractsOver: byDay('merchants.list', 'merchants.update', (today) => ({
    ...inBusiness,
    contractEndTo: addDays(today, -1),
  })),
} satisfies Record<string, Todo>;
export type TodoKey = keyof typeof todoEntries;
export const todoKeys = Object.keys(todoEntries) as [TodoKey, ...TodoKey[]];

export const todos = area('todos', {
  count: get({
    path: 'todos/count',
    purpose:
      'How much waits for the caller: one number for each entry whose list he may see and whose work he may do.',
    access: {},
    data: z.array(z.object({ key: z.enum(todoKeys), count: z.int() })),
  }),
});
