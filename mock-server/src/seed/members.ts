import { pointType } from '#contracts/enums/members.ts';
import { epochOf } from '#contracts/wireTime.ts';
import { addMember } from '../members/newMember.ts';
import { gainPoints } from '../members/points.ts';
import { bySystem } from '../records/operators.ts';
import { memberGivenNames, surnames } from './names.ts';
import { seedContext } from './seedContext.ts';
import { dayMs, type SeedTools } from './seedTools.ts';

/** Name, discount (折 x 10) and rate of points (x 10). */
const grades: [name: string, discount: number, pointRate: number][] = [
  ['普通会员', 100, 10],
  ['银卡会员', 98, 12],
  ['金卡会员', 95, 15],
  ['黑金会员', 90, 20],
];
const memberCount = 60;

/** Grades, and the members who order. Two of them have accounts to which refunds cannot be paid (docs/decisions/0012-trade.md). */
export function seedMembers(tools: SeedTools) {
  const { store, faker, ago } = tools;
  const createTime = ago(390 * dayMs);
  grades.forEach(([name, discount, pointRate], index) => {
    store.memberGrades.insert({
      ...{ name, discount, pointRate, level: index + 1, enabled: 1, createTime, updateTime: createTime },
    });
  });
  const used = new Set<string>();
  for (let at = 0; at < memberCount; at++) {
    // Before the year of the orders.
    const time = ago(Math.round((380 - at * 0.2) * dayMs));
    const ending =
      at === 7 ? '44' : at === 19 ? '45' : String(at + 10 === 44 || at + 10 === 45 ? at + 60 : at + 10);
    let name = '';
    do {
      name = `${surnames[faker.number.int({ max: surnames.length - 1 })]}${faker.helpers.arrayElement(memberGivenNames)}`;
    } while (used.has(name));
    used.add(name);
    const { id } = addMember(store, {
      ...{ name, createTime: time, updateTime: time },
      mobile: `199000${String(30 + at).padStart(2, '0')}${faker.string.numeric(1)}${ending.slice(-2)}`,
      gradeId: String([1, 1, 1, 1, 2, 2, 3, 3, 4][faker.number.int({ max: 8 })]),
      frozen: at === 11 ? 1 : 0,
    });
    openPoints(tools, id, epochOf(time), faker.number.int({ min: 0, max: 300 }) * 100);
  }
}

/** The points that a member brought from the former system. */
function openPoints(tools: SeedTools, memberId: string, at: number, points: number): void {
  const context = seedContext(tools, at);
  tools.tellTime(context.clock);
  gainPoints(context, memberId, points, { type: pointType.added, remark: '期初积分导入', by: bySystem });
  tools.tellTime(undefined);
}
