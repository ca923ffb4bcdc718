import { incomeRecords } from '../../src/areas/incomeRecords.ts';
import { memberAccounts } from '../../src/areas/memberAccounts.ts';
import { members } from '../../src/areas/members.ts';
import { sendPlans } from '../../src/areas/sendPlans.ts';
import { addDays } from '../../src/days.ts';
import { incomeStatus, planCancelMode, withdrawStatus } from '../../src/enums/finance.ts';
import { status } from '../../src/envelope.ts';
import { incomeMoves as forms } from '../../src/examples/incomes.ts';
import { expectHindrances } from './hindrances.ts';
import { due, part, passed, send } from './incomeMoves.ts';
import { accountOf, expectIncome } from './incomeScenes.ts';
import { designRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';

/** What plans and incomes show of one another and of the account, before and after each move, and the lines that moves leave. */

const planOf = (talk: Talk, { id }: Json): Promise<Json> => talk.ok(sendPlans.get, { params: { id } });
const incomeOf = (talk: Talk, id: string): Promise<Json> => talk.ok(incomeRecords.get, { params: { id } });
const off = { mode: planCancelMode.writeOff, otherId: '', reason: '会员放弃本期' };

/** The income on the page of a plan is the income. */
async function expectSame(talk: Talk, plan: Json, incomeId: string): Promise<void> {
  const { income } = await planOf(talk, plan);
  const shown = await incomeOf(talk, incomeId);
  const names = ['status', 'ownerName', 'amount', 'sentAmount', 'cancelAmount', 'pendingAmount'];
  talk.same(
    'the income on the page of a plan',
    names.map((name) => income[name]),
    names.map((name) => shown[name]),
  );
  const { status: state, sendTime, planDate, amount, journal } = await planOf(talk, plan);
  const own = shown.plans.find(({ id }: Json) => id === plan.id);
  talk.same(
    'the plan in the income',
    [own.status, own.sendTime, own.planDate, own.amount, own.journalNo],
    [state, sendTime, planDate, amount, journal?.journalNo ?? ''],
  );
}

/** The account on the page of a plan: as it is while the plan waits, as it was when the plan was sent, whatever happens later. */
async function checkAccount(talk: Talk): Promise<void> {
  const { memberId } = await talk.state('a withdrawal is in a status', { status: withdrawStatus.toAudit });
  const member = { id: memberId, mobile: '' };
  const { id, plans, today } = await passed(talk, { member });
  const [first, second, third] = plans as [Json, Json, Json];
  const { frozen, balance } = await accountOf(talk, member);
  talk.holds('something of the account is frozen', frozen > 0, frozen);
  const expectAccount = async (what: string, plan: Json, before: number, locked = 0) => {
    const { account, journal } = await planOf(talk, plan);
    const wanted = { before, after: before + part, frozen, locked };
    talk.same(`the account on the page of a plan ${what}`, account, wanted);
    if (journal) talk.same('the row of the journal', journal.balanceAfter, before + part);
    talk.same('the balance beside the income', (await incomeOf(talk, id)).balance, await left());
  };
  const left = async () => (await accountOf(talk, member)).balance;
  await expectAccount('that waits', first, balance);
  await send(talk, first);
  await expectAccount('that was sent', first, balance);
  const { version } = await accountOf(talk, member);
  const more = { direction: 10, amount: 777, reason: '入住当晚空调故障补偿', version };
  await talk.ok(memberAccounts.adjust, { params: { id: memberId }, body: more });
  await due(talk, second, today);
  await expectAccount('that waits, after a change', second, balance + part + 777);
  await send(talk, second);
  await expectAccount('that was sent, after another one', first, balance);
  await expectAccount('that was sent after a change', second, balance + part + 777);
  const body = { reason: '核实身份' };
  await talk.ok(memberAccounts.lock, { params: { id: memberId }, body });
  await expectAccount('of a locked account', third, balance + 2 * part + 777, 1);
}

/** What stands against a plan because of its member or his account, in the list and on the page, as it comes and goes. */
async function checkHindrances(talk: Talk): Promise<void> {
  const plan = await talk.state('the account of a send plan is locked');
  const { planNo, memberId } = await planOf(talk, plan);
  await expectHindrances(talk, memberId, async () => {
    const { list } = await talk.ok(sendPlans.list, { query: { planNo } });
    return { page: await planOf(talk, plan), list: list[0] };
  });
}

/** Money that was sent is taken back also from a locked account and of a frozen member: only the balance counts. */
async function checkTakenBack(talk: Talk): Promise<void> {
  const body = { reason: '核实身份' };
  for (const move of ['takeBack', 'void'] as const) {
    const isWhole = move === 'takeBack';
    const { id, plans, member } = await passed(talk, isWhole ? { sendMode: 10, plans: undefined } : {});
    await send(talk, plans[0] as Json);
    const params = { id: member.id };
    await talk.ok(memberAccounts.lock, { params, body });
    await talk.ok(members.freeze, { params, body });
    const form = isWhole ? forms.takeBack : { ...forms.void, takeBack: 1 };
    await talk.ok(incomeRecords[move], { params: { id }, body: form });
    const { balance, locked, totalIncome } = await accountOf(talk, member);
    const sent = isWhole ? 3 * part : part;
    talk.same('balance, lock and incomes in all', [balance, locked, totalIncome], [0, 1, sent]);
    await expectIncome(talk, id, { status: incomeStatus.voided, takenBackAmount: sent });
  }
}

/** Whoever changes a plan together with another one leaves a line in both, and an open form of either is stale. */
async function checkTraces(talk: Talk): Promise<void> {
  const { id, plans, today } = await passed(talk);
  const [first, second, third] = plans as [Json, Json, Json];
  const wrote = async (what: string, change: () => Promise<unknown>, wrotes: readonly Json[]) => {
    const before = await Promise.all(plans.map((plan) => planOf(talk, plan)));
    await change();
    for (const [at, plan] of plans.entries()) {
      const { logs, version } = await planOf(talk, plan);
      const isOne = wrotes.includes(plan);
      const { logs: old, version: older } = before[at];
      talk.same(`lines of part ${at + 1} after ${what}`, logs.slice(isOne ? 1 : 0), old);
      talk.same(`an open form of part ${at + 1} is stale after ${what}`, version > older, isOne);
    }
    for (const plan of plans) await expectSame(talk, plan, id);
  };
  const form = async (plan: Json, over: object) => {
    const { planDate, amount, version } = await planOf(talk, plan);
    return { params: { id: plan.id }, body: { planDate, amount, version, ...over } };
  };
  const late = await form(third, { planDate: today });
  const more = await form(second, { amount: part + 40, otherId: third.id });
  await wrote('a difference', () => talk.ok(sendPlans.adjust, more), [second, third]);
  await talk.refused(sendPlans.adjust, status.stale, late);
  const day = await form(third, { planDate: addDays(today, 5) });
  await wrote('another day', () => talk.ok(sendPlans.adjust, day), [third]);
  const params = { id: second.id };
  const into = { mode: planCancelMode.replan, otherId: third.id, reason: '末两期合并结算' };
  await wrote('one took over another', () => talk.ok(sendPlans.cancel, { params, body: into }), [
    ...[second, third],
  ]);
  await wrote('one was sent', () => send(talk, first), [first]);
  const body = { ...forms.void, takeBack: 0 };
  await wrote('the income was made void', () => talk.ok(incomeRecords.void, { params: { id }, body }), [
    third,
  ]);
  const { reason } = forms.void;
  const reasons = await Promise.all(plans.map((plan) => planOf(talk, plan)));
  talk.same(
    'why parts were cancelled',
    reasons.map(({ cancelReason }) => cancelReason),
    ['', into.reason, reason],
  );
}

/** The log of an income says when its first and its last part went out. */
async function checkIncomeLog(talk: Talk): Promise<void> {
  const { id, plans, today } = await passed(talk);
  const steps = async () => {
    const { logs } = await incomeOf(talk, id);
    return logs
      .filter(({ fromStatus, toStatus }: Json) => fromStatus !== toStatus)
      .map(({ toStatus }: Json) => toStatus);
  };
  const { toAudit, toSend, sending, sent } = incomeStatus;
  const wanted: number[] = [toSend, toAudit];
  talk.same('steps of the income after its audit', await steps(), wanted);
  for (const [at, plan] of plans.entries()) {
    if (at > 0) await due(talk, plan, today);
    if (at === 1) await talk.ok(sendPlans.cancel, { params: { id: plan.id }, body: off });
    else await send(talk, plan);
    if (at === 0) wanted.unshift(sending);
    if (at === 2) wanted.unshift(sent);
    talk.same(`steps of the income after part ${at + 1}`, await steps(), wanted);
  }
}

const rule = (area: string, kind: Rule['kind'], says: string, section: string, check: Rule['check']) =>
  designRule(area, kind, says, section, check);

export const planPageRules: Rule[] = [
  rule(
    'sendPlans',
    'record',
    'the page of a plan has the account as it is while the plan waits, and as it was when it was sent',
    '12.5',
    checkAccount,
  ),
  rule(
    'sendPlans',
    'record',
    'list and page tell when the member is frozen and when his account is locked',
    '12.4',
    checkHindrances,
  ),
  rule(
    'incomeRecords',
    'money',
    'what was sent is taken back also from a locked account and of a frozen member',
    '12.2',
    checkTakenBack,
  ),
  rule(
    'sendPlans',
    'record',
    'each plan that a move changes has its line, a new version and its reason, and the others have not',
    '0.6 and 12.4',
    checkTraces,
  ),
  rule(
    'incomeRecords',
    'record',
    'the log of an income has each of its steps, those that its plans bring, too',
    '0.6 and 12.2',
    checkIncomeLog,
  ),
];
