import { beforeEach, describe, expect, it } from 'vitest';
import { withdraws as calls, type Withdraw } from '#contracts/areas/withdraws.ts';
import { withdrawStatus, withdrawWay } from '#contracts/enums/finance.ts';
import { withdrawMoves, withdrawRefusal } from '#contracts/examples/withdraws.ts';
import { card, memberWithBalance, withdrawIn } from '#mock/control/states/withdrawSetup.ts';
import { selfCheck } from '#mock/wire/selfCheck.ts';
import { asking, of } from './asking.ts';
import { seededMock } from './mockFor.ts';

/** What the channel does with the money of withdrawals, and what members are told (domain design, section 14; docs/decisions/0031-withdrawals.md). */

const mock = seededMock({ scale: 0.05 });
let token: string;
const { does } = asking(mock, () => token);

beforeEach(async () => {
  token = await mock.tokenOf('finance');
});

const { toAudit, toPay, paying, done, failed, returned } = withdrawStatus;
const { wechat, bank, alipay } = withdrawWay;
const store = () => mock.mock.store;
const read = (id: string) => does<Withdraw>(calls.get, of(id));
const wait = async (ms: number) => {
  mock.mock.clock.advance(ms);
  token = await mock.tokenOf('finance');
};
const answer = async (body: object) =>
  (await mock.post('/__mock/members/withdraw-answer', body)).json as { status: number };

/** A withdrawal of a member whose mobile has this ending, handed to the channel. */
async function paid(ending: string, way: number): Promise<string> {
  const { mobile } = memberWithBalance(mock.mock, { mobile: `199007788${ending}` });
  const payee = { [wechat]: {}, [bank]: { account: card, bank: '某银行' }, [alipay]: { account: mobile } }[
    way
  ];
  const asked = await mock.post('/__mock/members/withdraw', { mobile, amount: 1_000, way, ...payee });
  const { id } = asked.json as { id: string };
  await does(calls.audit, of(id, withdrawMoves.audit), await mock.tokenOf('platformAdmin'));
  expect(await does(calls.pay, of(id))).toMatchObject({ status: paying, payUser: '钱思齐' });
  return id;
}

describe('the channel', () => {
  it.each([wechat, alipay])('pays by way %i some seconds later, by the clock of the mock', async (way) => {
    const id = await paid('10', way);
    await wait(2_000);
    expect(await read(id)).toMatchObject({ status: paying });
    await wait(1_000);
    const after = await read(id);
    expect(after).toMatchObject({ status: done, failReason: '' });
    expect(after.logs[0]).toMatchObject({ action: '渠道打款成功', operatorName: '系统' });
    expect(selfCheck(store())).toEqual([]);
  });

  it('leaves a bank transfer to staff, who confirm it', async () => {
    const id = await paid('10', bank);
    await wait(30 * 86_400_000);
    expect(await read(id)).toMatchObject({ status: paying });
    const form = { ...withdrawMoves.finish, amount: 1_000 };
    expect(await does(calls.finish, of(id, form))).toMatchObject({ status: done });
  });

  it.each([wechat, bank, alipay])('always refuses by way %i who has closed his account (44)', async (way) => {
    const id = await paid('44', way);
    const { withdrawNo, channelNo } = await read(id);
    const numbers = new Set([channelNo]);
    for (let nth = 0; nth < 3; nth++) {
      await wait(3_000);
      const broke = await read(id);
      expect(broke).toMatchObject({ status: failed, failReason: '收款账户已注销，打款失败', withdrawNo });
      // The money stays frozen.
      expect(broke.account).toMatchObject({ balance: 499_000, frozen: 1_000 });
      expect(broke.journals).toHaveLength(1);
      const again = await does<Withdraw>(calls.retry, of(id));
      expect(again).toMatchObject({ status: paying, failReason: '', withdrawNo });
      numbers.add(again.channelNo);
    }
    expect(numbers.size).toBe(4);
    await wait(3_000);
    const back = await does<Withdraw>(calls.giveBack, of(id));
    expect(back).toMatchObject({ status: returned, account: { balance: 500_000, frozen: 0 } });
    expect(selfCheck(store())).toEqual([]);
  });

  it('refuses once, and pays when it is asked again under the same number (45)', async () => {
    const id = await paid('45', alipay);
    await wait(3_000);
    expect(await read(id)).toMatchObject({ status: failed, failReason: '渠道繁忙，请稍后重试' });
    await does(calls.retry, of(id));
    await wait(3_000);
    expect(await read(id)).toMatchObject({ status: done, failReason: '' });
    expect(selfCheck(store())).toEqual([]);
  });

  it('gets the money back after a day when it is not taken into the wallet (43)', async () => {
    const id = await paid('43', wechat);
    await wait(86_399_000);
    expect(await read(id)).toMatchObject({ status: paying });
    await wait(1_000);
    expect(await read(id)).toMatchObject({ status: failed, failReason: '会员24小时内未确认收款' });
  });
});

