import { addDays } from '#contracts/days.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import type { Store } from '#mock/store/store.ts';
import { one } from './history.ts';

/** What people of random histories send, sensible or not: `pick` chooses records and days, `amount` numbers. */

export const keysOf = (
  order: { vouchers: { code: string }[]; lines: { date: string }[] },
  amount: number,
) => {
  const all = [
    ...order.vouchers.map(({ code }) => code),
    ...order.lines.map(({ date }) => date).filter(Boolean),
  ];
  return all.slice(0, 1 + (amount % Math.max(1, all.length)));
};
export const audit = (refund: { applyAmount: number; refundAmount: number } | undefined, amount: number) => {
  const back = amount % 3 ? (refund?.refundAmount ?? 1) : amount + 1;
  return {
    pass: 1,
    refundAmount: back,
    feeAmount: Math.max(0, (refund?.applyAmount ?? 0) - back),
    remark: '随手一试',
  };
};
export const stock = (today: string, pick: number, amount: number) => ({
  spans: [{ startDate: addDays(today, pick % 4), endDate: addDays(today, (pick % 4) + 3) }],
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  set: { stock: amount % 9, ...(amount % 2 && { price: 10_000 + amount }) },
});
export function booking(
  store: Store,
  today: string,
  kind: TradeKind,
  productId: string,
  pick: number,
  amount: number,
) {
  const member = one(store.members.all(), pick);
  const start = addDays(today, pick % 5);
  const guests = Array.from({ length: amount % 4 }, (_, at) => ({
    name: `${'甲乙丙丁'[at]}某`,
    credentialType: 20,
    credentialNo: `E${10_000 + pick + at}`,
  }));
  const shared = {
    kind,
    productId,
    memberMobile: member?.mobile,
    contactName: member?.name,
    contactMobile: member?.mobile,
    guests,
    qty: 1 + (amount % 4),
    // Every third order wants free tickets or nights; the member may have none.
    ...(amount % 3 === 0 && { benefitId: kind === 'place' ? '3' : '2', benefitCount: 1 + (pick % 2) }),
    pointsUsed: (amount % 5) * 100,
  };
  return kind === 'place'
    ? { ...shared, useDate: start }
    : { ...shared, checkInDate: start, checkOutDate: addDays(start, 1 + (pick % 3)) };
}
