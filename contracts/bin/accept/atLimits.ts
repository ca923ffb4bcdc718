import { friendLimit, memberFriends } from '../../src/areas/memberFriends.ts';
import { members } from '../../src/areas/members.ts';
import { roles } from '../../src/areas/roles.ts';
import { mainPlansMost } from '../../src/areas/roomPlans.ts';
import { relationType } from '../../src/enums/members.ts';
import { belongType } from '../../src/enums.ts';
import { status } from '../../src/envelope.ts';
import { memberFriendExample } from '../../src/examples/memberFriends.ts';
import { rightIds } from '../../src/rights/rights.ts';
import { added, cleaned, formOf, idNumber, type Kind, kindsOf } from './kinds.ts';
import { cleanUp, newAccount, newRole } from './ownUsers.ts';
import type { People } from './people.ts';
import { addedTo, partForm } from './projectParts.ts';
import type { Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import { newMember } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { inTurn } from './turns.ts';

/** What there is only once, or so many times, does not stand in its own way: it can still be saved, and nothing else takes its place by being saved. */

const { duplicate, precondition } = status;

/** A record is saved as it is, but for some fields. */
async function saved(talk: Talk, { get, update, by }: Kind, id: string, over: object): Promise<Json> {
  const before = await talk.ok(get, { params: { id } }, by);
  const body = { ...formOf(fieldsOf(update.body), before), ...over, version: before.version };
  return (await talk.call(update, { params: { id }, body }, by)).answer;
}
const expectSaved = async (what: string, talk: Talk, kind: Kind, id: string, over: object = {}) =>
  talk.same(`status of saving ${what}`, (await saved(talk, kind, id, over)).status, status.ok);
const expectRefused = async (
  ...[what, talk, kind, id, over, code]: [string, Talk, Kind, string, object, number]
) => talk.same(`status of saving ${what}`, (await saved(talk, kind, id, over)).status, code);

async function checkMain(talk: Talk, kind: Kind, projectId: string, kinds: readonly Kind[]): Promise<void> {
  const add = async (isMain: 0 | 1) => {
    const body = { ...(await partForm(talk, projectId, kind, kinds)), isMain };
    return talk.ok(kind.add, { body }, kind.by);
  };
  const plain = await add(0);
  const main = await add(1);
  for (let at = 1; at < mainPlansMost; at++) await add(1);
  await expectSaved('one of as many as there may be', talk, kind, main.id, { referencePrice: 5 });
  await expectRefused('another one as one of them', talk, kind, plain.id, { isMain: 1 }, precondition);
  await expectSaved('one of them as none', talk, kind, main.id, { isMain: 0 });
  await expectSaved('another one in its place', talk, kind, plain.id, { isMain: 1 });
}

/** One account for two consultants, which has to be of the company of the project. */
async function checkAccount(talk: Talk, kind: Kind, project: Json, kinds: readonly Kind[]): Promise<void> {
  const unit = { belongType: belongType.estate, belongId: project.companyId };
  const role = await newRole(talk, [rightIds.viewSingleEstate], unit);
  const account = await newAccount(talk, { ...unit, roleIds: [role.id] });
  const [one, other] = [
    await addedTo(talk, project.id, kind, kinds),
    await addedTo(talk, project.id, kind, kinds),
  ];
  const userId = account.id;
  await expectSaved('a consultant with the account', talk, kind, one.id, { userId });
  await expectSaved('him again', talk, kind, one.id, { userId });
  await expectRefused('another one with it', talk, kind, other.id, { userId }, precondition);
  await expectSaved('him without it', talk, kind, one.id, { userId: '' });
  await expectSaved('the other one with it', talk, kind, other.id, { userId });
  await cleanUp(talk, account);
  await talk.call(roles.remove, { params: { id: role.id } });
}

const { gender: _gender, birthday: _birthday, ...friendForm } = memberFriendExample;

async function checkFriends(talk: Talk, kind: Kind): Promise<void> {
  const { id: memberId } = await newMember(talk);
  const add = (relation: number, emergency: 0 | 1) =>
    talk.ok(memberFriends.add, {
      body: { ...friendForm, memberId, relation, emergency, credentialNo: idNumber() },
    });
  const self = await add(relationType.self, 0);
  const contact = await add(relationType.friend, 1);
  const other = await add(relationType.friend, 0);
  await expectSaved('himself', talk, kind, self.id, { remark: '素食' });
  await expectSaved('the emergency contact', talk, kind, contact.id, { remark: '素食' });
  const asSelf = { relation: relationType.self };
  await expectRefused('another one as himself', talk, kind, other.id, asSelf, duplicate);
  await expectSaved('another contact in his place', talk, kind, other.id, { emergency: 1 });
  await expectSaved('who is no contact any more', talk, kind, contact.id, { remark: '不再是紧急联系人' });
  await talk.ok(memberFriends.remove, { params: { id: self.id } });
  await expectSaved('another one as himself', talk, kind, contact.id, asSelf);
  for (let at = 2; at < friendLimit; at++) await add(relationType.friend, 0);
  await expectSaved('one of as many as there may be', talk, kind, other.id);
  const body = { ...friendForm, memberId, credentialNo: idNumber() };
  await talk.refused(memberFriends.add, precondition, { body });
}

async function checkLabels(talk: Talk, kind: Kind): Promise<void> {
  const { memberId } = await talk.state('a member has as many labels as are allowed');
  const before = await talk.ok(members.get, { params: { id: memberId } });
  await expectSaved('who has as many labels as are allowed', talk, kind, memberId);
  const after = await talk.ok(members.get, { params: { id: memberId } });
  talk.same('his labels', [...after.labelIds].sort(), [...before.labelIds].sort());
}

export function limitRules(people: People): Rule[] {
  const kinds = kindsOf(people).filter(({ ending }) => ending === '');
  const rule = (
    area: string,
    says: string,
    where: string,
    check: (talk: Talk, kind: Kind) => Promise<void>,
  ): Rule[] =>
    kinds
      .filter((kind) => kind.area === area)
      .map((kind) => ({
        ...{ area, kind: 'input', writes: true, where: `domain design, section ${where}` },
        says: `${area}: ${says}`,
        check: (talk) => check(talk, kind),
      }));
  const projects = kinds.find(({ area }) => area === 'estates');
  const inProject =
    (check: (talk: Talk, kind: Kind, project: Json, all: readonly Kind[]) => Promise<void>) =>
    async (talk: Talk, kind: Kind) => {
      if (!projects) return talk.skip('nobody adds projects');
      const { record } = await added(talk, projects);
      await check(talk, kind, record, kinds);
      await cleaned(talk, projects, record);
    };
  return [
    ...rule(
      'roomPlans',
      'one of as many main house shapes as there may be is saved, and gives its place to another one',
      '4.8',
      inProject((talk, kind, { id }, all) => checkMain(talk, kind, id, all)),
    ),
    ...rule(
      'estateConsultants',
      'a consultant keeps his account when he is saved, and no other one gets it so',
      '4.11',
      inProject(checkAccount),
    ),
    ...rule(
      'memberFriends',
      'who is himself, the emergency contact, or one of as many as there may be is saved, and no second one is himself',
      '7.4',
      checkFriends,
    ),
    ...rule('members', 'who has as many labels as are allowed is saved with them', '7.3', (talk, kind) =>
      inTurn('full labels', () => checkLabels(talk, kind))(talk),
    ),
  ];
}
