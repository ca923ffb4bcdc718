import { estateConsultants } from '../../src/areas/estateConsultants.ts';
import { memberFriends } from '../../src/areas/memberFriends.ts';
import { memberLabels } from '../../src/areas/memberLabels.ts';
import { members } from '../../src/areas/members.ts';
import { mainPlansMost } from '../../src/areas/roomPlans.ts';
import { bookingStatus } from '../../src/enums/estates.ts';
import { labelKind, relationType } from '../../src/enums/members.ts';
import { status } from '../../src/envelope.ts';
import { memberFriendExample } from '../../src/examples/memberFriends.ts';
import {
  added,
  addedFrom,
  cleaned,
  formOf,
  idNumber,
  type Kind,
  kindsOf,
  newForm,
  patternOf,
} from './kinds.ts';
import type { People } from './people.ts';
import { partForm } from './projectParts.ts';
import type { Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import { newMember, newProduct, openShop } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** Guards of single kinds: what there is only once, or so many times, and what others hold in place. */

const { duplicate, precondition } = status;
const venues = [
  ['resorts', 'place'],
  ['hotels', 'hotel'],
  ['minsus', 'house'],
  ['hotelRooms', 'hotel'],
  ['minsuRooms', 'house'],
] as const;

export function guardRules(people: People): Rule[] {
  const kinds = kindsOf(people).filter(({ ending }) => ending === '');
  const rule = (
    area: string,
    says: string,
    where: string,
    check: (talk: Talk, kind: Kind) => Promise<void>,
  ) =>
    kinds
      .filter((kind) => kind.area === area)
      .map(
        (kind): Rule => ({
          ...{ area, kind: 'input', writes: true, where: `domain design, section ${where}` },
          says: `${area}: ${says}`,
          check: (talk) => check(talk, kind),
        }),
      );
  const projects = kinds.find(({ area }) => area === 'estates');
  const inProject = async (talk: Talk, check: (id: string, companyId: string) => Promise<void>) => {
    if (!projects) return talk.skip('nobody adds projects');
    const { record } = await added(talk, projects);
    await check(record.id, record.companyId);
    await cleaned(talk, projects, record);
  };
  return [
    ...rule(
      'memberFriends',
      'a member is himself once, and has one emergency contact, the latest',
      '7.4',
      checkFriends,
    ),
    ...rule('memberLabels', 'members lose a label that is removed', '7.5', checkLabel),
    ...rule('merchantCategories', 'a category keeps what its merchants deal in', '8.1', (talk, kind) =>
      checkCategory(talk, kind, kinds),
    ),
    ...venues.flatMap(([area, trade]) =>
      rule(area, 'what a product is of is not removed', '8.3', async (talk, kind) => {
        const shop = await openShop(talk, trade);
        await newProduct(talk, shop, [100]);
        const id = /Rooms$/.test(area) ? shop.roomId : shop.resourceId;
        if (kind.remove) await talk.refused(kind.remove, precondition, { params: { id } }, kind.by);
        talk.same('it is still there', (await talk.ok(kind.get, { params: { id } }, kind.by)).id, id);
      }),
    ),
    ...rule('roomPlans', `a project has at most ${mainPlansMost} main house shapes`, '4.8', (talk, kind) =>
      inProject(talk, async (id) => {
        const main = async () => ({ ...(await partForm(talk, id, kind, kinds)), isMain: 1 });
        for (let at = 0; at < mainPlansMost; at++) await talk.ok(kind.add, { body: await main() }, kind.by);
        await talk.refused(kind.add, precondition, { body: await main() }, kind.by);
      }),
    ),
    ...rule('estateConsultants', 'an account belongs to one consultant of a project', '4.11', (talk, kind) =>
      inProject(talk, async (id, companyId) => {
        const { list } = await talk.ok(estateConsultants.accounts, { query: { companyId } });
        const [account] = list;
        if (!account) return talk.skip('the company has no account');
        const linked = async () => ({ ...(await partForm(talk, id, kind, kinds)), userId: account.id });
        const first = await talk.ok(kind.add, { body: await linked() }, kind.by);
        talk.same('the account', first.userId, account.id);
        await talk.refused(kind.add, precondition, { body: await linked() }, kind.by);
      }),
    ),
    ...rule('estateConsultants', 'who has open leads is not switched off', '4.11', async (talk, kind) => {
      const lead = await talk.state('a lead is in a status', { status: bookingStatus.visited, assigned: 1 });
      const params = { id: lead.consultantId };
      if (kind.enable)
        await talk.refused(kind.enable, precondition, { params, body: { enable: 0 } }, kind.by);
    }),
  ];
}

async function checkFriends(talk: Talk): Promise<void> {
  const { id: memberId } = await newMember(talk);
  // A card's number says gender and birthday.
  const { gender: _gender, birthday: _birthday, ...form } = memberFriendExample;
  const body = (relation: number, emergency: 0 | 1) => ({
    ...{ ...form, memberId, relation, emergency },
    credentialNo: idNumber(),
  });
  const add = (relation: number, emergency: 0 | 1) =>
    talk.ok(memberFriends.add, { body: body(relation, emergency) });
  await add(relationType.self, 0);
  await talk.refused(memberFriends.add, duplicate, { body: body(relationType.self, 0) });
  const contacts = async () => {
    const { list } = await talk.ok(memberFriends.list, { query: { memberId, limit: 20 } });
    return list.filter(({ emergency }: Json) => emergency === 1).map(({ id }: Json) => id);
  };
  const one = await add(relationType.friend, 1);
  const other = await add(relationType.friend, 1);
  talk.same('emergency contacts after another one was added', await contacts(), [other.id]);
  const params = { id: one.id };
  const before = await talk.ok(memberFriends.get, { params });
  talk.holds('the log of the former one says so', before.logs.length > one.logs.length, before.logs);
  const again = { ...formOf(fieldsOf(memberFriends.update.body), before), emergency: 1 };
  await talk.ok(memberFriends.update, { params, body: { ...again, version: before.version } });
  talk.same('emergency contacts after the first one was made it again', await contacts(), [one.id]);
}

async function checkLabel(talk: Talk, kind: Kind): Promise<void> {
  // Of a label with a rule nobody can make somebody a member.
  const manual = { kind: labelKind.manual, minConsume: 0, minOrders: 0, withinDays: 0 };
  const { record } = await addedFrom(talk, kind, {
    ...newForm(kind, await patternOf(talk, kind)),
    ...manual,
  });
  const member = await newMember(talk);
  const params = { id: member.id };
  const before = await talk.ok(members.get, { params });
  const fields = fieldsOf(members.update.body);
  const body = { ...formOf(fields, before), labelIds: [record.id], version: before.version };
  const labelled = await talk.ok(members.update, { params, body });
  talk.same('his labels', labelled.labels.length, 1);
  await talk.ok(memberLabels.remove, { params: { id: record.id } });
  talk.same('his labels after it', (await talk.ok(members.get, { params })).labels, []);
  const { count } = await talk.ok(members.list, { query: { labelIds: record.id, limit: 1 } });
  talk.same('members with the label', count, 0);
}

async function checkCategory(talk: Talk, kind: Kind, kinds: readonly Kind[]): Promise<void> {
  const merchants = kinds.find(({ area }) => area === 'merchants') ?? talk.skip('nobody adds merchants');
  const pattern = await patternOf(talk, merchants);
  const form = newForm(kind, await patternOf(talk, kind));
  const { record } = await addedFrom(talk, kind, { ...form, businessTypes: pattern.businessTypes });
  const body = { ...newForm(merchants, pattern), categoryId: record.id };
  const { record: merchant } = await addedFrom(talk, merchants, body);
  const [one, ...others] = merchant.businessTypes;
  const narrower = {
    ...formOf(fieldsOf(kind.update.body), record),
    ...{ businessTypes: others.length > 0 ? others : [one === 10 ? 20 : 10], version: record.version },
  };
  const params = { id: record.id };
  await talk.refused(kind.update, precondition, { params, body: narrower }, kind.by);
  await cleaned(talk, merchants, merchant);
  await talk.ok(kind.update, { params, body: narrower }, kind.by);
  await cleaned(talk, kind, record);
}
