import { memberGrades } from '../../src/areas/memberGrades.ts';
import { members } from '../../src/areas/members.ts';
import { addDays } from '../../src/days.ts';
import { gainMode } from '../../src/enums/members.ts';
import { operatorType } from '../../src/logs.ts';
import { give, lowestOf, newGrade, purchases, removed } from './gradeGuards.ts';
import { gradesOf } from './gradesOf.ts';
import { cleaning, highGrade, type Made, read, spend } from './growthScenes.ts';
import { formOf } from './kinds.ts';
import { guest } from './orderLimits.ts';
import { askedFor, payBack } from './refundScenes.ts';
import { designRule, type Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import { newMember, newProduct, openShop, payOffline, placeOrder } from './shop.ts';
import type { Talk } from './talk.ts';
import { inTurn } from './turns.ts';

/** Growth: which grade it earns and when, and what takes it away again. */

/** The last day of a grade that begins today. */
export function lastDay(today: string, months: number): string {
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const end = new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)));
  return addDays(end.toISOString().slice(0, 10), -1);
}

async function checkRise(talk: Talk, made: Made): Promise<void> {
  const { today } = await openShop(talk, 'place');
  const grade = await highGrade(talk);
  const lowest = await lowestOf(talk);
  const [member, kept] = [
    await newMember(talk, { gradeId: lowest }),
    await newMember(talk, { gradeId: lowest }),
  ];
  made.grades.push(grade);
  made.members.push(member, kept);
  const byStaff = await newGrade(talk, {});
  made.grades.push(byStaff);
  await give(talk, kept, byStaff.id);
  const threshold = grade.growthThreshold;
  const almost = await spend(talk, member, threshold * 100 - 1);
  talk.same('growth, one cent short', almost.growth, threshold - 1);
  const earned = (await gradesOf(talk)).filter(
    ({ id, gainModes, enabled, growthThreshold }) =>
      id !== grade.id && enabled === 1 && gainModes.includes(gainMode.growth) && growthThreshold < threshold,
  );
  const [best] = earned.sort((a, b) => b.level - a.level);
  talk.same('the grade, one cent short', almost.gradeId, best?.id ?? lowest);
  const risen = await spend(talk, member, 1);
  talk.same(
    'growth and grade at the threshold, how and until when',
    [risen.growth, risen.gradeId, risen.gradeMode, risen.gradeExpireDate],
    [threshold, grade.id, gainMode.growth, lastDay(today, 7)],
  );
  talk.same('who raised it, by the log', risen.logs[0]?.operatorType, operatorType.system);
  const { newMembers, memberCount } = await talk.ok(memberGrades.get, { params: { id: grade.id } });
  talk.same('members and new ones of the grade', [memberCount, newMembers], [1, 1]);
  const stays = await spend(talk, kept, threshold * 100);
  talk.same(
    'growth, grade and mode of whom staff gave one',
    [stays.growth, stays.gradeId, stays.gradeMode],
    [threshold, byStaff.id, gainMode.staff],
  );
  await give(talk, kept, lowest);
  const back = await read(talk, kept);
  talk.same(
    'grade, mode and end of whom staff put back to the default one, with a growth that earns more',
    [back.gradeId, back.gradeMode, back.gradeExpireDate],
    [grade.id, gainMode.growth, lastDay(today, 7)],
  );
}

