import { gainMode } from '#contracts/enums/members.ts';
import type { Store } from '../store/store.ts';
import { figuresOf } from './figures.ts';
import { earnedBy, membersOf } from './gradeRules.ts';

/** What holds for grades at any time (domain design, sections 6.2, 6.5 and 16): invariants 22 and 23, and that nobody has less than his growth earns. */
export function gradeViolations(store: Store): string[] {
  const grades = store.memberGrades.all().sort((a, b) => a.level - b.level);
  const defaults = grades.filter(({ isDefault }) => isDefault === 1);
  const [first] = grades;
  const thresholds = grades
    .filter(({ gainModes }) => gainModes.includes(gainMode.growth))
    .map(({ growthThreshold }) => growthThreshold);
  const faults = {
    'not exactly one grade is the default one': defaults.length === 1,
    'the default grade is not the lowest one': first?.isDefault === 1,
    'the default grade is disabled': first?.enabled === 1,
    'two grades have one level': new Set(grades.map(({ level }) => level)).size === grades.length,
    'thresholds do not rise with the level': thresholds.every(
      (threshold, at) => at === 0 || threshold > (thresholds[at - 1] ?? 0),
    ),
  };
  return [
    ...Object.entries(faults).flatMap(([words, holds]) => (holds ? [] : [words])),
    ...ofCounts(store),
    ...ofMembers(store),
  ];
}

/** 23. */
function ofCounts(store: Store): string[] {
  const members = store.members.all();
  return store.memberGrades.all().flatMap(({ id }) => {
    const recount = members.filter(({ gradeId }) => gradeId === id).length;
    const count = membersOf(store, id).size;
    return count === recount ? [] : [`grade ${id}: ${count} members, a recount says ${recount}`];
  });
}

function ofMembers(store: Store): string[] {
  const grades = store.memberGrades.all();
  return store.members.all().flatMap(({ id, gradeId, gradeMode }) => {
    const held = store.memberGrades.get(gradeId);
    if (!held) return [`member ${id}: a grade that is not there`];
    if (gradeMode !== gainMode.growth) return [];
    const earned = earnedBy(grades, figuresOf(store).of(id).growth);
    return earned && earned.level > held.level
      ? [`member ${id}: ${held.name}, although growth earns ${earned.name}`]
      : [];
  });
}
