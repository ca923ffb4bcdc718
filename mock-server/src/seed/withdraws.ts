import { type WithdrawWay, withdrawWay } from '#contracts/enums/finance.ts';
import { bankCheckDigit } from '#contracts/forms/identity.ts';
import { operatorType } from '#contracts/logs.ts';
import { epochOf, wireDay } from '#contracts/wireTime.ts';
import { answerPayouts } from '../finance/withdrawJobs.ts';
import {
  auditWithdraw,
  channelAnswers,
  finishWithdraw,
  giveBackWithdraw,
  payWithdraw,
  revokeWithdraw,
} from '../finance/withdrawMoves.ts';
import { memberWithdraws } from '../finance/withdrawRequests.ts';
import type { Withdraw } from '../finance/withdrawRules.ts';
import type { Context } from '../records/context.ts';
import { notFound } from '../records/fail.ts';
import type { Clerk } from '../records/operators.ts';
import { attempt } from './attempt.ts';
import { sheet, stored } from './drawings.ts';
import { documentAt } from './memberProfiles.ts';
import { dayMs, type SeedTools } from './seedTools.ts';
import type { Timeline } from './timeline.ts';

/**
 * Withdrawals in every state (domain design, section 20). They live by the moves that answer the calls, so accounts, their journal and logs agree. Nothing is
 * left to chance.
 */

type Step = 'pass' | 'refuse' | 'revoke' | 'pay' | 'fails' | 'finish' | 'retry' | 'giveBack';

interface Life {
  /** Among the members that are not frozen, as in `incomes.ts`, which gives them something to take out. */
  member: number;
  /** Cents. */
  amount: number;
  way: WithdrawWay;
  /** Days ago. */
  asked: number;
  /** What happens to it, each so many hours after it was asked for. */
  steps: [step: Step, hours: number][];
}

const { wechat, bank, alipay } = withdrawWay;
const paid: Life['steps'] = [
  ['pass', 3],
  ['pay', 22],
];
const byTransfer: Life['steps'] = [...paid, ['finish', 30]];
const lives: Life[] = [
  { member: 2, amount: 100_000, way: wechat, asked: 260, steps: paid },
  { member: 11, amount: 800_000, way: bank, asked: 210, steps: byTransfer },
  { member: 2, amount: 1_200_000, way: bank, asked: 200, steps: byTransfer },
  { member: 5, amount: 10_000, way: wechat, asked: 150, steps: paid },
  { member: 2, amount: 199_999, way: alipay, asked: 120, steps: [['refuse', 4]] },
  { member: 2, amount: 500_000, way: alipay, asked: 119, steps: paid },
  { member: 11, amount: 20_000, way: wechat, asked: 90, steps: [['revoke', 0.4]] },
  {
    ...{ member: 19, amount: 250_000, way: alipay, asked: 80 },
    steps: [...paid, ['fails', 22], ['giveBack', 27]],
  },
  { member: 11, amount: 300_000, way: alipay, asked: 60, steps: [...paid, ['fails', 22], ['retry', 25]] },
  { member: 14, amount: 50_000, way: wechat, asked: 30, steps: [...paid, ['fails', 22]] },
  { member: 14, amount: 30_000, way: alipay, asked: 6, steps: paid },
  { member: 2, amount: 600_000, way: bank, asked: 1.3, steps: [] },
  { member: 19, amount: 400_000, way: bank, asked: 0.9, steps: [...paid.slice(0, 1), ['pay', 5]] },
  { member: 11, amount: 120_000, way: wechat, asked: 0.8, steps: paid.slice(0, 1) },
  { member: 5, amount: 20_000, way: wechat, asked: 0.1, steps: [] },
];

/** Who audits and who pays are two, and neither is the one whom a demo signs in as. */
const auditor: Clerk = { type: operatorType.staff, id: '1', name: '林知远' };
const cashier: Clerk = { type: operatorType.staff, id: '3', name: '钱思齐' };
const hourMs = 3_600_000;
const secondMs = 1_000;

export function planWithdraws(tools: SeedTools, context: Context, timeline: Timeline): void {
  for (const [at, life] of lives.entries()) plan(tools, context, timeline, life, at);
}

/** Puts the steps of a life on the timeline; one that the rules refuse is left out with what follows it. */
function plan(tools: SeedTools, context: Context, timeline: Timeline, life: Life, at: number): void {
  const { store } = context;
  let id = '';
  // A step after one that was refused has no withdrawal, and is left out as well.
  const now = (): Withdraw => store.withdraws.get(id) ?? notFound();
  const asked = momentOf(tools, life.asked);
  const step = (moment: number, work: () => unknown) =>
    timeline.add(moment, () => void attempt(context, () => void work()));
  step(asked, () => {
    id = request(context, life).id;
  });
  for (const [name, hours] of life.steps) {
    // The channel answers some seconds after it was asked.
    const moment = asked + hours * hourMs + (name === 'fails' ? 2 * secondMs : 0);
    step(moment, () => deeds[name](context, now(), tools, at));
    if (name === 'pay' || name === 'retry') step(moment + 5 * secondMs, () => answerPayouts(context));
  }
}

const deeds: Record<Step, (context: Context, withdraw: Withdraw, tools: SeedTools, at: number) => unknown> = {
  pass: (context, withdraw) => auditWithdraw(context, withdraw, { pass: 1 }, auditor),
  refuse: (context, withdraw) =>
    auditWithdraw(context, withdraw, { pass: 0, reason: '支付宝账号未实名，请更换收款账户' }, auditor),
  revoke: (context, withdraw) => revokeWithdraw(context, withdraw),
  pay: (context, withdraw) => payWithdraw(context, withdraw, cashier),
  fails: (context, withdraw) => {
    const { channelNo } = withdraw;
    return channelAnswers(context, withdraw, { failReason: '收款账户状态异常', channelNo });
  },
  finish: (context, withdraw, { files }, at) => {
    const certificate = stored(files, `transfer-${at}.svg`, sheet('转账回单', withdraw.withdrawNo));
    const transferNo = `HZ${withdraw.withdrawNo.slice(2, 14)}`;
    const transfer = { amount: withdraw.amount, transferNo, certificates: [certificate] };
    return finishWithdraw(context, withdraw, transfer, cashier);
  },
  retry: (context, withdraw) => payWithdraw(context, withdraw, cashier, 'retry'),
  giveBack: (context, withdraw) => giveBackWithdraw(context, withdraw, cashier),
};

/** Who has so much to take out has shown who he is. */
function request(context: Context, { member: nth, amount, way }: Life): Withdraw {
  const { members } = context.store;
  const member = members.all().filter(({ frozen }) => frozen === 0)[nth] ?? notFound();
  if (member.credentialNo === '') members.note(member.id, documentAt(Number(member.id) - 1));
  const body = `990000${String(Number(member.id) * 7_919).padStart(9, '0')}`;
  const payee = {
    // A nickname, as many have one.
    [wechat]: { account: member.name.slice(-1).repeat(2) },
    [alipay]: { account: member.mobile },
    [bank]: { account: body + bankCheckDigit(body), bank: '华夏东方银行杭州分行' },
  }[way];
  return memberWithdraws(context, { mobile: member.mobile, amount, way, ...payee });
}

/** The morning of a day so many days ago; of a part of a day that moment itself. */
function momentOf({ now }: SeedTools, daysAgo: number): number {
  if (daysAgo < 2) return Math.round(now - daysAgo * dayMs);
  return epochOf(`${wireDay(now - daysAgo * dayMs)} 11:${String(daysAgo % 60).padStart(2, '0')}:00`);
}
