import { memberAccounts } from '../../src/areas/memberAccounts.ts';
import { withdraws } from '../../src/areas/withdraws.ts';
import { journalType, withdrawStatus, withdrawWay } from '../../src/enums/finance.ts';
import { status } from '../../src/envelope.ts';
import { withdrawMoves as forms, withdrawRefusal } from '../../src/examples/withdraws.ts';
import { inStatus, type Machine, machineRules, type Situation } from './moveRules.ts';
import type { Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';
import { absentId, newTransferNo } from './unique.ts';

/** Withdrawals: which move is possible when, and where the money is after it. */

const { toAudit, toPay, paying, done, refused, failed, returned, revoked } = withdrawStatus;
const { precondition } = status;
const { bank } = withdrawWay;
const where = 'domain design, section 14.2';

const of = inStatus('a withdrawal is in a status');
const hindered = (state: string, who: string): Situation[] => [
  of(
    `${who} that waits for its audit`,
    toAudit,
    { 'audit (refused)': refused },
    { state, params: { status: toAudit }, refuses: { audit: precondition } },
  ),
  of(
    `${who} that waits to be paid`,
    toPay,
    {},
    { state, params: { status: toPay }, refuses: { pay: precondition }, alsoActions: ['pay'] },
  ),
  of(
    `${who} that failed`,
    failed,
    { giveBack: returned },
    { state, params: { status: failed }, refuses: { retry: precondition }, alsoActions: ['retry'] },
  ),
];

const machine: Machine = {
  get: withdraws.get,
  noun: 'withdrawal',
  where,
  moves: {
    audit: { call: withdraws.audit, body: () => forms.audit },
    'audit (refused)': { call: withdraws.audit, body: () => withdrawRefusal },
    pay: { call: withdraws.pay },
    finish: { call: withdraws.finish, body: () => ({ ...forms.finish, transferNo: newTransferNo() }) },
    fail: { call: withdraws.fail, body: () => forms.fail },
    retry: { call: withdraws.retry },
    giveBack: { call: withdraws.giveBack },
  },
  situations: [
    of('that waits for its audit', toAudit, { audit: toPay, 'audit (refused)': refused }),
    of('that waits to be paid', toPay, { pay: paying }),
    of('that the channel has', paying, {}),
    of('that the bank has', paying, { finish: done, fail: failed }, { params: { way: withdrawWay.bank } }),
    of('that arrived', done, {}),
    of('that was refused', refused, {}),
    of('that failed', failed, { retry: paying, giveBack: returned }),
    of('that was given back', returned, {}),
    of('that the member took back', revoked, {}),
    ...hindered('the member of a withdrawal is frozen', 'of a frozen member'),
    ...hindered('the account of a withdrawal is locked', 'of a locked account'),
  ],
};

const rule = (says: string, check: Rule['check']): Rule => ({
  ...{ area: 'withdraws', kind: 'money', where, writes: true, check },
  says: `withdraws: ${says}`,
});

/** What the withdrawal and the account itself say: balance, frozen part, and the rows of the journal. */
async function expectMoney(
  talk: Talk,
  id: string,
  balance: number,
  frozen: number,
  rows: [number, number, number][],
) {
  const { account, journals, memberId } = await talk.ok(withdraws.get, { params: { id } });
  talk.same('balance and frozen', [account.balance, account.frozen], [balance, frozen]);
  talk.same(
    'rows of the journal',
    journals.map(({ type, change, frozenChange }: Json) => [type, change, frozenChange]),
    rows,
  );
  const last = journals.at(-1);
  talk.same('amounts after the last row', [last.balanceAfter, last.frozenAfter], [balance, frozen]);
  const own = await talk.ok(memberAccounts.get, { params: { id: memberId } });
  talk.same(
    'the account itself',
    [own.balance, own.frozen, own.totalWithdraw],
    [balance, frozen, account.totalWithdraw],
  );
  return account;
}

const { withdrawFrozen, withdrawn, withdrawReturned } = journalType;

async function frozenIn(talk: Talk, code: number, way?: number) {
  const { id } = await talk.state('a withdrawal is in a status', { status: code, ...(way && { way }) });
  const { amount, account } = await talk.ok(withdraws.get, { params: { id } });
  const asked: [number, number, number] = [withdrawFrozen, -amount, amount];
  await expectMoney(talk, id, account.balance, amount, [asked]);
  return { id, amount, left: account.balance as number, asked };
}

const moneyRules: Rule[] = [
  rule('a refused one gives the money back to the balance, once', async (talk) => {
    const { id, amount, left, asked } = await frozenIn(talk, toAudit);
    const after = await talk.ok(withdraws.audit, { params: { id }, body: withdrawRefusal });
    talk.same('the reason', after.rejectReason, withdrawRefusal.reason);
    talk.holds('who and when', after.auditUser !== '' && !after.auditTime.startsWith('1970'), after);
    await talk.refused(withdraws.audit, status.wrongState, { params: { id }, body: withdrawRefusal });
    await expectMoney(talk, id, left + amount, 0, [asked, [withdrawReturned, amount, -amount]]);
  }),
  rule('a failed one stays frozen until it is given back', async (talk) => {
    const { id, amount, left, asked } = await frozenIn(talk, failed);
    const { failReason } = await talk.ok(withdraws.get, { params: { id } });
    talk.holds('it says why it failed', failReason !== '', failReason);
    await talk.ok(withdraws.giveBack, { params: { id } });
    await talk.refused(withdraws.giveBack, status.wrongState, { params: { id } });
    await expectMoney(talk, id, left + amount, 0, [asked, [withdrawReturned, amount, -amount]]);
  }),
  rule('a retried one keeps its number and its money frozen', async (talk) => {
    const { id, amount, left, asked } = await frozenIn(talk, failed);
    const before = await talk.ok(withdraws.get, { params: { id } });
    const after = await talk.ok(withdraws.retry, { params: { id } });
    talk.same('the number', after.withdrawNo, before.withdrawNo);
    talk.same('the reason of the failure is gone', after.failReason, '');
    await expectMoney(talk, id, left, amount, [asked]);
  }),
  rule('one that passes and is paid stays frozen until it arrives', async (talk) => {
    const { id, amount, left, asked } = await frozenIn(talk, toAudit, withdrawWay.bank);
    await talk.ok(withdraws.audit, { params: { id }, body: forms.audit }, 'finance');
    await expectMoney(talk, id, left, amount, [asked]);
    const paid = await talk.ok(withdraws.pay, { params: { id } });
    talk.holds('who paid and when', paid.payUser !== '' && !paid.payTime.startsWith('1970'), paid);
    await expectMoney(talk, id, left, amount, [asked]);
    const { arriveAmount } = paid;
    for (const wrong of [-1, 1])
      await talk.refused(withdraws.finish, status.amountMismatch, {
        params: { id },
        body: { ...forms.finish, amount: arriveAmount + wrong },
      });
    await talk.refused(withdraws.finish, status.invalid, {
      params: { id },
      body: { ...forms.finish, amount: arriveAmount, certificates: [] },
    });
    await expectMoney(talk, id, left, amount, [asked]);
    const transferNo = newTransferNo();
    const body = { ...forms.finish, amount: arriveAmount, transferNo };
    const done = await talk.ok(withdraws.finish, { params: { id }, body });
    talk.same(
      'number and certificates of the transfer',
      [done.channelNo, done.certificates],
      [transferNo, forms.finish.certificates],
    );
    talk.holds('finishTime is now', !done.finishTime.startsWith('1970'), done.finishTime);
    const account = await expectMoney(talk, id, left, 0, [asked, [withdrawn, 0, -amount]]);
    talk.same('totalWithdraw', account.totalWithdraw, amount);
  }),
  rule('each number of a payment stays in the log, whatever number comes after it', async (talk) => {
    const { id } = await frozenIn(talk, toPay, bank);
    const params = { id };
    const tried = [(await talk.ok(withdraws.pay, { params })).channelNo];
    await talk.ok(withdraws.fail, { params, body: forms.fail });
    tried.push((await talk.ok(withdraws.retry, { params })).channelNo);
    const transferNo = newTransferNo();
    const { logs } = await talk.ok(withdraws.finish, { params, body: { ...forms.finish, transferNo } });
    const lines = logs.map(({ action, remark }: Json) => `${action} ${remark}`);
    for (const number of [...tried, transferNo])
      talk.holds(`the log has ${number}`, number !== '' && lines.join('\n').includes(number), lines);
  }),
  rule('the number of a transfer pays one of them only', async (talk) => {
    const [one, other] = [await frozenIn(talk, paying, bank), await frozenIn(talk, paying, bank)];
    const form = { ...forms.finish, transferNo: newTransferNo() };
    const of = ({ id }: { id: string }, more: object = {}) => ({
      params: { id },
      body: { ...form, ...more },
    });
    await talk.ok(withdraws.finish, of(one));
    await talk.refused(withdraws.finish, status.duplicate, of(other));
    const { id, left, amount, asked } = other;
    await expectMoney(talk, id, left, amount, [asked]);
    await talk.ok(withdraws.finish, of(other, { transferNo: newTransferNo() }));
  }),
  rule('a transfer that came back stays frozen until it is paid again or given back', async (talk) => {
    const { id, amount, left, asked } = await frozenIn(talk, paying, bank);
    const params = { id };
    for (const reason of ['', '空', '长'.repeat(201)])
      await talk.refused(withdraws.fail, status.invalid, { params, body: { reason } });
    const after = await talk.ok(withdraws.fail, { params, body: forms.fail });
    talk.same(
      'why it failed',
      [after.failReason, after.logs[0].remark],
      [forms.fail.reason, forms.fail.reason],
    );
    await talk.refused(withdraws.finish, status.wrongState, {
      params,
      body: { ...forms.finish, transferNo: newTransferNo() },
    });
    await expectMoney(talk, id, left, amount, [asked]);
    const again = await talk.ok(withdraws.retry, { params });
    talk.same('the reason once it is paid again', again.failReason, '');
    await talk.ok(withdraws.fail, { params, body: forms.fail });
    await talk.ok(withdraws.giveBack, { params });
    await expectMoney(talk, id, left + amount, 0, [asked, [withdrawReturned, amount, -amount]]);
  }),
  rule('whoever audited one does not pay it, anybody else does', async (talk) => {
    const { id, withdrawNo } = await talk.state('a withdrawal was audited by finance');
    const { list } = await talk.ok(withdraws.list, { query: { withdrawNo } }, 'finance');
    talk.same('its row', [list[0]?.auditedByCaller, list[0]?.actions.includes('pay')], [true, false]);
    const shown = await talk.ok(withdraws.get, { params: { id } }, 'finance');
    talk.same('finance sees that', [shown.auditedByCaller, shown.actions.includes('pay')], [true, false]);
    await talk.refused(withdraws.pay, precondition, { params: { id } }, 'finance');
    talk.same('status after it', (await talk.ok(withdraws.get, { params: { id } })).status, toPay);
    talk.same('status after another one', (await talk.ok(withdraws.pay, { params: { id } })).status, paying);
  }),
  rule('the audit of several answers each for itself', async (talk) => {
    const { id, otherId } = await talk.state('one of two withdrawals waits for its audit');
    const before = await talk.ok(withdraws.get, { params: { id: otherId } });
    const ids = [otherId, id, absentId];
    const results = await talk.ok(withdraws.batchAudit, { body: { ids } });
    talk.same(
      'results',
      results.map((one: Json) => [one.id, one.status]),
      [
        [otherId, status.wrongState],
        [id, status.ok],
        [absentId, status.notFound],
      ],
    );
    talk.same('status of the right one', (await talk.ok(withdraws.get, { params: { id } })).status, toPay);
    talk.same('the other one', await talk.ok(withdraws.get, { params: { id: otherId } }), before);
    const again = await talk.ok(withdraws.batchAudit, { body: { ids: [id] } });
    talk.same('a second time', again[0].status, status.wrongState);
  }),
  rule('the payment of several answers each for itself, and pays nothing twice', async (talk) => {
    const { id, otherId } = await talk.state('finance audited one of two withdrawals that wait to be paid');
    const of = { status: toPay };
    const frozen = await talk.state('the member of a withdrawal is frozen', of);
    const locked = await talk.state('the account of a withdrawal is locked', of);
    const last = await talk.state('a withdrawal is in a status', of);
    const read = (one: string) => talk.ok(withdraws.get, { params: { id: one } }, 'finance');
    const kept = [otherId, frozen.id, locked.id];
    const before = await Promise.all(kept.map(read));
    const ids = [otherId, id, frozen.id, absentId, locked.id, last.id];
    const pay = async () => {
      const results = await talk.ok(withdraws.batchPay, { body: { ids } }, 'finance');
      return results.map((one: Json) => [one.id, one.status]);
    };
    const resultsIf = (code: number) => [
      [otherId, precondition],
      [id, code],
      [frozen.id, precondition],
      [absentId, status.notFound],
      [locked.id, precondition],
      [last.id, code],
    ];
    talk.same('results', await pay(), resultsIf(status.ok));
    const paid = await Promise.all([read(id), read(last.id)]);
    for (const one of paid) {
      talk.same('status of one that was paid', one.status, paying);
      talk.holds('who paid it, when, and its number', one.payUser !== '' && one.channelNo !== '', one);
    }
    talk.same('those that may not be paid', await Promise.all(kept.map(read)), before);
    talk.same('results of the same again', await pay(), resultsIf(status.wrongState));
    const again = await Promise.all([read(id), read(last.id)]);
    talk.same(
      'number at the channel and lines of the log after it',
      again.map(({ channelNo, logs }) => [channelNo, logs.length]),
      paid.map(({ channelNo, logs }) => [channelNo, logs.length]),
    );
  }),
];

export const withdrawRules = (): Rule[] => [...machineRules(machine), ...moneyRules];
