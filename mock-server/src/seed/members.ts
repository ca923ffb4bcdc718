import { addMember } from '../members/newMember.ts';
import { memberGivenNames, surnames } from './names.ts';
import { dayMs, type SeedTools } from './seedTools.ts';

/** Name and discount, 折 x 10. */
const grades: [name: string, discount: number][] = [
  ['普通会员', 100],
  ['银卡会员', 98],
  ['金卡会员', 95],
  ['黑金会员', 90],
];
const memberCount = 60;

/** Grades, and the members who order. Two of them have accounts to which refunds cannot be paid (docs/decisions/0012-trade.md). */
export function seedMembers({ store, faker, ago }: SeedTools) {
  const createTime = ago(390 * dayMs);
  grades.forEach(([name, discount], index) => {
    store.memberGrades.insert({
      ...{ name, discount, level: index + 1, enabled: 1, createTime, updateTime: createTime },
    });
  });
  const used = new Set<string>();
  for (let at = 0; at < memberCount; at++) {
    const time = ago(Math.round((380 - at * 5) * dayMs));
    const ending =
      at === 7 ? '44' : at === 19 ? '45' : String(at + 10 === 44 || at + 10 === 45 ? at + 60 : at + 10);
    let name = '';
    do {
      name = `${surnames[faker.number.int({ max: surnames.length - 1 })]}${faker.helpers.arrayElement(memberGivenNames)}`;
    } while (used.has(name));
    used.add(name);
    addMember(store, {
      ...{ name, createTime: time, updateTime: time },
      mobile: `199000${String(30 + at).padStart(2, '0')}${faker.string.numeric(1)}${ending.slice(-2)}`,
      gradeId: String([1, 1, 1, 1, 2, 2, 3, 3, 4][faker.number.int({ max: 8 })]),
      points: faker.number.int({ min: 0, max: 300 }) * 100,
      frozen: at === 11 ? 1 : 0,
    });
  }
}
