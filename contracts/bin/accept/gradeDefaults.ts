import { memberBenefits } from '../../src/areas/memberBenefits.ts';
import { memberGrades } from '../../src/areas/memberGrades.ts';
import { memberPoints } from '../../src/areas/memberPoints.ts';
import { members } from '../../src/areas/members.ts';
import { benefitType, countableBenefits, gainMode } from '../../src/enums/members.ts';
import { status } from '../../src/envelope.ts';
import { memberBenefitExample } from '../../src/examples/memberBenefits.ts';
import { newGrade, removed, saved } from './gradeGuards.ts';
import { gradesOf } from './gradesOf.ts';
import { formOf } from './kinds.ts';
import { designRule, type Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import { newMember } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { inTurn } from './turns.ts';
import { absentId, unique } from './unique.ts';

/** The default grade, the order of grades, and what a grade keeps of its form. */

const { precondition, invalid } = status;
const read = (talk: Talk, id: string): Promise<Json> => talk.ok(memberGrades.get, { params: { id } });

/** There is one default grade, of the lowest level and switched on, whatever is tried. */
async function checkDefault(talk: Talk): Promise<void> {
  const defaults = (await gradesOf(talk)).filter(({ isDefault }) => isDefault === 1);
  talk.same('default grades', defaults.length, 1);
  const [{ id, level }] = defaults as [Json];
  const params = { id };
  const before = await read(talk, id);
  const grade = await newGrade(talk, {});
  const refused: number[] = [precondition, invalid];
  talk.holds(
    'its mark is not taken away by its form',
    refused.includes(await saved(talk, id, { isDefault: 0 })),
  );
  talk.holds('its form does not switch it off', refused.includes(await saved(talk, id, { enabled: 0 })));
  await talk.refused(memberGrades.enable, precondition, { params, body: { enable: 0 } });
  await talk.refused(memberGrades.remove, precondition, { params });
  talk.holds(
    'a grade that is not the lowest does not become the default one',
    refused.includes(await saved(talk, grade.id, { isDefault: 1 })),
  );
  const after = await read(talk, id);
  const brief = ({ isDefault, enabled, version }: Json) => ({ isDefault, enabled, version });
  talk.same('the default grade after all that', brief(after), brief(before));
  talk.same('the level below all others', level, Math.min(...(await gradesOf(talk)).map((one) => one.level)));
  talk.same('the mark of another one', (await read(talk, grade.id)).isDefault, 0);
  await removed(talk, grade);
}

/** The points of the default grade are for every new member, once. */
async function checkWelcome(talk: Talk): Promise<void> {
  const grade = (await gradesOf(talk)).find(({ isDefault }) => isDefault === 1) as Json;
  const [giftPoints, other] = [grade.giftPoints + 120, await newGrade(talk, {})];
  talk.same('status of other points', await saved(talk, grade.id, { giftPoints }), status.ok);
  const params = { id: (await newMember(talk, { gradeId: grade.id })).id };
  const points = async () => (await talk.ok(memberPoints.get, { params })).points;
  talk.same('points of a new member', await points(), giftPoints);
  for (const gradeId of [other.id, grade.id])
    await talk.ok(members.setGrade, { params, body: { gradeId, expireDate: '', reason: '年度贵宾' } });
  talk.same('his points after he had another grade', await points(), giftPoints);
  await saved(talk, grade.id, { giftPoints: grade.giftPoints });
  await removed(talk, other);
}

/** Grades stand by their levels, also those that were added or moved later. */
async function checkOrder(talk: Talk): Promise<void> {
  const rising = (levels: number[]) => levels.every((level, at) => at === 0 || level > (levels[at - 1] ?? 0));
  const [one, other] = [await newGrade(talk, {}), await newGrade(talk, { enabled: 0 })];
  const expectOrder = async (what: string) => {
    const levels = (await gradesOf(talk)).map(({ level }) => level);
    talk.holds(`levels rise ${what}`, rising(levels), levels);
    const { list } = await talk.ok(memberGrades.allEnabled, { query: { limit: 100 } });
    const own = list.map(({ level }: Json) => level);
    talk.holds(`levels of the select rise ${what}`, rising(own), own);
    const ids = list.map(({ id }: Json) => id);
    const mine = list.find(({ id }: Json) => id === one.id);
    talk.same(
      `months and default of the new grade in the select ${what}`,
      [mine?.validMonths, mine?.isDefault],
      [one.validMonths, 0],
    );
    const marked = list.filter(({ isDefault }: Json) => isDefault === 1);
    talk.same(`default grades of the select ${what}`, marked.length, 1);
    talk.same(`what the select has ${what}`, [ids.includes(one.id), ids.includes(other.id)], [true, false]);
  };
  await expectOrder('with new grades');
  const taken = (await gradesOf(talk)).map(({ level }) => level);
  for (let level = Math.min(...taken) + 1; level <= 20; level++) {
    if (taken.includes(level)) continue;
    if ((await saved(talk, one.id, { level })) === status.ok) break;
  }
  await expectOrder('after one has another level');
  await removed(talk, one);
  await removed(talk, other);
}

/** A threshold is one of the ways in which the grade is gained, and a quantity is that of a benefit that is counted. */
async function checkKept(talk: Talk): Promise<void> {
  const benefits: Json[] = [];
  for (const type of Object.values(benefitType))
    benefits.push(
      await talk.ok(memberBenefits.add, {
        body: { ...memberBenefitExample, name: unique('验收'), type: type === 30 ? 20 : type },
      }),
    );
  const form = {
    ...{ growthThreshold: 9_999_999, houseThreshold: 9_999_999_998, enabled: 0 },
    benefits: benefits.map(({ id }) => ({ benefitId: id, quantity: 7 })),
  };
  const { house, staff } = gainMode;
  const expectKept = async (what: string, id: string, modes: number[]) => {
    const shown = await read(talk, id);
    talk.same(
      `thresholds of ways ${modes} ${what}`,
      [shown.growthThreshold, shown.houseThreshold],
      [0, modes.includes(house) ? form.houseThreshold : 0],
    );
    talk.same(
      `quantities of its benefits ${what}`,
      shown.benefits.map((one: Json) => [one.benefitId, one.type, one.quantity]),
      benefits.map(({ id: of, type }) => [of, type, countableBenefits.includes(type) ? 7 : 0]),
    );
  };
  const grade = await newGrade(talk, { ...form, gainModes: [staff] });
  await expectKept('when it was added', grade.id, [staff]);
  for (const gainModes of [[house], [house, staff], [staff]]) {
    talk.same(`status of saving ways ${gainModes}`, await saved(talk, grade.id, { ...form, gainModes }), 1);
    await expectKept('when it was saved', grade.id, gainModes);
  }
  await removed(talk, grade);
  for (const { id } of benefits) await talk.ok(memberBenefits.remove, { params: { id } });
}

/** A preview refuses what saving refuses, and neither changes anything. */
async function checkRefused(talk: Talk): Promise<void> {
  const [grade, other] = [await newGrade(talk, {}), await newGrade(talk, {})];
  const before = await read(talk, grade.id);
  const { version: _version, ...form } = formOf(fieldsOf(memberGrades.update.body), before);
  for (const [what, over, code] of [
    ['the level of another one', { level: other.level }, status.duplicate],
    ['the name of another one', { name: other.name }, status.duplicate],
    ['the mark of the default one', { isDefault: 1 }, precondition],
    ['a benefit that is not there', { benefits: [{ benefitId: absentId, quantity: 1 }] }, precondition],
    ['no discount at all', { placeDiscount: 0 }, invalid],
    ['more than no discount', { houseDiscount: 101 }, invalid],
    ['what is right', {}, status.ok],
  ] as [string, object, number][]) {
    const body = { ...form, benefits: [], ...over, id: grade.id };
    const { answer } = await talk.call(memberGrades.preview, { body });
    talk.same(`status of a preview with ${what}`, answer.status, code);
    if (code !== status.ok) talk.same(`status of saving ${what}`, await saved(talk, grade.id, over), code);
    const { id: _id, ...fresh } = body;
    const add = { ...fresh, name: unique('验收'), level: before.level, ...over };
    if (code === status.ok) await talk.refused(memberGrades.preview, status.duplicate, { body: add });
  }
  const gone = { ...form, name: unique('验收'), benefits: [], id: absentId };
  await talk.refused(memberGrades.preview, status.notFound, { body: gone });
  talk.same('the version after all that', (await read(talk, grade.id)).version, before.version);
  await removed(talk, grade);
  await removed(talk, other);
}

/** Only benefits that are switched on are chosen. */
async function checkOffered(talk: Talk): Promise<void> {
  const body = { ...memberBenefitExample, name: unique('验收'), enabled: 0 };
  const benefit = await talk.ok(memberBenefits.add, { body });
  const benefits = [{ benefitId: benefit.id, quantity: 1 }];
  const grade = await newGrade(talk, {});
  talk.same('status of saving one that is off', await saved(talk, grade.id, { benefits }), precondition);
  const params = { id: benefit.id };
  await talk.ok(memberBenefits.enable, { params, body: { enable: 1 } });
  talk.same('status of saving one that is on', await saved(talk, grade.id, { benefits }), status.ok);
  talk.same('status of saving none', await saved(talk, grade.id, { benefits: [] }), status.ok);
  talk.same('grades that give it', (await talk.ok(memberBenefits.get, { params })).gradeCount, 0);
  await removed(talk, grade);
  await talk.ok(memberBenefits.remove, { params });
}

/** Who changed what: each change of a grade is a line that says the new value. */
async function checkLog(talk: Talk): Promise<void> {
  const grade = await newGrade(talk, { placeDiscount: 88 });
  const lines = async () => (await read(talk, grade.id)).logs;
  const [first] = await lines();
  const name = unique('改名');
  for (const [over, word] of [
    [{ name }, name],
    [{ description: `说明${name}` }, `说明${name}`],
    [{ giftPoints: 43_217 }, '43217'],
  ] as const) {
    const before = await lines();
    talk.same(`status of saving ${Object.keys(over)}`, await saved(talk, grade.id, over), status.ok);
    const after = await lines();
    talk.same(`lines after ${Object.keys(over)} changed`, after.length, before.length + 1);
    const said = `${after[0].action}${after[0].remark}`;
    talk.holds(
      `the line of ${Object.keys(over)} says ${word}`,
      said.replaceAll(',', '').includes(word),
      said,
    );
    talk.same('who did it', after[0].operatorName, first.operatorName);
  }
  await removed(talk, grade);
}

const rule = (kind: Rule['kind'], says: string, section: string, check: Rule['check']): Rule =>
  designRule('memberGrades', kind, says, section, check);

export const gradeDefaultRules = (): Rule[] => [
  rule(
    'input',
    'the default grade is one, the lowest, stays switched on and is not removed',
    '6.2',
    inTurn('default grade', checkDefault),
  ),
  rule(
    'money',
    'every new member has the points of the default grade, once',
    '6.2',
    // What the default grade says decides, too, to what members fall and rise.
    inTurn('growth', inTurn('default grade', checkWelcome)),
  ),
  rule('list', 'grades stand by their levels, new ones and moved ones too', '6.1', checkOrder),
  rule('record', 'a grade keeps thresholds and quantities only where they mean something', '6.2', checkKept),
  rule('input', 'a preview refuses what saving refuses', '6.2', checkRefused),
  rule('input', 'a grade gives only benefits that are switched on', '6.2', checkOffered),
  rule('record', 'the log of a grade says which values changed, and who changed them', '6.3', checkLog),
];
