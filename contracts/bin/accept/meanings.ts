import { priceGap } from '../../src/enums/products.ts';
import { isByStaff } from './gradeGuards.ts';
import { amounts, days, deep, derived, ending, equal, fields, type Meaning, part, span } from './meaning.ts';
import type { Json } from './talk.ts';

/**
 * What the filters look at. Most of them are called like the field that they look at, and say so themselves; the others stand here, each
 * once, by area or list and then by filter. What records say that neither a row nor `get` shows is told by joins.ts.
 */

const created = span('createTime', 'create');
const dates = days(['startDate', 'endDate'], ({ createTime }) => createTime);
const member = { member: part(['memberName'], ['memberMobile']) };
const area = { provinceId: equal('area.provinceId', 'provinceId'), cityId: equal('area.cityId', 'cityId') };
/** Part of a name or nickname, three or more digits of the mobile, or the whole number. */
const found = (mobile: string, ...names: string[]): Meaning => ({
  ...part(names, [mobile]),
  whole: fields('memberNo'),
  fewest: 3,
});

/** Nobody has paid it yet, and what it may cost is no amount paid. */
const paidOf = ({ payType, payPrice }: Json) => (payType === 0 ? undefined : payPrice);
/** The day on which an order counts for the settlement with its merchant (domain design, section 15.1). */
export function settleDayOf(order: Json): string {
  const { status, payPrice, refundedAmount, refundingAmount, finishTime } = order;
  if (status !== 50 && !(status === 70 && payPrice > refundedAmount + refundingAmount)) return '';
  const ended = String(finishTime).slice(0, 10);
  const last = order.validUntil ?? order.checkOutDate;
  return ended < last ? ended : last;
}
const settled = (of: (record: Json) => Json) =>
  days(['settleStart', 'settleEnd'], (record) => of(record) && settleDayOf(of(record)), true);

const orders = {
  ...member,
  ...created,
  ...days(['useStart', 'useEnd'], ({ useDate, kept }) => useDate ?? kept?.arrivalDate),
  ...days(['leaveStart', 'leaveEnd'], ({ kept }) => kept?.departureDate),
  ...span('payTime', 'pay', true),
  ...settled((order) => order),
  ...amounts('pay', paidOf),
  orderNo: ending('orderNo'),
  payNo: deep(ending('payNo')),
  voucherCode: deep(equal('vouchers.code')),
  guest: deep(part(['contactName', 'guests.name'])),
  roomNo: equal('roomNos'),
  noShow: equal('noShow'),
  contactMobile: part([], ['contactMobile']),
  productName: part(['productName']),
  paid: derived(({ payType }) => (payType === 0 ? 0 : 1), false),
};
const refunds = {
  ...created,
  ...span('finishTime', 'finish'),
  ...span('failTime', 'fail'),
  ...span('order.createTime', 'order', true),
  ...settled(({ order }) => order),
  refundNo: ending('refundNo'),
  channelNo: deep(ending('channelNo')),
  orderNo: ending('orderNo'),
  failReason: part(['failReason']),
  overdue: derived(({ overdue }) => (overdue ? 1 : 0), false),
  memberMobile: part([], ['memberMobile']),
  merchantId: deep(equal('order.merchantId')),
  resourceId: deep(equal('order.resourceId')),
  productId: deep(equal('order.productId')),
};
const venues = { ...area, merchantId: equal('merchantId') };
const rooms = { bedType: equal('beds.bedType'), merchantId: equal('merchantId') };
const gap = ({ unpriced, isPricedLater }: Json) =>
  unpriced ? priceGap.unpriced : isPricedLater ? undefined : priceGap.endsSoon;
const products = { merchantId: equal('merchantId'), priceGap: derived(gap) };
const contact = part(['contactName'], ['contactPhone']);
const user = part(['name'], ['mobile']);
const nameOrHouse = { name: part(['name', 'resourceName']) };

