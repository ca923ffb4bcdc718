import { type GainMode, gainMode, pointSource, pointType } from '#contracts/enums/members.ts';
import { jobTimes } from '#contracts/jobTimes.ts';
import { lastDayOfGrade } from '#contracts/members/gradeEnd.ts';
import type { Context } from '../records/context.ts';
import { log } from '../records/log.ts';
import { bySystem } from '../records/operators.ts';
import type { StoredMember } from '../store/memberRows.ts';
import { lastRunOf, nowOf, todayOf } from '../store/today.ts';
import { followGrade } from './benefits.ts';
import { figuresOf } from './figures.ts';
import { boughtWith, earnedBy, type Grade, newlyBought } from './gradeRules.ts';
import { holdersBy } from './holders.ts';
import { gainPoints } from './points.ts';
import { purchasesOf } from './purchases.ts';

/**
 * The grades of members (domain design, section 6.5): nothing else changes them. Who has his grade by growth rises when his orders earn a higher one, and
 * keeps it to the end of its validity, whatever is refunded meanwhile; a grade that staff or a purchase gave does not follow growth until it ends.
 */

type Member = Readonly<StoredMember>;

const byEnd = holdersBy(({ gradeExpireDate }) => (gradeExpireDate ? [gradeExpireDate] : []));

export interface NewGrade {
  gradeId: string;
  mode: GainMode;
  /** The last day; '' = for good. */
  expireDate: string;
  /** As the log of the member calls it. */
  action: string;
  remark?: string;
}

/** Gives a member a grade, whatever he had, with a line in his log; the points for reaching a higher one come once per grade. */
export function setGrade(context: Context, memberId: string, to: NewGrade): void {
  const { store, clock } = context;
  const member = store.members.get(memberId);
  const grade = store.memberGrades.get(to.gradeId);
  if (!member || !grade) return;
  const before = store.memberGrades.get(member.gradeId);
  store.members.note(memberId, {
    gradeId: grade.id,
    gradeMode: to.mode,
    gradeExpireDate: to.expireDate,
    ...(grade.id !== member.gradeId && { gradeTime: nowOf(clock) }),
  });
  const until = untilWords(to.expireDate);
  const change = before?.id === grade.id ? grade.name : `${before?.name ?? '-'} → ${grade.name}`;
  log(context, 'members', memberId, to.action, [change, until, to.remark].filter(Boolean).join('；'));
  followGrade(context, memberId);
  if (grade.level > (before?.level ?? 0)) giveGift(context, member, grade);
}

const untilWords = (day: string) => (day ? `有效期至${day}` : '长期有效');

/**
 * 调整等级: the grade is the member's until its day is over, in the mode of staff. The default grade has neither day nor mode of staff, as with a new member:
 * whoever is put back to it has what his growth and his homes give, at once and later.
 */
export function giveByStaff(
  context: Context,
  memberId: string,
  gradeId: string,
  until: string,
  remark: string,
) {
  const isDefault = context.store.memberGrades.get(gradeId)?.isDefault === 1;
  const how = isDefault
    ? { mode: gainMode.growth, expireDate: '' }
    : { mode: gainMode.staff, expireDate: until };
  setGrade(context, memberId, { gradeId, ...how, action: '调整等级', remark });
  if (!isDefault) return;
  followGrowth(context, memberId);
  followLastingHome(context, memberId);
}

/** How a member whom staff add has the grade of his form: the default one by growth, any other from staff, as long as the grade is valid. */
export function firstGrade(
  { store, clock }: Context,
  gradeId: string,
): Pick<StoredMember, 'gradeId' | 'gradeMode' | 'gradeExpireDate'> {
  const grade = store.memberGrades.get(gradeId);
  return !grade || grade.isDefault === 1
    ? { gradeId, gradeMode: gainMode.growth, gradeExpireDate: '' }
    : { gradeId, gradeMode: gainMode.staff, gradeExpireDate: endOf(grade, todayOf(clock)) };
}

/** Gives a new member the points for reaching his first grade. Returns what the log says of a grade that staff gave. */
export function welcome(context: Context, member: Member): string | undefined {
  const grade = context.store.memberGrades.get(member.gradeId);
  if (!grade) return undefined;
  giveGift(context, member, grade);
  return member.gradeMode === gainMode.staff
    ? `${grade.name}；${untilWords(member.gradeExpireDate)}`
    : undefined;
}

