import { accountJournals } from '../../src/areas/accountJournals.ts';
import { auth } from '../../src/areas/auth.ts';
import { incomeRecords } from '../../src/areas/incomeRecords.ts';
import { memberAccounts } from '../../src/areas/memberAccounts.ts';
import { memberLabels } from '../../src/areas/memberLabels.ts';
import { memberPoints } from '../../src/areas/memberPoints.ts';
import { members } from '../../src/areas/members.ts';
import { sendPlans } from '../../src/areas/sendPlans.ts';
import { withdraws } from '../../src/areas/withdraws.ts';
import { addDays } from '../../src/days.ts';
import { planCancelMode, withdrawStatus, withdrawWay } from '../../src/enums/finance.ts';
import { labelKind } from '../../src/enums/members.ts';
import { status } from '../../src/envelope.ts';
import { incomeMoves } from '../../src/examples/incomes.ts';
import { memberLabelExample } from '../../src/examples/memberLabels.ts';
import { withdrawMoves, withdrawRefusal } from '../../src/examples/withdraws.ts';
import { operatorType } from '../../src/logs.ts';
import { newIncome } from './incomeMoves.ts';
import type { PersonName } from './people.ts';
import { designRule, type Rule } from './rule.ts';
import { newMember } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { newTransferNo, unique } from './unique.ts';

/** Two users take turns with the money of members: each step names whoever made it, and keeps who made those before it. */

const [one, two] = ['finance', 'platformAdmin'] as const satisfies readonly PersonName[];

async function namesOf(talk: Talk): Promise<[string, string]> {
  const names: string[] = [];
  for (const person of [one, two]) {
    const { token } = talk.person(person);
    names.push((await talk.ok(auth.validate, { body: { token } }, null)).userInfo.name);
  }
  const [first = '', second = ''] = names;
  if (first === second) talk.skip('both users have the same name');
  return [first, second];
}

/** The newest lines of a log are of these users, newest first. */
function expectLines(talk: Talk, what: string, { logs }: Json, names: readonly string[]): void {
  talk.same(
    `who made the last moves of ${what}`,
    logs.slice(0, names.length).map((line: Json) => [line.operatorType, line.operatorName]),
    names.map((name) => [operatorType.staff, name]),
  );
}

/** The rows of a member, newest first, are of these users. */
async function expectRows(talk: Talk, memberId: string, names: readonly string[]): Promise<void> {
  const { list } = await talk.ok(accountJournals.list, { query: { memberId, limit: 100 } });
  talk.same(
    'who made the last rows of the journal',
    list.slice(0, names.length).map(({ operatorName }: Json) => operatorName),
    names,
  );
}