export const meanings: Record<string, Record<string, Meaning>> = {
  backendUsers: { keyword: user, roleId: equal('roleIds'), belongId: equal('belongId') },
  /** Templates are every unit's. */
  roles: { belongId: { ...equal('belongId'), always: ({ belongId }) => belongId === '' } },
  smsLogs: {
    ...dates,
    mobile: part([], ['mobile']),
    success: derived(({ success }) => (success ? 1 : 0), false),
  },
  merchants: {
    ...area,
    ...days(['contractEndFrom', 'contractEndTo'], ({ contractEnd }) => contractEnd),
    businessType: equal('businessTypes'),
    keyword: contact,
  },
  resorts: venues,
  hotels: venues,
  minsus: venues,
  hotelRooms: rooms,
  minsuRooms: { ...rooms, minsuId: equal('minsuId') },
  productsPlace: products,
  productsHotel: products,
  productsHouse: products,
  'productsPlace.allEnabled': nameOrHouse,
  'productsHotel.allEnabled': nameOrHouse,
  'productsHouse.allEnabled': nameOrHouse,
  ordersPlace: orders,
  ordersHotel: orders,
  ordersHouse: orders,
  refundsPlace: refunds,
  refundsHotel: refunds,
  refundsHouse: refunds,
  userResources: { merchantId: equal('merchantId') },
  estateCompanies: { ...area, keyword: contact },
  estates: { ...area, ...created, propertyType: equal('propertyTypes') },
  estateConsultants: {
    keyword: user,
    companyId: deep(equal('belongId')),
    // Whoever is no consultant himself gives leads to all of them.
    takesLeads: derived(() => 1, false),
  },
  estateRecommends: {
    ...created,
    ...days(['approvedStart', 'approvedEnd'], approvedOf, true),
    ...span('visitTime', 'visit', true),
    ...span('subscribeDate', 'subscribe', true),
    ...span('signDate', 'sign', true),
    ...span('endDate', 'end', true),
    recommendNo: part(['recommendNo']),
    recommender: part(['memberName'], ['memberMobile']),
    customer: part(['customerName'], ['customerMobile']),
    memberId: deep(equal('memberId')),
    consultantId: deep(equal('consultantId')),
    settleState: derived(({ status }) => ({ 50: 0, 60: 1 })[status as 50 | 60], false),
    ended: derived(({ status }) => (status >= 80 ? 1 : 0), false),
  },
  estateRooms: { keyword: part(['roomNo']) },
  estateBookings: {
    ...created,
    ...span('visitTime', 'visit'),
    ...span('nextTime', 'next'),
    keyword: part(['customerName'], ['mobile']),
    assigned: derived(({ consultantId }) => (consultantId === '' ? 0 : 1), false),
  },
  memberGrades: { byStaff: derived((grade) => (isByStaff(grade) ? 1 : undefined)) },
  memberPoints: {
    ...amounts('points', ({ points }) => points),
    ...dates,
    keyword: deep(found('mobile', 'memberName', 'nickname')),
    gradeId: deep(equal('gradeId')),
  },
  memberAccounts: {
    ...amounts('balance', ({ balance }) => balance),
    keyword: deep(found('mobile', 'memberName', 'nickname')),
    gradeId: deep(equal('gradeId')),
  },
  accountJournals: {
    ...dates,
    ...amounts('amount', ({ change, frozenChange }) => Math.abs(change === 0 ? frozenChange : change)),
    member: deep(found('memberMobile', 'memberName', 'nickname')),
    journalNo: ending('journalNo'),
    refNo: ending('refNo'),
  },
  members: {
    ...created,
    ...amounts('consume', ({ consumeAmount }) => consumeAmount),
    keyword: found('mobile', 'name', 'nickname'),
    labelIds: deep(equal('labelIds')),
    recommenderId: deep(equal('recommenderId')),
    recommenderMobile: deep(part([], ['recommenderMobile'])),
  },
  withdraws: {
    ...member,
    ...created,
    ...span('finishTime', 'finish'),
    ...amounts('amount', ({ amount }) => amount),
    withdrawNo: part(['withdrawNo']),
    channelNo: deep(part(['channelNo'])),
  },
  incomeRecords: {
    ...member,
    ...created,
    ...amounts('amount', ({ amount }) => amount),
    estateId: deep(equal('estateId')),
    incomeNo: part(['incomeNo']),
    sourceNo: part(['sourceNo']),
  },
  'incomeRecords.members': { name: { ...part(['name'], ['mobile']), fewest: 3 } },
  sendPlans: {
    ...member,
    ...span('planDate', 'plan'),
    ...span('sendTime', 'send'),
    estateId: deep(equal('estateId')),
    memberId: deep(equal('memberId')),
    due: derived(({ status, planDate, today }) =>
      (status !== 10 && status !== 30) || planDate > today ? undefined : planDate === today ? 10 : 20,
    ),
  },
};

function approvedOf({ logs = [] }: Json): string {
  const line = logs.find(({ fromStatus, toStatus }: Json) => fromStatus === 10 && toStatus === 20);
  return line?.time ?? '';
}
