import { beforeEach, describe, expect, it } from 'vitest';
import { incomeRecords } from '#contracts/areas/incomeRecords.ts';
import { ordersHotel, ordersPlace } from '#contracts/areas/orders.ts';
import { refundsHotel, refundsPlace } from '#contracts/areas/refunds.ts';
import { sendPlans } from '#contracts/areas/sendPlans.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { payType } from '#contracts/enums/orders.ts';
import { cancelRule } from '#contracts/enums/products.ts';
import { refundMoves, refusalExample } from '#contracts/examples/refunds.ts';
import type { PlaceOrder, StayOrder } from '#contracts/trade/orders.ts';
import type { Refund, RefundOffer } from '#contracts/trade/refunds.ts';
import { asking, of } from './asking.ts';
import { seededMock } from './mockFor.ts';
import { tradeWorld } from './tradeWorld.ts';

/** Refunds over HTTP: amounts, states, who may do what (domain design, sections 11 and 21). */

const mock = seededMock({ scale: 0.1 });
let token: string;
let manager: string;
const { does, refuses } = asking(mock, () => token);
const world = tradeWorld(() => mock);
const moved = '退款状态已变更，请刷新后重试';
const own = (id: string, body?: object) => ({ params: { id, belongId: '2' }, ...(body && { body }) });
const finish = (amount: number) => ({ ...refundMoves.finish, amount });

beforeEach(async () => {
  token = await mock.tokenOf('platformAdmin');
  manager = await mock.tokenOf('merchantManager');
});

/** What the member was told last. */
const lastSms = () => mock.mock.store.smsLogs.all().at(-1)?.message;
const codesOf = ({ vouchers }: { vouchers: { code: string }[] }) => vouchers.map(({ code }) => code);

