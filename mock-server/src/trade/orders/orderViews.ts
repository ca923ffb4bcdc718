import { payType as payTypes, voucherStatus } from '#contracts/enums/orders.ts';
import { maskDocument, maskMobile } from '#contracts/forms/masks.ts';
import type { Revealed } from '#contracts/reveal.ts';
import type {
  MaskedOfOrder,
  PlaceOrder,
  PlaceOrderRow,
  Relative,
  StayOrder,
  StayOrderRow,
} from '#contracts/trade/orders.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { never, wireTime } from '#contracts/wireTime.ts';
import type { Label } from '#contracts/words.ts';
import type { Context } from '../../records/context.ts';
import { nowOf } from '../../store/today.ts';
import { sumOf } from '../money/money.ts';
import { commissionOf } from '../money/orderAmounts.ts';
import { keptStayOf } from './kept.ts';
import { actionsOf } from './orderActions.ts';
import type { Order } from './orderMoves.ts';
import { isNoShow } from './orderRules.ts';
import { freeRoomNos } from './roomNumbers.ts';

/** Orders as lists and details show them (domain design, sections 10.1 and 10.2). Personal numbers leave masked. */

function summary(context: Context, order: Order) {
  const { id, orderNo, productId, productName, pictureUrl, resourceName, memberId, memberName, gradeName } =
    order;
  const { totalPrice, payPrice, refundedAmount, payType, status, refundState, createTime, discounts, qty } =
    order;
  const { memberRemark, merchantRemark, commissionRate } = order;
  // Nothing is earned before it is paid.
  const kept = payType === payTypes.none ? 0 : payPrice - refundedAmount;
  const commission = commissionOf(kept, 0, commissionRate);
  return {
    id,
    orderNo,
    productId,
    productName,
    pictureUrl,
    resourceName,
    memberId,
    memberName,
    gradeName,
    qty,
    totalPrice,
    payPrice,
    refundedAmount,
    commission,
    settleAmount: kept - commission,
    payType,
    status,
    refundState,
    createTime,
    memberRemark,
    merchantRemark,
    expireTime: wireTime(order.expireAt),
    confirmDeadline: order.confirmBy > 0 ? wireTime(order.confirmBy) : never,
    memberMobile: maskMobile(order.memberMobile),
    discountPrice: sumOf(discounts.map(({ amount }) => amount)),
    actions: actionsOf(context, order),
  };
}
const usedCount = ({ vouchers }: Order) =>
  vouchers.filter(({ status }) => status === voucherStatus.used).length;

const placeRow = (context: Context, order: Order): PlaceOrderRow => ({
  ...summary(context, order),
  useDate: order.useDate,
  contactName: order.contactName,
  usedCount: usedCount(order),
});
const stayRow = (context: Context, order: Order): StayOrderRow => {
  const { roomId, roomName, useDate, checkOutDate, nights, guests, contactName, roomNos } = order;
  return {
    ...summary(context, order),
    roomId,
    roomName,
    checkOutDate,
    nights,
    checkInDate: useDate,
    kept: keptStayOf(order),
    guestName: guests[0]?.name ?? contactName,
    guestCount: guests.length,
    roomNos,
    noShow: isNoShow(order) ? 1 : 0,
  };
};

function detail(context: Context, order: Order) {
  const { store, clock } = context;
  const { resourceId, merchantId, merchantName, contactName, contactMobile, lines, discounts } = order;
  const { payNo, payTime, certificates, confirmNo, closeType, closeReason, refundingAmount } = order;
  const { commissionRate, finishTime } = order;
  const { cancelRule, cancelDays, cancelTime, lateFee, feeRate, partRefund } = order;
  const refunds = store.refunds.by('orderId', order.id).reverse();
  return {
    ...summary(context, order),
    resourceId,
    merchantId,
    merchantName,
    contactName,
    lines: lines.map(({ taken: _, ...line }) => line),
    discounts,
    payNo,
    payTime,
    certificates,
    confirmNo,
    closeType,
    closeReason,
    refundingAmount,
    commissionRate,
    finishTime,
    contactMobile: maskMobile(contactMobile),
    guests: order.guests.map((guest) => ({
      ...guest,
      credentialNo: maskDocument(guest.credentialNo),
      mobile: maskMobile(guest.mobile),
    })),
    cancelTerms: { cancelRule, cancelDays, cancelTime, lateFee, feeRate, partRefund },
    refunds: refunds.map(({ id, refundNo, refundAmount, status, createTime }) => ({
      id,
      refundNo,
      refundAmount,
      status,
      createTime,
    })),
    logs: [...order.logs].reverse(),
    serverTime: nowOf(clock),
  };
}

const placeRecord = (context: Context, order: Order): PlaceOrder => ({
  ...detail(context, order),
  useDate: order.useDate,
  validUntil: order.validUntil,
  vouchers: order.vouchers.map(({ code, holder, status, useTime, useUser, paid }) => ({
    code,
    holder,
    status,
    useUser,
    paid,
    useTime: useTime || never,
  })),
});
const stayRecord = (context: Context, order: Order): StayOrder => {
  const { roomName, useDate, checkOutDate, nights, roomNos, checkInTime } = order;
  const shown = detail(context, order);
  const mayCheckIn = shown.actions.includes('checkIn');
  return {
    ...shown,
    roomName,
    checkOutDate,
    nights,
    roomNos,
    checkInTime,
    noShow: isNoShow(order) ? 1 : 0,
    checkInDate: useDate,
    kept: keptStayOf(order),
    relatives: mayCheckIn ? relativesOf(context, order) : [],
    freeRoomNos: mayCheckIn || shown.actions.includes('changeRooms') ? freeRoomNos(context, order) : [],
  };
};
const relativesOf = ({ store }: Context, { memberId }: Order): Relative[] =>
  store.memberFriends
    .by('memberId', memberId)
    .map(({ id, name, relation, credentialType, credentialNo, mobile }) => ({
      ...{ id, name, relation, credentialType },
      ...{ credentialNo: maskDocument(credentialNo), mobile: maskMobile(mobile) },
    }));

interface Views {
  place: { row: PlaceOrderRow; record: PlaceOrder };
  hotel: { row: StayOrderRow; record: StayOrder };
  house: { row: StayOrderRow; record: StayOrder };
}
type View<Kind extends TradeKind> = {
  row: (context: Context, order: Order) => Views[Kind]['row'];
  record: (context: Context, order: Order) => Views[Kind]['record'];
};
export const orderViews: { [Kind in TradeKind]: View<Kind> } = {
  place: { row: placeRow, record: placeRecord },
  hotel: { row: stayRow, record: stayRecord },
  house: { row: stayRow, record: stayRecord },
};

/** A number of an order in full, its label in the log, and whose it is; undefined for a guest who does not exist. */
export function wholeOfOrder(
  { memberMobile, contactMobile, guests }: Order,
  { field, index = -1 }: Revealed<MaskedOfOrder>,
): { value: string; label: Label; of: string } | undefined {
  const guest = guests[index];
  if (field === 'memberMobile') return { value: memberMobile, label: 'memberMobile', of: '' };
  if (field === 'contactMobile') return { value: contactMobile, label: 'contactMobile', of: '' };
  if (!guest) return undefined;
  const { name: of, credentialNo, mobile } = guest;
  return field === 'guests.mobile'
    ? { value: mobile, label: 'guestMobile', of }
    : { value: credentialNo, label: 'credentialNo', of };
}
