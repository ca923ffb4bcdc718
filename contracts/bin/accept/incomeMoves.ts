import { incomeRecords } from '../../src/areas/incomeRecords.ts';
import { memberAccounts } from '../../src/areas/memberAccounts.ts';
import { members } from '../../src/areas/members.ts';
import { sendPlans } from '../../src/areas/sendPlans.ts';
import { addDays } from '../../src/days.ts';
import { incomeStatus, planCancelMode, sendPlanStatus } from '../../src/enums/finance.ts';
import { status } from '../../src/envelope.ts';
import { incomeMoves as forms, incomeExample } from '../../src/examples/incomes.ts';
import { type Machine, machineRules, type Situation } from './moveRules.ts';
import type { Person, PersonName } from './people.ts';
import type { Rule } from './rule.ts';
import { type Member, newMember } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** Incomes and send plans: which move is possible when. Each income is of a member of its own. */

export const part = 100_000;

/** Today of the backend. */
export const todayOf = async (talk: Talk): Promise<string> => (await talk.state('a grade is offered')).today;

/** An income that somebody wrote down, in three parts; the first one is due today, or all of them are. */
export async function newIncome(
  talk: Talk,
  more: Record<string, unknown> = {},
  by: PersonName | Person = 'finance',
) {
  const today = await todayOf(talk);
  const member = (more.member as Member | undefined) ?? (await newMember(talk));
  const {
    periods: _periods,
    firstDate: _first,
    everyMonths: _months,
    estateId: _estate,
    ...form
  } = incomeExample;
  const plans = [0, 1, 2].map((at) => ({ planDate: addDays(today, at), amount: part }));
  const { member: _member, ...over } = more;
  const body = {
    ...form,
    memberId: member.id,
    amount: 3 * part,
    sendMode: 30,
    plans,
    firstDate: today,
    ...over,
  };
  const income = await talk.ok(incomeRecords.add, { body }, by);
  return { today, member, income, id: income.id as string };
}

export async function passed(talk: Talk, more: Record<string, unknown> = {}) {
  const made = await newIncome(talk, more);
  const income = await talk.ok(incomeRecords.audit, { params: { id: made.id }, body: forms.audit });
  return { ...made, income, plans: income.plans as Json[] };
}
export const send = (talk: Talk, plan: Json) => talk.ok(sendPlans.send, { params: { id: plan.id } });

/** The day of a plan becomes today. */
export async function due(talk: Talk, plan: Json, today: string) {
  const { amount, version } = await talk.ok(sendPlans.get, { params: { id: plan.id } });
  return talk.ok(sendPlans.adjust, { params: { id: plan.id }, body: { planDate: today, amount, version } });
}

const { toAudit, toSend, sending, sent, rejected, voided } = incomeStatus;

async function begun(talk: Talk, count: number) {
  const { plans, today, ...made } = await passed(talk);
  for (const plan of plans.slice(0, count)) {
    if (plan.planDate > today) await due(talk, plan, today);
    await send(talk, plan);
  }
  return { ...made, plans };
}

/** What its provider state would answer; the members of those states are shared, so that other rules would change their accounts. */
const incomeMachine: Machine = {
  get: incomeRecords.get,
  noun: 'income',
  where: 'domain design, section 12.2',
  moves: {
    audit: { call: incomeRecords.audit, body: () => forms.audit },
    'audit (refused)': { call: incomeRecords.audit, body: () => ({ pass: 0, reason: '收入依据不足' }) },
    void: { call: incomeRecords.void, body: () => ({ ...forms.void, takeBack: 0 }) },
    takeBack: { call: incomeRecords.takeBack, body: () => forms.takeBack },
  },
  situations: (
    [
      ['that waits for its audit', toAudit, newIncome, { audit: toSend, 'audit (refused)': rejected }],
      ['that passed', toSend, passed, { void: voided }],
      ['that is being sent', sending, (talk) => begun(talk, 1), { void: voided }],
      ['that was sent', sent, (talk) => begun(talk, 3), { takeBack: voided }],
      [
        'that was rejected',
        rejected,
        async (talk) => {
          const { id } = await newIncome(talk);
          await talk.ok(incomeRecords.audit, { params: { id }, body: { pass: 0, reason: '收入依据不足' } });
          return { id };
        },
        {},
      ],
      [
        'of which nothing was sent and that is void',
        voided,
        async (talk) => {
          const { id } = await passed(talk);
          await talk.ok(incomeRecords.void, { params: { id }, body: { ...forms.void, takeBack: 0 } });
          return { id };
        },
        {},
      ],
      [
        'of which a part was sent and that is void',
        voided,
        async (talk) => {
          const { id } = await begun(talk, 1);
          await talk.ok(incomeRecords.void, { params: { id }, body: { ...forms.void, takeBack: 0 } });
          return { id };
        },
        { takeBack: voided },
      ],
    ] as [string, number, (talk: Talk) => Promise<Json>, Record<string, number>][]
  ).map(([name, code, state, accepts]) => ({
    ...{ name, state, accepts, params: { status: code } },
    ...{ alsoActions: ['reveal'] },
  })),
};