/** Neither a grade that is switched off nor one that staff give is earned; a refund takes growth, but no grade. */
async function checkOthers(talk: Talk, made: Made): Promise<void> {
  const lowest = await lowestOf(talk);
  const off = await highGrade(talk, { enabled: 0 });
  const member = await newMember(talk, { gradeId: lowest });
  made.grades.push(off);
  made.members.push(member);
  const one = await spend(talk, member, off.growthThreshold * 100);
  talk.holds('a grade that is switched off is not earned', one.gradeId !== off.id);
  await talk.ok(memberGrades.enable, { params: { id: off.id }, body: { enable: 1 } });
  talk.same('the grade after it was switched on', (await read(talk, member)).gradeId, off.id);
  await talk.ok(memberGrades.enable, { params: { id: off.id }, body: { enable: 0 } });
  await give(talk, member, lowest);
  await removed(talk, off);
  const grade = await highGrade(talk, { validMonths: 0 });
  made.grades.push(grade);
  const shop = await openShop(talk, 'hotel');
  shop.first = shop.today;
  const { orders, refunds } = shop.calls;
  if (!('checkIn' in orders)) return;
  const guestOf = await newMember(talk, { gradeId: lowest });
  made.members.push(guestOf);
  const half = grade.growthThreshold * 50;
  const over = { cancelRule: 20, gradeDiscount: 0, marketPrice: half };
  const product = await newProduct(talk, shop, [half, half], over);
  const more = { qty: 1, nights: 2 };
  const order = await payOffline(talk, shop, await placeOrder(talk, shop, product, guestOf, more));
  const params = { id: order.id };
  await talk.ok(orders.checkIn, { params, body: { guests: [guest], roomNos: [] } });
  const refund = await talk.ok(refunds.add, askedFor(order, [addDays(shop.today, 1)]));
  await talk.ok(orders.checkOut, { params, body: {} });
  const before = await read(talk, guestOf);
  talk.same(
    'grade, mode and end of whom the stay raised',
    [before.gradeId, before.gradeMode, before.gradeExpireDate],
    [grade.id, gainMode.growth, ''],
  );
  const { version: _version, ...form } = formOf(fieldsOf(memberGrades.update.body), grade);
  const higher = { ...form, benefits: [], growthThreshold: grade.growthThreshold + 1, id: grade.id };
  const { fall } = await talk.ok(memberGrades.preview, { body: higher });
  talk.same('who would fall from a grade without an end', fall, 0);
  await payBack(talk, shop, refund);
  const after = await read(talk, guestOf);
  talk.same(
    'growth and grade after a refund',
    [after.growth, after.gradeId, after.gradeMode],
    [Math.floor(half / 100), grade.id, gainMode.growth],
  );
}

/** Who has his grade for a home keeps it, whatever his growth earns. */
async function checkHome(talk: Talk, made: Made): Promise<void> {
  const lowest = await lowestOf(talk);
  const grade = await highGrade(talk);
  const home = await newGrade(talk, { gainModes: [gainMode.house], houseThreshold: 9_999_999_999 });
  const member = await newMember(talk, { gradeId: lowest });
  made.grades.push(grade, home);
  made.members.push(member);
  const back = await (purchases['at the counter'] as Purchase)(talk, member.mobile, 9_999_999_999);
  const held = await read(talk, member);
  talk.same('grade and mode after the purchase', [held.gradeId, held.gradeMode], [home.id, gainMode.house]);
  const rich = await spend(talk, member, grade.growthThreshold * 100);
  talk.same(
    'growth, grade and mode after he has spent as much as a higher one asks',
    [rich.growth, rich.gradeId, rich.gradeMode],
    [grade.growthThreshold, grade.level > home.level ? home.id : rich.gradeId, gainMode.house],
  );
  await back();
}

/** 本月新增 counts by the day on which a member came to the grade, whenever he registered. */
async function checkNewOfMonth(talk: Talk, made: Made): Promise<void> {
  const { memberId, today } = await talk.state('a member has a balance');
  const old = await talk.ok(members.get, { params: { id: memberId } });
  if (old.createTime >= today.slice(0, 7)) return talk.skip('the member of the state registered this month');
  const grade = await newGrade(talk, { gainModes: [gainMode.staff] });
  made.grades.push(grade);
  const figures = async () => {
    const { memberCount, newMembers } = await talk.ok(memberGrades.get, { params: { id: grade.id } });
    return [memberCount, newMembers];
  };
  const member = { id: memberId, mobile: '', name: old.name };
  await give(talk, member, grade.id);
  talk.same('members and new ones, with one who registered long ago', await figures(), [1, 1]);
  await give(talk, member, await lowestOf(talk));
  talk.same('members and new ones without him', await figures(), [0, 0]);
}

type Purchase = NonNullable<(typeof purchases)[string]>;

export const gradeRiseRules = (): Rule[] => [
  designRule(
    'members',
    'move',
    'growth earns the highest grade whose threshold it reaches, for its months',
    '6.5',
    inTurn('growth', cleaning(checkRise)),
  ),
  designRule(
    'members',
    'move',
    'who has his grade for a home keeps it, whatever growth earns',
    '6.5',
    inTurn('growth', inTurn('homes', cleaning(checkHome))),
  ),
  designRule(
    'members',
    'move',
    'growth earns no grade that is off, and a refund takes none',
    '6.5',
    inTurn('growth', cleaning(checkOthers)),
  ),
  designRule(
    'memberGrades',
    'figure',
    'new members of the month are those who came to the grade in it',
    '6.3',
    cleaning(checkNewOfMonth),
  ),
];
