import * as z from 'zod/mini';
import { batchIds } from '../batch.ts';
import { addMonths } from '../days.ts';
import { planCancelMode, sendMode } from '../enums/finance.ts';
import { atMost } from '../forms/atMost.ts';
import { told } from '../forms/fieldInfo.ts';
import { version, wholeNumber } from '../forms/fields.ts';
import {
  chosenCode,
  chosenDate,
  chosenId,
  optionalDate,
  optionalId,
  switched,
  textBetween,
} from '../forms/formFields.ts';
import { mayBeEmpty, money } from '../forms/numberFields.ts';
import { pictures } from '../forms/pictureFields.ts';
import { hundredths } from '../hundredths.ts';
import { type Label, type Sentence, say } from '../words.ts';
import { plansOf } from './sendPlans.ts';
import '../words/incomes.ts';
import '../words/orders.ts';

/** What staff type for incomes and send plans (domain design, section 12). Amounts in cents. */

export const incomeLimits = {
  amount: 100_000_000,
  pictures: 6,
  reason: 200,
  periods: 36,
  months: 12,
  /** Plans that are sent at once. */
  batch: 200,
  /** Incomes that pass at once. */
  auditBatch: 100,
};

const reason = (label: Label) => textBetween(label, 2, incomeLimits.reason);

/** 人工补录. What a mode does not need is not looked at. */
const incomeFields = z.object({
  memberId: chosenId('member'),
  amount: money('incomeAmount', 1, incomeLimits.amount),
  estateId: optionalId('incomeEstate'),
  certificates: told(z.optional(pictures('incomeCertificates', 0, incomeLimits.pictures)), {
    label: 'incomeCertificates',
    max: incomeLimits.pictures,
  }),
  remark: reason('incomeRemark'),
  sendMode: told(chosenCode('sendMode', { sendMode }), { blank: sendMode.once }),
  periods: told(mayBeEmpty(wholeNumber('sendPeriods', 2, incomeLimits.periods)), { unit: 'periods' }),
  everyMonths: told(mayBeEmpty(wholeNumber('everyMonths', 1, incomeLimits.months)), {
    unit: 'months',
    blank: 1,
  }),
  firstDate: optionalDate('firstPlanDate'),
  plans: told(
    z.optional(
      z
        .array(
          z.object({
            planDate: chosenDate('planDate'),
            amount: money('planAmount', 1, incomeLimits.amount),
          }),
        )
        .check(atMost(incomeLimits.periods, say('tooMany', { label: 'planRows', n: incomeLimits.periods }))),
    ),
    { label: 'planRows', max: incomeLimits.periods },
  ),
});
export type IncomeForm = z.infer<typeof incomeFields>;

const isEqual = ({ sendMode: mode }: IncomeForm) => mode === sendMode.equal;
const isCustom = ({ sendMode: mode }: IncomeForm) => mode === sendMode.custom;
const rule = (holds: (form: IncomeForm) => boolean, error: string, field: keyof IncomeForm) =>
  z.refine<IncomeForm>(holds, { error, path: [field] });
const missing = (label: Label, sentence: Sentence = 'required') => say(sentence, { label });
const isRising = ({ plans = [] }: IncomeForm) =>
  plans.every(({ planDate }, at) => at === 0 || (plans[at - 1]?.planDate ?? '') < planDate);

export const incomeForm = incomeFields.check(
  rule((form) => !isEqual(form) || form.periods !== undefined, missing('sendPeriods'), 'periods'),
  rule((form) => !isEqual(form) || form.everyMonths !== undefined, missing('everyMonths'), 'everyMonths'),
  rule((form) => isCustom(form) || Boolean(form.firstDate), missing('firstPlanDate', 'choose'), 'firstDate'),
  rule((form) => !isEqual(form) || form.amount >= (form.periods ?? 0), say('partTooSmall'), 'periods'),
  rule((form) => !isCustom(form) || (form.plans ?? []).length > 0, missing('planRows'), 'plans'),
  rule((form) => !isCustom(form) || isRising(form), say('plansNotRising'), 'plans'),
);

/** No part is paid later than the longest terms that begin today reach. */
export const lastPlanDay = (today: string): string =>
  addMonths(today, incomeLimits.periods * incomeLimits.months);

/** What else has to hold on a day, as a token; undefined when all is right. The sum of custom parts has a status of its own on the wire (-1010). */
export function incomeFault(
  form: IncomeForm,
  today: string,
): { field: 'firstDate' | 'plans'; token: string; isSum: boolean } | undefined {
  const parts = plansOf(form.amount, form);
  const field = isCustom(form) ? 'plans' : 'firstDate';
  if ((parts[0]?.planDate ?? '') < today) return { field, token: say('firstPlanPast'), isSum: false };
  const day = lastPlanDay(today);
  if (parts.some(({ planDate }) => planDate > day))
    return { field, token: say('planDateFar', { day }), isSum: false };
  const difference = parts.reduce((sum, part) => sum + part.amount, 0) - form.amount;
  if (difference === 0) return undefined;
  return { field, token: say('plansDiffer', { d: hundredths(Math.abs(difference)) }), isSum: true };
}

