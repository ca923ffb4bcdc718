import { beforeEach, describe, expect, it } from 'vitest';
import { type Account, memberAccounts } from '#contracts/areas/memberAccounts.ts';
import { members } from '#contracts/areas/members.ts';
import { refundsPlace } from '#contracts/areas/refunds.ts';
import { journalSource, journalType } from '#contracts/enums/finance.ts';
import { orderStatus, payType } from '#contracts/enums/orders.ts';
import { status } from '#contracts/envelope.ts';
import { accountOf } from '#mock/finance/accounts.ts';
import { monthly, openIncome, passIncome } from '#mock/finance/incomes.ts';
import { sendPlan } from '#mock/finance/sendPlans.ts';
import { bySystem } from '#mock/records/operators.ts';
import { paidByMember } from '#mock/trade/memberMoves.ts';
import { adjust, adjusting, reason } from './accountInputs.ts';
import { of } from './asking.ts';
import { mockFor } from './mockFor.ts';
import { tradeWorld } from './tradeWorld.ts';

/** Accounts of members (domain design, section 13; probes of section 21; E4 with its withdrawals is in withdraws.test.ts). */

const { mock, does, refuses } = mockFor('finance', { scale: 0.1 });
let id: string;
const world = tradeWorld(() => mock);
const context = () => ({ ...mock.mock.context, caller: undefined });
const amounts = () => {
  const { balance, frozen, totalIncome, totalWithdraw, totalPay } = accountOf(world.store(), id);
  return { balance, frozen, totalIncome, totalWithdraw, totalPay };
};
const rows = () =>
  world
    .store()
    .accountJournals.by('memberId', id)
    .map(({ type, change, frozenChange, balanceAfter, frozenAfter }) => [
      type,
      change,
      frozenChange,
      balanceAfter,
      frozenAfter,
    ]);
const add = (change: number) => does<Account>(adjust, adjusting(world, id, change));
const lock = (value: 0 | 1) =>
  does<Account>(memberAccounts[value === 1 ? 'lock' : 'unlock'], of(id, { reason: '核实身份' }));
/** An income whose plan may be sent today. */
function plan(amount: number) {
  const { name: memberName, mobile: memberMobile } = world.store().members.get(id) as {
    name: string;
    mobile: string;
  };
  const source = { memberId: id, memberName, memberMobile, estateId: '', ownerName: '', type: 30 as const };
  const terms = { purpose: 'other' as const, amount, basis: '推荐', ...monthly(amount, 1, world.today()) };
  const none = { sourceType: '' as const, sourceId: '', sourceNo: '' };
  const income = openIncome(context(), { ...source, ...none }, terms, bySystem);
  passIncome(context(), income, bySystem);
  const [only] = world.store().sendPlans.by('incomeId', income.id);
  if (!only) throw new Error('the income has no plan');
  return only;
}

beforeEach(() => {
  id = world.member({ mobile: '19900077777' }).id;
});

