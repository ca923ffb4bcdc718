import type { LabelRule } from '#contracts/areas/memberLabels.ts';
import { addDays } from '#contracts/days.ts';
import { labelKind } from '#contracts/enums/members.ts';
import { jobTimes } from '#contracts/jobTimes.ts';
import { happened } from '#contracts/wireTime.ts';
import type { Context } from '../records/context.ts';
import type { StoredRow } from '../store/collections.ts';
import type { Store } from '../store/store.ts';
import { lastRunOf, todayOf } from '../store/today.ts';
import { figuresOf } from './figures.ts';
import { holdersOf } from './labelHolders.ts';

/** System labels: who has them follows from their rules (domain design, section 7.5). */

type Label = Readonly<StoredRow<'memberLabels'>>;

/** The ids of the living members whom a rule finds on a day; a condition of 0 is none. */
function matchesOf(store: Store, rule: LabelRule, today: string): Set<string> {
  const { minConsume = 0, minOrders = 0, withinDays = 0 } = rule;
  const figures = figuresOf(store);
  const since = addDays(today, -withinDays);
  const found = store.members.all().filter(({ id }) => {
    const { consumeAmount, orderCount } = figures.of(id);
    if (consumeAmount < minConsume || orderCount < minOrders) return false;
    return withinDays === 0 || lastPaidDay(store, id) >= since;
  });
  return new Set(found.map(({ id }) => id));
}

/** The day of a member's last payment; '' where there is none. */
const lastPaidDay = ({ orders }: Store, memberId: string): string =>
  orders
    .by('memberId', memberId)
    .filter(({ payTime }) => happened(payTime))
    .reduce((last, { payTime }) => (payTime > last ? payTime : last), '')
    .slice(0, 10);

/** How many living members a rule finds today. */
export const countMatches = ({ store, clock }: Context, rule: LabelRule): number =>
  matchesOf(store, rule, todayOf(clock)).size;

/** Gives a label to whom its rule finds, and takes it from everybody else. An open form of a member does not become stale by it. */
function apply(store: Store, label: Label, day: string): void {
  const wanted = matchesOf(store, label, day);
  for (const id of [...holdersOf(store, label.id)]) if (!wanted.has(id)) setLabel(store, id, label.id, false);
  for (const id of wanted) setLabel(store, id, label.id, true);
  store.memberLabels.note(label.id, { refreshDate: day });
}

function setLabel({ members }: Store, memberId: string, labelId: string, has: boolean): void {
  const member = members.get(memberId);
  if (!member || member.labelIds.includes(labelId) === has) return;
  const others = member.labelIds.filter((one) => one !== labelId);
  members.note(memberId, { labelIds: has ? [...others, labelId] : others });
}

/** Applies the rule of a label that was just saved. */
export const applyRule = ({ store, clock }: Context, label: Label): void =>
  apply(store, label, todayOf(clock));

/** Takes a label from everybody who has it. */
export function takeFromAll({ store }: Context, labelId: string): void {
  for (const id of [...holdersOf(store, labelId)]) setLabel(store, id, labelId, false);
}

/** label-refresh, every day (domain design, section 17): applies the rules of enabled system labels once. */
export function refreshLabels({ store, clock }: Context): void {
  const lastRun = lastRunOf(clock, jobTimes.labelRefresh);
  const due = store.memberLabels
    .all()
    .filter(
      ({ kind, enabled, refreshDate }) => kind === labelKind.system && enabled === 1 && refreshDate < lastRun,
    );
  for (const label of due) apply(store, label, lastRun);
}
