import { beforeEach, describe, expect, it } from 'vitest';
import { withdraws as calls, type Withdraw } from '#contracts/areas/withdraws.ts';
import { journalType, sendPlanStatus, withdrawStatus, withdrawWay } from '#contracts/enums/finance.ts';
import { valuesOf } from '#contracts/enums.ts';
import { withdrawMoves, withdrawRefusal } from '#contracts/examples/withdraws.ts';
import { memberWithBalance, withdrawIn } from '#mock/control/states/withdrawSetup.ts';
import { accountOf } from '#mock/finance/accounts.ts';
import { monthly, openIncome, passIncome } from '#mock/finance/incomes.ts';
import { sendPlan } from '#mock/finance/sendPlans.ts';
import { type WithdrawMove, withdrawTable } from '#mock/finance/withdrawRules.ts';
import { bySystem } from '#mock/records/operators.ts';
import { todayOf } from '#mock/store/today.ts';
import { selfCheck } from '#mock/wire/selfCheck.ts';
import { asking, of } from './asking.ts';
import { seededMock } from './mockFor.ts';
import type { Input } from './running.ts';

/** Withdrawals over HTTP: moves, money, who may do what (domain design, sections 14, 19 and 21). */

const mock = seededMock({ scale: 0.05 });
let token: string;
const { does, refuses } = asking(mock, () => token);
const moved = '状态已变更，请刷新后重试';

beforeEach(async () => {
  token = await mock.tokenOf('finance');
});

const store = () => mock.mock.store;
const { toAudit, toPay, paying, done, refused, failed, returned, revoked } = withdrawStatus;
const withdraw = (status: number, setup: Parameters<typeof withdrawIn>[2] = {}) =>
  withdrawIn(mock.mock, status, setup);
type Stored = ReturnType<typeof withdraw>;
type Five = [Stored, Stored, Stored, Stored, Stored];
const broken = () => selfCheck(store());
const read = (id: string) => does<Withdraw>(calls.get, of(id));
const control = async (path: string, body: object) => {
  const { http, json } = await mock.post(`/__mock/members/${path}`, body);
  return { http, json: json as Record<string, string> };
};
const balanceOf = (memberId: string) => {
  const { balance, frozen } = accountOf(store(), memberId);
  return [balance, frozen];
};

it('the seed has withdrawals in every state, by every way, whose accounts and journals agree', () => {
  const seeded = store().withdraws.all();
  expect(seeded.length).toBeGreaterThanOrEqual(10);
  expect(new Set(seeded.map(({ status }) => status))).toEqual(new Set(valuesOf(withdrawStatus)));
  expect(new Set(seeded.map(({ way }) => way))).toEqual(new Set(valuesOf(withdrawWay)));
  const times = store()
    .accountJournals.all()
    .map(({ createTime }) => createTime);
  expect(times).toEqual([...times].sort());
  const open = seeded.filter(({ status }) => [toAudit, toPay, paying].some((one) => one === status));
  expect(new Set(open.map(({ memberId }) => memberId)).size).toBe(open.length);
  expect(broken()).toEqual([]);
});

