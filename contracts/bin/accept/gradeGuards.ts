import { estateRecommends } from '../../src/areas/estateRecommends.ts';
import { estateRooms } from '../../src/areas/estateRooms.ts';
import { memberGrades } from '../../src/areas/memberGrades.ts';
import { members } from '../../src/areas/members.ts';
import { gainMode } from '../../src/enums/members.ts';
import { status } from '../../src/envelope.ts';
import { memberGradeExample } from '../../src/examples/memberGrades.ts';
import { memberExample } from '../../src/examples/members.ts';
import { recommendMoves as forms, recommendExample } from '../../src/examples/recommends.ts';
import { gradesOf } from './gradesOf.ts';
import { formOf } from './kinds.ts';
import { newRoom, theProject } from './projectScenes.ts';
import { sign, subscribe } from './recommendMoves.ts';
import { designRule, type Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import { type Member, newMember, newMobile, theGrade } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { inTurn } from './turns.ts';
import { unique } from './unique.ts';

/** Levels and thresholds of grades, who can be given one, and the grade that a member gets for a home. */

const { precondition, duplicate } = status;
export const lowestOf = async (talk: Talk): Promise<string> =>
  (await gradesOf(talk)).find(({ isDefault }) => isDefault === 1)?.id ??
  talk.skip('there is no default grade');

/** The highest level that is free. */
export async function newGrade(talk: Talk, over: Record<string, unknown>): Promise<Json> {
  // That of all rules first, which takes one of the same levels.
  await theGrade(talk);
  const { growthThreshold: _growth, houseThreshold: _house, ...form } = memberGradeExample;
  const body = { ...form, name: unique('验收'), gainModes: [gainMode.staff], giftPoints: 0, ...over };
  for (let level = 20; level > 1; level--) {
    const { answer } = await talk.call(memberGrades.add, { body: { ...body, level } });
    if (answer.status !== duplicate) return answer.data ?? talk.skip(answer.message);
  }
  return talk.skip('there is no level for another grade');
}
/** Whether staff may give a grade. */
export const isByStaff = ({ enabled, isDefault, gainModes }: Json): boolean =>
  enabled === 1 && (isDefault === 1 || gainModes.includes(gainMode.staff));
export const removed = (talk: Talk, { id }: Json) => talk.ok(memberGrades.remove, { params: { id } });
const gradeOf = async (talk: Talk, { id }: Member): Promise<[string, number]> => {
  const { gradeId, gradeMode } = await talk.ok(members.get, { params: { id } });
  return [gradeId, gradeMode];
};
export const give = (talk: Talk, { id }: Member, gradeId: string) =>
  talk.call(members.setGrade, { params: { id }, body: { gradeId, expireDate: '', reason: '年度贵宾' } });

export async function saved(talk: Talk, id: string, over: object): Promise<number> {
  const before = await talk.ok(memberGrades.get, { params: { id } });
  const form = formOf(fieldsOf(memberGrades.update.body), before);
  const benefits = before.benefits.map(({ benefitId, quantity }: Json) => ({ benefitId, quantity }));
  const body = { ...form, benefits, ...over, version: before.version };
  return (await talk.call(memberGrades.update, { params: { id }, body })).answer.status;
}

async function checkLevel(talk: Talk): Promise<void> {
  const grade = await newGrade(talk, {});
  /** Another level, of those that nobody has: others add grades meanwhile, at the highest ones first. */
  const another = async (): Promise<number> => {
    const levels = (await gradesOf(talk)).map(({ level }) => level);
    const lowest = Math.min(...levels);
    for (let level = lowest + 1; level <= 20; level++) {
      if (levels.includes(level)) continue;
      const code = await saved(talk, grade.id, { level });
      if (code !== duplicate) return code;
    }
    return talk.skip('there is no free level');
  };
  const member = await newMember(talk, { gradeId: grade.id });
  const wanted = [grade.id, gainMode.staff];
  talk.same('grade and mode of a member who was added with it', await gradeOf(talk, member), wanted);
  talk.same('status of another level with a member', await another(), precondition);
  talk.same('status of its own level with a member', await saved(talk, grade.id, {}), status.ok);
  await talk.refused(memberGrades.remove, precondition, { params: { id: grade.id } });
  await give(talk, member, await lowestOf(talk));
  talk.same('status of another level without members', await another(), status.ok);
  await removed(talk, grade);
}

/** Thresholds rise with the level: neither as high as the next one above, nor as low as the next one below. */
async function checkThresholds(talk: Talk): Promise<void> {
  await theGrade(talk);
  const others = (await gradesOf(talk)).filter(({ gainModes }) => gainModes.includes(gainMode.growth));
  const [below, above] = [others.at(-2), others.at(-1)];
  if (!below || !above) return talk.skip('there are no two grades by growth');
  const [low, high] = [below.growthThreshold, above.growthThreshold];
  for (const [{ id, level }, growthThreshold] of [
    [above, low],
    [above, Math.max(0, low - 1)],
    [below, high],
    [below, high + 1],
  ] as const)
    talk.same(
      `status of ${growthThreshold} for level ${level} between ${low} and ${high}`,
      await saved(talk, id, { growthThreshold }),
      precondition,
    );
  // Grades that are not gained by growth, such as the one of acceptance, have no threshold to compare with.
  for (const { id, name } of [below, above])
    talk.same(`status of saving ${name} as it is`, await saved(talk, id, {}), status.ok);
  const { growthThreshold: _growth, houseThreshold: _house, ...form } = memberGradeExample;
  const levels = (await gradesOf(talk)).map(({ level }) => level);
  for (const [level, threshold] of [
    [above.level - 1, above.growthThreshold],
    [above.level - 1, above.growthThreshold + 1],
    [above.level + 1, above.growthThreshold],
    [above.level + 1, above.growthThreshold - 1],
  ] as const) {
    if (level < 1 || level > 20 || levels.includes(level)) continue;
    const body = {
      ...form,
      name: unique('验收'),
      level,
      gainModes: [gainMode.growth],
      growthThreshold: threshold,
    };
    // Somebody else may have taken the level meanwhile.
    await talk.refused(memberGrades.add, [precondition, duplicate], { body });
  }
}

async function checkOff(talk: Talk): Promise<void> {
  const grade = await newGrade(talk, { enabled: 0 });
  const member = await newMember(talk);
  const before = await gradeOf(talk, member);
  talk.same(
    'status of giving a grade that is off',
    (await give(talk, member, grade.id)).answer.status,
    precondition,
  );
  talk.same('his grade after it', await gradeOf(talk, member), before);
  const { credentialNo: _no, gender: _gender, birthday: _birthday, ...form } = memberExample;
  const body = { ...form, labelIds: [], mobile: newMobile(), gradeId: grade.id };
  await talk.refused(members.add, [status.invalid, precondition], { body });
  await removed(talk, grade);
}

const most = 9_999_999_999;
/** How somebody buys a home for so much, and what takes it back. */
export const purchases: Record<
  string,
  (talk: Talk, mobile: string, dealPrice: number, isDelivered?: true) => Promise<() => Promise<unknown>>
> = {
  'at the counter': async (talk, customerMobile, dealPrice, isDelivered) => {
    const params = { id: await newRoom(talk, await theProject(talk)) };
    const { createTime } = await talk.ok(estateRooms.get, { params });
    const today = createTime.slice(0, 10);
    const customer = { customerName: '林小雨', customerMobile, subscribeAmount: 0, subscribeDate: today };
    await talk.ok(estateRooms.subscribe, { params, body: customer });
    const body = { contractNo: unique('XS-'), dealPrice, signDate: today };
    await talk.ok(estateRooms.sign, { params, body });
    if (isDelivered) {
      await talk.ok(estateRooms.deliver, { params, body: { deliverDate: today } });
      // Nothing takes it back.
      return async () => undefined;
    }
    return () => talk.ok(estateRooms.cancelDeal, { params, body: { reason: '客户家庭原因' } });
  },
  'through a recommend': async (talk, customerMobile, dealPrice) => {
    const project = await theProject(talk);
    const { mobile: memberMobile } = await newMember(talk);
    const roomId = await newRoom(talk, project);
    const form = { ...recommendExample, estateId: project.id, memberMobile, customerMobile };
    const { id, createTime } = await talk.ok(estateRecommends.add, { body: form });
    const [params, today] = [{ id }, createTime.slice(0, 10)];
    const { consultantId } = project;
    await talk.ok(estateRecommends.audit, { params, body: { ...forms.audit, consultantId } });
    await talk.ok(estateRecommends.visit, { params, body: { ...forms.visit, visitTime: createTime } });
    await talk.ok(estateRecommends.subscribe, { params, body: subscribe({ roomId, today }) });
    await talk.ok(estateRecommends.sign, { params, body: { ...sign({ today }), dealPrice } });
    const over = { ...forms.cancelDeal, date: today };
    return () => talk.ok(estateRecommends.cancelDeal, { params, body: over });
  },
};

/** The sum of what somebody signed for counts, and what staff gave stays. */
async function checkHouse(talk: Talk): Promise<void> {
  const grade = await newGrade(talk, { gainModes: [gainMode.house], houseThreshold: most - 1 });
  const byStaff = await newGrade(talk, {});
  const lowest = await lowestOf(talk);
  for (const [name, buy] of Object.entries(purchases)) {
    const [member, kept] = [
      await newMember(talk, { gradeId: lowest }),
      await newMember(talk, { gradeId: lowest }),
    ];
    await give(talk, kept, byStaff.id);
    const [, mode] = await gradeOf(talk, kept);
    talk.same('how he has the grade that staff gave', mode, gainMode.staff);
    const backs: (() => Promise<unknown>)[] = [];
    const half = most - 101;
    backs.push(await (purchases['at the counter'] as typeof buy)(talk, member.mobile, half));
    const [before] = await gradeOf(talk, member);
    talk.holds('a little less is too little', before !== grade.id);
    // The last one brings the grade.
    backs.push(await buy(talk, member.mobile, most - 1 - half));
    talk.same(`the grade of who bought ${name}`, await gradeOf(talk, member), [grade.id, gainMode.house]);
    backs.push(await buy(talk, kept.mobile, most));
    talk.same(`the grade that staff gave who bought ${name}`, await gradeOf(talk, kept), [
      byStaff.id,
      gainMode.staff,
    ]);
    for (const back of backs) await back();
    await give(talk, kept, lowest);
    talk.same('the grade after it was cancelled', await gradeOf(talk, member), [grade.id, gainMode.house]);
    await give(talk, member, lowest);
  }
  const owner = await newMember(talk, { gradeId: lowest });
  const buy = purchases['at the counter'] as (typeof purchases)[string];
  await buy(talk, owner.mobile, most - 101, true);
  const back = await buy(talk, owner.mobile, 100);
  const wanted = [grade.id, gainMode.house];
  talk.same('the grade with a home that was handed over before', await gradeOf(talk, owner), wanted);
  await back();
  await give(talk, owner, lowest);
  await talk.ok(memberGrades.enable, { params: { id: grade.id }, body: { enable: 0 } });
  const late = await newMember(talk, { gradeId: lowest });
  const again = await buy(talk, late.mobile, most);
  const [held] = await gradeOf(talk, late);
  talk.holds('a grade that is switched off is not given for a home', held !== grade.id);
  await again();
  await give(talk, late, lowest);
  await removed(talk, grade);
  await removed(talk, byStaff);
}

export const gradeGuardRules = (): Rule[] => [
  designRule('memberGrades', 'input', 'a grade keeps its level while a member has it', '6.2', checkLevel),
  designRule('memberGrades', 'input', 'thresholds rise strictly with the levels', '6.2', checkThresholds),
  designRule('members', 'input', 'nobody is given a grade that is switched off', '6.2', checkOff),
  designRule(
    'members',
    'move',
    'who signs for homes gets the grade of their sum, however he buys, unless staff gave him one',
    '6.5',
    inTurn('homes', checkHouse),
  ),
];
