import { randomInt } from 'node:crypto';
import { memberFriends } from '../../src/areas/memberFriends.ts';
import { memberLabels } from '../../src/areas/memberLabels.ts';
import { members } from '../../src/areas/members.ts';
import { gender } from '../../src/enums/estates.ts';
import { labelKind, relationType } from '../../src/enums/members.ts';
import { credentialType } from '../../src/enums/orders.ts';
import { status } from '../../src/envelope.ts';
import { memberFriendExample } from '../../src/examples/memberFriends.ts';
import { memberLabelExample } from '../../src/examples/memberLabels.ts';
import { idCheckCharacter } from '../../src/forms/identity.ts';
import { memberLimits } from '../../src/members/memberForms.ts';
import { lowestOf } from './gradeGuards.ts';
import { formOf } from './kinds.ts';
import { designRule, type Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import { newMember, newMobile, newProduct, openShop, payOffline, placeOrder, theGrade } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { newNumber, unique } from './unique.ts';

/** What the forms of members, relatives and labels say of one another: cards and birthdays, labels that are offered, rules that change. */

const { invalid, ok } = status;
const read = (talk: Talk, id: string): Promise<Json> => talk.ok(members.get, { params: { id } });
const ruleless = { minConsume: 0, minOrders: 0, withinDays: 0 };
const labelForm = { ...memberLabelExample, ...ruleless, kind: labelKind.manual };
const newLabel = (talk: Talk, over: object = {}): Promise<Json> =>
  talk.ok(memberLabels.add, { body: { ...labelForm, name: unique('验'), ...over } });
const removed = (talk: Talk, labels: readonly Json[]) =>
  Promise.all(labels.map(({ id }) => talk.ok(memberLabels.remove, { params: { id } })));

/** Saves the form of a member as it was read, but for some fields. */
async function saved(talk: Talk, id: string, over: object): Promise<Json> {
  const before = await read(talk, id);
  const form = formOf(fieldsOf(members.update.body), before);
  const body = { ...form, ...over, version: before.version };
  return (await talk.call(members.update, { params: { id }, body })).answer;
}

let born = randomInt(500);
/** A number of a card of a day, another one at each call; its last digit but one is odd for men. */
function card(day: string, isMan: boolean): string {
  born = (born + 1) % 500;
  const order = String(2 * born + Number(isMan)).padStart(3, '0');
  const number = `330102${day.replaceAll('-', '')}${order}`;
  return number + idCheckCharacter(number);
}

/** A card says gender and birthday, and nothing else may; other documents say neither. */
async function checkCards(talk: Talk): Promise<void> {
  const { idCard, passport } = credentialType;
  const { id: memberId } = await newMember(talk);
  const { id: gradeId } = await theGrade(talk);
  const name = '林小雨';
  const { gender: _gender, birthday: _day, ...friend } = memberFriendExample;
  const forms = {
    members: (over: object) => ({ name, labelIds: [], gradeId, mobile: newMobile(), ...over }),
    memberFriends: (over: object) => ({ ...friend, memberId, relation: relationType.friend, ...over }),
  };
  for (const [area, add] of [
    ['members', members.add],
    ['memberFriends', memberFriends.add],
  ] as const) {
    const make = async (over: object): Promise<Json> => {
      const { answer } = await talk.call(add, { body: forms[area](over) });
      return answer.status === ok ? answer.data : answer.status;
    };
    // Days of few people, because a card is that of one person.
    for (const [isMan, said] of [
      [true, gender.male],
      [false, gender.female],
    ] as const) {
      const day = `${1930 + randomInt(70)}-${10 + randomInt(3)}-${11 + randomInt(17)}`;
      const of = (over: object = {}) =>
        make({ credentialType: idCard, credentialNo: card(day, isMan), ...over });
      const shown = await of();
      talk.same(`${area}: gender and birthday of a card`, [shown.gender, shown.birthday], [said, day]);
      const right = await of({ gender: said, birthday: day });
      talk.same(`${area}: the same, said twice`, [right.gender, right.birthday], [said, day]);
      const other = `${day.slice(0, 8)}10`;
      talk.same(`${area}: status of another birthday`, await of({ birthday: other }), invalid);
    }
    const free = { gender: gender.female, birthday: '1990-05-12' };
    const no = `E${newNumber(8)}`;
    const abroad = await make({ credentialType: passport, credentialNo: no, ...free });
    talk.same(`${area}: those of a passport`, [abroad.gender, abroad.birthday], [free.gender, free.birthday]);
    const small = await make({ credentialType: passport, credentialNo: no.toLowerCase(), ...free });
    talk.same(`${area}: status of the same passport in small letters`, small, status.duplicate);
  }
}

/** Staff give manual labels that are switched on, by the form and in a batch; a form gives no grade. */
async function checkOffered(talk: Talk): Promise<void> {
  const { id, mobile } = await newMember(talk);
  const member = { id, mobile };
  const [off, bySystem, good] = [
    await newLabel(talk, { enabled: 0 }),
    await newLabel(talk, { kind: labelKind.system, minConsume: 9_999_999_999 }),
    await newLabel(talk),
  ];
  for (const [what, label, isGiven] of [
    ['that is off', off, false],
    ['of a rule', bySystem, false],
    ['that is offered', good, true],
  ] as const) {
    const body = { ids: [member.id], labelIds: [label.id], give: 1 };
    const { answer } = await talk.call(members.batchLabel, { body });
    const [first] = answer.status === ok ? (answer.data as Json[]) : [];
    const batch = answer.status === ok ? first?.status === ok : false;
    talk.same(`a batch gives a label ${what}`, batch, isGiven);
    const form = await saved(talk, member.id, { labelIds: [label.id] });
    talk.same(`the form gives a label ${what}`, form.status, isGiven ? ok : invalid);
    const { labelIds } = await read(talk, member.id);
    talk.same(`his labels after one ${what}`, labelIds, isGiven ? [label.id] : []);
  }
  const { gradeId } = await read(talk, member.id);
  const { status: code } = await saved(talk, member.id, { gradeId: await lowestOf(talk) });
  talk.same('status of a form with another grade', code, ok);
  talk.same('his grade after it', (await read(talk, member.id)).gradeId, gradeId);
  await removed(talk, [off, bySystem, good]);
}

/** The emergency contact of a member is a person, where one is named. */
async function checkEmergency(talk: Talk): Promise<void> {
  const { id } = await newMember(talk);
  for (const [emergencyName, code] of [
    ['👍', invalid],
    ['13800000000', invalid],
    ['苏建国', ok],
    ['', ok],
  ] as const) {
    const answer = await saved(talk, id, { emergencyName });
    talk.same(`status of the emergency contact ${emergencyName}`, answer.status, code);
  }
}

/** A label by a rule that becomes one by hand may be one too many: it can be taken away, and others stay, but no other is given. */
async function checkMore(talk: Talk): Promise<void> {
  const shop = await openShop(talk, 'place');
  const product = await newProduct(talk, shop, [1_000_000], { stock: 60 });
  const member = await newMember(talk);
  const order = await placeOrder(talk, shop, product, member, { qty: 50 });
  await payOffline(talk, shop, order);
  const held: Json[] = [];
  for (let at = 0; at < memberLimits.labels; at++) held.push(await newLabel(talk));
  const spare = await newLabel(talk);
  const idsOf = (labels: readonly Json[]): string[] => labels.map(({ id }) => id).sort();
  const batch = async (labels: readonly Json[], give: 0 | 1): Promise<number> => {
    const body = { ids: [member.id], labelIds: idsOf(labels), give };
    const [result] = (await talk.ok(members.batchLabel, { body })) as Json[];
    return result?.status;
  };
  const expectHeld = async (what: string, wanted: readonly Json[]) => {
    const { labelIds } = await read(talk, member.id);
    talk.same(`his labels ${what}`, [...labelIds].sort(), idsOf(wanted));
  };
  talk.same('status of as many as are allowed', await batch(held, 1), ok);
  const byRule = await newLabel(talk, { kind: labelKind.system, minConsume: order.payPrice });
  const { version } = await talk.ok(memberLabels.get, { params: { id: byRule.id } });
  const body = { ...labelForm, name: byRule.name, version };
  await talk.ok(memberLabels.update, { params: { id: byRule.id }, body });
  const all = [...held, byRule];
  await expectHeld('with one more, which came by a rule', all);
  talk.same('status of a form that leaves them', (await saved(talk, member.id, {})).status, ok);
  const swapped = [...held.slice(1), byRule, spare];
  const other = await saved(talk, member.id, { labelIds: idsOf(swapped) });
  talk.same('status of a form with so many, one of them another', other.status, invalid);
  talk.same('status of another one by a batch', await batch([spare], 1), invalid);
  await expectHeld('after both', all);
  talk.same('status of taking one', await batch(held.slice(0, 1), 0), ok);
  await expectHeld('after it', all.slice(1));
  await removed(talk, [...all, spare]);
}

/** Whoever has a label by its rule has it as long as the rule finds him; a label by hand becomes that of its rule. */
async function checkRules(talk: Talk): Promise<void> {
  const shop = await openShop(talk, 'place');
  const product = await newProduct(talk, shop, [1_000_000], { stock: 60 });
  const [rich, poor] = [await newMember(talk), await newMember(talk)];
  const order = await placeOrder(talk, shop, product, rich, { qty: 50 });
  await payOffline(talk, shop, order);
  const least = order.payPrice;
  let label = await newLabel(talk);
  const body = { ids: [poor.id], labelIds: [label.id], give: 1 };
  await talk.ok(members.batchLabel, { body });
  const holds = async ({ id }: { id: string }) =>
    (await read(talk, id)).labels.some((one: Json) => one.id === label.id);
  const change = async (what: string, over: object, wanted: [boolean, boolean]) => {
    const { version } = await talk.ok(memberLabels.get, { params: { id: label.id } });
    const form = { ...labelForm, name: label.name, ...over, version };
    label = await talk.ok(memberLabels.update, { params: { id: label.id }, body: form });
    talk.same(
      `who paid much and who paid nothing has it ${what}`,
      [await holds(rich), await holds(poor)],
      wanted,
    );
    const { count } = await talk.ok(members.list, { query: { labelIds: label.id, limit: 1 } });
    const { memberCount } = await talk.ok(memberLabels.get, { params: { id: label.id } });
    talk.same(`its members ${what}`, memberCount, count);
  };
  const { system, manual } = labelKind;
  await change('as it is', {}, [false, true]);
  await change('with a rule', { kind: system, minConsume: least }, [true, false]);
  await change('with a rule of one cent more', { kind: system, minConsume: least + 1 }, [false, false]);
  const others = { kind: system, minOrders: 1, withinDays: 1 };
  await change('with other conditions', { ...others, minConsume: least }, [true, false]);
  await change('with one condition too much', { ...others, minConsume: least, minOrders: 2 }, [false, false]);
  await change('with a rule again', { kind: system, minConsume: least }, [true, false]);
  await change('by hand again', { kind: manual }, [true, false]);
  await removed(talk, [label]);
}

export const memberEditRules = (): Rule[] => [
  designRule('members', 'input', 'the emergency contact is the name of a person', '7.3', checkEmergency),
  designRule(
    'members',
    'input',
    'whoever has more labels by hand than are allowed keeps them, can lose them, and gets no other',
    '7.5',
    checkMore,
  ),
  designRule(
    'members',
    'record',
    'a card says gender and birthday, of members and relatives; a document is there once, however it is written',
    '7.3',
    checkCards,
  ),
  designRule(
    'members',
    'input',
    'staff give manual labels that are switched on, and the form gives no grade',
    '7.3',
    checkOffered,
  ),
  designRule(
    'memberLabels',
    'record',
    'a label has the members whom its rule finds, however the rule changes',
    '7.5',
    checkRules,
  ),
];
