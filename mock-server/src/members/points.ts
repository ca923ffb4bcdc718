import { monthEnd } from '#contracts/days.ts';
import { type PointSource, type PointType, pointSource, pointType } from '#contracts/enums/members.ts';
import { status } from '#contracts/envelope.ts';
import { say } from '#contracts/words.ts';
import '#contracts/words/orders.ts';
import type { Context } from '../records/context.ts';
import { fail } from '../records/fail.ts';
import { bySystem, type Operator } from '../records/operators.ts';
import type { StoredMember } from '../store/memberRows.ts';
import type { Store } from '../store/store.ts';
import { nowOf, todayOf } from '../store/today.ts';
import { openLots } from './pointLots.ts';

/**
 * The points of members (domain design, section 13.5): nothing else changes them. A change is a row of the journal; a gain is also a lot, of which the
 * earliest to expire is used first. Points of unpaid orders are locked: still in their lots, and not to be used again.
 */

/** Gains live so many months, to the end of the last one. */
const lifeMonths = 12;

interface Cause {
  type: PointType;
  /** The record that it refers to. */
  source?: { type: PointSource; id: string; no: string };
  remark?: string;
  by: Operator;
}

/** Gives points; a debt of points from refunds is paid off first. */
export function gainPoints(context: Context, memberId: string, points: number, cause: Cause): void {
  const member = context.store.members.get(memberId);
  if (!member || points === 0) return;
  const owed = Math.min(member.pointsDebt, points);
  const kept = points - owed;
  // What a debt takes is not there to end.
  const expireDate = kept > 0 ? monthEnd(todayOf(context.clock), lifeMonths) : '';
  const remark = [cause.remark, owed > 0 && `抵消欠还积分${owed}`].filter(Boolean).join('；');
  set(context, member, { points: member.points + kept, pointsDebt: member.pointsDebt - owed });
  const { id } = write(context, member, kept, { ...cause, remark }, expireDate);
  if (kept > 0) context.store.pointLots.insert({ memberId, journalId: id, expireDate, remain: kept });
}

/** Takes points that can be used, never below zero: the rest is a debt. */
export function takeBackPoints(context: Context, memberId: string, points: number, cause: Cause): void {
  const member = context.store.members.get(memberId);
  if (!member || points === 0) return;
  const taken = Math.min(points, member.points);
  const owed = points - taken;
  const remark = [cause.remark, owed > 0 && `不足部分${owed}记为欠还积分`].filter(Boolean).join('；');
  set(context, member, { points: member.points - taken, pointsDebt: member.pointsDebt + owed });
  write(context, member, -taken, { ...cause, remark });
  consume(context.store, memberId, taken);
}

/** Locks points for an order that is not paid yet; a negative number frees them. The journal says nothing of it, but for a debt that freed points pay off. */
export function lockPoints(context: Context, memberId: string, points: number): void {
  const member = context.store.members.get(memberId);
  if (!member || points === 0) return;
  set(context, member, { points: member.points - points, pointsLocked: member.pointsLocked + points });
  const owed = Math.min(member.pointsDebt, Math.max(0, -points));
  if (owed === 0) return;
  set(context, member, { points: member.points - owed, pointsDebt: member.pointsDebt - owed });
  write(context, member, -owed, {
    type: pointType.giftTakenBack,
    remark: `抵消欠还积分${owed}`,
    by: bySystem,
  });
  consume(context.store, memberId, owed);
}

/** Uses points that are locked. */
export function spendLocked(context: Context, memberId: string, points: number, cause: Cause): void {
  const member = context.store.members.get(memberId);
  if (!member || points === 0) return;
  set(context, member, { pointsLocked: member.pointsLocked - points });
  write(context, member, -points, cause);
  consume(context.store, memberId, points);
}

/** Staff give points, or take some that can be used. @throws -1006 when there are fewer */
export function adjustPoints(
  context: Context,
  memberId: string,
  points: number,
  { remark, by }: { remark: string; by: Operator },
): void {
  const { points: usable = 0 } = context.store.members.get(memberId) ?? {};
  if (usable + points < 0) fail(status.short, say('pointsShort'), { field: 'points' });
  if (points > 0) gainPoints(context, memberId, points, { type: pointType.added, remark, by });
  else takeBackPoints(context, memberId, -points, { type: pointType.deducted, remark, by });
}

/** What of a member's lots, those that expire first, can end: unpaid orders have locked the first of them. */
const canEnd = (
  { points, pointsLocked }: Readonly<StoredMember>,
  lots: readonly { remain: number }[],
): number => Math.min(Math.max(0, lots.reduce((sum, { remain }) => sum + remain, 0) - pointsLocked), points);

/** The points of a member that expire by the end of a day, unless he uses them before. */
export const endingBy = (store: Store, member: Readonly<StoredMember>, day: string): number =>
  canEnd(
    member,
    openLots(store)
      .of(member.id)
      .filter(({ expireDate }) => expireDate <= day),
  );

/** point-expire (domain design, section 17): what was gained twelve months ago ends with the month, except what unpaid orders have locked. */
export function expirePoints(context: Context): void {
  const today = todayOf(context.clock);
  const due = openLots(context.store).expiredBefore(today);
  for (const [memberId, lots] of Map.groupBy(due, (lot) => lot.memberId)) {
    const member = context.store.members.get(memberId);
    const ended = member ? canEnd(member, lots) : 0;
    if (!member || ended === 0) continue;
    set(context, member, { points: member.points - ended });
    write(context, member, -ended, { type: pointType.expired, by: bySystem });
    consume(context.store, memberId, ended);
  }
}

type Points = Partial<Pick<StoredMember, 'points' | 'pointsLocked' | 'pointsDebt'>>;
/** An open form of the member does not become stale by it; one that adjusts his points does. */
const set = ({ store, clock }: Context, { id, pointsVersion }: Readonly<StoredMember>, points: Points) =>
  store.members.note(id, { ...points, pointsVersion: pointsVersion + 1, pointsTime: nowOf(clock) });

function write({ store }: Context, { id }: Readonly<StoredMember>, change: number, cause: Cause, until = '') {
  const { pointJournals, members } = store;
  const { points = 0, pointsLocked = 0 } = members.get(id) ?? {};
  const source = cause.source ?? { type: pointSource.none, id: '', no: '' };
  return pointJournals.insert({
    journalNo: `JF${pointJournals.nextId.padStart(10, '0')}`,
    memberId: id,
    type: cause.type,
    change,
    after: points + pointsLocked,
    expireDate: until,
    ...{ refType: source.type, refId: source.id, refNo: source.no },
    remark: cause.remark ?? '',
    operatorName: cause.by.name,
  });
}

/** Takes points out of the lots of a member, first those that expire first. */
function consume(store: Store, memberId: string, points: number): void {
  let left = points;
  for (const { id, remain } of openLots(store).of(memberId)) {
    if (left === 0) return;
    const taken = Math.min(left, remain);
    store.pointLots.note(id, { remain: remain - taken });
    left -= taken;
  }
}