async function checkIncome(talk: Talk): Promise<void> {
  const [first, second] = await namesOf(talk);
  const { id, member, today } = await newIncome(talk);
  const params = { id };
  const read = (): Promise<Json> => talk.ok(incomeRecords.get, { params });
  const written = await read();
  talk.same('who wrote it down, and audited it', [written.createUser, written.auditUser], [first, '']);
  await talk.ok(incomeRecords.audit, { params, body: incomeMoves.audit }, two);
  const audited = await read();
  talk.same('the same after the audit', [audited.createUser, audited.auditUser], [first, second]);
  expectLines(talk, 'the income', audited, [second, first]);
  const planOf = (plan: Json): Promise<Json> => talk.ok(sendPlans.get, { params: { id: plan.id } });
  const [a, b, c] = audited.plans;
  await talk.ok(sendPlans.send, { params: { id: a.id } }, one);
  for (const [plan, planDate] of [
    [b, today],
    [c, addDays(today, 1)],
  ] as const) {
    const { version, amount } = await planOf(plan);
    const body = { planDate, amount, version };
    await talk.ok(sendPlans.adjust, { params: { id: plan.id }, body }, one);
    expectLines(talk, 'a plan that was adjusted', await planOf(plan), [first, second]);
  }
  const results = await talk.ok(sendPlans.batchSend, { body: { ids: [b.id] } }, two);
  talk.same('the plan of the batch', results[0]?.status, status.ok);
  const off = { mode: planCancelMode.writeOff, otherId: '', reason: '会员放弃本期' };
  await talk.ok(sendPlans.cancel, { params: { id: c.id }, body: off }, one);
  for (const [plan, sender, lines] of [
    [a, first, [first, second]],
    [b, second, [second, first, second]],
    [c, '', [first, first, second]],
  ] as const) {
    const shown = await planOf(plan);
    talk.same(`who sent part ${plan.period}`, shown.sendUser, sender);
    expectLines(talk, `part ${plan.period}`, shown, lines);
  }
  await expectRows(talk, member.id, [second, first]);
  await talk.ok(incomeRecords.takeBack, { params, body: incomeMoves.takeBack }, one);
  await expectRows(talk, member.id, [first, second, first]);
  const over = await read();
  talk.same('who wrote it down, and audited it, at last', [over.createUser, over.auditUser], [first, second]);
  expectLines(talk, 'the income that was taken back', over, [first]);
  const refused = await newIncome(talk);
  const no = { pass: 0, reason: '收入依据不足' };
  const { auditUser } = await talk.ok(incomeRecords.audit, { params: { id: refused.id }, body: no }, two);
  talk.same('who refused one', auditUser, second);
}

async function checkAccount(talk: Talk): Promise<void> {
  const [first, second] = await namesOf(talk);
  const { id } = await newMember(talk);
  const params = { id };
  const turns = [
    [one, 10, 500],
    [two, 20, 200],
    [one, 20, 100],
    [two, 10, 300],
  ] as const;
  for (const [person, direction, amount] of turns) {
    const { version } = await talk.ok(memberAccounts.get, { params });
    const body = { direction, amount, reason: '验收调整账户', version };
    await talk.ok(memberAccounts.adjust, { params, body }, person);
    const { version: own } = await talk.ok(memberPoints.get, { params });
    const change = { direction, points: amount, reason: '验收调整积分', version: own };
    await talk.ok(memberPoints.adjust, { params, body: change }, person);
  }
  const names = [second, first, second, first];
  await expectRows(talk, id, names);
  const { list } = await talk.ok(memberPoints.listJournals, { query: { memberId: id } });
  talk.same(
    'who made the rows of points',
    list.map(({ operatorName }: Json) => operatorName),
    names,
  );
  expectLines(talk, 'the account', await talk.ok(memberAccounts.get, { params }), names);
  const body = { reason: '核实身份' };
  const locked = await talk.ok(memberAccounts.lock, { params, body }, one);
  const states = async () => {
    const { locked: isLocked } = await talk.ok(memberAccounts.get, { params });
    return [isLocked, (await talk.ok(members.get, { params })).frozen];
  };
  talk.same('account and member when the account is locked', await states(), [1, 0]);
  const free = await talk.ok(memberAccounts.unlock, { params, body }, two);
  await talk.ok(members.freeze, { params, body }, two);
  talk.same('account and member when the member is frozen', await states(), [0, 1]);
  await talk.ok(members.unfreeze, { params }, two);
  expectLines(talk, 'the account that was locked', free, [second, first]);
  const [on, off] = [free.logs[1].action, free.logs[0].action];
  talk.holds('the log calls locking and unlocking by other words', on !== off, on);
  talk.same('the line of locking stays', free.logs.slice(1), locked.logs);
}

