import * as z from 'zod/mini';
import { area, get } from '../endpoint.ts';
import { status } from '../envelope.ts';
import { atMost } from '../forms/atMost.ts';
import { id } from '../forms/fields.ts';

/**
 * One search over the records of all kinds that the caller may list. Each kind is a list, by the name of its area; what it finds is what that list shows
 * to the same caller with one of its own filters.
 */
interface RecordKind {
  /** Filters of the list, tried in this order: the first that accepts the text and finds something answers. */
  by: readonly string[];
  /** The fields of a row that name the record. */
  title: string;
  details: readonly string[];
  /** The enumeration of the row's `status`, where it has one. */
  states?: string;
}

const orders = {
  by: ['orderNo', 'member', 'payNo'],
  title: 'orderNo',
  details: ['productName', 'memberName'],
};
const refunds = {
  by: ['refundNo', 'orderNo', 'channelNo'],
  title: 'refundNo',
  details: ['productName', 'memberName'],
  states: 'refundStatus',
};
const venues = { by: ['name'], title: 'name', details: ['merchantName', 'cityName'] };
const products = { by: ['name'], title: 'name', details: ['resourceName', 'merchantName'] };

/** In the order in which a search answers. */
const recordKinds = {
  members: { by: ['keyword'], title: 'name', details: ['mobile', 'memberNo', 'gradeName'] },
  ordersPlace: { ...orders, by: [...orders.by, 'voucherCode'], states: 'ticketOrderStatus' },
  ordersHotel: { ...orders, states: 'stayOrderStatus' },
  ordersHouse: { ...orders, states: 'stayOrderStatus' },
  refundsPlace: refunds,
  refundsHotel: refunds,
  refundsHouse: refunds,
  merchants: { by: ['name', 'keyword'], title: 'name', details: ['merchantNo', 'contactName'] },
  resorts: venues,
  hotels: venues,
  minsus: venues,
  hotelRooms: { by: ['name'], title: 'name', details: ['hotelName'] },
  minsuRooms: { by: ['name'], title: 'name', details: ['minsuName'] },
  productsPlace: products,
  productsHotel: products,
  productsHouse: products,
  estates: { by: ['name'], title: 'name', details: ['companyName', 'cityName'] },
  estateCompanies: { by: ['name', 'keyword'], title: 'name', details: ['contactName', 'cityName'] },
  estateBookings: {
    by: ['keyword'],
    title: 'customerName',
    details: ['mobile', 'estateName'],
    states: 'bookingStatus',
  },
  estateRecommends: {
    by: ['recommendNo', 'customer'],
    title: 'customerName',
    details: ['customerMobile', 'estateName', 'recommendNo'],
    states: 'recommendStatus',
  },
  withdraws: {
    by: ['withdrawNo', 'channelNo'],
    title: 'withdrawNo',
    details: ['memberName', 'memberMobile'],
    states: 'withdrawStatus',
  },
  incomeRecords: {
    by: ['incomeNo', 'sourceNo'],
    title: 'incomeNo',
    details: ['memberName', 'memberMobile'],
    states: 'incomeStatus',
  },
  sendPlans: {
    by: ['planNo'],
    title: 'planNo',
    details: ['memberName', 'memberMobile'],
    states: 'sendPlanStatus',
  },
  backendUsers: { by: ['keyword'], title: 'name', details: ['mobile', 'belongName'] },
  roles: { by: ['name'], title: 'name', details: ['belongName'] },
} satisfies Record<string, RecordKind>;
export type RecordKindName = keyof typeof recordKinds;
export const recordKindNames = Object.keys(recordKinds) as [RecordKindName, ...RecordKindName[]];
export const recordKind = (name: RecordKindName): RecordKind => recordKinds[name];

/** The most records of an answer, over all kinds. */
export const mostFound = 20;

const found = z.object({
  kind: z.enum(recordKindNames),
  /** The filter of the list that found them, and how many records the list shows with it. */
  filter: z.string(),
  count: z.int(),
  records: z.array(
    z.object({
      id,
      title: z.string(),
      /** Further texts that tell records apart, the most important first; without empty ones. Numbers of persons are masked. */
      details: z.array(z.string()),
      /** The row's status, of kinds that have one, otherwise 0. */
      state: z.int(),
    }),
  ),
});
export type Found = z.infer<typeof found>;

export const searches = area('searches', {
  find: get({
    path: 'searches/find',
    purpose: `Records of every kind whose list the caller may see and whose number, name or mobile matches, at most ${mostFound} together, shared among the kinds; kinds without any are left out.`,
    access: {},
    query: z.object({ text: z.string().check(z.trim(), z.minLength(1), atMost(50)) }),
    data: z.array(found),
    errors: [status.invalid],
  }),
});
