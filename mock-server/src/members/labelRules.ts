import type { LabelRule } from '#contracts/areas/memberLabels.ts';
import { addDays } from '#contracts/days.ts';
import { labelKind } from '#contracts/enums/members.ts';
import type { Context } from '../records/context.ts';
import type { StoredRow } from '../store/collections.ts';
import type { Store } from '../store/store.ts';
import { timeOfDay, todayOf } from '../store/today.ts';
import { holdersOf } from './labelHolders.ts';
import { spendingByMember } from './spending.ts';

/** System labels: who has them follows from their rules (domain design, section 7.5). */

type Label = Readonly<StoredRow<'memberLabels'>>;
type Spending = ReturnType<typeof spendingByMember>;

/** The ids of the members whom a rule finds on a day; a condition of 0 is none. */
function matchesOf(spending: Spending, rule: LabelRule, today: string): Set<string> {
  const { minConsume = 0, minOrders = 0, withinDays = 0 } = rule;
  const since = withinDays > 0 ? addDays(today, -withinDays) : '';
  const found = [...spending].filter(
    ([, { amount, orders, lastDay }]) => amount >= minConsume && orders >= minOrders && lastDay >= since,
  );
  return new Set(found.map(([memberId]) => memberId));
}

/** How many living members a rule finds today. */
export function countMatches({ store, clock }: Context, rule: LabelRule): number {
  const found = matchesOf(spendingByMember(store), rule, todayOf(clock));
  return [...found].filter((id) => store.members.get(id)).length;
}

/** Gives a label to whom its rule finds, and takes it from everybody else. An open form of a member does not become stale by it. */
function apply(store: Store, label: Label, spending: Spending, today: string): void {
  const wanted = matchesOf(spending, label, today);
  for (const id of [...holdersOf(store, label.id)]) if (!wanted.has(id)) setLabel(store, id, label.id, false);
  for (const id of wanted) setLabel(store, id, label.id, true);
}

function setLabel({ members }: Store, memberId: string, labelId: string, has: boolean): void {
  const member = members.get(memberId);
  if (!member || member.labelIds.includes(labelId) === has) return;
  const others = member.labelIds.filter((one) => one !== labelId);
  members.note(memberId, { labelIds: has ? [...others, labelId] : others });
}

/** Applies the rule of a label that was just saved. */
export function applyRule({ store, clock }: Context, label: Label): void {
  const today = todayOf(clock);
  apply(store, label, spendingByMember(store), today);
  store.memberLabels.note(label.id, { refreshDate: today });
}

/** Takes a label from everybody who has it. */
export function takeFromAll({ store }: Context, labelId: string): void {
  for (const id of [...holdersOf(store, labelId)]) setLabel(store, id, labelId, false);
}

/** label-refresh, every day at 02:00 (domain design, section 17): applies the rules of enabled system labels once. */
export function refreshLabels({ store, clock }: Context): void {
  const today = todayOf(clock);
  const lastRun = timeOfDay(clock) >= '02:00' ? today : addDays(today, -1);
  const due = store.memberLabels
    .all()
    .filter(
      ({ kind, enabled, refreshDate }) => kind === labelKind.system && enabled === 1 && refreshDate < lastRun,
    );
  if (due.length === 0) return;
  const spending = spendingByMember(store);
  for (const label of due) {
    apply(store, label, spending, lastRun);
    store.memberLabels.note(label.id, { refreshDate: lastRun });
  }
}