describe('asking', () => {
  it('gives back what was paid for the chosen ones, and no more', async () => {
    const order = world.order({ kind: 'place' }, 30);
    const items = codesOf(order).slice(0, 1);
    const offer = await does<RefundOffer>(refundsPlace.preview, { body: { orderId: order.id, items } });
    expect(offer).toMatchObject({ applyAmount: order.vouchers[0]?.paid, feeAmount: 0, ruling: 20 });
    const ask = (refundAmount: number) => ({ body: { orderId: order.id, items, reason: 10, refundAmount } });
    await refuses(
      refundsPlace.add,
      ask(offer.refundable + 1),
      -1002,
      '退款金额不能大于可退金额',
      'refundAmount',
    );
    const refund = await does<Refund>(refundsPlace.add, ask(offer.refundable));
    expect(refund).toMatchObject({ status: 20, refundAmount: offer.refundable, source: 20 });
    await refuses(refundsPlace.add, ask(1), -1008, '已有退款处理中', 'items');
    expect(world.broken()).toEqual([]);
  });

  it('opens one refund for a ticket, whoever asks at once', async () => {
    const order = world.order({ kind: 'place' }, 30);
    const body = { orderId: order.id, items: codesOf(order), reason: 10 };
    const answers = await Promise.all([1, 2].map(() => mock.call(refundsPlace.add, token, { body })));
    expect(answers.map(({ envelope }) => envelope.status).sort()).toEqual([-1008, 1]);
    expect(world.broken()).toEqual([]);
  });

  it('keeps members and merchants to the rule, not the platform', async () => {
    const order = world.order({ kind: 'place', own: 1, rule: cancelRule.never }, 30);
    const body = { orderId: order.id, items: codesOf(order), reason: 10 };
    const asked = await world.control('members/refund', { orderNo: order.orderNo });
    expect(asked).toEqual({ http: 409, json: { error: '-1008 该产品不支持退款' } });
    await refuses(
      refundsPlace.addOfOwn,
      { params: { belongId: '2' }, body },
      -1008,
      '该产品不支持退款',
      undefined,
      manager,
    );
    // So it is offered to the platform only.
    const actions = async (call: AnyEndpoint, who: string) =>
      (await does<{ actions: string[] }>(call, { params: { id: order.id, belongId: '2' } }, who)).actions;
    expect(await actions(ordersPlace.getOfOwn, manager)).not.toContain('addRefund');
    expect(await actions(ordersPlace.get, token)).toContain('addRefund');
    expect(await does<Refund>(refundsPlace.add, { body })).toMatchObject({ status: 20, ruling: 70 });
  });

  it('knows the items of its own order only', async () => {
    const [order, other] = [world.order({ kind: 'place' }, 30), world.order({ kind: 'place' }, 30)];
    const body = { orderId: order.id, items: codesOf(other), reason: 10 };
    await refuses(refundsPlace.add, { body }, -1002, '退款明细不属于该订单', 'items');
    await refuses(refundsPlace.add, { body: { ...body, items: [] } }, -1002, '请选择退款明细', 'items');
  });

  it('gives back one of two rooms, and with the last room the cents and extras that are left', async () => {
    const order = world.order({ kind: 'hotel' }, 30);
    const items = order.lines.map(({ date }) => date).filter(Boolean);
    const [night = ''] = items;
    const ask = (more: object) => ({ body: { orderId: order.id, items: [night], reason: 10, ...more } });
    await refuses(refundsHotel.add, ask({ rooms: 3 }), -1008, '所选日期最多可退2间', 'rooms');
    const one = await does<Refund>(refundsHotel.add, ask({ rooms: 1 }));
    const paidFor = order.lines[0]?.paid ?? 0;
    expect(one).toMatchObject({ qty: 1, nights: 1, items: [{ qty: 1, paid: Math.floor(paidFor / 2) }] });
    await refuses(refundsHotel.add, ask({ rooms: 2 }), -1008, '所选日期最多可退1间', 'rooms');
    const sold = () => world.day(order.productId, night)?.sold;
    const before = sold() ?? 0;
    await does(refundsHotel.execute, of(one.id));
    mock.mock.clock.advance(10_000);
    const between = await does<StayOrder>(ordersHotel.get, of(order.id));
    expect(between).toMatchObject({
      status: 30,
      refundState: 20,
      lines: [{ status: 10, held: 0, back: 1 }, {}],
    });
    expect(sold()).toBe(before - 1);
    expect(world.broken()).toEqual([]);
    const rest = await does<Refund>(refundsHotel.add, { body: { ...ask({}).body, items } });
    expect(rest.items.map(({ qty }) => qty).slice(0, 2)).toEqual([1, 2]);
    expect(rest.items[0]?.paid).toBe(paidFor - Math.floor(paidFor / 2));
    await does(refundsHotel.execute, of(rest.id));
    mock.mock.clock.advance(10_000);
    expect(await does<StayOrder>(ordersHotel.get, of(order.id))).toMatchObject({
      status: 70,
      refundState: 30,
    });
    expect(world.broken()).toEqual([]);
  });

  it('gives back only the nights to come of a stay that has begun', async () => {
    const order = world.order({ kind: 'hotel' }, 40);
    const nights = order.lines.map(({ date }) => date).filter(Boolean);
    const ask = (items: string[]) => ({ body: { orderId: order.id, items, reason: 10 } });
    await refuses(refundsHotel.add, ask(nights), -1008, '只能退未入住的晚数', 'items');
    const refund = await does<Refund>(refundsHotel.add, ask(nights.slice(1)));
    expect(refund).toMatchObject({ ruling: 80, feeAmount: 0 });
    expect(world.broken()).toEqual([]);
  });
});

