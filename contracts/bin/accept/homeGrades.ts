import { memberGrades } from '../../src/areas/memberGrades.ts';
import { memberPoints } from '../../src/areas/memberPoints.ts';
import { gainMode, pointSource, pointType } from '../../src/enums/members.ts';
import { give, lowestOf, newGrade, purchases, removed } from './gradeGuards.ts';
import { lastDay } from './gradeRises.ts';
import { gradesOf } from './gradesOf.ts';
import { cleaning, type Made, read, spend } from './growthScenes.ts';
import { todayOf } from './incomeMoves.ts';
import { designRule, type Rule } from './rule.ts';
import { newMember, newMobile } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { inTurn } from './turns.ts';

/** Which of several grades a home gives, what little spending earns, that it never takes a higher one, and what a grade that staff give brings with it. */

const most = 9_999_999_999;
const ofHomes = { gainModes: [gainMode.house], houseThreshold: most - 2, validMonths: 5 };
const atCounter = purchases['at the counter'] as NonNullable<(typeof purchases)[string]>;

/** Two grades by homes: the higher one is the older or the younger one. */
async function twoGrades(talk: Talk, made: Made, isOlder: boolean): Promise<[high: Json, low: Json]> {
  const first = await newGrade(talk, isOlder ? ofHomes : { enabled: 0 });
  made.grades.push(first);
  const low = await newGrade(talk, { ...ofHomes, houseThreshold: most - 1_000 });
  made.grades.push(low);
  if (isOlder) return [first, low];
  await removed(talk, first);
  const high = await newGrade(talk, ofHomes);
  made.grades.push(high);
  return [high, low];
}

async function checkHighest(talk: Talk, made: Made, isOlder: boolean): Promise<void> {
  const today = await todayOf(talk);
  const lowest = await lowestOf(talk);
  const [high, low] = await twoGrades(talk, made, isOlder);
  if (high.level < low.level) return talk.skip('somebody took the level meanwhile');
  const member = await newMember(talk, { gradeId: lowest });
  made.members.push(member);
  const held = async () => {
    const { gradeId, gradeMode, gradeExpireDate } = await read(talk, member);
    return [gradeId, gradeMode, gradeExpireDate];
  };
  const end = lastDay(today, 5);
  const backs = [await atCounter(talk, member.mobile, most - 500)];
  talk.same('the grade of a sum that reaches the lower one', await held(), [low.id, gainMode.house, end]);
  backs.push(await atCounter(talk, member.mobile, 498));
  talk.same('the grade of a sum that reaches both', await held(), [high.id, gainMode.house, end]);
  await talk.ok(memberGrades.enable, { params: { id: high.id }, body: { enable: 0 } });
  const before = await read(talk, member);
  backs.push(await atCounter(talk, member.mobile, 100));
  const after = await read(talk, member);
  talk.same('the grade after another home that reaches only a lower one', await held(), [
    ...[high.id, gainMode.house, end],
  ]);
  talk.same('his log after it', after.logs, before.logs);
  for (const back of backs) await back();
}

/** A contract counts that was signed before its customer was a member. */
async function checkEarlier(talk: Talk, made: Made): Promise<void> {
  const lowest = await lowestOf(talk);
  const cents = most - 2_000;
  const grade = await newGrade(talk, { gainModes: [gainMode.house], houseThreshold: cents });
  made.grades.push(grade);
  const mobile = newMobile();
  const back = await atCounter(talk, mobile, cents);
  const member = await newMember(talk, { gradeId: lowest, mobile });
  made.members.push(member);
  const { gradeId, gradeMode } = await read(talk, member);
  talk.same(
    'grade and mode of a new member who had signed before',
    [gradeId, gradeMode],
    [...[grade.id, gainMode.house]],
  );
  await back();
}

/** Whom staff put back to the default grade has at once what a home gives for good, and not again what it gave for a time. */
async function checkPutBack(talk: Talk, made: Made): Promise<void> {
  const lowest = await lowestOf(talk);
  const byStaff = await newGrade(talk, {});
  made.grades.push(byStaff);
  for (const validMonths of [0, 5]) {
    const cents = most - 3_000 - validMonths;
    const home = await newGrade(talk, { ...ofHomes, houseThreshold: cents, validMonths });
    made.grades.push(home);
    const member = await newMember(talk, { gradeId: lowest });
    made.members.push(member);
    const back = await atCounter(talk, member.mobile, cents);
    talk.same('the grade of his home', (await read(talk, member)).gradeId, home.id);
    await give(talk, member, byStaff.id);
    talk.same('the grade that staff gave', (await read(talk, member)).gradeMode, gainMode.staff);
    await give(talk, member, lowest);
    const { gradeId, gradeMode, gradeExpireDate } = await read(talk, member);
    const what = 'of who was put back';
    if (validMonths === 0)
      talk.same(
        `grade, mode and end ${what}`,
        [gradeId, gradeMode, gradeExpireDate],
        [home.id, gainMode.house, ''],
      );
    else
      talk.holds(
        `the grade ${what} is not that of a home that gave it for a time`,
        gradeId !== home.id,
        gradeId,
      );
    await back();
    await talk.ok(memberGrades.enable, { params: { id: home.id }, body: { enable: 0 } });
  }
}