it('E4: an account through an income, a refused and a paid withdrawal, to the cent', async () => {
  const context = { ...mock.mock.context, caller: undefined };
  const member = memberWithBalance(mock.mock, {}, 0);
  const { id: memberId, name: memberName, mobile } = member;
  const income = openIncome(
    context,
    {
      ...{ memberId, memberName, memberMobile: mobile, type: 10, estateId: '', ownerName: '' },
      ...{ sourceType: '', sourceId: '', sourceNo: '' },
    },
    { purpose: 'other', amount: 274_285, basis: '', ...monthly(274_285, 1, todayOf(mock.mock.clock)) },
    bySystem,
  );
  passIncome(context, income, bySystem);
  const [plan] = store().sendPlans.by('incomeId', income.id);
  if (plan) sendPlan(context, plan, bySystem);
  expect(store().sendPlans.by('incomeId', income.id)[0]?.status).toBe(sendPlanStatus.sent);
  expect(balanceOf(memberId)).toEqual([274_285, 0]);

  const ask = async (amount: number) => {
    const { http, json } = await control('withdraw', { mobile, amount, way: 10 });
    expect(http).toBe(200);
    return json.id as string;
  };
  const first = await ask(200_000);
  expect(balanceOf(memberId)).toEqual([74_285, 200_000]);
  await does(calls.audit, of(first, withdrawRefusal));
  expect(balanceOf(memberId)).toEqual([274_285, 0]);

  const second = await ask(100_000);
  expect(balanceOf(memberId)).toEqual([174_285, 100_000]);
  await does(calls.audit, of(second, withdrawMoves.audit));
  await does(calls.pay, of(second), await mock.tokenOf('platformAdmin'));
  mock.mock.clock.advance(3_000);
  expect(await read(second)).toMatchObject({
    status: done,
    account: { balance: 174_285, frozen: 0, totalIncome: 274_285, totalWithdraw: 100_000 },
  });

  const rows = store().accountJournals.by('memberId', memberId);
  const { incomeSent, withdrawFrozen, withdrawn, withdrawReturned } = journalType;
  expect(rows.map(({ type, change, frozenChange }) => [type, change, frozenChange])).toEqual([
    [incomeSent, 274_285, 0],
    [withdrawFrozen, -200_000, 200_000],
    [withdrawReturned, 200_000, -200_000],
    [withdrawFrozen, -100_000, 100_000],
    [withdrawn, 0, -100_000],
  ]);
  expect(rows.reduce((sum, { change }) => sum + change, 0)).toBe(174_285);
  expect(rows.reduce((sum, { frozenChange }) => sum + frozenChange, 0)).toBe(0);
  expect(broken()).toEqual([]);
});

describe('the probes of section 21', () => {
  it('second open request refused', async () => {
    for (const status of [toAudit, toPay, paying]) {
      const { memberMobile } = withdraw(status);
      const again = await control('withdraw', { mobile: memberMobile, amount: 100, way: 10 });
      expect(again).toMatchObject({ http: 409, json: { error: '-1008 有未完成的提现申请' } });
    }
    for (const status of [done, refused, failed, returned, revoked]) {
      const { memberMobile } = withdraw(status);
      expect((await control('withdraw', { mobile: memberMobile, amount: 100, way: 10 })).http).toBe(200);
    }
    expect(broken()).toEqual([]);
  });

  it('reject restores balance exactly', async () => {
    const { id, memberId } = withdraw(toAudit);
    expect(balanceOf(memberId)).toEqual([200_000, 300_000]);
    const after = await does<Withdraw>(calls.audit, of(id, withdrawRefusal));
    expect(after).toMatchObject({
      ...{ status: refused, rejectReason: withdrawRefusal.reason, auditUser: '钱思齐' },
      account: { balance: 500_000, frozen: 0, totalWithdraw: 0 },
    });
    expect(after.journals.map(({ type }) => type)).toEqual([20, 22]);
    expect(broken()).toEqual([]);
  });

  it('pay pressed twice → one', async () => {
    const { id, withdrawNo } = withdraw(toPay);
    const answers = await Promise.all([1, 2].map(() => mock.call(calls.pay, token, of(id))));
    expect(answers.map(({ envelope }) => [envelope.status, envelope.message]).sort()).toEqual([
      [-1005, moved],
      [1, '操作成功'],
    ]);
    expect(store().withdraws.get(id)).toMatchObject({ tries: 1, withdrawNo });
    mock.mock.clock.advance(60_000);
    expect((await read(id)).journals.map(({ type }) => type)).toEqual([20, 21]);
    expect(broken()).toEqual([]);
  });

  it('give-back only after 打款失败', async () => {
    for (const status of valuesOf(withdrawStatus).filter((one) => one !== failed)) {
      const words = status === paying ? '渠道处理中，不能退回' : moved;
      await refuses(calls.giveBack, of(withdraw(status).id), -1005, words);
    }
    const { id } = withdraw(failed);
    const after = await does<Withdraw>(calls.giveBack, of(id));
    expect(after).toMatchObject({ status: returned, account: { balance: 500_000, frozen: 0 } });
    await refuses(calls.giveBack, of(id), -1005, moved);
    expect(broken()).toEqual([]);
  });
});