describe('an adjustment', () => {
  it('is a row of the journal and a line of the log, with its reason and who made it', async () => {
    const account = await does<Account>(adjust, {
      ...adjusting(world, id, 12_800),
      body: {
        ...(adjusting(world, id, 12_800).body as object),
        certificates: ['/api/resorts/uploads/a.png'],
      },
    });
    expect(account).toMatchObject({ balance: 12_800, frozen: 0, version: 1, actions: ['adjust', 'lock'] });
    expect(account.logs[0]).toMatchObject({ action: '增加余额128.00元', remark: reason });
    const [row] = world.store().accountJournals.by('memberId', id);
    expect(row).toMatchObject({
      ...{ type: journalType.added, change: 12_800, balanceAfter: 12_800, remark: reason },
      ...{ certificates: ['/api/resorts/uploads/a.png'], refType: journalSource.none, refId: '' },
      operatorName: account.logs[0]?.operatorName,
    });
    await add(-800);
    expect(amounts()).toEqual({ balance: 12_000, frozen: 0, totalIncome: 0, totalWithdraw: 0, totalPay: 0 });
    expect(rows()).toEqual([
      [40, 12_800, 0, 12_800, 0],
      [41, -800, 0, 12_000, 0],
    ]);
    expect(world.broken()).toEqual([]);
  });

  it('account probe: deduct more than balance refused', async () => {
    await add(10_000);
    await refuses(adjust, adjusting(world, id, -10_001), status.short, '可用余额不足', 'amount');
    await add(-10_000);
    expect(amounts().balance).toBe(0);
  });

  it('pressed twice acts once: the second press has an old version, and the same key gets the first answer again', async () => {
    const press = adjusting(world, id, 5_000);
    await does(adjust, press);
    await refuses(adjust, press, status.stale, '数据已被修改，请刷新后重试');
    const key = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';
    const again = { ...adjusting(world, id, 5_000), key };
    await does(adjust, again);
    await does(adjust, again);
    expect(rows()).toHaveLength(2);
  });

  it('of an account that was never changed has version 0, which only the first one can have', async () => {
    const first = adjusting(world, id, 100);
    expect(first.body).toMatchObject({ version: 0 });
    const other = await mock.call<Account>(memberAccounts.get, mock.token, of(id));
    expect(other.envelope.data).toMatchObject({ balance: 0, version: 0, changeTime: '1970-01-01 08:00:00' });
    await does(adjust, first);
    await refuses(adjust, first, status.stale, '数据已被修改，请刷新后重试');
  });

  it.each([
    ['amount', 0, '调整金额范围为0.01-100000元'],
    ['amount', 10_000_001, '调整金额范围为0.01-100000元'],
    ['amount', 1.5, '请输入正确的金额'],
    ['reason', '少四个字', '调整原因不能少于5个字符'],
    ['direction', 30, '请选择调整方向'],
  ])('with %s %s is refused', async (field, value, words) => {
    const input = adjusting(world, id, 100);
    await refuses(
      adjust,
      { ...input, body: { ...(input.body as object), [field]: value } },
      status.invalid,
      words,
      field,
    );
  });

  it('is for who manages accounts, and the member has to be there', async () => {
    const support = await mock.tokenOf('support');
    const input = adjusting(world, id, 100);
    await refuses(adjust, input, status.forbidden, '没有操作权限', undefined, support);
    await refuses(memberAccounts.get, of(id), status.forbidden, '没有操作权限', undefined, support);
    await refuses(adjust, { ...input, params: { id: '99999999' } }, status.notFound, '数据不存在或已被删除');
  });
});

it('an order paid from the balance and its refund stand in the journal with their numbers', async () => {
  await add(500_000);
  const { id: orderId } = world.order({ kind: 'place' }, orderStatus.unpaid);
  const order = world.store().orders.update(orderId, { memberId: id });
  const { payPrice, orderNo } = order;
  paidByMember(context(), order, { transactionId: 'T1', amount: payPrice, payType: payType.balance });
  expect(amounts()).toMatchObject({ balance: 500_000 - payPrice, totalPay: payPrice });
  const codes = world
    .store()
    .orders.get(orderId)
    ?.vouchers.map(({ code }) => code);
  const admin = await mock.tokenOf('platformAdmin');
  const body = { orderId, items: codes, reason: 10 };
  const refund = await does<{ id: string; refundNo: string; refundAmount: number }>(
    refundsPlace.add,
    { body },
    admin,
  );
  await does(refundsPlace.execute, of(refund.id), admin);
  const { refundAmount } = refund;
  expect(refundAmount).toBeGreaterThan(0);
  expect(amounts()).toMatchObject({
    ...{ balance: 500_000 - payPrice + refundAmount, totalPay: payPrice - refundAmount },
  });
  expect(world.store().accountJournals.by('memberId', id).slice(1)).toMatchObject([
    {
      type: journalType.paid,
      change: -payPrice,
      refType: journalSource.placeOrder,
      refId: orderId,
      refNo: orderNo,
    },
    { type: journalType.refunded, change: refundAmount, refId: refund.id, refNo: refund.refundNo },
  ]);
});