const { waiting, failed, cancelled } = sendPlanStatus;
/** The plan of an income, with the income's other plans. */
const planOf = async (talk: Talk, at: number) => {
  const today = await todayOf(talk);
  // The next part leaves room for another day.
  const days = [0, at === 1 ? 1 : 60, 90].map((from) => ({ planDate: addDays(today, from), amount: part }));
  const { plans, member } = await passed(talk, { plans: days });
  return { id: plans[at]?.id, otherId: plans[2]?.id, member, today };
};
const frozen = async (talk: Talk) => {
  const plan = await planOf(talk, 0);
  await talk.ok(members.freeze, { params: { id: plan.member.id }, body: { reason: '核实身份' } });
  return plan;
};
const locked = async (talk: Talk) => {
  const plan = await planOf(talk, 0);
  await talk.ok(memberAccounts.lock, { params: { id: plan.member.id }, body: { reason: '核实身份' } });
  return plan;
};

const planSituation = (
  name: string,
  code: number,
  state: Situation['state'],
  accepts: Record<string, number>,
  more: Partial<Situation> = {},
): Situation => ({
  ...{ name, state, accepts, params: { status: code }, ...more },
  alsoActions: ['reveal', ...(more.alsoActions ?? [])],
});
const planMachine: Machine = {
  get: sendPlans.get,
  noun: 'send plan',
  where: 'domain design, section 12.4',
  // Of a member whom several states share.
  volatile: ['account'],
  moves: {
    send: { call: sendPlans.send },
    adjust: {
      call: sendPlans.adjust,
      body: (_, { planDate, amount, version }) => ({ planDate: addDays(planDate, 40), amount, version }),
    },
    cancel: {
      call: sendPlans.cancel,
      body: () => ({ mode: planCancelMode.writeOff, otherId: '', reason: '会员放弃本期' }),
    },
  },
  situations: [
    planSituation('that is due', waiting, (talk) => planOf(talk, 0), {
      ...{ send: sendPlanStatus.sent, adjust: waiting, cancel: cancelled },
    }),
    planSituation(
      'for tomorrow',
      waiting,
      (talk) => planOf(talk, 1),
      { adjust: waiting, cancel: cancelled },
      { refuses: { send: status.precondition } },
    ),
    planSituation(
      'of a frozen member',
      waiting,
      frozen,
      { adjust: waiting, cancel: cancelled },
      { refuses: { send: status.precondition }, alsoActions: ['send'] },
    ),
    planSituation(
      'of a locked account',
      waiting,
      locked,
      { adjust: waiting, cancel: cancelled },
      { refuses: { send: status.precondition }, alsoActions: ['send'] },
    ),
    planSituation('that failed', failed, 'a send plan is in a status', {
      ...{ send: sendPlanStatus.sent, cancel: cancelled },
    }),
    planSituation(
      'that was sent',
      sendPlanStatus.sent,
      async (talk) => {
        const plan = await planOf(talk, 0);
        await send(talk, plan);
        return plan;
      },
      {},
    ),
    planSituation(
      'that was cancelled',
      cancelled,
      async (talk) => {
        const plan = await planOf(talk, 0);
        const body = { mode: planCancelMode.writeOff, otherId: '', reason: '会员放弃本期' };
        await talk.ok(sendPlans.cancel, { params: { id: plan.id }, body });
        return plan;
      },
      {},
    ),
  ],
};

export const incomeMoveRules = (): Rule[] => [...machineRules(incomeMachine), ...machineRules(planMachine)];
