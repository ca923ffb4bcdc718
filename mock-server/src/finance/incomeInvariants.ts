import { incomeStatus, journalSource, journalType, sendPlanStatus } from '#contracts/enums/finance.ts';
import { broken } from '../records/broken.ts';
import type { Store } from '../store/store.ts';
import { type Income, isLiveIncome, isPending, type SendPlan } from './incomeRows.ts';

/** What holds for incomes and their plans at any time (domain design, section 16, invariants 12 to 14). */
export function incomeViolations(store: Store): string[] {
  const plansOf = Map.groupBy(store.sendPlans.all(), ({ incomeId }) => incomeId);
  const incomes = store.incomes.all();
  return [
    ...incomes.flatMap((income) => ofIncome(income, plansOf.get(income.id) ?? [])),
    ...incomes.flatMap((income) => ofTakenBack(store, income)),
    ...ofPurposes(incomes),
    ...store.sendPlans.all().flatMap((plan) => ofPlan(store, plan)),
  ];
}

const sumOf = (plans: readonly { amount: number }[]) => plans.reduce((sum, { amount }) => sum + amount, 0);

const { toAudit, toSend, sending, sent, voided, rejected } = incomeStatus;

/**
 * 13. The pending part of an income that waits for its audit is that of its terms; one that was refused is cancelled wholly, and neither has plans. "Sent wholly"
 * (40) goes with the amounts of those that are not void: of a void one the sent part may stay, too. When a plan is cancelled and another one takes its amount, it keeps the
 * amount that it had; so the plans that live add up, not all of them.
 */
function ofIncome(income: Income, plans: readonly SendPlan[]): string[] {
  const { amount, sentAmount, cancelAmount, takenBackAmount, status, periods, parts } = income;
  const hasNone = plans.length === 0;
  const pending = sumOf(status === toAudit ? parts : plans.filter(isPending));
  const live = sumOf(plans.filter((plan) => plan.status !== sendPlanStatus.cancelled));
  const sentOnes = sumOf(plans.filter((plan) => plan.status === sendPlanStatus.sent));
  const isAudited = status === toSend || status === sending || status === sent;
  return broken({
    'its parts do not add up': amount === sentAmount + pending + cancelAmount,
    'its terms are not its amount': sumOf(parts) === amount && parts.length === periods,
    'sent is not the sum of its plans': sentAmount === sentOnes,
    'it has plans without an audit': hasNone || (status !== toAudit && status !== rejected),
    'it has not the plans of its terms': plans.length === periods || (hasNone && !isAudited),
    'its plans that live are not what is not cancelled': hasNone || live === amount - cancelAmount,
    'a plan has no amount': [...plans, ...parts].every((plan) => plan.amount >= 1),
    'to be sent does not go with its amounts': (status === toSend) === (isAudited && sentAmount === 0),
    'sent wholly does not go with its amounts':
      (status === sent) === (isAudited && sentAmount > 0 && sentAmount === amount - cancelAmount),
    'a part of it can be sent though it is over': isAudited || status === toAudit || pending === 0,
    'more was taken back than was sent, or of one that is not void':
      takenBackAmount === 0 || (status === voided && takenBackAmount === sentAmount),
  }).map((words) => `income ${income.incomeNo}: ${words}`);
}

/** What was taken back of an income has exactly one row of the journal, which names it. */
function ofTakenBack(store: Store, { id, incomeNo, memberId, takenBackAmount }: Income): string[] {
  const rows = store.accountJournals
    .by('refId', id)
    .filter(({ refType }) => refType === journalSource.income)
    .map((row) => [row.type, row.change, row.frozenChange, row.memberId].join());
  const wanted =
    takenBackAmount > 0 ? [[journalType.incomeTakenBack, -takenBackAmount, 0, memberId].join()] : [];
  return broken({
    'the journal does not have it as it was taken back': rows.join(';') === wanted.join(';'),
  }).map((words) => `income ${incomeNo}: ${words}`);
}

/** 14. One live income for each purpose of a source. */
function ofPurposes(incomes: readonly Income[]): string[] {
  const live = incomes.filter((income) => isLiveIncome(income) && income.purpose !== 'other');
  const keyOf = ({ sourceType, sourceId, purpose }: Income) => [sourceType, sourceId, purpose].join('/');
  return [...Map.groupBy(live, keyOf)]
    .filter(([, ones]) => ones.length > 1)
    .map(([key]) => `income of ${key}: there is more than one`);
}

/** 12. A sent plan has exactly one row of the journal, another one none. */
function ofPlan(store: Store, { id, planNo, amount, memberId, status }: SendPlan): string[] {
  const rows = store.accountJournals
    .by('refId', id)
    .filter(({ refType }) => refType === journalSource.sendPlan);
  const right = rows.filter(
    (row) =>
      row.type === journalType.incomeSent &&
      row.change === amount &&
      row.frozenChange === 0 &&
      row.memberId === memberId,
  );
  const wanted = status === sendPlanStatus.sent ? 1 : 0;
  return broken({
    'the journal does not have it as it was sent': rows.length === wanted && right.length === wanted,
  }).map((words) => `send plan ${planNo}: ${words}`);
}
