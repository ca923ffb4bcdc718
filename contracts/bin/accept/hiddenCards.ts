import { memberFriends } from '../../src/areas/memberFriends.ts';
import { members } from '../../src/areas/members.ts';
import { gender } from '../../src/enums/estates.ts';
import { relationType } from '../../src/enums/members.ts';
import { credentialType } from '../../src/enums/orders.ts';
import { status } from '../../src/envelope.ts';
import { memberFriendExample } from '../../src/examples/memberFriends.ts';
import { formOf, idNumber } from './kinds.ts';
import { designRule, type Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import { newMember, newMobile, theGrade } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** The mask of a card stands for the card: birthday and gender of the form are those of the number that it hides. */

const areas = {
  members: { get: members.get, add: members.add, update: members.update },
  memberFriends: { get: memberFriends.get, add: memberFriends.add, update: memberFriends.update },
} as const;

async function newForm(talk: Talk, area: keyof typeof areas): Promise<Json> {
  const card = { credentialType: credentialType.idCard, credentialNo: idNumber() };
  if (area === 'members') {
    const { id: gradeId } = await theGrade(talk);
    return { name: '林小雨', mobile: newMobile(), labelIds: [], gradeId, ...card };
  }
  const { id: memberId } = await newMember(talk);
  const { gender: _gender, birthday: _day, ...friend } = memberFriendExample;
  return { ...friend, memberId, relation: relationType.friend, ...card };
}

async function checkHidden(talk: Talk, area: keyof typeof areas): Promise<void> {
  const { get, add, update } = areas[area];
  const { id } = await talk.ok(add, { body: await newForm(talk, area) });
  const read = (): Promise<Json> => talk.ok(get, { params: { id } });
  const before = await read();
  talk.holds('the number is hidden', before.credentialNo.includes('*'), before.credentialNo);
  const saved = async (over: object): Promise<Json> => {
    const shown = await read();
    const body = { ...formOf(fieldsOf(update.body), shown), ...over, version: shown.version };
    return (await talk.call(update, { params: { id }, body })).answer;
  };
  const [year, ...rest] = before.birthday.split('-');
  const other = before.gender === gender.male ? gender.female : gender.male;
  for (const [field, value] of [
    ['birthday', [String(Number(year) - 1), ...rest].join('-')],
    ['gender', other],
  ] as const) {
    const answer = await saved({ [field]: value });
    talk.same(`another ${field}`, [answer.status, answer.data?.field], [status.invalid, field]);
  }
  talk.same('the record after it', await read(), before);
  talk.same('the form as it was', (await saved({})).status, status.ok);
  const after = await read();
  talk.same('birthday and gender', [after.birthday, after.gender], [before.birthday, before.gender]);
}

export const hiddenCardRules: Rule[] = (['members', 'memberFriends'] as const).map((area) =>
  designRule(
    area,
    'input',
    'the mask of a card takes no other birthday or gender than the card',
    '7.3 and 7.4',
    (talk) => checkHidden(talk, area),
  ),
);
