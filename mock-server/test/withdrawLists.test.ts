import { beforeEach, describe, expect, it } from 'vitest';
import { incomeRecords } from '#contracts/areas/incomeRecords.ts';
import { refundsHotel } from '#contracts/areas/refunds.ts';
import { sendPlans } from '#contracts/areas/sendPlans.ts';
import { withdraws as calls, type Withdraw, type WithdrawRow } from '#contracts/areas/withdraws.ts';
import { sendPlanStatus, withdrawStatus, withdrawWay } from '#contracts/enums/finance.ts';
import { withdrawMoves } from '#contracts/examples/withdraws.ts';
import { planIn } from '#mock/control/states/incomeSetup.ts';
import { memberWithBalance, withdrawIn } from '#mock/control/states/withdrawSetup.ts';
import { todayOf } from '#mock/store/today.ts';
import { asking, of } from './asking.ts';
import { seededMock } from './mockFor.ts';

/** What lists and the page of a withdrawal answer (domain design, section 14). */

const mock = seededMock({ scale: 0.05 });
let token: string;
const { does, refuses } = asking(mock, () => token);

beforeEach(async () => {
  token = await mock.tokenOf('finance');
});

const store = () => mock.mock.store;
const { toAudit, toPay, paying, failed, done, revoked } = withdrawStatus;
const withdraw = (status: number, setup: Parameters<typeof withdrawIn>[2] = {}) =>
  withdrawIn(mock.mock, status, setup);
const control = async (path: string, body: object) =>
  (await mock.post(`/__mock/members/${path}`, body)) as { json: Record<string, string> };

const sumOf = (query: Record<string, unknown>) => does(calls.sum, { query });