const expectPoints = async (talk: Talk, what: string, id: string, wanted: unknown[][]) => {
  const { list } = await talk.ok(memberPoints.listJournals, { query: { memberId: id, limit: 100 } });
  talk.same(
    `rows of points ${what}`,
    list.map(({ type, change, refType, refId, refNo }: Json) => [type, change, refType, refId, refNo]),
    wanted,
  );
};

/** Each grade gives its points once, with the first way to it, and none for coming down to it. */
async function checkGifts(talk: Talk, made: Made): Promise<void> {
  const today = await todayOf(talk);
  const lowest = await lowestOf(talk);
  const grades: Json[] = [];
  for (const form of [
    { giftPoints: 700, validMonths: 7 },
    { giftPoints: 50, validMonths: 0 },
  ]) {
    const grade = await newGrade(talk, form);
    made.grades.push(grade);
    grades.push({ ...grade, ...form });
  }
  const gift = ({ id, name, giftPoints }: Json) => [
    ...[pointType.gradeGift, giftPoints, pointSource.grade, id, name],
  ];
  for (const grade of grades) {
    const member = await newMember(talk, { gradeId: grade.id });
    made.members.push(member);
    const { gradeMode, gradeExpireDate } = await read(talk, member);
    const end = grade.validMonths ? lastDay(today, grade.validMonths) : '';
    talk.same('how and until when a new member has it', [gradeMode, gradeExpireDate], [gainMode.staff, end]);
    await expectPoints(talk, 'of a new member', member.id, [gift(grade)]);
  }
  // A level above may have become free meanwhile, so that the second grade is the higher one.
  const [low, high] = grades.sort((one, other) => one.level - other.level) as [Json, Json];
  const member = await newMember(talk, { gradeId: lowest });
  made.members.push(member);
  await expectPoints(talk, 'with the default grade', member.id, []);
  await give(talk, member, high.id);
  await expectPoints(talk, 'with a higher one', member.id, [gift(high)]);
  await give(talk, member, low.id);
  await expectPoints(talk, 'with a lower one', member.id, [gift(high)]);
  await give(talk, member, lowest);
  await give(talk, member, low.id);
  const both = [gift(low), gift(high)];
  await expectPoints(talk, 'when he rises to the other one', member.id, both);
  for (const { id } of [high, low, high]) await give(talk, member, id);
  await expectPoints(talk, 'when he has both again', member.id, both);
}

/** Whoever has spent little, or nothing, has what that earns: mostly the default grade. */
async function checkLittle(talk: Talk, made: Made): Promise<void> {
  const lowest = await lowestOf(talk);
  const member = await newMember(talk, { gradeId: lowest });
  made.members.push(member);
  for (const cents of [1, 100]) {
    const { growth, gradeId, gradeMode } = await spend(talk, member, cents);
    const [best] = (await gradesOf(talk))
      .filter(
        ({ enabled, gainModes, growthThreshold }) =>
          enabled === 1 && gainModes.includes(gainMode.growth) && growthThreshold <= growth,
      )
      .sort((a, b) => b.level - a.level);
    const wanted = [best?.id ?? lowest, gainMode.growth];
    talk.same(`grade and mode of a growth of ${growth}`, [gradeId, gradeMode], wanted);
  }
}

const rule = (says: string, section: string, check: Rule['check']): Rule =>
  designRule('members', 'move', says, section, check);

export const homeGradeRules: Rule[] = [
  ...[true, false].map((isOlder) =>
    rule(
      `homes give the highest grade that their sum reaches, the ${isOlder ? 'older' : 'younger'} one, and take none`,
      '6.5',
      inTurn(
        'homes',
        cleaning((talk, made) => checkHighest(talk, made, isOlder)),
      ),
    ),
  ),
  rule(
    'a home that somebody bought before he was a member counts at once',
    '6.2',
    inTurn('homes', cleaning(checkEarlier)),
  ),
  rule(
    'the default grade that staff give counts growth, and a grade that a home gives for good',
    '6.5 and decision 0012',
    inTurn('homes', cleaning(checkPutBack)),
  ),
  rule(
    'whoever has spent little has no more than that earns',
    '6.5',
    inTurn('growth', cleaning(checkLittle)),
  ),
  rule('points for a grade come with each way to it, once, and only upwards', '6.2', cleaning(checkGifts)),
];