describe('a locked account', () => {
  beforeEach(async () => {
    await add(50_000);
    await lock(1);
  });

  it('says why, and a second lock comes too late', async () => {
    const account = await does<Account>(memberAccounts.get, of(id));
    expect(account).toMatchObject({ locked: 1, lockReason: '核实身份', actions: ['adjust', 'unlock'] });
    expect(account.logs[0]).toMatchObject({
      action: '锁定账户',
      remark: '核实身份',
      fromStatus: 0,
      toStatus: 1,
    });
    const again = of(id, { reason: '核实身份' });
    await refuses(memberAccounts.lock, again, status.wrongState, '状态已变更，请刷新后重试');
    expect(await lock(0)).toMatchObject({ locked: 0, lockReason: '' });
  });

  it('pays for no order and takes no income', async () => {
    const one = plan(3_000);
    const order = world.order({ kind: 'place' }, 10);
    const own = { ...order, memberId: id };
    const callback = { transactionId: 'T1', amount: order.payPrice, payType: payType.balance };
    world.store().orders.update(order.id, { memberId: id });
    const before = mock.dump();
    expect(() => mock.mock.store.transaction(() => paidByMember(context(), own, callback))).toThrow(
      '会员账户已锁定',
    );
    expect(() => mock.mock.store.transaction(() => sendPlan(context(), one, bySystem))).toThrow(
      '会员账户已锁定',
    );
    expect(mock.dump()).toBe(before);
    await lock(0);
    sendPlan(context(), one, bySystem);
    expect(amounts()).toMatchObject({ balance: 53_000, totalIncome: 3_000 });
  });

  it('is still put right by staff', async () => {
    await add(-50_000);
    expect(amounts().balance).toBe(0);
  });
});

it('what is sent and adjusted stands in the journal with what was there after it', async () => {
  sendPlan(context(), plan(274_285), bySystem);
  expect(amounts()).toMatchObject({ balance: 274_285, frozen: 0, totalIncome: 274_285 });
  await add(-200_000);
  await add(200_000);
  await add(-100_000);
  expect(rows()).toEqual([
    [10, 274_285, 0, 274_285, 0],
    [41, -200_000, 0, 74_285, 0],
    [40, 200_000, 0, 274_285, 0],
    [41, -100_000, 0, 174_285, 0],
  ]);
  expect(amounts()).toEqual({
    ...{ balance: 174_285, frozen: 0, totalIncome: 274_285, totalWithdraw: 0, totalPay: 0 },
  });
  expect(world.broken()).toEqual([]);
});

it('the member shows his balance and what is held back', async () => {
  await add(4_200);
  const admin = await mock.tokenOf('platformAdmin');
  const member = await does(members.get, of(id), admin);
  expect(member).toMatchObject({ balance: 4_200, frozenAmount: 0 });
  const query = { sort: 'balance', direction: 'desc', limit: 100 };
  const { list } = await does<{ list: { balance: number }[] }>(members.list, { query }, admin);
  expect(list.map(({ balance }) => balance)).toEqual(
    list.map(({ balance }) => balance).sort((a, b) => b - a),
  );
  expect(list[0]?.balance).toBeGreaterThan(0);
});

it('the sums of the list of accounts are those of its filter', async () => {
  await add(4_200);
  await lock(1);
  const query = { locked: 1 };
  const { list } = await does<{ list: Account[] }>(memberAccounts.list, { query: { ...query, limit: 100 } });
  expect(list.map((account) => account.id)).toContain(id);
  expect(await does(memberAccounts.sum, { query })).toEqual({
    count: list.length,
    balance: list.reduce((sum, { balance }) => sum + balance, 0),
    frozen: 0,
  });
});
