import { addDays } from '#contracts/days.ts';
import {
  incomeStatus,
  incomeType,
  planCancelMode,
  sendMode,
  sendPlanStatus,
} from '#contracts/enums/finance.ts';
import { accountOf } from '#mock/finance/accounts.ts';
import { type Choice, chosen as choose, type Deeds, one, type World } from './history.ts';

/** What people do with incomes and send plans in random histories, allowed or not. */

const deeds = [
  ...['report', 'report', 'writeDown', 'writeDown', 'pass', 'pass', 'passMany', 'refuse', 'voidIncome'],
  ...['takeBack', 'send', 'send', 'send', 'send', 'sendMany', 'sendMany', 'adjust', 'adjust'],
  ...['replan', 'writeOff', 'freeze', 'unfreeze', 'lock', 'unlock'],
  ...['aDayPasses', 'aMonthPasses'],
] as const;
type Deed = (typeof deeds)[number];

interface Doing extends Choice, World {}

const { toAudit, toSend, sending, sent } = incomeStatus;
const { waiting, failed } = sendPlanStatus;
/** In which statuses of incomes and plans a deed makes sense. */
const sensible: Partial<Record<Deed, readonly number[]>> = {
  ...{
    pass: [toAudit],
    refuse: [toAudit],
    voidIncome: [toSend, sending],
    takeBack: [sent, incomeStatus.voided],
  },
  ...{ send: [waiting, failed], adjust: [waiting], replan: [waiting, failed], writeOff: [waiting, failed] },
};
const chosen = <R extends { status: number }>(rows: readonly R[], deed: Deed, doing: Doing) =>
  choose(rows, sensible[deed], doing);

const reason = '随手一试';

/** Few members, so that what they have is taken back, spent and locked again and again. Two of them fail technically. */
const members = ({ store }: Doing) => {
  const all = store().members.all();
  return [...all.slice(0, 12), ...all.filter(({ mobile }) => /4[45]$/.test(mobile))];
};

async function onIncome(deed: Deed, doing: Doing): Promise<unknown> {
  const { asStaff, actor, pick, amount, store } = doing;
  const { id } = chosen(store().incomes.all(), deed, doing) ?? {};
  const on = (key: string, body: object) => id && asStaff(actor, 'incomeRecords', key, { id, body });
  if (deed === 'passMany') {
    const incomes = store().incomes.all();
    const ids = new Set([0, 1, 2].map((at) => one(incomes, pick + at * 7)?.id ?? ''));
    return asStaff(actor, 'incomeRecords', 'batchAudit', { body: { ids: [...ids] } });
  }
  if (deed === 'takeBack') return on('takeBack', { reason });
  if (deed === 'voidIncome') return on('void', { reason, takeBack: amount % 2 });
  return on('audit', { pass: deed === 'pass' ? 1 : 0, reason });
}

async function onPlan(deed: Deed, doing: Doing): Promise<unknown> {
  const { asStaff, actor, pick, amount, store, today } = doing;
  const plans = store().sendPlans.all();
  const plan = chosen(plans, deed, doing);
  if (!plan) return undefined;
  const on = (key: string, body?: object) => asStaff(actor, 'sendPlans', key, { id: plan.id, body });
  const otherId = one(store().sendPlans.by('incomeId', plan.incomeId), pick)?.id ?? '';
  if (deed === 'send') return on('send');
  if (deed === 'sendMany') {
    const ids = new Set(Array.from({ length: 8 }, (_, at) => one(plans, pick + at * 7)?.id ?? ''));
    return asStaff(actor, 'sendPlans', 'batchSend', { body: { ids: [...ids] } });
  }
  if (deed === 'adjust') {
    const planDate = addDays(today(), (amount % 9) - 1);
    const wanted = amount % 3 ? plan.amount : 1 + (amount % (plan.amount * 2));
    return on('adjust', { planDate, amount: wanted, otherId });
  }
  const mode = deed === 'replan' ? planCancelMode.replan : planCancelMode.writeOff;
  return on('cancel', { mode, otherId, reason });
}

/** 人工补录 in each way of paying. */
function writtenDown(doing: Doing): object {
  const { pick, amount } = doing;
  const today = doing.today();
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

async function act(deed: Deed, choice: Choice, world: World): Promise<unknown> {
  const doing = { ...choice, ...world };
  const { pick, amount, store } = doing;
  const member = one(members(doing), pick);
  const setLocked = (locked: 0 | 1) => {
    const { id } = accountOf(store(), member?.id ?? '');
    if (id) store().memberAccounts.update(id, { locked });
  };
  switch (deed) {
    case 'report': {
      const type = one([incomeType.hosting, incomeType.invitation, incomeType.rebate], amount);
      const terms = { amount: amount + 1, basis: reason, periods: 1 + (pick % 4) };
      return world.asMember('income', { memberMobile: member?.mobile, type, ...terms });
    }
    case 'writeDown':
      return world.asStaff(choice.actor, 'incomeRecords', 'add', { body: writtenDown(doing) });
    case 'pass':
    case 'passMany':
    case 'refuse':
    case 'voidIncome':
    case 'takeBack':
      return onIncome(deed, doing);
    case 'freeze':
    case 'unfreeze':
      return store().members.update(member?.id ?? '', { frozen: deed === 'freeze' ? 1 : 0 });
    case 'lock':
    case 'unlock':
      return setLocked(deed === 'lock' ? 1 : 0);
    case 'aDayPasses':
      return world.passes(86_400_000);
    case 'aMonthPasses':
      return world.passes(30 * 86_400_000);
    default:
      return onPlan(deed, doing);
  }
}

export const incomeDeeds: Deeds = {
  names: deeds,
  actors: ['finance', 'finance', 'platformAdmin', 'platformAdmin', 'support'],
  act,
};