describe('an answer', () => {
  it('that comes twice changes nothing the second time', async () => {
    const { id, withdrawNo, channelNo } = withdrawIn(mock.mock, paying);
    expect(await answer({ withdrawNo, channelNo })).toMatchObject({ status: done });
    const before = mock.dump();
    expect(await answer({ withdrawNo, channelNo })).toMatchObject({ status: done });
    expect(await answer({ withdrawNo, channelNo, failReason: '银行退票' })).toMatchObject({ status: done });
    expect(mock.dump()).toBe(before);
    expect((await read(id)).journals).toHaveLength(2);
  });

  it('to a try that is past does not fail the present one', async () => {
    const { id, withdrawNo, channelNo } = withdrawIn(mock.mock, failed);
    await does(calls.retry, of(id));
    const late = { withdrawNo, channelNo, failReason: '收款账户状态异常' };
    expect(await answer(late)).toMatchObject({ status: paying });
    expect(await answer({ withdrawNo })).toMatchObject({ status: done });
  });

  it('tells that a bank has sent a transfer back', async () => {
    const { id, withdrawNo } = withdrawIn(mock.mock, paying, { way: bank });
    expect(await answer({ withdrawNo, failReason: '银行退票：户名不符' })).toMatchObject({ status: failed });
    expect((await read(id)).logs[0]).toMatchObject({ action: '渠道打款失败', remark: '银行退票：户名不符' });
  });

  it('to nothing that is under way changes nothing', async () => {
    const { withdrawNo } = withdrawIn(mock.mock, toPay);
    expect(await answer({ withdrawNo })).toMatchObject({ status: toPay });
    expect((await mock.post('/__mock/members/withdraw-answer', { withdrawNo: 'TX0' })).http).toBe(404);
  });
});

describe('the member is told by SMS', () => {
  const sent = (count: number) =>
    store()
      .smsLogs.all()
      .slice(count)
      .map(({ mobile, message }) => [mobile, message]);

  it('when the money has arrived, at the mobile that he has now', async () => {
    const { memberId, withdrawNo } = withdrawIn(mock.mock, paying);
    const count = store().smsLogs.all().length;
    store().members.update(memberId, { mobile: '19900779999' });
    await answer({ withdrawNo });
    expect(sent(count)).toEqual([
      ['19900779999', `【美美旅享】您的提现3000.00元已到账，提现编号${withdrawNo}。`],
    ]);
  });

  it('when it was refused, and why; not when it passed', async () => {
    const { id, memberMobile, withdrawNo } = withdrawIn(mock.mock, toAudit);
    const passes = withdrawIn(mock.mock, toAudit);
    const count = store().smsLogs.all().length;
    await does(calls.audit, of(id, withdrawRefusal));
    await does(calls.audit, of(passes.id, withdrawMoves.audit));
    const message = `您的提现3000.00元未通过审核：${withdrawRefusal.reason}，金额已退回余额`;
    expect(sent(count)).toEqual([[memberMobile, `【美美旅享】${message}，提现编号${withdrawNo}。`]]);
  });

  it('when it is back in his balance', async () => {
    const { id, memberMobile, withdrawNo } = withdrawIn(mock.mock, failed);
    const count = store().smsLogs.all().length;
    await does(calls.giveBack, of(id));
    const message = `您的提现未成功，3000.00元已退回余额，提现编号${withdrawNo}`;
    expect(sent(count)).toEqual([[memberMobile, `【美美旅享】${message}。`]]);
  });
});
