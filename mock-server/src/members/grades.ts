import type { Store } from '../store/store.ts';

/** How many points the grade of a member gives for a yuan, x 10. */
export function pointRateOf({ members, memberGrades }: Store, memberId: string): number {
  const grade = memberGrades.get(members.get(memberId)?.gradeId ?? '');
  return grade?.pointRate ?? 10;
}
