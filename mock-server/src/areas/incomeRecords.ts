import type { incomeRecords as calls } from '#contracts/areas/incomeRecords.ts';
import { incomeType } from '#contracts/enums/finance.ts';
import { status } from '#contracts/envelope.ts';
import { type IncomeForm, incomeFault } from '#contracts/finance/incomeForms.ts';
import { plansOf } from '#contracts/finance/sendPlans.ts';
import { maskMobile } from '#contracts/forms/masks.ts';
import { say } from '#contracts/words.ts';
import { unsettleRecommend } from '../estate/recommendDeals.ts';
import { countIncomes, incomePage, sumIncomes } from '../finance/incomeList.ts';
import { type Income, writeIncome } from '../finance/incomeRows.ts';
import { openIncome, passIncome, rejectIncome, takeBackIncome, voidIncome } from '../finance/incomes.ts';
import { incomeRecord, incomeRows } from '../finance/incomeViews.ts';
import { isMobilePart } from '../members/memberSearch.ts';
import { holds, nameOf } from '../records/checks.ts';
import { type Context, callerOf, type Handlers } from '../records/context.ts';
import { fail, invalid, notFound } from '../records/fail.ts';
import { type Operator, operatorOf } from '../records/operators.ts';
import { eachOf } from '../records/outcome.ts';
import { revealAction } from '../records/reveal.ts';
import { todayOf } from '../store/today.ts';

/** Incomes (domain design, sections 12.1 to 12.3). The moves themselves stand in `finance/`. */

type Input<Call extends keyof Handlers<typeof calls>> = Parameters<Handlers<typeof calls>[Call]>[0];

const found = ({ store }: Context, id: string): Income => store.incomes.get(id) ?? notFound();

/** The handler of a move. A recommend follows what becomes of its commission. */
const moves =
  <Body>(move: (context: Context, income: Income, body: Body, by: Operator) => Income) =>
  ({ params, body }: { params: { id: string }; body: Body }, context: Context) => {
    const by = operatorOf(context);
    const income = move(context, found(context, params.id), body, by);
    unsettleRecommend(context, income, by);
    return incomeRecord(context, income);
  };

function add({ body }: { body: IncomeForm }, context: Context) {
  const { store, clock } = context;
  const { memberId, amount, estateId = '', certificates = [], remark } = body;
  const member = store.members.get(memberId) ?? invalid('memberId', say('memberNotFound'));
  if (estateId !== '' && !store.estates.get(estateId))
    invalid('estateId', say('choose', { label: 'incomeEstate' }));
  const fault = incomeFault(body, todayOf(clock));
  if (fault) fail(fault.isSum ? status.amountMismatch : status.invalid, fault.token, { field: fault.field });
  const { user } = callerOf(context);
  const income = openIncome(
    context,
    {
      ...{ memberId, memberName: member.name, memberMobile: member.mobile, type: incomeType.manual },
      ...{ sourceType: '', sourceId: '', sourceNo: '', estateId, ownerName: nameOf(store.estates, estateId) },
    },
    { purpose: 'other', amount, basis: '', ...sendingOf(body) },
    operatorOf(context),
    { remark, certificates, createUserId: user.id, createUser: user.name },
  );
  return incomeRecord(context, income);
}
const sendingOf = (form: IncomeForm) => ({
  sendMode: form.sendMode,
  everyMonths: form.sendMode === 20 ? (form.everyMonths ?? 1) : 0,
  parts: plansOf(form.amount, form),
});

function members({ query: { name = '', offset, limit } }: Input<'members'>, { store }: Context) {
  const isNumber = isMobilePart(name);
  const page = store.members.list({
    where: (one) => holds(one.name, name) || (isNumber && one.mobile.includes(name)),
    order: (one, other) => Number(one.id) - Number(other.id),
    offset,
    limit,
  });
  return {
    count: page.count,
    list: page.list.map(({ id, name: own, mobile, frozen }) => ({
      ...{ id, name: own, mobile: maskMobile(mobile), frozen },
    })),
  };
}

export const incomeRecords: Handlers<typeof calls> = {
  list({ query }, context) {
    const { count, list } = incomePage(context, query);
    return { count, list: list.map(incomeRows(context)) };
  },
  countByStatus: ({ query }, context) => countIncomes(context, query),
  sum: ({ query }, context) => sumIncomes(context, query),
  members,
  get: ({ params }, context) => incomeRecord(context, found(context, params.id)),
  reveal({ params }, context) {
    const income = found(context, params.id);
    writeIncome(context, income, {}, operatorOf(context), revealAction('memberMobile'));
    return { value: income.memberMobile };
  },
  add,
  audit: moves((context, income, { pass, reason = '' }: Input<'audit'>['body'], by) =>
    pass === 1 ? passIncome(context, income, by) : rejectIncome(context, income, reason, by),
  ),
  /** A row that is refused is left as it was. */
  batchAudit: ({ body: { ids } }, context) =>
    eachOf(ids, (id) => passIncome(context, found(context, id), operatorOf(context))),
  void: moves(voidIncome),
  takeBack: moves((context, income, { reason }: Input<'takeBack'>['body'], by) =>
    takeBackIncome(context, income, reason, by),
  ),
};
