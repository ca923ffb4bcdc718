import { incomeType, planCancelMode, sendPlanStatus } from '#contracts/enums/finance.ts';
import { operatorType } from '#contracts/logs.ts';
import { epochOf, wireDay } from '#contracts/wireTime.ts';
import { type Income, isPending, plansOf, type SendPlan } from '../finance/incomeRows.ts';
import { openIncome, passIncome, rejectIncome, voidIncome } from '../finance/incomes.ts';
import { cancelPlan, sendPlan } from '../finance/sendPlans.ts';
import type { Context } from '../records/context.ts';
import { bySystem, type Operator } from '../records/operators.ts';
import type { StoredMember } from '../store/memberRows.ts';
import { attempt } from './attempt.ts';
import { type IncomeLife, incomeLives } from './incomeLives.ts';
import { dayMs, type SeedTools } from './seedTools.ts';
import type { Timeline } from './timeline.ts';

/**
 * Incomes that other systems report (the yield of homes that the platform lets for their owners, rewards for bringing friends, rebates), and those that staff write
 * down. Those of recommends come from their deals.
 */

/** Users of the seed, in `users.ts`. */
const clerk = { id: '3', name: '钱思齐' };
const finance: Operator = { type: operatorType.staff, name: clerk.name };
const auditor: Operator = { type: operatorType.staff, name: '周明慧' };

export function planIncomes(tools: SeedTools, context: Context, timeline: Timeline): void {
  for (const life of incomeLives) new Life(tools, context, timeline, life).plan();
}

function memberOf({ store }: Context, wanted: IncomeLife['member']): Readonly<StoredMember> | undefined {
  const all = store.members.all();
  if (wanted === 'frozen') return all.find(({ frozen }) => frozen === 1);
  if (typeof wanted === 'string') return all.find(({ mobile }) => mobile.endsWith(wanted));
  const members = all.filter(({ frozen }) => frozen === 0);
  return members[wanted % members.length];
}

/** Puts the steps of a life on the timeline. What the rules refuse does not happen. */
class Life {
  readonly #now: number;
  readonly #context: Context;
  readonly #timeline: Timeline;
  readonly #life: IncomeLife;
  #id = '';

  constructor({ now }: SeedTools, context: Context, timeline: Timeline, life: IncomeLife) {
    this.#now = now;
    this.#context = context;
    this.#timeline = timeline;
    this.#life = life;
  }

  plan(): void {
    const { opened, audited = opened - 1, refused, voided, merged } = this.#life;
    this.#at(opened, '09:15', () => this.#open());
    if (refused)
      this.#at(refused.ago, '11:05', () =>
        rejectIncome(this.#context, this.#income(), refused.reason, auditor),
      );
    else if (audited !== 'never') this.#at(audited, '09:40', () => this.#pass());
    if (voided)
      this.#at(voided.ago, '16:20', () => voidIncome(this.#context, this.#income(), voided, auditor));
    if (merged !== undefined) this.#at(merged, '15:10', () => this.#merge());
  }

  #dayOf(daysAgo: number): string {
    return wireDay(this.#now - daysAgo * dayMs);
  }

  #at(daysAgo: number, time: string, work: () => unknown): void {
    this.#on(this.#dayOf(daysAgo), time, work);
  }

  #on(day: string, time: string, work: () => unknown): void {
    this.#timeline.add(epochOf(`${day} ${time}:00`), () => void attempt(this.#context, () => void work()));
  }

  #income(): Income {
    return this.#context.store.incomes.get(this.#id) as Income;
  }

  #open(): void {
    const { member: wanted, type, amount, basis, sending, opened } = this.#life;
    const member = memberOf(this.#context, wanted);
    if (!member) return;
    const { id: memberId, name: memberName, mobile: memberMobile } = member;
    const source = { sourceType: '' as const, sourceId: '', sourceNo: '', estateId: '', ownerName: '' };
    const isManual = type === incomeType.manual;
    const income = openIncome(
      this.#context,
      { memberId, memberName, memberMobile, type, ...source },
      {
        purpose: 'other',
        amount,
        basis: isManual ? '' : basis,
        ...sending(this.#dayOf(opened), this.#dayOf(0)),
      },
      isManual ? finance : bySystem,
      isManual ? { remark: basis, createUserId: clerk.id, createUser: clerk.name } : {},
    );
    this.#id = income.id;
  }

  /** Each part is sent on its day, or right after the audit. */
  #pass(): void {
    const { sentUntil = 0, retriedUntil } = this.#life;
    const passed = passIncome(this.#context, this.#income(), auditor);
    const [today, from] = [this.#dayOf(sentUntil), wireDay(this.#context.clock.now())];
    for (const plan of plansOf(this.#context.store, passed)) {
      if (plan.planDate > today) continue;
      const day = plan.planDate > from ? plan.planDate : from;
      this.#on(day, '10:30', () => this.#send(plan));
      if (retriedUntil === undefined || day > this.#dayOf(retriedUntil)) continue;
      this.#timeline.add(epochOf(`${day} 10:30:00`) + dayMs, () => this.#retry(plan));
    }
  }

  #send(plan: SendPlan): void {
    if (isPending(plan)) sendPlan(this.#context, plan, finance);
  }

  #retry(plan: SendPlan): void {
    if (plan.status === sendPlanStatus.failed) this.#send(plan);
  }

  #merge(): void {
    const waiting = plansOf(this.#context.store, this.#income()).filter(isPending);
    const [plan, last] = waiting.slice(-2);
    if (!plan || !last) return;
    const form = { mode: planCancelMode.replan, otherId: last.id, reason: '房源年底翻新，末两期合并结算' };
    cancelPlan(this.#context, plan, form, finance);
  }
}