describe('every pair of status and move', () => {
  const staffMoves = {
    pass: [calls.audit, withdrawMoves.audit],
    refuse: [calls.audit, withdrawRefusal],
    pay: [calls.pay, undefined],
    finish: [calls.finish, withdrawMoves.finish],
    fail: [calls.fail, withdrawMoves.fail],
    retry: [calls.retry, undefined],
    giveBack: [calls.giveBack, undefined],
  } as const;
  const ways = [withdrawWay.wechat, withdrawWay.bank];
  const cases = valuesOf(withdrawStatus).flatMap((status) => ways.map((way) => [status, way] as const));
  it.each(cases)('of status %i by way %i is as in the table', async (status, way) => {
    const may = new Set(
      withdrawTable
        .pairs()
        .filter(
          ([from, move]) =>
            from === status && (way === withdrawWay.bank || (move !== 'finish' && move !== 'fail')),
        )
        .map(([, move]) => move),
    );
    for (const [move, [call, body]] of Object.entries(staffMoves)) {
      const { id, actions } = await read(withdraw(status, { way }).id);
      const name = move === 'pass' || move === 'refuse' ? 'audit' : move;
      expect([move, actions.includes(name)]).toEqual([move, may.has(move as WithdrawMove)]);
      if (may.has(move as WithdrawMove)) await does(call, of(id, body));
      else if (move === 'giveBack' && status === paying)
        await refuses(call, of(id), -1005, '渠道处理中，不能退回');
      else await refuses(call, of(id, body), -1005, moved);
    }
    const { withdrawNo } = withdraw(status, { way });
    const { http } = await control('withdraw-revoke', { withdrawNo });
    expect(http).toBe(may.has('revoke') ? 200 : 409);
    expect(broken()).toEqual([]);
  });
});

describe('two persons', () => {
  it('who audited does not pay, whatever else he may, and is offered nothing of it', async () => {
    for (const persona of ['finance', 'superAdmin'] as const) {
      token = await mock.tokenOf(persona);
      const { id } = withdraw(toAudit);
      const passed = await does<Withdraw>(calls.audit, of(id, withdrawMoves.audit));
      expect(passed).toMatchObject({ auditedByCaller: true });
      expect(passed.actions).not.toContain('pay');
      await refuses(calls.pay, of(id), -1008, '审核与打款不能为同一人');
    }
  });

  it('are told apart by their ids: a namesake may', async () => {
    const { id } = withdraw(toAudit);
    await does(calls.audit, of(id, withdrawMoves.audit));
    store().users.update('2', { name: '钱思齐' });
    token = await mock.tokenOf('platformAdmin');
    expect((await read(id)).actions).toContain('pay');
    expect(await does(calls.pay, of(id))).toMatchObject({ status: paying, payUser: '钱思齐' });
  });

  it('of two who audit at once one does, and the other is told', async () => {
    const { id } = withdraw(toAudit);
    const other = await mock.tokenOf('platformAdmin');
    const answers = await Promise.all([
      mock.call(calls.audit, token, of(id, withdrawMoves.audit)),
      mock.call(calls.audit, other, of(id, withdrawRefusal)),
    ]);
    expect(answers.map(({ envelope }) => envelope.status).sort()).toEqual([-1005, 1]);
    expect(broken()).toEqual([]);
  });
});