describe('auditing', () => {
  it('lets it pass with amounts that add up', async () => {
    const refund = world.refund({ kind: 'place' }, 10);
    const { applyAmount, refundAmount } = refund;
    const audit = (back: number, fee: number, remark = '') =>
      of(refund.id, { pass: 1, refundAmount: back, feeAmount: fee, remark });
    await refuses(
      refundsPlace.audit,
      audit(applyAmount + 1, 0),
      -1002,
      '退款金额不能大于可退金额',
      'refundAmount',
    );
    await refuses(
      refundsPlace.audit,
      audit(applyAmount - 5, 4),
      -1002,
      '退款金额与手续费之和须等于申请金额',
      'feeAmount',
    );
    await refuses(
      refundsPlace.audit,
      audit(refundAmount - 100, 100),
      -1002,
      '修改了退款金额，请填写说明',
      'remark',
    );
    const passed = await does<Refund>(refundsPlace.audit, audit(refundAmount - 100, 100, '已与客人协商'));
    expect(passed).toMatchObject({ status: 20, refundAmount: refundAmount - 100, feeAmount: 100 });
    expect(world.broken()).toEqual([]);
  });

  it('lets a merchant user give more than the rule does, never less', async () => {
    const refund = world.refund({ kind: 'hotel', own: 1 }, 10);
    const { applyAmount, suggestAmount } = refund;
    const less = {
      pass: 1,
      refundAmount: suggestAmount - 1,
      feeAmount: applyAmount - suggestAmount + 1,
      remark: '少退',
    };
    await refuses(
      refundsHotel.auditOfOwn,
      own(refund.id, less),
      -1002,
      '不能低于规则应退金额',
      'refundAmount',
      manager,
    );
    const passes = { pass: 1, refundAmount: suggestAmount, feeAmount: applyAmount - suggestAmount };
    await does(refundsHotel.auditOfOwn, own(refund.id, passes), manager);
  });

  it('is done by one of two', async () => {
    const refund = world.refund({ kind: 'place' }, 10);
    const support = await mock.tokenOf('support');
    const body = { pass: 1, refundAmount: refund.refundAmount, feeAmount: refund.feeAmount };
    const answers = await Promise.all(
      [token, support].map((who) => mock.call(refundsPlace.audit, who, of(refund.id, body))),
    );
    expect(answers.map(({ envelope }) => envelope.status).sort()).toEqual([-1005, 1]);
  });

  it('puts the codes back when it is refused or taken back', async () => {
    const refund = world.refund({ kind: 'place' }, 10);
    await refuses(refundsPlace.audit, of(refund.id, { pass: 0 }), -1002, '请输入拒绝原因', 'remark');
    await does(refundsPlace.audit, of(refund.id, refusalExample));
    const order = await does<PlaceOrder>(ordersPlace.get, of(refund.orderId));
    expect(order).toMatchObject({ refundState: 0, refundingAmount: 0 });
    expect(order.vouchers.map(({ status }) => status)).toEqual([10, 10]);
    const other = world.refund({ kind: 'place' }, 10);
    await does(refundsPlace.revoke, of(other.id, refundMoves.revoke));
    await refuses(refundsPlace.revoke, of(other.id, refundMoves.revoke), -1005, moved);
    expect(world.broken()).toEqual([]);
  });

  it('is taken back until money moves where staff began it, and the same nights can be refunded anew', async () => {
    const { id: orderId, lines } = world.order({ kind: 'hotel' }, 30);
    const body = { orderId, items: lines.map(({ date }) => date), reason: 10 };
    const begun = await does<Refund>(refundsHotel.add, { body });
    expect(begun).toMatchObject({ status: 20, actions: ['revoke', 'execute', 'reveal'] });
    const back = await does<Refund>(refundsHotel.revoke, of(begun.id, refundMoves.revoke));
    expect(back).toMatchObject({ status: 70, actions: ['reveal'] });
    expect(back.logs[0]).toMatchObject({ remark: refundMoves.revoke.reason });
    await refuses(refundsHotel.execute, of(begun.id), -1005, moved);
    expect(await does<StayOrder>(ordersHotel.get, of(orderId))).toMatchObject({
      ...{ status: 30, refundState: 0, refundingAmount: 0 },
    });
    const again = await does<Refund>(refundsHotel.add, { body });
    await does(refundsHotel.execute, of(again.id));
    await refuses(refundsHotel.revoke, of(again.id, refundMoves.revoke), -1005, moved);
    const passed = world.refund({ kind: 'hotel' }, 20);
    await refuses(refundsHotel.revoke, of(passed.id, refundMoves.revoke), -1005, moved);
    expect(world.broken()).toEqual([]);
  });
});

