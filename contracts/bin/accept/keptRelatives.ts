import { memberFriends } from '../../src/areas/memberFriends.ts';
import { relationType } from '../../src/enums/members.ts';
import { status } from '../../src/envelope.ts';
import { memberFriendExample } from '../../src/examples/memberFriends.ts';
import { formOf, idNumber } from './kinds.ts';
import { designRule, type Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import { newMember } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { absentId } from './unique.ts';

/** A relative stays with his member, whomever a form names. */

async function checkKept(talk: Talk): Promise<void> {
  const [member, other] = [await newMember(talk), await newMember(talk)];
  const { gender: _gender, birthday: _day, ...example } = memberFriendExample;
  const card = { credentialNo: idNumber() };
  const form = { ...example, ...card, memberId: member.id, relation: relationType.friend };
  const { id } = await talk.ok(memberFriends.add, { body: form });
  const ofMember = async (memberId: string) => {
    const { list } = await talk.ok(memberFriends.list, { query: { memberId, limit: 100 } });
    return list.map((one: Json) => one.id);
  };
  for (const memberId of [other.id, absentId]) {
    const shown = await talk.ok(memberFriends.get, { params: { id } });
    const body = { ...formOf(fieldsOf(memberFriends.update.body), shown), memberId, version: shown.version };
    const { answer } = await talk.call(memberFriends.update, { params: { id }, body });
    // Refused, or done without the member.
    const isRight = [status.ok, status.invalid, status.precondition].some((one) => one === answer.status);
    talk.holds('the form of another member is refused or his field is left out', isRight, answer.status);
    const after = await talk.ok(memberFriends.get, { params: { id } });
    talk.same('his member', after.memberId, member.id);
    talk.same('relatives of both', [await ofMember(member.id), await ofMember(other.id)], [[id], []]);
  }
  const nobody = { ...form, credentialNo: idNumber(), memberId: absentId };
  await talk.refused(memberFriends.add, [status.invalid, status.notFound], { body: nobody });
}

export const keptRelativeRules: Rule[] = [
  designRule('memberFriends', 'record', 'a relative stays with his member', '7.4', checkKept),
];
