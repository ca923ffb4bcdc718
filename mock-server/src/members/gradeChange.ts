import type { GradeChange } from '#contracts/areas/memberGrades.ts';
import { gainMode } from '#contracts/enums/members.ts';
import type { Store } from '../store/store.ts';
import { figuresOf } from './figures.ts';
import { earnedBy, type Grade, newlyBought } from './gradeRules.ts';
import { purchasesOf } from './purchases.ts';

const discounts = ['placeDiscount', 'hotelDiscount', 'houseDiscount'] as const;

/** What the members would see of a grade that is saved with these values (domain design, section 6.2). */
export function changeBy(store: Store, grade: Grade): GradeChange {
  const before = store.memberGrades.all();
  const others = before.filter(({ id }) => id !== grade.id);
  const after = [
    ...(grade.isDefault === 1 ? others.map((other) => ({ ...other, isDefault: 0 as const })) : others),
    grade,
  ];
  const rows = store.members.all();
  const figures = figuresOf(store);
  const sums = purchasesOf(store);
  const levels = new Map(after.map(({ id, level }) => [id, level]));
  const earned = [earnings(before), earnings(after)] as const;
  let [rise, fall] = [0, 0];
  for (const { id, mobile, gradeId, gradeMode, gradeExpireDate } of rows) {
    if (gradeMode === gainMode.staff) continue;
    const held = levels.get(gradeId) ?? 0;
    const bought = newlyBought(before, after, sums.get(mobile))?.level ?? 0;
    if (bought > held) rise++;
    if (bought > held || gradeMode !== gainMode.growth) continue;
    const { growth } = figures.of(id);
    const [was, will] = [earned[0](growth), earned[1](growth)];
    if (will > held) rise++;
    else if (will < held && will < was && gradeExpireDate !== '') fall++;
  }
  return { rise, fall, stay: rows.length - rise - fall, inverted: invertedWith(grade, after) };
}

/** The level that growth earns. Looks at the grades once, because it is asked for every member. */
function earnings(grades: readonly Grade[]): (growth: number) => number {
  const steps = grades
    .filter(({ enabled, gainModes }) => enabled === 1 && gainModes.includes(gainMode.growth))
    .map(({ level, growthThreshold }) => ({ level, growthThreshold }))
    .sort((a, b) => b.level - a.level);
  const lowest = earnedBy(grades, -1)?.level ?? 0;
  return (growth) => steps.find(({ growthThreshold }) => growthThreshold <= growth)?.level ?? lowest;
}

/** Pairs of enabled grades of which the higher one gives less discount for some kind of product, as far as the given one is part of them. */
function invertedWith(grade: Grade, all: readonly Grade[]): GradeChange['inverted'] {
  const others = all.filter(({ id, enabled }) => id !== grade.id && enabled === 1);
  return others
    .map((other) => (other.level > grade.level ? [other, grade] : [grade, other]))
    .filter(([higher, lower]) => discounts.some((kind) => (higher as Grade)[kind] > (lower as Grade)[kind]))
    .map(([higher, lower]) => ({ higher: higher?.name ?? '', lower: lower?.name ?? '' }));
}
