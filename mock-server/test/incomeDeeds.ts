import { incomeRecords } from '#contracts/areas/incomeRecords.ts';
import { sendPlans } from '#contracts/areas/sendPlans.ts';
import { addDays } from '#contracts/days.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import {
  incomeStatus,
  incomeType,
  planCancelMode,
  sendMode,
  sendPlanStatus,
} from '#contracts/enums/finance.ts';
import { accountOf } from '#mock/finance/accounts.ts';
import { todayOf } from '#mock/store/today.ts';
import type { Input, Running } from './running.ts';
import { one } from './tradeDeeds.ts';

/** What people do with incomes and send plans in random histories, allowed or not. */

const deeds = [
  ...['report', 'report', 'writeDown', 'writeDown', 'pass', 'pass', 'pass', 'refuse', 'voidIncome'],
  ...['takeBack', 'send', 'send', 'send', 'send', 'sendMany', 'sendMany', 'adjust', 'adjust'],
  ...['replan', 'writeOff', 'freeze', 'unfreeze', 'lock', 'unlock'],
] as const;
type Deed = (typeof deeds)[number];

interface Doing {
  mock: Running;
  /** As whoever does it; a refusal is no failure. */
  asStaff: (endpoint: AnyEndpoint, input: Input) => Promise<unknown>;
  asSystem: (path: string, body: object) => Promise<unknown>;
  /** Chooses records. */
  pick: number;
  /** Chooses amounts, and right or wrong states. */
  amount: number;
}

const { toAudit, toSend, sending, sent } = incomeStatus;
const { waiting, failed } = sendPlanStatus;
/** In which status a deed makes sense; four times of five such a record is chosen, else any. */
const sensible: Partial<Record<Deed, readonly number[]>> = {
  ...{
    pass: [toAudit],
    refuse: [toAudit],
    voidIncome: [toSend, sending],
    takeBack: [sent, incomeStatus.voided],
  },
  ...{ send: [waiting, failed], adjust: [waiting], replan: [waiting, failed], writeOff: [waiting, failed] },
};
function chosen<R extends { status: number }>(rows: readonly R[], deed: Deed, { pick, amount }: Doing) {
  const fitting = rows.filter(({ status }) => sensible[deed]?.includes(status));
  return one(amount % 5 > 0 && fitting.length > 0 ? fitting : rows.slice(-25), pick);
}

const reason = '随手一试';

/** Few members, so that what they have is taken back, spent and locked again and again. Two of them fail technically. */
const members = ({ mock }: Doing) => {
  const all = mock.mock.store.members.all();
  return [...all.slice(0, 12), ...all.filter(({ mobile }) => /4[45]$/.test(mobile))];
};

async function onIncome(deed: Deed, doing: Doing): Promise<unknown> {
  const income = chosen(doing.mock.mock.store.incomes.all(), deed, doing);
  const params = { id: income?.id ?? '' };
  const { asStaff, amount } = doing;
  if (deed === 'takeBack') return asStaff(incomeRecords.takeBack, { params, body: { reason } });
  if (deed === 'voidIncome')
    return asStaff(incomeRecords.void, { params, body: { reason, takeBack: amount % 2 } });
  return asStaff(incomeRecords.audit, { params, body: { pass: deed === 'pass' ? 1 : 0, reason } });
}

async function onPlan(deed: Deed, doing: Doing): Promise<unknown> {
  const { mock, asStaff, pick, amount } = doing;
  const { store, clock } = mock.mock;
  const plans = store.sendPlans.all();
  const plan = chosen(plans, deed, doing);
  if (!plan) return undefined;
  const params = { id: plan.id };
  const otherId = one(store.sendPlans.by('incomeId', plan.incomeId), pick)?.id ?? '';
  if (deed === 'send') return asStaff(sendPlans.send, { params });
  if (deed === 'sendMany') {
    const ids = new Set(Array.from({ length: 8 }, (_, at) => one(plans, pick + at * 7)?.id ?? ''));
    return asStaff(sendPlans.batchSend, { body: { ids: [...ids] } });
  }
  if (deed === 'adjust') {
    const planDate = addDays(todayOf(clock), (amount % 9) - 1);
    const wanted = amount % 3 ? plan.amount : 1 + (amount % (plan.amount * 2));
    return asStaff(sendPlans.adjust, { params, body: { planDate, amount: wanted, otherId } });
  }
  const mode = deed === 'replan' ? planCancelMode.replan : planCancelMode.writeOff;
  return asStaff(sendPlans.cancel, { params, body: { mode, otherId, reason } });
}

/** 人工补录 in each way of paying. */
function writtenDown(doing: Doing): object {
  const { mock, pick, amount } = doing;
  const today = todayOf(mock.mock.clock);
  const body = { memberId: one(members(doing), pick)?.id, amount: amount + 1, remark: reason };
  if (pick % 3 === 0) return { ...body, sendMode: sendMode.once, firstDate: addDays(today, amount % 3) };
  if (pick % 3 === 1)
    return { ...body, sendMode: sendMode.equal, periods: 2 + (pick % 5), everyMonths: 1, firstDate: today };
  const half = Math.floor(amount / 2);
  const plans = [
    { planDate: today, amount: half },
    { planDate: addDays(today, 1 + (pick % 4)), amount: amount + 1 - half },
  ];
  return { ...body, sendMode: sendMode.custom, plans };
}

async function doDeed(deed: Deed, doing: Doing): Promise<unknown> {
  const { mock, pick, amount } = doing;
  const { store } = mock.mock;
  const member = one(members(doing), pick);
  const setLocked = (locked: 0 | 1) => {
    const { id } = accountOf(store, member?.id ?? '');
    if (id) store.memberAccounts.update(id, { locked });
  };
  switch (deed) {
    case 'report': {
      const type = one([incomeType.hosting, incomeType.invitation, incomeType.rebate], amount);
      const terms = { amount: amount + 1, basis: reason, periods: 1 + (pick % 4) };
      return doing.asSystem('income', { memberMobile: member?.mobile, type, ...terms });
    }
    case 'writeDown':
      return doing.asStaff(incomeRecords.add, { body: writtenDown(doing) });
    case 'pass':
    case 'refuse':
    case 'voidIncome':
    case 'takeBack':
      return onIncome(deed, doing);
    case 'freeze':
    case 'unfreeze':
      return store.members.update(member?.id ?? '', { frozen: deed === 'freeze' ? 1 : 0 });
    case 'lock':
    case 'unlock':
      return setLocked(deed === 'lock' ? 1 : 0);
    default:
      return onPlan(deed, doing);
  }
}

export const incomeDeeds: { names: readonly Deed[]; act: (deed: Deed, doing: Doing) => Promise<unknown> } = {
  names: deeds,
  act: doDeed,
};
