import { pointType } from '#contracts/enums/members.ts';
import { epochOf } from '#contracts/wireTime.ts';
import { addMember } from '../members/newMember.ts';
import { gainPoints } from '../members/points.ts';
import { bySystem } from '../records/operators.ts';
import { giveGrade } from './memberGrades.ts';
import { memberGivenNames, surnames } from './names.ts';
import { seedContext } from './seedContext.ts';
import { dayMs, type SeedTools } from './seedTools.ts';

const memberCount = 60;

/** The members who order. Two of them have accounts to which refunds cannot be paid (docs/decisions/0012-trade.md). */
export function seedMembers(tools: SeedTools) {
  const { store, faker, ago } = tools;
  const [lowest] = store.memberGrades.all();
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
    const member = addMember(store, {
      ...{ name, createTime: time, updateTime: time },
      mobile: `199000${String(30 + at).padStart(2, '0')}${faker.string.numeric(1)}${ending.slice(-2)}`,
      gradeId: lowest?.id ?? '',
      frozen: at === 11 ? 1 : 0,
    });
    giveGrade(tools, member, faker.number.int({ max: 8 }));
    openPoints(tools, member.id, epochOf(time), faker.number.int({ min: 0, max: 300 }) * 100);
  }
}

/** The points that a member brought from the former system. */
function openPoints(tools: SeedTools, memberId: string, at: number, points: number): void {
  const context = seedContext(tools, at);
  tools.tellTime(context.clock);
  gainPoints(context, memberId, points, { type: pointType.added, remark: '期初积分导入', by: bySystem });
  tools.tellTime(undefined);
}