describe('a member who is frozen, or whose account is locked', () => {
  const hinder = {
    会员已冻结: (memberId: string) => store().members.update(memberId, { frozen: 1 }),
    会员账户已锁定: (memberId: string) =>
      store().memberAccounts.update(accountOf(store(), memberId).id, { locked: 1 }),
  };
  it.each(Object.entries(hinder))('%s: no money leaves, but it can come back', async (words, set) => {
    const [asked, other, audited, broke, under] = [toAudit, toAudit, toPay, failed, paying].map((status) => {
      const one = withdraw(status);
      set(one.memberId);
      return one;
    }) as unknown as Five;
    await refuses(calls.audit, of(asked.id, withdrawMoves.audit), -1008, words);
    await refuses(calls.pay, of(audited.id), -1008, words);
    await refuses(calls.retry, of(broke.id), -1008, words);
    // The buttons stay, so that whoever presses one reads why.
    expect((await read(audited.id)).actions).toContain('pay');
    await does(calls.audit, of(other.id, withdrawRefusal));
    await does(calls.giveBack, of(broke.id));
    // What the channel has is not stopped.
    mock.mock.clock.advance(4 * 3_600_000);
    token = await mock.tokenOf('finance');
    expect(await read(under.id)).toMatchObject({ status: done });
    const again = await control('withdraw', { mobile: broke.memberMobile, amount: 100, way: 10 });
    // The member reads of his own account.
    expect(again.json.error).toBe(`-1008 ${words.replace('会员已冻结', '账号已冻结')}`);
    expect(broken()).toEqual([]);
  });
});

describe('确认到账', () => {
  it('takes the amount of the transfer, its number and a certificate', async () => {
    const { id } = withdraw(paying, { way: withdrawWay.bank });
    const form = (values: object) => of(id, { ...withdrawMoves.finish, ...values });
    await refuses(calls.finish, form({ amount: 299_999 }), -1010, '打款金额须等于到账金额', 'amount');
    await refuses(calls.finish, form({ transferNo: ' ' }), -1002, '请输入交易号', 'transferNo');
    await refuses(calls.finish, form({ certificates: [] }), -1002, '请上传打款凭证', 'certificates');
    expect(await does(calls.finish, form({}))).toMatchObject({
      ...{ status: done, channelNo: withdrawMoves.finish.transferNo },
      certificates: withdrawMoves.finish.certificates,
      account: { balance: 200_000, frozen: 0, totalWithdraw: 300_000 },
    });
    await refuses(calls.finish, form({}), -1005, moved);
    expect(broken()).toEqual([]);
  });

  it('keeps the numbers of all payments before it in the log', async () => {
    const { id, channelNo } = withdraw(paying, { way: withdrawWay.bank });
    await does(calls.fail, of(id, withdrawMoves.fail));
    const { channelNo: second } = await does<Withdraw>(calls.retry, of(id));
    expect(second).not.toBe(channelNo);
    const { logs } = await does<Withdraw>(calls.finish, of(id, withdrawMoves.finish));
    expect(logs.map(({ action, remark }) => [action, remark])).toEqual([
      ['确认到账', `交易号：${withdrawMoves.finish.transferNo}`],
      ['重试打款', `渠道单号：${second}`],
      ['登记打款失败', withdrawMoves.fail.reason],
      ['发起打款', `渠道单号：${channelNo}`],
      ['审核通过', ''],
      ['申请提现', ''],
    ]);
  });

  it('takes a number for one withdrawal only', async () => {
    const [one, other] = [1, 2].map(() => withdraw(paying, { way: withdrawWay.bank }).id);
    const form = (id = '', transferNo = withdrawMoves.finish.transferNo) =>
      of(id, { ...withdrawMoves.finish, transferNo });
    await does(calls.finish, form(one));
    await refuses(calls.finish, form(other), -1009, '该交易号已用于其他提现', 'transferNo');
    expect(await read(other ?? '')).toMatchObject({ status: paying });
    expect(await does(calls.finish, form(other, 'HZ20260131002'))).toMatchObject({ status: done });
    expect(broken()).toEqual([]);
  });
});

