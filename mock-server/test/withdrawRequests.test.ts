import { describe, expect, it } from 'vitest';
import { withdrawStatus, withdrawWay } from '#contracts/enums/finance.ts';
import { card, memberWithBalance, withdrawIn } from '#mock/control/states/withdrawSetup.ts';
import { accountOf } from '#mock/finance/accounts.ts';
import { selfCheck } from '#mock/wire/selfCheck.ts';
import { seededMock } from './mockFor.ts';

/** A member asks for money by the control plane: what stands against it, in words, and what it freezes (domain design, section 14). */

const mock = seededMock({ scale: 0.05 });

const store = () => mock.mock.store;
const rich = (values: object = {}, cents = 9_000_000) => memberWithBalance(mock.mock, values, cents);
interface Asked {
  mobile: string;
  amount: number;
  way?: number;
  account?: string;
  bank?: string;
}
const ask = async (body: Asked) => {
  const { http, json } = await mock.post('/__mock/members/withdraw', { way: withdrawWay.wechat, ...body });
  return { http, ...(json as { id: string; withdrawNo: string; status: number; error?: string }) };
};
const revoke = (withdrawNo: string) => mock.post('/__mock/members/withdraw-revoke', { withdrawNo });
/** It is refused with these words, and nothing changes. */
async function refuses(body: Asked, error: string) {
  const before = mock.dump();
  expect(await ask(body)).toEqual({ http: 409, error });
  expect(mock.dump()).toBe(before);
}

describe('the amount', () => {
  it('is at least one yuan, whole cents, and no more than the balance', async () => {
    const { mobile } = rich({}, 5_000);
    for (const amount of [99, 0, -100, 100.5]) await refuses({ mobile, amount }, '-1002 提现金额不能低于1元');
    await refuses({ mobile, amount: 5_001 }, '-1006 可提现余额不足');
    expect(await ask({ mobile, amount: 5_000 })).toMatchObject({ http: 200, status: 10 });
    expect(selfCheck(store())).toEqual([]);
  });

  it('of 100 cents is enough, and is frozen by one row of the journal', async () => {
    const { id: memberId, mobile } = rich({}, 100);
    const { id, withdrawNo } = await ask({ mobile, amount: 100 });
    expect(accountOf(store(), memberId)).toMatchObject({ balance: 0, frozen: 100, totalWithdraw: 0 });
    const rows = store().accountJournals.by('memberId', memberId);
    expect(rows.filter(({ refId }) => refId === id)).toMatchObject([
      {
        ...{ type: 20, change: -100, frozenChange: 100, balanceAfter: 0, frozenAfter: 100 },
        ...{ refType: 60, refNo: withdrawNo, operatorName: '江晚舟' },
      },
    ]);
  });

  it('of a day is at most 50000 yuan, without what came back', async () => {
    const { mobile } = rich();
    const first = await ask({ mobile, amount: 5_000_000 });
    await revoke(first.withdrawNo);
    const second = await ask({ mobile, amount: 3_000_000 });
    const row = store().withdraws.get(second.id);
    store().withdraws.update(row?.id ?? '', { status: withdrawStatus.failed });
    await refuses({ mobile, amount: 2_000_001 }, '-1002 单日提现金额不能超过50000元');
    expect(await ask({ mobile, amount: 2_000_000 })).toMatchObject({ http: 200 });
  });
});

it('three requests a day are taken, whatever became of them, and the next day three more', async () => {
  const { mobile } = rich();
  for (let nth = 0; nth < 3; nth++) await revoke((await ask({ mobile, amount: 100 })).withdrawNo);
  await refuses({ mobile, amount: 100 }, '-1008 每日最多提现3次');
  mock.mock.clock.advance(86_400_000);
  expect(await ask({ mobile, amount: 100 })).toMatchObject({ http: 200 });
});

describe('the member', () => {
  it('is one, not frozen, and his account is not locked', async () => {
    await refuses({ mobile: '19911112222', amount: 100 }, '-1008 会员不存在');
    await refuses({ mobile: rich({ frozen: 1 }).mobile, amount: 100 }, '-1008 账号已冻结');
    const { id, mobile } = rich();
    store().memberAccounts.update(accountOf(store(), id).id, { locked: 1 });
    await refuses({ mobile, amount: 100 }, '-1008 会员账户已锁定');
  });

  it('has a name, and from 2000 yuan on a document', async () => {
    await refuses({ mobile: rich({ name: '用户8848' }).mobile, amount: 100 }, '-1008 请先完善真实姓名');
    const words = '-1008 提现2000元及以上须先完成实名认证';
    const { mobile } = rich({ credentialNo: '' });
    await refuses({ mobile, amount: 200_000 }, words);
    await refuses({ mobile: rich({ credentialNo: '123' }).mobile, amount: 200_000 }, words);
    expect(await ask({ mobile, amount: 199_999 })).toMatchObject({ http: 200 });
    expect(await ask({ mobile: rich().mobile, amount: 200_000 })).toMatchObject({ http: 200 });
  });
});

describe('the payee', () => {
  const bank = '华夏东方银行杭州分行';
  it('is the member himself, with an account that fits the way', async () => {
    const { mobile } = rich();
    const wrongCard = `${card.slice(0, -1)}${(Number(card.at(-1)) + 1) % 10}`;
    const by = (way: number, values: object) => ({ mobile, amount: 100, way, ...values });
    await refuses(by(withdrawWay.bank, { account: wrongCard, bank }), '-1002 请输入正确的银行卡号');
    await refuses(by(withdrawWay.bank, { bank }), '-1002 请输入正确的银行卡号');
    await refuses(by(withdrawWay.bank, { account: card }), '-1002 请输入收款银行');
    await refuses(by(withdrawWay.alipay, { account: '12345' }), '-1002 请输入正确的支付宝账号');
    await refuses(by(withdrawWay.alipay, {}), '-1002 请输入正确的支付宝账号');
    const payees: [object, object][] = [
      [by(withdrawWay.bank, { account: card, bank }), { payeeAccount: card, payeeBank: bank }],
      [by(withdrawWay.alipay, { account: 'a.b@c.cn', bank }), { payeeAccount: 'a.b@c.cn', payeeBank: '' }],
      [by(withdrawWay.wechat, {}), { payeeAccount: '江晚舟', payeeBank: '' }],
    ];
    for (const [body, payee] of payees) {
      const { id, withdrawNo } = await ask(body as Asked);
      expect(store().withdraws.get(id)).toMatchObject({ payeeName: '江晚舟', ...payee });
      await revoke(withdrawNo);
    }
    const named = await ask({ mobile: rich({ nickname: '听海' }).mobile, amount: 100 });
    expect(store().withdraws.get(named.id)?.payeeAccount).toBe('听海');
  });
});

describe('撤销', () => {
  it('gives the money back, once, and only before the audit', async () => {
    const { memberId, withdrawNo } = withdrawIn(mock.mock, withdrawStatus.toAudit);
    expect((await revoke(withdrawNo)).http).toBe(200);
    expect(accountOf(store(), memberId)).toMatchObject({ balance: 500_000, frozen: 0 });
    expect(await revoke(withdrawNo)).toMatchObject({
      http: 409,
      json: { error: '-1005 状态已变更，请刷新后重试' },
    });
    const passed = withdrawIn(mock.mock, withdrawStatus.toPay);
    expect((await revoke(passed.withdrawNo)).http).toBe(409);
    expect((await revoke('TX0')).http).toBe(404);
    expect(selfCheck(store())).toEqual([]);
  });
});
