import { memberGrades } from '../../src/areas/memberGrades.ts';
import { memberImports } from '../../src/areas/memberImports.ts';
import { members } from '../../src/areas/members.ts';
import { gainMode } from '../../src/enums/members.ts';
import { paging, status } from '../../src/envelope.ts';
import { memberExample } from '../../src/examples/members.ts';
import { give, isByStaff, lowestOf, newGrade, saved } from './gradeGuards.ts';
import { gradesOf } from './gradesOf.ts';
import { cleaning, type Made, read } from './growthScenes.ts';
import { formOf } from './kinds.ts';
import { designRule, type Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import { newMember, newMobile } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { inTurn } from './turns.ts';

/** 后台指定: which grades staff give, and that they give no others. */

const { invalid, ok, precondition } = status;
/** Nobody signs for so much. */
const forHomes = { gainModes: [gainMode.house], houseThreshold: 9_999_999_999 };

/** Neither by the move, nor with a new member, nor by an import; the select has it without `byStaff` only. */
async function checkWays(talk: Talk, made: Made): Promise<void> {
  const lowest = await lowestOf(talk);
  const grade = await newGrade(talk, forHomes);
  made.grades.push(grade);
  const member = await newMember(talk, { gradeId: lowest });
  made.members.push(member);
  const before = await read(talk, member);
  const expectRefused = async (what: string) => {
    talk.same(`status of ${what}`, (await give(talk, member, grade.id)).answer.status, precondition);
    const { credentialNo: _no, gender: _gender, birthday: _birthday, ...form } = memberExample;
    const body = { ...form, labelIds: [], mobile: newMobile(), gradeId: grade.id };
    await talk.refused(members.add, [invalid, precondition], { body });
    for (const call of [memberImports.preview, memberImports.add]) {
      const [row] = await talk.ok(call, { body: { members: [body] } });
      talk.holds(`a row of an import is refused: ${what}`, row.status !== ok && row.field === 'gradeId', row);
    }
  };
  await expectRefused('giving a grade that is gained by a home alone');
  talk.same('the member after it', await read(talk, member), before);
  const idsOf = async (query: object): Promise<string[]> =>
    (await talk.ok(memberGrades.allEnabled, { query: { ...query, limit: 100 } })).list.map(
      ({ id }: Json) => id,
    );
  const [all, byStaff] = [await idsOf({}), await idsOf({ byStaff: 1 })];
  talk.same(
    'whether the selects offer it',
    [all, byStaff].map((ids) => ids.includes(grade.id)),
    [true, false],
  );
  talk.holds('staff are offered the default one', byStaff.includes(lowest), byStaff);
  const ways = [gainMode.house, gainMode.staff];
  talk.same(
    'status of saving it as one that staff give',
    await saved(talk, grade.id, { gainModes: ways }),
    ok,
  );
  talk.holds('staff are offered it then', (await idsOf({ byStaff: 1 })).includes(grade.id));
  talk.same('status of giving it then', (await give(talk, member, grade.id)).answer.status, ok);

  // Who has it keeps it when it is no longer given, and is edited as before.
  const { gainModes } = forHomes;
  talk.same('status of saving it as one that they do not', await saved(talk, grade.id, { gainModes }), ok);
  await expectRefused('giving it again when staff no longer give it');
  const held = await read(talk, member);
  const body = { ...formOf(fieldsOf(members.update.body), held), remark: '喜欢山景', version: held.version };
  const { remark, gradeId, gradeMode } = await talk.ok(members.update, { params: { id: member.id }, body });
  const wanted = ['喜欢山景', grade.id, gainMode.staff];
  talk.same('remark, grade and mode of who has it, after an edit', [remark, gradeId, gradeMode], wanted);
}

/** Of all grades, those that are given; of those that others add, change or remove meanwhile nothing is asked. */
async function checkOffered(talk: Talk): Promise<void> {
  const before = await gradesOf(talk);
  const { list } = await talk.ok(memberGrades.allEnabled, { query: { byStaff: 1, limit: paging.maxLimit } });
  const after = new Map((await gradesOf(talk)).map(({ id, version }) => [id, version]));
  const still = before.filter(({ id, version }) => after.get(id) === version);
  const ids = still.map(({ id }) => id);
  const offered = list.map(({ id }: Json) => id).filter((id: string) => ids.includes(id));
  const wanted = still.filter(isByStaff).map(({ id }) => id);
  talk.same('the grades that staff are offered', offered, wanted);
}

export const gradeWayRules: Rule[] = [
  designRule(
    'memberGrades',
    'input',
    'staff give the default grade and those that offer 后台指定, and no others, however they give it',
    '6.2',
    // Who buys a home meanwhile must not get its grade.
    inTurn('homes', cleaning(checkWays)),
  ),
  designRule('memberGrades', 'list', 'staff are offered the grades that they may give', '6.2', checkOffered),
];