describe('paying back', () => {
  it('asks the channel once, and shows what it answered', async () => {
    const refund = world.refund({ kind: 'place' }, 20);
    const answers = await Promise.all(
      [1, 2].map(() => mock.call(refundsPlace.execute, token, of(refund.id))),
    );
    expect(answers.map(({ envelope }) => envelope.status).sort()).toEqual([-1005, 1]);
    mock.mock.clock.advance(10_000);
    const done = await does<Refund>(refundsPlace.get, of(refund.id));
    expect(done.status).toBe(40);
    expect(done.logs.filter(({ action }) => action === '发起退款')).toHaveLength(1);
    expect((await does<PlaceOrder>(ordersPlace.get, of(refund.orderId))).status).toBe(70);
    expect(world.broken()).toEqual([]);
  });

  it('gives the stock of days to come back, not of those that are over', async () => {
    const order = world.order({ kind: 'hotel', inDays: 0 }, 30);
    const [first = '', second = ''] = order.lines.map(({ date }) => date);
    const refund = await does<Refund>(refundsHotel.add, {
      body: { orderId: order.id, items: [first, second], reason: 10 },
    });
    mock.mock.clock.advance(86_400_000);
    token = await mock.tokenOf('platformAdmin');
    await does(refundsHotel.execute, of(refund.id));
    mock.mock.clock.advance(10_000);
    await does(refundsHotel.get, of(refund.id));
    expect([first, second].map((date) => world.day(order.productId, date)?.sold)).toEqual([2, 0]);
    expect(world.broken()).toEqual([]);
  });

  it('tries again under the same number, and ends outside the channel', async () => {
    const refund = world.refund({ kind: 'place' }, 50);
    const again = await does<Refund>(refundsPlace.retry, of(refund.id));
    expect(again).toMatchObject({ status: 30, refundNo: refund.refundNo });
    mock.mock.clock.advance(10_000);
    const failed = await does<Refund>(refundsPlace.get, of(refund.id));
    expect(failed).toMatchObject({ status: 50, failReason: '收款账户已注销，退款失败' });
    const wrong = of(refund.id, finish(refund.refundAmount - 1));
    await refuses(refundsPlace.finishOffline, wrong, -1010, '退款金额不匹配', 'amount');
    await does(refundsPlace.finishOffline, of(refund.id, finish(refund.refundAmount)));
    expect(lastSms()).toMatch(/您的退款\d+\.\d\d元已线下退还，/);
    await refuses(refundsPlace.finishOffline, of(refund.id, finish(refund.refundAmount)), -1005, moved);
    expect(world.broken()).toEqual([]);
  });

  it('waits for a hand where the money was paid by hand', async () => {
    const refund = world.refund({ kind: 'place' }, 30, true);
    mock.mock.clock.advance(60_000);
    expect((await does<Refund>(refundsPlace.get, of(refund.id))).actions).toEqual(['finish', 'reveal']);
    await does(refundsPlace.finish, of(refund.id, finish(refund.refundAmount)));
    expect(lastSms()).toMatch(/您的退款\d+\.\d\d元已线下退还，/);
    expect(world.broken()).toEqual([]);
  });

  it('comes back the way it came where the channel paid', async () => {
    const refund = world.refund({ kind: 'place' }, 20);
    await does(refundsPlace.execute, of(refund.id));
    mock.mock.clock.advance(10_000);
    expect((await does<Refund>(refundsPlace.get, of(refund.id))).status).toBe(40);
    expect(lastSms()).toMatch(/您的退款\d+\.\d\d元已原路退回，/);
  });

  it('ends the rebates of an order that comes back as a whole: what was sent is taken back where the account has it', async () => {
    const { store } = mock.mock;
    const refund = world.refund({ kind: 'place' }, 30, true);
    const order = store.orders.get(refund.orderId);
    const memberMobile = store.members.get(order?.memberId ?? '')?.mobile;
    const rebate = { memberMobile, type: 40, amount: 900, basis: '订单返利', orderNo: order?.orderNo };
    const reported = async (more: object = {}) =>
      (await world.control('members/income', { ...rebate, ...more })).json as { id: string };
    const [waiting, sent, ofNothing] = [
      await reported(),
      await reported({ periods: 3 }),
      await reported({ orderNo: undefined }),
    ];
    await does(incomeRecords.audit, of(sent.id, { pass: 1, reason: '' }));
    const [plan] = store.sendPlans.by('incomeId', sent.id);
    await does(sendPlans.send, of(plan?.id ?? '', { remark: '' }));
    await does(refundsPlace.finish, of(refund.id, finish(refund.refundAmount)));
    const stateOf = ({ id }: { id: string }) => {
      const { status, sentAmount, takenBackAmount, cancelAmount, endReason } = store.incomes.get(id) ?? {};
      return { status, sentAmount, takenBackAmount, cancelAmount, endReason };
    };
    const endReason = `订单${order?.orderNo}已全额退款`;
    expect(store.orders.get(refund.orderId)?.refundState).toBe(30);
    expect(stateOf(waiting)).toEqual({
      ...{ status: 60, sentAmount: 0, takenBackAmount: 0, cancelAmount: 900, endReason },
    });
    expect(stateOf(sent)).toEqual({
      ...{ status: 60, sentAmount: 300, takenBackAmount: 300, cancelAmount: 600, endReason },
    });
    expect(stateOf(ofNothing)).toMatchObject({ status: 10, endReason: '' });
    expect(world.broken()).toEqual([]);
  });

  it('ends the rebates of an order that a refund closes although a fee is kept, and not while a part is left', async () => {
    const { store } = mock.mock;
    const order = world.order({ kind: 'place' }, 30);
    const memberMobile = store.members.get(order.memberId)?.mobile;
    const rebate = { memberMobile, type: 40, amount: 900, basis: '订单返利', orderNo: order.orderNo };
    const { json } = await world.control('members/income', rebate);
    const statusOf = () => store.incomes.get(String(json.id))?.status;
    const [first = '', ...others] = codesOf(order);
    const giveBack = async (items: string[]) => {
      const body = { orderId: order.id, items, reason: 10, refundAmount: 1 };
      const { id } = await does<Refund>(refundsPlace.add, { body });
      await does(refundsPlace.execute, of(id));
      if (store.refunds.get(id)?.channel === payType.offline)
        await does(refundsPlace.finish, of(id, finish(1)));
      else mock.mock.clock.advance(10_000);
      return does<PlaceOrder>(ordersPlace.get, of(order.id));
    };
    expect(await giveBack([first])).toMatchObject({ status: 30, refundState: 20 });
    expect(statusOf()).toBe(10);
    expect(await giveBack(others)).toMatchObject({ status: 70, refundState: 20, refundedAmount: 2 });
    expect(statusOf()).toBe(60);
    expect(world.broken()).toEqual([]);
  });

  it('is for the platform alone, and not later than a year', async () => {
    const refund = world.refund({ kind: 'hotel', own: 1 }, 20);
    await refuses(refundsHotel.execute, of(refund.id), -1003, '没有操作权限', undefined, manager);
    mock.mock.clock.advance(366 * 86_400_000);
    token = await mock.tokenOf('platformAdmin');
    await refuses(refundsHotel.execute, of(refund.id), -1008, '超过退款期限');
    expect((await does<Refund>(refundsHotel.get, of(refund.id))).actions).toEqual([
      'finishOffline',
      'reveal',
    ]);
  });

  it('does not offer to hand over what the channel pays no more, and says why', async () => {
    const { id } = world.refund({ kind: 'place' }, 50);
    const other = world.refund({ kind: 'place' }, 20);
    const shown = (of_: string) => does<Refund>(refundsPlace.get, of(of_));
    expect(await shown(id)).toMatchObject({
      actions: ['retry', 'finishOffline', 'reveal'],
      channelRefusal: 0,
    });
    expect(await shown(other.id)).toMatchObject({ channelRefusal: 0 });
    mock.mock.clock.advance(366 * 86_400_000);
    token = await mock.tokenOf('platformAdmin');
    expect(await shown(id)).toMatchObject({ actions: ['finishOffline', 'reveal'], channelRefusal: 10 });
    expect(await shown(other.id)).toMatchObject({ actions: ['finishOffline', 'reveal'], channelRefusal: 10 });
    await refuses(refundsPlace.retry, of(id), -1008, '超过退款期限');
  });
});

it('shows a merchant user his own only, and no id of another one', async () => {
  const refund = world.refund({ kind: 'hotel', own: 1 }, 10);
  const foreign = world
    .store()
    .refunds.all()
    .find(({ kind, merchantId }) => kind === 'hotel' && merchantId !== '2');
  await does(refundsHotel.getOfOwn, own(refund.id), manager);
  if (foreign)
    await refuses(refundsHotel.getOfOwn, own(foreign.id), -1004, '退款单不存在', undefined, manager);
  await refuses(refundsPlace.get, of(refund.id), -1004, '退款单不存在');
});