describe('登记打款失败', () => {
  it('keeps the money frozen; trying again and giving back work as after a refusal of the channel', async () => {
    const { id } = withdraw(paying, { way: withdrawWay.bank });
    const reason = (text: string) => of(id, { reason: text });
    await refuses(calls.fail, reason(' '), -1002, '请输入失败原因', 'reason');
    await refuses(calls.fail, reason('空'), -1002, '失败原因不能少于2个字符', 'reason');
    await refuses(calls.fail, reason('长'.repeat(201)), -1002, '失败原因不能超过200个字符', 'reason');
    const after = await does<Withdraw>(calls.fail, of(id, withdrawMoves.fail));
    expect(after).toMatchObject({
      ...{ status: failed, failReason: withdrawMoves.fail.reason },
      account: { balance: 200_000, frozen: 300_000 },
    });
    expect(after.journals.map(({ type }) => type)).toEqual([20]);
    expect(after.logs[0]).toMatchObject({
      ...{ action: '登记打款失败', operatorName: '钱思齐', remark: withdrawMoves.fail.reason },
      ...{ fromStatus: paying, toStatus: failed },
    });
    await refuses(calls.finish, of(id, withdrawMoves.finish), -1005, moved);
    expect(await does(calls.retry, of(id))).toMatchObject({ status: paying, failReason: '' });
    await does(calls.fail, of(id, withdrawMoves.fail));
    expect(await does(calls.giveBack, of(id))).toMatchObject({ account: { balance: 500_000, frozen: 0 } });
    expect(broken()).toEqual([]);
  });

  it('of two, one who confirms a transfer and one who says that it came back, one wins', async () => {
    const { id } = withdraw(paying, { way: withdrawWay.bank });
    const other = await mock.tokenOf('platformAdmin');
    const answers = await Promise.all([
      mock.call(calls.finish, token, of(id, withdrawMoves.finish)),
      mock.call(calls.fail, other, of(id, withdrawMoves.fail)),
    ]);
    expect(answers.map(({ envelope }) => envelope.status).sort()).toEqual([-1005, 1]);
    expect(broken()).toEqual([]);
  });
});

describe('an audit', () => {
  it('that refuses needs a reason of 2 to 200 characters', async () => {
    const { id } = withdraw(toAudit);
    const reason = (text?: string) => of(id, { pass: 0, reason: text });
    await refuses(calls.audit, reason(), -1002, '请输入驳回原因', 'reason');
    await refuses(calls.audit, reason('  '), -1002, '请输入驳回原因', 'reason');
    await refuses(calls.audit, reason('空'), -1002, '驳回原因不能少于2个字符', 'reason');
    await refuses(calls.audit, reason('长'.repeat(201)), -1002, '驳回原因不能超过200个字符', 'reason');
    await does(calls.audit, reason('长'.repeat(200)));
  });
});

describe('a call whose answer was lost', () => {
  it('is answered as the first time when it comes again with its key, and the money moves once', async () => {
    const other = await mock.tokenOf('platformAdmin');
    const { id } = withdraw(toAudit);
    const twice = async (
      call: typeof calls.audit | typeof calls.pay,
      input: Input,
      key: string,
      as: string,
    ) => {
      const send = () => mock.call<Withdraw>(call, as, { ...input, key: key.repeat(32) });
      const [first, second] = [await send(), await send()];
      expect([first.envelope.status, second.envelope.status]).toEqual([1, 1]);
      expect(second.envelope.data).toEqual(first.envelope.data);
    };
    await twice(calls.audit, of(id, withdrawMoves.audit), 'A', token);
    await twice(calls.pay, of(id), 'B', other);
    expect(store().withdraws.get(id)?.tries).toBe(1);
    mock.mock.clock.advance(3_000);
    const { logs, journals } = await read(id);
    expect(logs.map(({ action }) => action)).toEqual(['渠道打款成功', '发起打款', '审核通过', '申请提现']);
    expect(journals).toHaveLength(2);
  });
});

it('who only views withdrawals moves none, and who has no right sees none', async () => {
  const { id } = withdraw(toAudit);
  const outsider = await mock.tokenOf('support');
  await refuses(calls.get, of(id), -1003, '没有操作权限', undefined, outsider);
  store().roles.update('2', { rightIds: [1561] });
  token = await mock.tokenOf('finance');
  expect((await read(id)).actions).toEqual([]);
  await refuses(calls.audit, of(id, withdrawMoves.audit), -1003, '没有操作权限');
  for (const call of [calls.batchAudit, calls.batchPay])
    await refuses(call, { body: { ids: [id] } }, -1003, '没有操作权限');
});