async function checkWithdraw(talk: Talk): Promise<void> {
  const [first, second] = await namesOf(talk);
  const state = 'a withdrawal is in a status';
  const { id, memberId } = await talk.state(state, { status: withdrawStatus.toAudit, way: withdrawWay.bank });
  const params = { id };
  await talk.ok(withdraws.audit, { params, body: withdrawMoves.audit }, one);
  const paid = await talk.ok(withdraws.pay, { params }, two);
  talk.same('who audited and who paid', [paid.auditUser, paid.payUser], [first, second]);
  const body = { ...withdrawMoves.finish, amount: paid.arriveAmount, transferNo: newTransferNo() };
  const done = await talk.ok(withdraws.finish, { params, body }, one);
  talk.same('the same when it arrived', [done.auditUser, done.payUser], [first, second]);
  expectLines(talk, 'the withdrawal', done, [first, second, first]);
  await expectRows(talk, memberId, [first]);
  const other = await talk.state(state, { status: withdrawStatus.toAudit });
  const no = { params: { id: other.id }, body: withdrawRefusal };
  const refused = await talk.ok(withdraws.audit, no, two);
  talk.same('who refused another one, and paid it', [refused.auditUser, refused.payUser], [second, '']);
  await expectRows(talk, other.memberId, [second]);
  const failed = await talk.state(state, { status: withdrawStatus.failed });
  const again = await talk.ok(withdraws.retry, { params: { id: failed.id } }, one);
  talk.same('who tried a third one again', again.payUser, first);
  const batch = await talk.state(state, { status: withdrawStatus.toAudit });
  await talk.ok(withdraws.batchAudit, { body: { ids: [batch.id] } }, one);
  const passed = await talk.ok(withdraws.get, { params: { id: batch.id } });
  talk.same('who passed one of a batch', passed.auditUser, first);
  await talk.ok(withdraws.batchPay, { body: { ids: [batch.id] } }, two);
  const paidOfBatch = await talk.ok(withdraws.get, { params: { id: batch.id } });
  talk.same('who passed and who paid it', [paidOfBatch.auditUser, paidOfBatch.payUser], [first, second]);
  expectLines(talk, 'one of a batch', paidOfBatch, [second, first]);
}

/** Labels that change nothing leave no line, and make no open form stale; others are named by the log, given in other words than taken. */
async function checkLabels(talk: Talk): Promise<void> {
  const { id } = await newMember(talk);
  const read = (): Promise<Json> => talk.ok(members.get, { params: { id } });
  const { minConsume: _consume, minOrders: _orders, withinDays: _days, ...form } = memberLabelExample;
  const labels: Json[] = [];
  for (const _ of [1, 2]) {
    const body = { ...form, name: unique('验'), kind: labelKind.manual };
    labels.push(await talk.ok(memberLabels.add, { body }));
  }
  const actions: string[] = [];
  for (const give of [1, 0] as const) {
    for (const [at, given] of [labels.slice(0, 1), labels].entries()) {
      const before = await read();
      const body = { ids: [id], labelIds: given.map((label) => label.id), give };
      await talk.ok(members.batchLabel, { body });
      const after = await read();
      talk.same('the lines before it', after.logs.slice(1), before.logs);
      const changed = labels[at];
      const [{ action, remark }] = after.logs;
      talk.holds(
        `the line names ${changed?.name}`,
        `${action}${remark}`.includes(changed?.name),
        after.logs[0],
      );
      actions.push(action);
      await talk.ok(members.batchLabel, { body });
      const again = await read();
      talk.same('the member after the same again', again, after);
    }
  }
  const [given, , taken] = actions;
  talk.holds('the log calls giving and taking by other words', given !== taken, given);
  for (const label of labels) await talk.ok(memberLabels.remove, { params: { id: label.id } });
}

export const whoDidWhatRules: Rule[] = [
  designRule(
    'incomeRecords',
    'record',
    'each step of an income and its plans names who made it',
    '0.6, 12.2 and 12.4',
    checkIncome,
  ),
  designRule(
    'memberAccounts',
    'record',
    'each change of an account and of points names who made it',
    '0.6, 13.1 and 13.5',
    checkAccount,
  ),
  designRule(
    'withdraws',
    'record',
    'each step of a withdrawal names who made it',
    '0.6 and 14',
    checkWithdraw,
  ),
  designRule(
    'members',
    'record',
    'the log names labels that were given and taken, and is silent where nothing changed',
    '0.6 and 7.1',
    checkLabels,
  ),
];
