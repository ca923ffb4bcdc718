import { memberGrades } from '../../src/areas/memberGrades.ts';
import { members } from '../../src/areas/members.ts';
import { gainMode } from '../../src/enums/members.ts';
import { status } from '../../src/envelope.ts';
import { memberGradeExample } from '../../src/examples/memberGrades.ts';
import { gradesOf } from './gradesOf.ts';
import { complete } from './orderScenes.ts';
import type { Rule } from './rule.ts';
import { type Member, newProduct, openShop, payOffline, placeOrder, theGrade } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { unique } from './unique.ts';

/** Members who spend, and a grade that only they can earn. Rules that make it wait for one another (`inTurn`). */

export const read = (talk: Talk, { id }: { id: string }): Promise<Json> =>
  talk.ok(members.get, { params: { id } });

/** What a check has made, to be taken away again however it ends: a grade that stays behind is in the way of the next one. */
export interface Made {
  members: { id: string }[];
  grades: { id: string }[];
}
export const cleaning =
  (check: (talk: Talk, made: Made) => Promise<void>): Rule['check'] =>
  async (talk) => {
    const made: Made = { members: [], grades: [] };
    try {
      await check(talk, made);
    } finally {
      for (const { id } of made.grades)
        await talk.call(memberGrades.enable, { params: { id }, body: { enable: 0 } });
      // The default grade follows growth and homes: where a grade that is off is earned, they would have it at once again.
      const gradeId = (await theGrade(talk)).id;
      for (const { id } of made.members) {
        const body = { gradeId, expireDate: '', reason: '年度贵宾' };
        await talk.call(members.setGrade, { params: { id }, body });
      }
      for (const { id } of made.grades) await talk.call(memberGrades.remove, { params: { id } });
    }
  };

/** A grade that growth earns, above all others and above what anybody has. @throws Unchecked where others are quicker each time */
export async function highGrade(talk: Talk, over: object = {}): Promise<Json> {
  const { houseThreshold: _house, ...form } = memberGradeExample;
  await theGrade(talk);
  for (let tries = 0; tries < 8; tries++) {
    const { list } = await talk.ok(members.list, { query: { sort: 'growth', limit: 1 } });
    const grades = await gradesOf(talk);
    const highest = Math.max(list[0]?.growth ?? 0, ...grades.map(({ growthThreshold }) => growthThreshold));
    const levels = grades.map(({ level }) => level);
    const byGrowth = grades.filter(({ gainModes }) => gainModes.includes(gainMode.growth));
    const above = Math.max(...byGrowth.map(({ level }) => level));
    const level = Array.from({ length: 19 }, (_, at) => 20 - at).find(
      (one) => one > above && !levels.includes(one),
    );
    if (!level || highest > 9_000_000) break;
    const name = unique('验收');
    const more = { gainModes: [gainMode.growth, gainMode.staff], growthThreshold: highest + 100 };
    const body = { ...form, name, level, ...more, giftPoints: 0, validMonths: 7, ...over };
    const { answer } = await talk.call(memberGrades.add, { body });
    if (answer.status === status.ok) return answer.data;
  }
  return talk.skip('there is no level for another grade by growth');
}

/** The member buys a ticket for so many cents and uses it. */
export async function spend(talk: Talk, member: Member, cents: number): Promise<Json> {
  const shop = await openShop(talk, 'place');
  shop.first = shop.today;
  const product = await newProduct(talk, shop, [cents], { gradeDiscount: 0, marketPrice: cents });
  const order = await placeOrder(talk, shop, product, member, { qty: 1 });
  await complete(talk, shop, await payOffline(talk, shop, order));
  return read(talk, member);
}
