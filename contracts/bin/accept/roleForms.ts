import { backendUsers } from '../../src/areas/backendUsers.ts';
import { roles } from '../../src/areas/roles.ts';
import { belongType } from '../../src/enums.ts';
import { status } from '../../src/envelope.ts';
import { type RightName, rightIds } from '../../src/rights/rights.ts';
import { asUser, changing, closeMerchant, newMerchant, patternMerchant } from './ownHouses.ts';
import { cleanUp, logInAs, newAccount, newRole } from './ownUsers.ts';
import { designRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';
import { unique } from './unique.ts';

/** What a role may hold, for whom it is, and how it is copied. */

const { invalid, forbidden, duplicate, precondition, notFound } = status;
const { merchant, estate, system } = belongType;
const plainRole = (over: object) => ({ name: unique('验收角色'), enabled: 1, remark: '', ...over });
const template = (type: number) => ({ belongType: type, belongId: '' });
const right = (name: RightName) => rightIds[name];

/** Rights that a role of a type holds, and such as it must not hold: of other scopes, of other kinds of units, and such as do not exist. */
const choices = [
  { type: system, good: ['viewMerchant', 'manageMerchant'], bad: ['viewSingleMerchant', 'manageSingleUser'] },
  {
    type: merchant,
    good: ['viewSingleMerchant'],
    bad: ['viewMerchant', 'viewUser', 'viewSingleEstate', 'viewSendSms'],
  },
  {
    type: estate,
    good: ['viewSingleEstate'],
    bad: ['viewEstate', 'viewRole', 'viewSingleMerchant', 'viewMember'],
  },
] as { type: number; good: RightName[]; bad: RightName[] }[];
/** An area without the scope, an operation that there is not, an area that there is not, and no right at all. */
const absent = [1123, 1014, 9991, 1];

async function checkRights(talk: Talk): Promise<void> {
  for (const { type, good, bad } of choices) {
    const held = good.map(right);
    const role = await newRole(talk, held, template(type));
    const before = await talk.ok(roles.get, { params: { id: role.id } });
    for (const code of [...bad.map(right), ...absent]) {
      const rights = [...held, code];
      const { answer } = await talk.call(roles.add, {
        body: plainRole({ ...template(type), rightIds: rights }),
      });
      if (answer.status === status.ok)
        await talk.call(roles.remove, { params: { id: (answer.data as Json).id } });
      talk.same(`status of a new role of type ${type} with ${code}`, answer.status, invalid);
      const input = await changing(talk, roles, role.id, { rightIds: rights });
      const data = await talk.refused(roles.update, invalid, input);
      talk.same(
        `the field of a role of type ${type} with ${code}`,
        String(data?.field).split('.')[0],
        'rightIds',
      );
    }
    await talk.refused(roles.update, invalid, await changing(talk, roles, role.id, { rightIds: [] }));
    talk.same('the role after refused calls', await talk.ok(roles.get, { params: { id: role.id } }), before);
    // Its type stays, whatever a form says.
    const others = { belongType: type === system ? merchant : system };
    await talk.call(roles.update, await changing(talk, roles, role.id, others));
    talk.same('its type', (await talk.ok(roles.get, { params: { id: role.id } })).belongType, type);
    await talk.ok(roles.remove, { params: { id: role.id } });
  }
}

/** To manage is to view, too: for everybody who has the role. */
async function checkViews(talk: Talk): Promise<void> {
  const cases: [number, RightName, RightName][] = [
    [system, 'manageSendPlan', 'viewSendPlan'],
    [merchant, 'manageSingleMerchantHotel', 'viewSingleMerchantHotel'],
    [estate, 'manageRelatedEstateBooking', 'viewRelatedEstateBooking'],
  ];
  for (const [type, manage, view] of cases) {
    const role = await newRole(talk, [right(manage)], template(type));
    const holds = [right(manage), right(view)].sort((a, b) => a - b);
    const rightsOf = async () =>
      [...(await talk.ok(roles.get, { params: { id: role.id } })).rightIds].sort((a, b) => a - b);
    talk.same(`rights of a new role with ${manage}`, await rightsOf(), holds);
    await talk.ok(roles.update, await changing(talk, roles, role.id, { rightIds: [right(manage)] }));
    talk.same(`rights of a saved role with ${manage}`, await rightsOf(), holds);
    const { list } = await talk.ok(roles.list, { query: { name: role.name } });
    talk.same('how many rights the list says', list[0]?.rightCount, holds.length);
    await talk.ok(roles.remove, { params: { id: role.id } });
  }
}

async function checkNames(talk: Talk): Promise<void> {
  const like = await patternMerchant(talk, 'hotel');
  const [one, other] = [await newMerchant(talk, like), await newMerchant(talk, like)];
  const name = unique('验收同名');
  const units: [{ belongType: number; belongId: string }, number][] = [
    [template(system), right('viewSendSms')],
    [template(merchant), right('viewSingleMerchant')],
    [template(estate), right('viewSingleEstate')],
    [{ belongType: merchant, belongId: one.id }, right('viewSingleMerchant')],
    [{ belongType: merchant, belongId: other.id }, right('viewSingleMerchant')],
  ];
  const made: Json[] = [];
  for (const [unit, code] of units) {
    const form = { ...unit, rightIds: [code] };
    made.push(await talk.ok(roles.add, { body: plainRole({ ...form, name }) }));
    const data = await talk.refused(roles.add, duplicate, { body: plainRole({ ...form, name }) });
    talk.same('the field of a name that is taken', data?.field, 'name');
    const second = await talk.ok(roles.add, { body: plainRole(form) });
    await talk.refused(roles.update, duplicate, await changing(talk, roles, second.id, { name }));
    made.push(second);
  }
  for (const { id } of made) await talk.ok(roles.remove, { params: { id } });
  for (const { id } of [one, other]) await closeMerchant(talk, id);
}

async function checkCopies(talk: Talk): Promise<void> {
  const { id: merchantId } = await newMerchant(talk, await patternMerchant(talk, 'hotel'));
  const unit = { belongType: merchant, belongId: merchantId };
  const held: RightName[] = ['viewSingleRole', 'manageSingleRole', 'viewSingleMerchant'];
  const own = await newRole(talk, [right('viewSingleMerchant')], unit);
  const shared = await newRole(talk, [right('viewSingleMerchant')], template(merchant));
  const made: Json[] = [own, shared];
  const expectCopy = (copy: Json, from: Json, of: { belongType: number; belongId: string }) => {
    made.push(copy);
    talk.same(
      'type, unit and rights of a copy',
      [copy.belongType, copy.belongId, copy.rightIds],
      [of.belongType, of.belongId, from.rightIds],
    );
    talk.holds('a copy has a name of its own', copy.name !== from.name, copy.name);
  };
  for (const [from, of] of [
    [own, unit],
    [shared, template(merchant)],
  ] as const)
    expectCopy(await talk.ok(roles.copy, { params: { id: from.id } }), from, of);
  await asUser(talk, { merchantId }, held, async (user) => {
    for (const from of [own, shared])
      expectCopy(await talk.ok(roles.copy, { params: { id: from.id } }, user), from, unit);
    // Templates are the platform's to make and to change.
    for (const belongId of ['', '1'].filter((id) => id !== merchantId)) {
      const body = plainRole({ belongType: merchant, belongId, rightIds: [right('viewSingleMerchant')] });
      const { answer } = await talk.call(roles.add, { body }, user);
      if (answer.status === status.ok) made.push(answer.data as Json);
      const unitNow = (answer.data as Json)?.belongId;
      talk.holds(
        `a user of a merchant makes no role for '${belongId}'`,
        answer.status === forbidden || (belongId === '' && unitNow === merchantId),
        `${answer.status}, ${unitNow}`,
      );
    }
    const input = await changing(talk, roles, shared.id, { remark: '验收' });
    await talk.refused(roles.update, [forbidden, notFound], input, user);
    const params = { id: shared.id };
    await talk.refused(roles.enable, [forbidden, notFound], { params, body: { enable: 0 } }, user);
    await talk.refused(roles.remove, [forbidden, notFound], { params }, user);
  });
  for (const { id } of made) await talk.call(roles.remove, { params: { id } });
  await closeMerchant(talk, merchantId);
}

/** A role that is off gives nothing, but is kept by whoever has it. */
async function checkInUse(talk: Talk): Promise<void> {
  const [first, second] = [
    await newRole(talk, [right('viewSendSms')]),
    await newRole(talk, [right('viewMember')]),
  ];
  const account = await newAccount(talk, { roleIds: [first.id, second.id], enabled: 0 });
  for (const { id } of [first, second]) {
    await talk.ok(roles.enable, { params: { id }, body: { enable: 0 } });
    await talk.refused(roles.remove, precondition, { params: { id } });
    await talk.ok(roles.enable, { params: { id }, body: { enable: 1 } });
  }
  await talk.ok(
    roles.update,
    await changing(talk, roles, second.id, { rightIds: [right('viewMemberGrade')] }),
  );
  const { id } = account;
  await talk.ok(backendUsers.enable, { params: { id }, body: { enable: 1 } });
  const { rights } = await logInAs(talk, account);
  talk.same(
    'rights of both',
    [...rights].sort((a, b) => a - b),
    [right('viewSendSms'), right('viewMemberGrade')].sort((a, b) => a - b),
  );
  await cleanUp(talk, account);
  for (const one of [first, second]) await talk.ok(roles.remove, { params: { id: one.id } });
}

/** A copy has what its pattern has, but for the name, and its own copy has another name once more. */
async function checkCopied(talk: Talk): Promise<void> {
  const body = {
    ...{ ...plainRole({ remark: '夜班用', enabled: 0 }), ...template(merchant) },
    rightIds: [right('viewSingleMerchant'), right('viewSingleUser')],
  };
  const origin = await talk.ok(roles.add, { body });
  const copies = [origin];
  for (let at = 0; at < 2; at++) copies.push(await talk.ok(roles.copy, { params: { id: origin.id } }));
  const brief = ({ belongType: type, belongId, rightIds: held, enabled, remark, userCount }: Json) => [
    ...[type, belongId, held, enabled, remark, userCount],
  ];
  for (const copy of copies.slice(1)) talk.same('what a copy has', brief(copy), brief(origin));
  talk.same('names of a role and its copies', new Set(copies.map(({ name }: Json) => name)).size, 3);
  for (const { id } of copies) await talk.ok(roles.remove, { params: { id } });
}

const rule = (kind: Rule['kind'], says: string, section: string, check: Rule['check']): Rule =>
  designRule('roles', kind, says, section, check);

export const roleFormRules: Rule[] = [
  rule(
    'input',
    'a role holds rights that its type may hold, and no unknown ones',
    '2.2 and 3.4',
    checkRights,
  ),
  rule(
    'right',
    'a role that manages views, too, and the list counts all its rights',
    '2.2 and 3.4',
    checkViews,
  ),
  rule('input', 'a name is taken in its type and unit alone', '3.4', checkNames),
  rule(
    'right',
    'copies stay with the unit, and units make and change roles of their own alone',
    '3.3 and 3.4',
    checkCopies,
  ),
  rule('record', 'a copy has all that its pattern has, and a name of its own', '3.3', checkCopied),
  rule('record', 'a role of a user who is off stays, and what it holds is what he may', '3.3', checkInUse),
];
