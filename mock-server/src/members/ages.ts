import { type AgeGroup, ageGroup } from '#contracts/enums/members.ts';

/** Full years on a day; both as yyyy-MM-dd. */
const ageOn = (birthday: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birthday.slice(0, 4)) - (day.slice(5) < birthday.slice(5) ? 1 : 0);

/** 老人 from 60 on, 儿童 under 14; whoever did not say is 成人. */
export function ageGroupOf(birthday: string, today: string): AgeGroup {
  if (birthday === '') return ageGroup.adult;
  const age = ageOn(birthday, today);
  if (age >= 60) return ageGroup.elder;
  return age < 14 ? ageGroup.child : ageGroup.adult;
}
