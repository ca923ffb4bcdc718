import * as z from 'zod/mini';
import { addDays } from '../days.ts';
import { area, get } from '../endpoint.ts';
import { bookingStatus, recommendStatus } from '../enums/estates.ts';
import { incomeStatus, planDue, withdrawStatus, withdrawWay } from '../enums/finance.ts';
import { orderStatus, payType, refundStatus } from '../enums/orders.ts';
import { priceGap } from '../enums/products.ts';

/**
 * What waits for staff (待办, domain design, section 17): each entry is a list, by the name of its call for platform users, and a filter of it. The
 * number of an entry is the number of records that the list shows with that filter to the same user.
 */
export interface Todo {
  call: string;
  /** The filter on a day, yyyy-MM-dd. */
  query: (today: string) => Record<string, string | number>;
}

const of = <const Call extends string>(call: Call, query: Record<string, string | number>) => ({
  call,
  query: (_today: string) => query,
});
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
  hotelOrdersToConfirm: of('ordersHotel.list', { status: orderStatus.toConfirm }),
  houseOrdersToConfirm: of('ordersHouse.list', { status: orderStatus.toConfirm }),
  hotelGuestsMissing: { call: 'ordersHotel.list' as const, query: missing },
  houseGuestsMissing: { call: 'ordersHouse.list' as const, query: missing },
  placeRefundsToAudit: of('refundsPlace.list', refunds.toAudit),
  hotelRefundsToAudit: of('refundsHotel.list', refunds.toAudit),
  houseRefundsToAudit: of('refundsHouse.list', refunds.toAudit),
  placeRefundsToPay: of('refundsPlace.list', refunds.toPay),
  hotelRefundsToPay: of('refundsHotel.list', refunds.toPay),
  houseRefundsToPay: of('refundsHouse.list', refunds.toPay),
  placeRefundsToFinish: of('refundsPlace.list', refunds.toFinish),
  hotelRefundsToFinish: of('refundsHotel.list', refunds.toFinish),
  houseRefundsToFinish: of('refundsHouse.list', refunds.toFinish),
  placeRefundsFailed: of('refundsPlace.list', refunds.failed),
  hotelRefundsFailed: of('refundsHotel.list', refunds.failed),
  houseRefundsFailed: of('refundsHouse.list', refunds.failed),
  placeUnpriced: of('productsPlace.list', unpriced),
  hotelUnpriced: of('productsHotel.list', unpriced),
  houseUnpriced: of('productsHouse.list', unpriced),
  homeBannersGone: of('homeBanners.list', gone),
  estateBannersGone: of('estateBanners.list', gone),
  landingBannersGone: of('landingBanners.list', gone),
  leadsToContact: of('estateBookings.list', { status: bookingStatus.toContact }),
  /** Somebody promised to call today, or should have called. */
  leadsToFollow: { call: 'estateBookings.list' as const, query: (today: string) => ({ nextEnd: today }) },
  recommendsToAudit: of('estateRecommends.list', { status: recommendStatus.toAudit }),
  withdrawsToAudit: of('withdraws.list', { status: withdrawStatus.toAudit }),
  withdrawsToPay: of('withdraws.list', { status: withdrawStatus.toPay }),
  /** A transfer of a bank is confirmed by hand (确认到账). */
  withdrawsToFinish: of('withdraws.list', { status: withdrawStatus.paying, way: withdrawWay.bank }),
  withdrawsFailed: of('withdraws.list', { status: withdrawStatus.failed }),
  incomesToAudit: of('incomeRecords.list', { status: incomeStatus.toAudit }),
  plansDueToday: of('sendPlans.list', { due: planDue.today }),
  plansOverdue: of('sendPlans.list', { due: planDue.overdue }),
  contractsEnding: {
    call: 'merchants.list' as const,
    query: (today: string) => ({
      ...inBusiness,
      ...{ contractEndFrom: today, contractEndTo: addDays(today, contractNotice) },
    }),
  },
  /** From the day after its end on, every order of the merchant is refused. */
  contractsOver: {
    call: 'merchants.list' as const,
    query: (today: string) => ({ ...inBusiness, contractEndTo: addDays(today, -1) }),
  },
} satisfies Record<string, Todo>;
export type TodoKey = keyof typeof todoEntries;
export const todoKeys = Object.keys(todoEntries) as [TodoKey, ...TodoKey[]];

export const todos = area('todos', {
  count: get({
    path: 'todos/count',
    purpose: 'How much waits for the caller: one number for each entry whose list he may see.',
    access: {},
    data: z.array(z.object({ key: z.enum(todoKeys), count: z.int() })),
  }),
});
