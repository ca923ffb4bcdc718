import { gainMode } from '#contracts/enums/members.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { say } from '#contracts/words.ts';
import type { StoredRow } from '../store/collections.ts';
import type { Store } from '../store/store.ts';
import { holdersBy } from './holders.ts';

/** What grades of members are worth, and which one growth earns (domain design, sections 6.2 and 6.5). */

export type Grade = Readonly<StoredRow<'memberGrades'>>;

const gradeOf = ({ memberGrades, members }: Store, memberId: string): Grade | undefined =>
  memberGrades.get(members.get(memberId)?.gradeId ?? '');

/** How many points the grade of a member gives for a yuan, x 10. */
export const pointRateOf = (store: Store, memberId: string): number =>
  gradeOf(store, memberId)?.pointRate ?? 10;

/** What products of a kind cost a member of the grade, 折 x 10; 100 = no discount. */
export const discountOf = (grade: Grade | undefined, kind: TradeKind): number =>
  grade ? { place: grade.placeDiscount, hotel: grade.hotelDiscount, house: grade.houseDiscount }[kind] : 100;

/** The highest enabled one of these grades whose threshold the growth reaches; the default one where there is none. */
export const earnedBy = (grades: readonly Grade[], growth: number): Grade | undefined =>
  grades
    .filter(
      ({ enabled, gainModes, growthThreshold }) =>
        enabled === 1 && gainModes.includes(gainMode.growth) && growthThreshold <= growth,
    )
    .reduce<Grade | undefined>(
      (best, grade) => (best && best.level >= grade.level ? best : grade),
      grades.find(({ isDefault }) => isDefault === 1),
    );

/** The highest enabled one of these grades that signed contracts of so many cents reach. */
export const boughtWith = (grades: readonly Grade[], cents: number): Grade | undefined =>
  grades
    .filter(
      ({ enabled, gainModes, houseThreshold }) =>
        enabled === 1 && gainModes.includes(gainMode.house) && houseThreshold <= cents,
    )
    .reduce<Grade | undefined>(
      (best, grade) => (best && best.level >= grade.level ? best : grade),
      undefined,
    );

/** The same where they did not reach so high a grade before the grades were changed; undefined cents are no contract. */
export function newlyBought(
  before: readonly Grade[],
  after: readonly Grade[],
  cents: number | undefined,
): Grade | undefined {
  if (cents === undefined) return undefined;
  const reached = boughtWith(after, cents);
  return reached && reached.level > (boughtWith(before, cents)?.level ?? 0) ? reached : undefined;
}

/** Staff give the default grade, which stands for what growth earns, and grades that offer 后台指定. */
export const isByStaff = ({ isDefault, gainModes }: Pick<Grade, 'isDefault' | 'gainModes'>): boolean =>
  isDefault === 1 || gainModes.includes(gainMode.staff);

/** Why staff cannot give somebody this grade now; undefined where they can. */
export function whyNotGiven(grade: Grade | undefined): string | undefined {
  if (grade?.enabled !== 1) return say('gradeNotOffered');
  return isByStaff(grade) ? undefined : say('gradeNotByStaff');
}

const byGrade = holdersBy(({ gradeId }) => [gradeId]);
/** The ids of the living members who have a grade. */
export const membersOf = (store: Store, gradeId: string): ReadonlySet<string> => byGrade(store).of(gradeId);
