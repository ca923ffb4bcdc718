import { memberGrades } from '../../src/areas/memberGrades.ts';
import { members } from '../../src/areas/members.ts';
import { addDays } from '../../src/days.ts';
import { gainMode } from '../../src/enums/members.ts';
import { status } from '../../src/envelope.ts';
import { give, isByStaff, lowestOf, newGrade, saved } from './gradeGuards.ts';
import { gradesOf } from './gradesOf.ts';
import { cleaning, highGrade, type Made, read, spend } from './growthScenes.ts';
import { todayOf } from './incomeMoves.ts';
import { formOf } from './kinds.ts';
import { designRule, figureRule, type Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import { newMember, openShop, theGrade } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { inTurn } from './turns.ts';

/** What is told of a grade: who would rise or fall by saving it, and who is new in it. */

/** What saving would change is told before, and happens then: who would rise, fall, and which discounts are the wrong way round. */
async function checkPreview(talk: Talk, made: Made): Promise<void> {
  const lowest = await lowestOf(talk);
  const grade = await highGrade(talk);
  const threshold = grade.growthThreshold;
  const [short, held, staff] = [
    await newMember(talk, { gradeId: lowest }),
    await newMember(talk, { gradeId: lowest }),
    await newMember(talk, { gradeId: lowest }),
  ];
  const byStaff = await newGrade(talk, {});
  made.grades.push(grade, byStaff);
  made.members.push(short, held, staff);
  await give(talk, staff, byStaff.id);
  await spend(talk, short, (threshold - 3) * 100);
  await spend(talk, staff, (threshold - 3) * 100);
  await spend(talk, held, threshold * 100);
  const form = { ...formOf(fieldsOf(memberGrades.update.body), grade), benefits: [] };
  const preview = (over: object): Promise<Json> => {
    const { version: _version, ...rest } = { ...form, ...over } as Json;
    return talk.ok(memberGrades.preview, { body: { ...rest, id: grade.id } });
  };
  const { count: everybody } = await talk.ok(members.list, { query: { limit: 1 } });
  for (const [what, over, rise, fall] of [
    ['as it is', {}, 0, 0],
    ['two lower', { growthThreshold: threshold - 2 }, 0, 0],
    ['three lower', { growthThreshold: threshold - 3 }, 1, 0],
    ['one higher', { growthThreshold: threshold + 1 }, 0, 1],
    ['switched off', { enabled: 0 }, 0, 1],
  ] as const) {
    const said = await preview(over);
    talk.same(`who rises and falls with the threshold ${what}`, [said.rise, said.fall], [rise, fall]);
    const sum = said.rise + said.fall + said.stay;
    talk.holds(`everybody is counted once ${what}`, sum >= everybody, `${sum} of ${everybody}`);
  }
  const higher = { growthThreshold: threshold + 1 };
  talk.same('status of saving it one higher', await saved(talk, grade.id, higher), status.ok);
  talk.same('the grade of who is below it now', (await read(talk, held)).gradeId, grade.id);
  for (const growthThreshold of [threshold, threshold + 1, threshold + 5]) {
    const { rise, fall } = await preview({ growthThreshold });
    talk.same(`who rises and falls with ${growthThreshold} instead of one more`, [rise, fall], [0, 0]);
  }
  const compared = await talk.ok(memberGrades.get, { params: { id: (await theGrade(talk)).id } });
  const isAbove = grade.level > compared.level;
  const names = isAbove ? [grade.name, compared.name] : [compared.name, grade.name];
  const fields = ['placeDiscount', 'hotelDiscount', 'houseDiscount'] as const;
  const same = Object.fromEntries(fields.map((name) => [name, compared[name]]));
  for (const [what, change, isTold] of [
    ['the same', {}, false],
    ...fields.flatMap((name) => [
      [`${name} one less`, { [name]: compared[name] - 1 }, !isAbove],
      [`${name} one more`, { [name]: compared[name] + 1 }, isAbove],
    ]),
  ] as [string, object, boolean][]) {
    const { inverted } = await preview({ ...same, ...change });
    const pair = inverted.some(({ higher, lower }: Json) => higher === names[0] && lower === names[1]);
    talk.same(`told that the discounts are the wrong way round: ${what}`, pair, isTold);
  }
  talk.same(
    'status of saving it lower',
    await saved(talk, grade.id, { growthThreshold: threshold - 3 }),
    status.ok,
  );
  talk.same('the grade of who was short', (await read(talk, short)).gradeId, grade.id);
  talk.same('the grade that staff gave', (await read(talk, staff)).gradeId, byStaff.id);
}

/** Who has a grade for longer has not come to it anew. */
async function checkProlonged(talk: Talk): Promise<void> {
  const grades = (await gradesOf(talk)).filter(isByStaff);
  const { today } = await openShop(talk, 'place');
  const earlier = addDays(`${today.slice(0, 7)}-01`, -1);
  for (const { id: gradeId } of grades) {
    const query = { gradeId, createEnd: earlier, limit: 40 };
    const { list } = await talk.ok(members.list, { query });
    for (const { id } of list) {
      const one = await read(talk, { id });
      const { gradeMode, gradeExpireDate: expireDate } = one;
      // Giving him what he has changes nothing but his log.
      if (gradeMode !== gainMode.staff || (expireDate !== '' && expireDate < today)) continue;
      if (one.logs.some(({ time }: Json) => time > earlier)) continue;
      const earlierOnes = async () => {
        const { memberCount, newMembers } = await talk.ok(memberGrades.get, { params: { id: gradeId } });
        return memberCount - newMembers;
      };
      const before = await earlierOnes();
      await talk.ok(members.setGrade, { params: { id }, body: { gradeId, expireDate, reason: '年度贵宾' } });
      return talk.same('members who came to the grade before this month', await earlierOnes(), before);
    }
  }
  return talk.skip('nobody has a grade by hand from before this month');
}

const mostRead = 60;

/**
 * Whoever registered before this month, and whose log has no line of this month, has not come to his grade in it. Asked of small grades, because each of their
 * members is read.
 */
async function checkEarlier(talk: Talk): Promise<void> {
  const first = `${(await todayOf(talk)).slice(0, 7)}-01`;
  const small = (await gradesOf(talk)).filter((one) => one.memberCount > 0 && one.memberCount <= mostRead);
  if (small.length === 0) return talk.skip(`every grade has nobody, or more than ${mostRead} members`);
  for (const { id, name } of small) {
    const query = { gradeId: id, createEnd: addDays(first, -1), limit: mostRead };
    const { list } = await talk.ok(members.list, { query });
    const records: Json[] = await Promise.all(list.map((one: Json) => read(talk, one)));
    const quiet = records.filter(({ logs }) => logs.every(({ time }: Json) => time < first));
    const { memberCount, newMembers } = await talk.ok(memberGrades.get, { params: { id } });
    talk.holds(
      `of the ${memberCount} members of ${name} at most ${memberCount - quiet.length} have come to it this month`,
      newMembers <= memberCount - quiet.length,
      newMembers,
    );
  }
}

export const gradePreviewRules = (): Rule[] => [
  designRule(
    'memberGrades',
    'figure',
    'who would rise or fall is told before a grade is saved',
    '6.2',
    inTurn('growth', cleaning(checkPreview)),
  ),
  designRule(
    'memberGrades',
    'figure',
    'who has his grade for longer is not new in it',
    '6.3',
    checkProlonged,
  ),
  figureRule(
    memberGrades.get,
    'who came to a grade in an earlier month is not new in it',
    'domain design, section 6.3',
    checkEarlier,
  ),
];