/** The form with the rules of a day, for the console. */
export const incomeFormOn = (today: string) =>
  incomeForm.check((context) => {
    const fault = incomeFault(context.value, today);
    if (fault)
      context.issues.push({
        code: 'custom',
        input: context.value,
        path: [fault.field],
        message: fault.token,
      });
  });

/**
 * 作废. With `takeBack` what was sent is taken out of the member's account; otherwise it stays. With the amount that had been sent when it was confirmed
 * (cents), an income of which more was sent meanwhile is not made void.
 */
export const incomeVoidForm = z.object({
  reason: reason('voidReason'),
  takeBack: switched('takeBack'),
  sentAmount: mayBeEmpty(money('sentAmount')),
});
export type IncomeVoidForm = z.infer<typeof incomeVoidForm>;

/** 作废 of an income as it is shown, for the console: what is not in the account any more cannot be taken back. */
export const incomeVoidFormOf = ({ sentAmount, balance }: { sentAmount: number; balance: number }) =>
  incomeVoidForm.check(
    z.refine(({ takeBack }) => takeBack !== 1 || sentAmount <= balance, {
      error: say('takeBackMissing', { d: hundredths(sentAmount - balance) }),
      path: ['takeBack'],
    }),
  );

/** 批量审核通过 of incomes. */
export const incomeBatchForm = z.object({ ids: batchIds('incomesChosen', incomeLimits.auditBatch) });

/** 追回 of what was sent, afterwards. */
export const incomeTakeBackForm = z.object({ reason: reason('takeBackReason') });

/** 调整 of a plan that waits. Another amount needs another pending plan of the income, which takes the difference. */
export const planAdjustForm = z.object({
  planDate: chosenDate('planDate'),
  amount: money('planAmount', 1),
  otherId: optionalId('otherPlan'),
  version: z.optional(version),
});
export type PlanAdjustForm = z.infer<typeof planAdjustForm>;

interface PlanDay {
  period: number;
  planDate: string;
}

/** The nearest plans of the income before and behind one, of those whose money can still go out. The day of what was sent says nothing any more. */
export function planNeighbours<Plan extends PlanDay>(
  { period }: Pick<PlanDay, 'period'>,
  pending: readonly Plan[],
): { before: Plan | undefined; behind: Plan | undefined } {
  const rising = [...pending].sort((one, other) => one.period - other.period);
  return {
    before: rising.filter((one) => one.period < period).at(-1),
    behind: rising.find((one) => one.period > period),
  };
}

/** Whether another day keeps the plan between its neighbours; a plan that keeps its day may stay where it is. */
export function risesAt(planDate: string, plan: PlanDay, pending: readonly PlanDay[]): boolean {
  const { before, behind } = planNeighbours(plan, pending);
  if (planDate === plan.planDate) return true;
  return !(before && planDate <= before.planDate) && !(behind && planDate >= behind.planDate);
}

/** 调整 of a plan beside the pending plans of its income, for the console. */
export const planAdjustFormOf = (plan: PlanDay, pending: readonly PlanDay[]) =>
  planAdjustForm.check(
    z.refine(({ planDate }) => risesAt(planDate, plan, pending), {
      error: say('plansNotRising'),
      path: ['planDate'],
    }),
  );

/** 发放 of a plan. With the amount that was confirmed (cents), a plan that somebody gave another amount meanwhile is not sent. */
export const planSendForm = z.object({ amount: mayBeEmpty(money('planAmount', 1)) });
export type PlanSendForm = z.infer<typeof planSendForm>;

/** 批量发放: the plans, and in their order the amounts that were confirmed (cents). */
export const planBatchSendForm = z
  .object({
    ids: batchIds('sendPlansChosen', incomeLimits.batch),
    amounts: z.optional(
      z
        .array(money('planAmount', 1))
        .check(
          atMost(incomeLimits.batch, say('tooMany', { label: 'sendPlansChosen', n: incomeLimits.batch })),
        ),
    ),
  })
  .check(
    z.refine(({ ids, amounts }) => !amounts || amounts.length === ids.length, {
      error: say('required', { label: 'planAmount' }),
      path: ['amounts'],
    }),
  );

/** 取消 of a plan: another pending plan takes its amount, or it is written off. */
export const planCancelForm = z
  .object({
    mode: told(chosenCode('cancelMode', { planCancelMode }), { blank: planCancelMode.replan }),
    otherId: optionalId('otherPlan'),
    reason: reason('planCancelReason'),
    /** Of the plan as it was shown: -1007 where its amount or day is another one by now. */
    version: z.optional(version),
  })
  .check(
    z.refine(({ mode, otherId }) => mode === planCancelMode.writeOff || Boolean(otherId), {
      error: say('choose', { label: 'otherPlan' }),
      path: ['otherId'],
    }),
  );
export type PlanCancelForm = z.infer<typeof planCancelForm>;