describe('the list', () => {
  const page = { offset: 0, limit: 100 };
  const ids = async (query: object) =>
    (await does<{ list: WithdrawRow[] }>(calls.list, { query: { ...page, ...query } })).list.map(
      ({ id }) => id,
    );

  it('is searched by number, member, way, amounts and days, all ends included', async () => {
    const one = withdraw(done, { way: withdrawWay.alipay });
    const other = withdraw(toAudit);
    const today = todayOf(mock.mock.clock);
    const finders = [
      { withdrawNo: one.withdrawNo.slice(4).toLowerCase() },
      { member: one.memberMobile.slice(3) },
      { member: '江晚', way: withdrawWay.alipay },
      { memberId: one.memberId },
      { status: done, amountMin: 300_000, amountMax: 300_000, createStart: today, createEnd: today },
      { finishStart: today, finishEnd: today },
    ];
    for (const query of finders) {
      const found = await ids(query);
      expect([query, found.includes(one.id), found.includes(other.id)]).toEqual([query, true, false]);
    }
    expect(await ids({ memberId: one.memberId, amountMax: 299_999 })).toEqual([]);
    expect(await ids({ memberId: one.memberId, amountMin: 300_001 })).toEqual([]);
    expect(await ids({ member: '%' })).toEqual([]);
    const wrong = { query: { ...page, amountMin: 2, amountMax: 1 } };
    await refuses(calls.list, wrong, -1002, '最高金额不能低于最低金额', 'amountMax');
  });

  it('is searched by the mobile that the member has now, too, as the lists of incomes and of plans are', async () => {
    const { id, memberId, memberMobile } = withdraw(done);
    const plan = planIn(mock.mock, sendPlanStatus.waiting);
    const changed = { [memberId]: '19900007991', [plan.memberId]: '19900007992' };
    for (const [member, mobile] of Object.entries(changed)) store().members.update(member, { mobile });
    for (const member of [memberMobile, '19900007991']) expect(await ids({ member })).toContain(id);
    const query = { ...page, member: '19900007992' };
    for (const [list, wanted] of [
      [incomeRecords.list, plan.incomeId],
      [sendPlans.list, plan.id],
    ] as const) {
      const { list: rows } = await does<{ list: { id: string }[] }>(list, { query });
      expect(rows.map((row) => row.id)).toContain(wanted);
    }
    const { total } = await does<{ total: number }>(calls.countByStatus, {
      query: { member: '19900007991' },
    });
    expect(total).toBe(1);
  });

  it('counts by status and sums what waits and what arrived this month, under the same filter', async () => {
    const { memberId } = withdraw(toAudit);
    const noFigures = {
      ...{ toAuditAmount: 0, toPayAmount: 0, payingAmount: 0, failedAmount: 0, paidThisMonth: 0 },
    };
    expect(await sumOf({ memberId })).toEqual({
      ...{ count: 1, amount: 300_000, arriveAmount: 300_000 },
      ...{ ...noFigures, toAuditAmount: 300_000 },
    });
    // The figures are of every status, the other three of the one that is asked for.
    expect(await sumOf({ memberId, status: toPay })).toEqual({
      ...{ count: 0, amount: 0, arriveAmount: 0 },
      ...{ ...noFigures, toAuditAmount: 300_000 },
    });
    const fee = withdraw(toAudit);
    store().withdraws.update(fee.id, { fee: 100 });
    expect(await sumOf({ memberId: fee.memberId, status: toAudit })).toMatchObject({
      ...{ count: 1, amount: 300_000, arriveAmount: 299_900 },
    });
    const paid = withdraw(done);
    expect(await sumOf({ memberId: paid.memberId })).toMatchObject({ paidThisMonth: 300_000 });
    for (const [status, figure] of [
      [toPay, 'toPayAmount'],
      [paying, 'payingAmount'],
      [failed, 'failedAmount'],
    ] as const)
      expect(await sumOf({ memberId: withdraw(status).memberId })).toMatchObject({
        ...{ ...noFigures, [figure]: 300_000 },
      });
    const counted = await does<{ total: number; counts: { status: number; count: number }[] }>(
      calls.countByStatus,
      { query: { memberId } },
    );
    expect(counted.total).toBe(1);
    expect(counted.counts.filter(({ count }) => count > 0)).toEqual([{ status: toAudit, count: 1 }]);
    // A month later nothing of it has arrived this month.
    mock.mock.clock.advance(32 * 86_400_000);
    token = await mock.tokenOf('finance');
    expect(await sumOf({ memberId: paid.memberId })).toMatchObject({ paidThisMonth: 0 });
  });

  it('sums by the day of arrival: what was asked for a month ago and arrives today has arrived this month', async () => {
    const { id, memberId } = withdraw(paying, { way: withdrawWay.bank });
    mock.mock.clock.advance(32 * 86_400_000);
    token = await mock.tokenOf('finance');
    expect(await sumOf({ memberId })).toMatchObject({ payingAmount: 300_000, paidThisMonth: 0 });
    await does(calls.finish, of(id, withdrawMoves.finish));
    expect(await sumOf({ memberId })).toMatchObject({ payingAmount: 0, paidThisMonth: 300_000 });
  });

  it.each([
    [calls.list, 'amount'],
    [incomeRecords.list, 'amount'],
    [refundsHotel.list, 'refundAmount'],
  ] as const)(
    'is sorted by amount and by time, both ways, and so are incomes and refunds',
    async (list, amount) => {
      for (const sort of [amount, 'createTime'])
        for (const direction of ['asc', 'desc']) {
          const query = { ...page, sort, direction };
          const { list: rows } = await does<{ list: Record<string, string | number>[] }>(list, { query });
          const values = rows.map((row) => row[sort] ?? '');
          const rising = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
          expect(new Set(values).size).toBeGreaterThan(1);
          expect([sort, direction, values]).toEqual([
            sort,
            direction,
            direction === 'asc' ? rising : rising.reverse(),
          ]);
        }
    },
  );

  it('masks where the money goes, and the mobile', async () => {
    const [card, alipay, wechat] = [withdrawWay.bank, withdrawWay.alipay, withdrawWay.wechat].map(
      (way) => withdraw(toAudit, { way }).id,
    ) as [string, string, string];
    const mail = withdraw(toAudit, { way: withdrawWay.alipay });
    store().withdraws.update(mail.id, { payeeAccount: 'chen@example.com' });
    const { list } = await does<{ list: WithdrawRow[] }>(calls.list, { query: page });
    const shown = (id: string) => list.find((row) => row.id === id)?.payeeAccount;
    expect(shown(card)).toMatch(/^\*{4}\d{4}$/);
    expect(shown(alipay)).toBe('199****7000');
    expect(shown(mail.id)).toBe('c***@example.com');
    expect(shown(wechat)).toBe('听海的人');
    expect(list.every(({ memberMobile }) => /^1\d{2}\*{4}\d{4}$/.test(memberMobile))).toBe(true);
  });
});

it('a withdrawal says whether its member is frozen, in the list and on its page', async () => {
  const [frozen, free] = [withdraw(toAudit), withdraw(toAudit)];
  store().members.update(frozen.memberId, { frozen: 1 });
  for (const [{ id, memberId }, memberFrozen] of [[frozen, 1] as const, [free, 0] as const]) {
    const query = { offset: 0, limit: 10, memberId };
    const { list } = await does<{ list: WithdrawRow[] }>(calls.list, { query });
    expect(list).toMatchObject([{ id, memberFrozen }]);
    expect(await does<Withdraw>(calls.get, of(id))).toMatchObject({ memberFrozen });
  }
});

it('a withdrawal shows the last five others of its member, newest first', async () => {
  const member = memberWithBalance(mock.mock);
  const asked: string[] = [];
  for (let day = 0; day < 7; day++) {
    const { json } = await control('withdraw', { mobile: member.mobile, amount: 100 + day, way: 10 });
    asked.push(json.id as string);
    if (day < 6) await control('withdraw-revoke', { withdrawNo: json.withdrawNo as string });
    mock.mock.clock.advance(86_400_000);
  }
  token = await mock.tokenOf('finance');
  const { recent } = await does<Withdraw>(calls.get, of(asked[6] as string));
  expect(recent.map(({ id }) => id)).toEqual(asked.slice(1, 6).reverse());
  expect(recent[0]).toMatchObject({ amount: 105, status: revoked, way: 10 });
});
