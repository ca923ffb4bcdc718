import { orderStatus } from '#contracts/enums/orders.ts';
import { happened } from '#contracts/wireTime.ts';
import type { Store } from '../store/store.ts';
import { benefitViolations } from './benefits.ts';
import { figuresOf } from './figures.ts';
import { gradeViolations } from './gradeInvariants.ts';
import { holdersOf } from './labelHolders.ts';
import { pointFiguresOf } from './pointFigures.ts';

/**
 * What holds for members at any time (domain design, section 16). Each violation is a sentence that names the record; none is what a sound state
 * gives.
 */
export function memberViolations(store: Store): string[] {
  return [
    ...ofFigures(store),
    ...ofPoints(store),
    ...ofLabels(store),
    ...gradeViolations(store),
    ...benefitViolations(store),
  ];
}

/** 23. What the orders of a member add up to is what a recount says. */
function ofFigures(store: Store): string[] {
  const paid = Map.groupBy(
    store.orders.all().filter(({ payTime }) => happened(payTime)),
    ({ memberId }) => memberId,
  );
  return store.members.all().flatMap(({ id }) => {
    const orders = paid.get(id) ?? [];
    const sum = (cents: (order: (typeof orders)[number]) => number) =>
      orders.reduce((total, order) => total + cents(order), 0);
    const completed = sum((order) =>
      order.status === orderStatus.done ? order.payPrice - order.refundedAmount : 0,
    );
    const recount = {
      growth: Math.floor(completed / 100),
      consumeAmount: sum(({ payPrice }) => payPrice),
      refundAmount: sum(({ refundedAmount }) => refundedAmount),
      orderCount: orders.length,
    };
    const figures: Record<string, number> = { ...figuresOf(store).of(id) };
    return Object.entries(recount).flatMap(([figure, value]) =>
      figures[figure] === value
        ? []
        : [`member ${id}: ${figure} is ${figures[figure]}, a recount says ${value}`],
    );
  });
}

/** 15. The journal and what is left of the gains add up to the points that can be used and those that are locked. */
function ofPoints(store: Store): string[] {
  const rowsOf = Map.groupBy(store.pointJournals.all(), ({ memberId }) => memberId);
  const lotsOf = Map.groupBy(store.pointLots.all(), ({ memberId }) => memberId);
  return store.members.all().flatMap(({ id, points, pointsLocked, pointsDebt }) => {
    const [rows, lots] = [rowsOf.get(id) ?? [], lotsOf.get(id) ?? []];
    const { totalGained, totalUsed, totalExpired } = pointFiguresOf(store).of(id);
    const total = points + pointsLocked;
    let after = 0;
    const isChain = rows.every((row) => {
      after += row.change;
      return row.after === after;
    });
    const faults = {
      'points below zero': Math.min(points, pointsLocked, pointsDebt) >= 0,
      'the journal of points does not add up': isChain && after === total,
      'what is left of the gains is not what there is':
        lots.reduce((sum, { remain }) => sum + remain, 0) === total,
      'less than nothing is left of a gain': lots.every(({ remain }) => remain >= 0),
      'what was gained, used and expired is not what there is':
        totalGained - totalUsed - totalExpired === total,
      'points are owed although there are some': pointsDebt === 0 || points === 0,
    };
    return Object.entries(faults).flatMap(([words, holds]) => (holds ? [] : [`member ${id}: ${words}`]));
  });
}

/** 23. Labels count their members as a recount does, and nobody has a label that was removed, or one twice. */
function ofLabels(store: Store): string[] {
  const members = store.members.all();
  const counts = store.memberLabels.all().flatMap(({ id }) => {
    const recount = members.filter(({ labelIds }) => labelIds.includes(id)).length;
    const count = holdersOf(store, id).size;
    return count === recount ? [] : [`label ${id}: ${count} members, a recount says ${recount}`];
  });
  const held = members
    .filter(
      ({ labelIds }) =>
        new Set(labelIds).size !== labelIds.length || labelIds.some((id) => !store.memberLabels.get(id)),
    )
    .map(({ id }) => `member ${id}: a label that is not there, or twice`);
  return [...counts, ...held];
}
