import { dayMs } from '#contracts/days.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { gainMode } from '#contracts/enums/members.ts';
import { fieldAt, infoOf } from '#contracts/forms/fieldInfo.ts';
import { epochOf } from '#contracts/wireTime.ts';
import { testDay, testMoment } from '../../contracts/testing/moment.ts';
import {
  amount,
  anyOf,
  bound,
  byNameOrMobile,
  byNameOrNumber,
  digits,
  end,
  ending,
  exact,
  type Filter,
  one,
  part,
  type Row,
  start,
  text,
} from './listFilters.ts';

/** Which rows each filter of a list lets through. Independent of the handlers. */

/** A product is also found by its house or scenic spot. */
const productOrHouse = part('name', 'resourceName');

/** Of plans whose money can still go out. */
const dueOf = ({ status, planDate }: Row) => {
  if ((status !== 10 && status !== 30) || planDate > testDay) return '';
  return planDate === testDay ? '10' : '20';
};

/** Of refunds that wait for their audit or payment. */
const isOverdue = ({ status, createTime }: Row) =>
  (status === 10 || status === 20) && testMoment - epochOf(createTime) > dayMs;

/** By the name of the query's field, or of area (or list) and field where a name means something else there. */
const filters: Record<string, Filter> = {
  name: part('name'),
  'productsPlace.allEnabled.name': productOrHouse,
  'productsHotel.allEnabled.name': productOrHouse,
  'productsHouse.allEnabled.name': productOrHouse,
  title: part('title'),
  targetGone: exact('targetGone'),
  enabled: exact('enabled'),
  belongType: exact('belongType'),
  belongId: exact('belongId'),
  // Templates are every unit's.
  'roles.belongId': one(
    (row, value) => row.belongId === '' || row.belongId === value,
    (row) => row.belongId,
  ),
  roleId: anyOf('roleIds'),
  'backendUsers.keyword': part('name', 'mobile'),
  'merchants.keyword': part('contactName', 'contactPhone'),
  'estateConsultants.keyword': part('name', 'mobile'),
  'estateConsultants.accounts.companyId': exact('belongId'),
  byStaff: one(
    ({ isDefault, gainModes }, value) =>
      value === '0' || isDefault === 1 || gainModes.includes(gainMode.staff),
    () => 1,
  ),
  // Whoever is no consultant himself gives leads to anybody.
  takesLeads: one(
    () => true,
    () => 1,
  ),
  'estateCompanies.keyword': part('contactName', 'contactPhone'),
  'estateBookings.keyword': part('customerName', 'mobile'),
  assigned: one(
    (row, value) => (row.consultantId !== '') === (value === '1'),
    (row) => (row.consultantId === '' ? 0 : 1),
  ),
  nextStart: start('nextTime'),
  nextEnd: end('nextTime'),
  visitStart: start('visitTime'),
  visitEnd: end('visitTime'),
  'smsLogs.mobile': digits('mobile'),
  success: one(
    (row, value) => row.success === (value === '1'),
    (row) => (row.success ? 1 : 0),
  ),
  'smsLogs.startDate': start('createTime'),
  'memberAccounts.keyword': byNameOrNumber('memberName', 'mobile', 'nickname', 'memberNo'),
  'memberPoints.keyword': byNameOrNumber('memberName', 'mobile', 'nickname', 'memberNo'),
  'accountJournals.member': byNameOrNumber('memberName', 'memberMobile', 'memberNickname', 'memberNo'),
  balanceMin: bound('balance', (value, wanted) => value >= wanted),
  balanceMax: bound('balance', (value, wanted) => value <= wanted),
  pointsMin: bound('points', (value, wanted) => value >= wanted),
  pointsMax: bound('points', (value, wanted) => value <= wanted),
  amountMin: bound('amount', (value, wanted) => value >= wanted),
  amountMax: bound('amount', (value, wanted) => value <= wanted),
  'accountJournals.startDate': start('createTime'),
  'accountJournals.endDate': end('createTime'),
  journalNo: ending('journalNo'),
  refNo: ending('refNo'),
  'memberPoints.startDate': start('createTime'),
  'memberPoints.endDate': end('createTime'),
  'memberPoints.type': exact('type'),
  'smsLogs.endDate': end('createTime'),
  categoryId: exact('categoryId'),
  businessType: anyOf('businessTypes'),
  provinceId: exact('provinceId'),
  cityId: exact('cityId'),
  contractEndFrom: start('contractEnd'),
  contractEndTo: end('contractEnd'),
  merchantId: exact('merchantId'),
  level: exact('level'),
  starLevel: exact('starLevel'),
  minsuType: exact('minsuType'),
  hotelId: exact('hotelId'),
  minsuId: exact('minsuId'),
  rentType: exact('rentType'),
  bedType: one(
    (row, value) => row.beds.some((bed: Row) => String(bed.bedType) === value),
    (row) => row.beds[0]?.bedType,
  ),
  resourceId: exact('resourceId'),
  'ordersHotel.roomId': exact('roomId'),
  'ordersHouse.roomId': exact('roomId'),
  roomId: one(
    (row, value) => row.terms.roomId === value || row.roomId === value,
    (row) => row.roomId,
  ),
  ticketType: one(
    (row, value) => String(row.terms.ticketType) === value,
    (row) => row.terms.ticketType,
  ),
  breakfast: one(
    (row, value) => String(row.terms.breakfast) === value,
    (row) => row.terms.breakfast,
  ),
  orderNo: ending('orderNo'),
  refundNo: ending('refundNo'),
  member: byNameOrMobile('memberName', 'memberMobile'),
  memberMobile: digits('memberMobile'),
  'memberFriends.memberMobile': exact('memberMobile'),
  memberId: exact('memberId'),
  'members.keyword': {
    test: (row, value) =>
      text('name', 'nickname')(row, value) ||
      row.memberNo === value.toUpperCase() ||
      (row.credentialNo !== '' && row.credentialNo === value.toUpperCase()) ||
      (/^\d{3,}$/.test(value) && row.mobile.includes(value)),
    values: ({ name, mobile, memberNo, credentialNo }) =>
      [name.slice(1, 3), mobile.slice(3, 8), mobile.slice(0, 2), memberNo, credentialNo, '%'].filter(Boolean),
  },
  gradeId: exact('gradeId'),
  labelIds: {
    test: (row, value) => value.split(',').some((id) => row.labelIds.includes(id)),
    values: ({ labelIds }) => [labelIds[0], '1,2'].filter(Boolean),
  },
  frozen: exact('frozen'),
  consumeMin: one(
    (row, value) => row.consumeAmount >= Number(value),
    (row) => row.consumeAmount,
  ),
  consumeMax: one(
    (row, value) => row.consumeAmount <= Number(value),
    (row) => row.consumeAmount,
  ),
  recommenderId: exact('recommenderId'),
  recommenderMobile: digits('recommenderMobile'),
  houseOwner: one(
    (row, value) => row.signedRooms > 0 === (value === '1'),
    (row) => (row.signedRooms > 0 ? 1 : 0),
  ),
  voucherCode: one(
    (row, value) => row.vouchers.some(({ code }: { code: string }) => code === value),
    (row) => row.vouchers[0]?.code ?? '',
  ),
  guest: {
    test: (row, value) =>
      [row, ...row.guests].some(({ contactName, name = contactName }: Row) =>
        String(name).toLowerCase().includes(value.toLowerCase()),
      ),
    values: ({ contactName, guests }) =>
      [contactName.slice(1, 3), guests.at(-1)?.name.slice(0, 2) ?? '', '%'].filter(Boolean),
  },
  roomNo: one(
    (row, value) => row.roomNos.includes(value),
    (row) => row.roomNos[0],
  ),
  noShow: exact('noShow'),
  payNo: ending('payNo'),
  channelNo: ending('channelNo'),
  'withdraws.channelNo': part('channelNo'),
  contactMobile: digits('contactMobile'),
  productName: part('productName'),
  productId: exact('productId'),
  refundState: exact('refundState'),
  payType: exact('payType'),
  status: exact('status'),
  source: exact('source'),
  reason: exact('reason'),
  channel: exact('channel'),
  overdue: one(
    (row, value) => isOverdue(row) === (value === '1'),
    (row) => (isOverdue(row) ? 1 : 0),
  ),
  createStart: start('createTime'),
  createEnd: end('createTime'),
  useStart: start('arrivalDay'),
  useEnd: end('arrivalDay'),
  leaveStart: start('departureDay'),
  leaveEnd: end('departureDay'),
  payStart: start('payTime'),
  payEnd: end('payTime'),
  // Of what was paid: what nobody paid has no amount yet.
  payMin: amount((row, value) => row.payType !== 0 && row.payPrice >= Number(value)),
  payMax: amount((row, value) => row.payType !== 0 && row.payPrice <= Number(value)),
  paid: one(
    (row, value) => (row.payType !== 0) === (value === '1'),
    (row) => (row.payType === 0 ? 0 : 1),
  ),
  settleStart: start('settleDay'),
  settleEnd: end('settleDay'),
  orderStart: start('orderTime'),
  orderEnd: end('orderTime'),
  finishStart: start('finishTime'),
  finishEnd: end('finishTime'),
  failReason: part('failReason'),
  failStart: start('failTime'),
  failEnd: end('failTime'),
  propertyType: anyOf('propertyTypes'),
  // A project without sale information is waiting (10).
  saleStatus: one(
    (row, value) => String(row.saleInfo?.saleStatus ?? 10) === value,
    (row) => row.saleInfo?.saleStatus ?? 10,
  ),
  recommender: byNameOrMobile('memberName', 'memberMobile'),
  customer: part('customerName', 'customerMobile'),
  consultantId: exact('consultantId'),
  settleState: one(
    (row, value) => row.status === (value === '1' ? 60 : 50),
    ({ status }) => ({ 50: 0, 60: 1 })[status as 50 | 60],
  ),
  ended: one(
    (row, value) => row.status >= 80 === (value === '1'),
    ({ status }) => (status >= 80 ? 1 : 0),
  ),
  'estateRecommends.visitStart': start('visitTime'),
  'estateRecommends.visitEnd': end('visitTime'),
  approvedStart: start('approvedDay'),
  approvedEnd: end('approvedDay'),
  subscribeStart: start('subscribeDate'),
  subscribeEnd: end('subscribeDate'),
  endStart: start('endDate'),
  endEnd: end('endDate'),
  signStart: start('signDate'),
  signEnd: end('signDate'),
  companyId: exact('companyId'),
  buildingId: exact('buildingId'),
  'estateRooms.keyword': part('roomNo'),
  estateId: exact('estateId'),
  ownerType: exact('ownerType'),
  'incomeRecords.members.name': byNameOrMobile('name', 'mobile'),
  planStart: start('planDate'),
  planEnd: end('planDate'),
  sendStart: start('sendTime'),
  sendEnd: end('sendTime'),
  // 10 = today, 20 = before today.
  due: one(
    (row, value) => dueOf(row) === value,
    (row) => dueOf(row),
  ),
};

/** What a filter lets through; where the table has none, what its definition says: part of a text, or a code of an enumeration. */
export function filterOf({ name, query }: AnyEndpoint, field: string): Filter {
  const stated = filters[`${name}.${field}`] ?? filters[`${name.split('.')[0]}.${field}`] ?? filters[field];
  if (stated) return stated;
  const schema = query && fieldAt(query, field);
  const info = schema ? infoOf(schema) : {};
  if (info.isPart) return part(field);
  if (info.enumeration) return exact(field);
  throw new Error(`listRules.ts does not say what ${field} lets through`);
}
