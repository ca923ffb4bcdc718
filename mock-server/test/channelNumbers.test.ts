import { beforeEach, expect, it } from 'vitest';
import { ordersHotel } from '#contracts/areas/orders.ts';
import { refundsHotel } from '#contracts/areas/refunds.ts';
import { searches } from '#contracts/areas/searches.ts';
import { withdraws } from '#contracts/areas/withdraws.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { withdrawStatus, withdrawWay } from '#contracts/enums/finance.ts';
import { orderStatus, refundStatus } from '#contracts/enums/orders.ts';
import { orderIn, refundIn } from '#mock/control/states/tradeSetup.ts';
import { withdrawIn } from '#mock/control/states/withdrawSetup.ts';
import { asking } from './asking.ts';
import { seededMock } from './mockFor.ts';

/** A member or a bank calls with the number that the channel gave: the order, the refund and the withdrawal are found by it. */

const mock = seededMock({ scale: 0.05 });
let token: string;
const { does, refuses } = asking(mock, () => token);
beforeEach(async () => {
  token = await mock.tokenOf('platformAdmin');
});

const kind = 'hotel' as const;
/** An order that the channel was paid for, a refund that it has, and a transfer that arrived. */
function numbered() {
  const order = orderIn(mock.mock, { kind }, orderStatus.toUse);
  const refund = refundIn(mock.mock, { kind }, refundStatus.done);
  const withdraw = withdrawIn(mock.mock, withdrawStatus.done, { way: withdrawWay.bank });
  return { order, refund, withdraw };
}
const found = async (list: AnyEndpoint, query: Record<string, string>) =>
  (await does<{ list: { id: string }[] }>(list, { query: { limit: '100', ...query } })).list.map(
    ({ id }) => id,
  );

it('an order by the whole number of its payment, or what it ends in', async () => {
  const { order } = numbered();
  const by = (payNo: string) => found(ordersHotel.list, { payNo });
  const { id, payNo } = order;
  expect(await by(payNo)).toEqual([id]);
  expect(await by(` ${payNo.toLowerCase()} `)).toEqual([id]);
  expect(await by(payNo.slice(-6))).toContain(id);
  expect(await by(payNo.slice(0, -1))).toEqual([]);
  expect(await by(`0${payNo}`)).toEqual([]);
  expect(await by('')).toContain(id);
  await refuses(ordersHotel.list, { query: { payNo: '12345' } }, -1002, '交易号至少输入后6位', 'payNo');
  for (const call of [ordersHotel.sum, ordersHotel.countByStatus])
    expect(await does(call, { query: { payNo } })).toMatchObject(
      call === ordersHotel.sum ? { count: 1, payPrice: order.payPrice } : { total: 1 },
    );
});

it('an order that was paid since the last question is found, and no unpaid one', async () => {
  expect(await found(ordersHotel.list, { payNo: '4200H9' })).toEqual([]);
  const unpaid = orderIn(mock.mock, { kind }, orderStatus.unpaid);
  const body = { orderNo: unpaid.orderNo, transactionId: `4200${unpaid.orderNo}` };
  expect(await found(ordersHotel.list, { payNo: body.transactionId })).toEqual([]);
  expect((await mock.post('/__mock/members/pay', body)).http).toBe(200);
  token = await mock.tokenOf('platformAdmin');
  expect(await found(ordersHotel.list, { payNo: body.transactionId })).toEqual([unpaid.id]);
});

it('a refund by its number at the channel, a withdrawal by any part of that or of the transfer', async () => {
  const { refund, withdraw } = numbered();
  const refunds = (channelNo: string) => found(refundsHotel.list, { channelNo });
  expect(await refunds(refund.channelNo)).toEqual([refund.id]);
  expect(await refunds(refund.channelNo.slice(-8))).toContain(refund.id);
  expect(await refunds(refund.channelNo.slice(0, -1))).toEqual([]);
  const says = '渠道退款单号至少输入后6位';
  await refuses(refundsHotel.list, { query: { channelNo: '12345' } }, -1002, says, 'channelNo');
  const withdrawals = (channelNo: string) => found(withdraws.list, { channelNo });
  const { channelNo } = withdraw;
  expect(channelNo).toMatch(/^HZ/);
  expect(await withdrawals(channelNo)).toEqual([withdraw.id]);
  expect(await withdrawals(channelNo.slice(2, -2).toLowerCase())).toContain(withdraw.id);
  expect(await withdrawals(`${channelNo}9`)).toEqual([]);
  expect(await does(withdraws.sum, { query: { channelNo } })).toMatchObject({ count: 1, amount: 300_000 });
});

it('the search over all records leads from the number to each of them', async () => {
  const { order, refund, withdraw } = numbered();
  for (const [text, kindName, filter, id] of [
    [order.payNo, 'ordersHotel', 'payNo', order.id],
    [refund.channelNo, 'refundsHotel', 'channelNo', refund.id],
    [withdraw.channelNo, 'withdraws', 'channelNo', withdraw.id],
  ] as const)
    expect(await does(searches.find, { query: { text } })).toMatchObject([
      { kind: kindName, filter, count: 1, records: [{ id }] },
    ]);
});