function giveGift(context: Context, { id }: Member, grade: Grade): void {
  const had = context.store.pointJournals
    .by('memberId', id)
    .some(({ type, refId }) => type === pointType.gradeGift && refId === grade.id);
  if (had) return;
  const source = { type: pointSource.grade, id: grade.id, no: grade.name };
  gainPoints(context, id, grade.giftPoints, { type: pointType.gradeGift, source, by: bySystem });
}

/** Lets a member rise to what his growth earns. Called when an order is completed; a refund makes nobody fall before his grade ends. */
export function followGrowth(context: Context, memberId: string): void {
  const grades = context.store.memberGrades.all();
  const member = context.store.members.get(memberId);
  if (member) rise(context, grades, member);
}

/** The same for everybody, after a grade was changed; `before` is absent for a new one. Returns how many rose. */
export function followAll(context: Context, grade: Grade, before: Grade | undefined): number {
  const { store } = context;
  const grades = store.memberGrades.all();
  const others = grades.filter(({ id }) => id !== grade.id);
  const were = before ? [...others, before] : others;
  const sums = purchasesOf(store);
  return store.members.all().filter((member) => {
    const isRisen = rise(context, grades, member);
    return buy(context, member.id, newlyBought(were, grades, sums.get(member.mobile))) || isRisen;
  }).length;
}

function rise(context: Context, grades: readonly Grade[], member: Member): boolean {
  if (member.gradeMode !== gainMode.growth) return false;
  const earned = earnedBy(grades, figuresOf(context.store).of(member.id).growth);
  const held = grades.find(({ id }) => id === member.gradeId);
  if (!earned || (held && earned.level <= held.level)) return false;
  toEarned(context, member, earned, '等级提升');
  return true;
}

function toEarned(context: Context, { id }: Member, earned: Grade, action: string): void {
  const today = todayOf(context.clock);
  const expireDate = endOf(earned, today);
  // Not by whoever completed the order.
  const system = { ...context, caller: undefined };
  setGrade(system, id, { gradeId: earned.id, mode: gainMode.growth, expireDate, action });
}

/**
 * Gives a member who signed for a home the highest grade that the sum of his contracts reaches, unless he has a higher one or one that staff gave. Called when
 * a contract is signed, and when somebody becomes a member or gets another mobile; a contract that is cancelled later takes nothing back before the grade
 * ends. Returns whether he rose.
 */
export function followPurchases(context: Context, mobile: string): boolean {
  const { store } = context;
  const member = store.members.by('mobile', mobile)[0];
  const cents = purchasesOf(store).get(mobile);
  if (!member || cents === undefined) return false;
  return buy(context, member.id, boughtWith(store.memberGrades.all(), cents));
}

function buy(context: Context, memberId: string, reached: Grade | undefined): boolean {
  const { store, clock } = context;
  const member = store.members.get(memberId);
  if (!reached || !member || member.gradeMode === gainMode.staff) return false;
  const held = store.memberGrades.get(member.gradeId);
  if (held && held.level >= reached.level) return false;
  const expireDate = endOf(reached, todayOf(clock));
  // Not by whoever signed for the platform.
  const system = { ...context, caller: undefined };
  setGrade(system, memberId, { gradeId: reached.id, mode: gainMode.house, expireDate, action: '购房升级' });
  return true;
}

/** A grade that a home gives for good counts again when another one that stood above it is over. One with a last day has had its time. */
function followLastingHome(context: Context, memberId: string): void {
  const { store } = context;
  const cents = purchasesOf(store).get(store.members.get(memberId)?.mobile ?? '');
  if (cents === undefined) return;
  const reached = boughtWith(store.memberGrades.all(), cents);
  if (reached?.validMonths === 0) buy(context, memberId, reached);
}

/** The last day of a grade that begins today; '' = for good. */
const endOf = ({ validMonths }: Grade, today: string): string => lastDayOfGrade(validMonths, today);

/** grade-expire, every day (domain design, section 17): grades that ended the day before fall to what growth earns, or a home for good. */
export function expireGrades(context: Context): void {
  const { store, clock } = context;
  const lastRun = lastRunOf(clock, jobTimes.gradeExpire);
  const ends = byEnd(store);
  const due = ends
    .keys()
    .filter((day) => day < lastRun)
    .flatMap((day) => [...ends.of(day)]);
  if (due.length === 0) return;
  const grades = store.memberGrades.all();
  for (const id of due) {
    const member = store.members.get(id);
    const earned = member && earnedBy(grades, figuresOf(store).of(id).growth);
    if (member && earned) toEarned(context, member, earned, '等级到期');
    // The home whose own grade has ended has given it once.
    if (member && member.gradeMode !== gainMode.house) followLastingHome(context, id);
  }
}
