import type { MemberGradeForm } from '#contracts/areas/memberGrades.ts';
import { gainMode } from '#contracts/enums/members.ts';
import { status } from '#contracts/envelope.ts';
import { type Sentence, say } from '#contracts/words.ts';
import type { Context } from '../records/context.ts';
import { fail } from '../records/fail.ts';
import type { Store } from '../store/store.ts';
import { type Grade, membersOf } from './gradeRules.ts';

/** What holds between the grades (domain design, section 6.2). Each check throws the business error of the wire. */

const refuse = (sentence: Sentence, field: string, params: Record<string, string | number> = {}) =>
  fail(status.precondition, say(sentence, params), { field });

/** @param before the grade as it was; absent for a new one */
export function checkGrade(body: MemberGradeForm, { store }: Context, before?: Grade): void {
  const others = store.memberGrades.all().filter(({ id }) => id !== before?.id);
  const sameLevel = others.find(({ level }) => level === body.level);
  if (sameLevel) fail(status.duplicate, say('gradeLevelTaken', { name: sameLevel.name }), { field: 'level' });
  if (before && before.level !== body.level && membersOf(store, before.id).size > 0)
    refuse('gradeLevelLocked', 'level');
  checkBenefits(body, store, before);
  checkDefault(body, others, before);
  checkThreshold(body, others);
}

/** Enabled ones, and those that the grade gave before. */
function checkBenefits({ benefits = [] }: MemberGradeForm, { memberBenefits }: Store, before?: Grade): void {
  for (const [at, { benefitId }] of benefits.entries()) {
    const had = before?.benefits.some((one) => one.benefitId === benefitId);
    if (!had && memberBenefits.get(benefitId)?.enabled !== 1)
      refuse('benefitNotOffered', `benefits.${at}.benefitId`);
  }
}

/** Exactly one default grade, enabled and of the lowest level. */
function checkDefault(
  { level, isDefault, enabled }: MemberGradeForm,
  others: readonly Grade[],
  before?: Grade,
) {
  if (before?.isDefault === 1 && enabled === 0) refuse('defaultGradeKept', 'enabled');
  if (before?.isDefault === 1 && isDefault === 0) refuse('defaultGradeRequired', 'isDefault');
  const isLowest = others.every((other) => other.level > level);
  if (isDefault === 1 && !isLowest) refuse('defaultGradeLowest', 'isDefault');
  if (isDefault === 0 && isLowest) refuse('defaultGradeLowest', 'level');
}

/** Thresholds rise strictly with the level. */
function checkThreshold(
  { level, gainModes, growthThreshold = 0 }: MemberGradeForm,
  others: readonly Grade[],
) {
  if (!gainModes.includes(gainMode.growth)) return;
  const byGrowth = others.filter((other) => other.gainModes.includes(gainMode.growth));
  const below = byGrowth.filter((other) => other.level < level && other.growthThreshold >= growthThreshold);
  const above = byGrowth.filter((other) => other.level > level && other.growthThreshold <= growthThreshold);
  const nameOf = (grade: Grade) => ({ name: grade.name, n: grade.growthThreshold });
  const [highest] = below.sort((a, b) => b.growthThreshold - a.growthThreshold);
  if (highest) refuse('thresholdAbove', 'growthThreshold', nameOf(highest));
  const [lowest] = above.sort((a, b) => a.growthThreshold - b.growthThreshold);
  if (lowest) refuse('thresholdBelow', 'growthThreshold', nameOf(lowest));
}
