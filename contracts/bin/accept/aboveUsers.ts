import { backendUsers } from '../../src/areas/backendUsers.ts';
import { passwords } from '../../src/areas/passwords.ts';
import { roles } from '../../src/areas/roles.ts';
import { passwordHash } from '../../src/credentials.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { belongType, ownerType } from '../../src/enums.ts';
import { status } from '../../src/envelope.ts';
import { type RightName, rightIds } from '../../src/rights/rights.ts';
import {
  asUser,
  changing,
  closeHouse,
  closeMerchant,
  newMerchant,
  openHouse,
  patternMerchant,
} from './ownHouses.ts';
import { type Account, cleanUp, logInAs, newAccount, newRole } from './ownUsers.ts';
import type { Person } from './people.ts';
import { designRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';
import { editedUser, newUserForm } from './userForms.ts';
import type { Input } from './wire.ts';

/** Who may more than the caller is seen by him, and nothing else: no call changes him, and none shows his number. So it is with roles. */

const { forbidden, invalid, precondition, notFound } = status;
const hash = passwordHash('accept-2');

/** Every call that changes a user, or shows what his mask hides. */
const touching = async (talk: Talk, id: string): Promise<[AnyEndpoint, Input][]> => {
  const params = { id };
  return [
    [backendUsers.reveal, { params, body: { field: 'mobile' } }],
    [backendUsers.update, await editedUser(talk, id, { remark: '验收' })],
    [backendUsers.enable, { params, body: { enable: 0 } }],
    [passwords.reset, { params, body: { newPassword: hash, confirmPassword: hash } }],
    [backendUsers.remove, { params }],
  ];
};

async function expectUntouched(talk: Talk, { id, mobile }: Account, what: string, person: Person) {
  const list = person.belongType === belongType.system ? backendUsers.list : backendUsers.listOfOwn;
  const params = { id };
  const before = await talk.ok(backendUsers.get, { params });
  const { actions } = await talk.ok(backendUsers.get, { params }, person);
  talk.same(`what is offered with ${what}`, actions, []);
  const { list: rows } = await talk.ok(list, { query: { keyword: mobile } }, person);
  talk.same(
    `rows that are found of ${what}, and what they offer`,
    rows.map((row: Json) => [row.id, row.actions]),
    [[id, []]],
  );
  for (const [call, input] of await touching(talk, id)) {
    const { answer } = await talk.call(call, input, person);
    talk.same(`status of ${call.name} with ${what}`, answer.status, forbidden);
  }
  talk.same(`the record of ${what}`, await talk.ok(backendUsers.get, { params }), before);
}

async function checkAbove(talk: Talk): Promise<void> {
  const held: RightName[] = ['viewUser', 'manageUser', 'viewSendSms', 'viewMerchantHotel', 'manageMember'];
  const role = (...names: RightName[]) =>
    newRole(
      talk,
      names.map((name) => rightIds[name]),
    );
  const [own, less, more, manages, sleeping] = [
    await role(...held),
    await role('viewSendSms', 'viewMember'),
    await role('viewSendSms', 'viewMemberGrade'),
    await role('manageMerchantHotel'),
    await role('viewWithdraw'),
  ];
  const accountOf = (...given: Json[]) => newAccount(talk, { roleIds: given.map(({ id }) => id) });
  const above: Record<string, Account> = {
    'who holds another right': await accountOf(less, more),
    'who manages what the caller sees': await accountOf(manages),
    'who holds more by a role that is off': await accountOf(less, sleeping),
  };
  const equals = [await accountOf(own), await accountOf(less)];
  await talk.ok(roles.enable, { params: { id: sleeping.id }, body: { enable: 0 } });
  await asUser(talk, { merchantId: '' }, held, async (person) => {
    for (const [what, account] of Object.entries(above)) await expectUntouched(talk, account, what, person);
    for (const { id, mobile } of equals)
      for (const [call, input] of await touching(talk, id)) {
        const answer = await talk.ok(call, input, person);
        if (call === backendUsers.reveal) talk.same('his mobile', answer.value, mobile);
      }
  });
  for (const account of Object.values(above)) await cleanUp(talk, account);
  for (const { id } of equals) await talk.refused(backendUsers.get, notFound, { params: { id } });
  for (const { id } of [own, less, more, manages, sleeping]) await talk.ok(roles.remove, { params: { id } });
}

/** Who sees all users of a unit, and manages those of one house. */
async function checkSeen(talk: Talk): Promise<void> {
  const { id: merchantId } = await newMerchant(talk, await patternMerchant(talk, 'hotel'));
  const unit = { belongType: belongType.merchant, belongId: merchantId };
  const house = await openHouse(talk, 'hotel', { merchantId });
  const { viewSingleUser, manageRelatedUser, viewSingleMerchant, viewRelatedMerchantHotel } = rightIds;
  const sees = await newRole(talk, [viewSingleUser, viewSingleMerchant], unit);
  const manages = await newRole(talk, [manageRelatedUser, viewRelatedMerchantHotel], unit);
  const plain = await newRole(talk, [viewSingleMerchant], unit);
  const near = await newRole(talk, [viewRelatedMerchantHotel], unit);
  const resources = [{ ownerType: ownerType.hotel, ownerId: house.resourceId }];
  const account = await newAccount(talk, { ...unit, roleIds: [sees.id, manages.id], resources });
  const person = await logInAs(talk, account);
  const free = await newAccount(talk, { ...unit, roleIds: [plain.id] });
  const own = await newAccount(talk, { ...unit, roleIds: [near.id], resources });
  await expectUntouched(talk, free, 'who is responsible for no house', person);
  for (const [call, input] of await touching(talk, own.id)) await talk.ok(call, input, person);
  for (const one of [account, free]) await cleanUp(talk, one);
  for (const { id } of [sees, manages, plain, near]) await talk.ok(roles.remove, { params: { id } });
  await talk.ok(roles.remove, { params: { id: own.roleId } });
  await closeHouse(talk, house);
  await closeMerchant(talk, merchantId);
}

async function checkRolesAbove(talk: Talk): Promise<void> {
  const held: RightName[] = ['viewRole', 'manageRole', 'viewSendSms', 'viewMerchantHotel'];
  const { viewSendSms, viewMember, manageMerchantHotel } = rightIds;
  const above = [
    await newRole(talk, [viewSendSms, viewMember]),
    await newRole(talk, [viewSendSms, manageMerchantHotel]),
  ];
  const equal = await newRole(talk, [viewSendSms]);
  const touchingRole = async (id: string): Promise<[AnyEndpoint, Input][]> => [
    [roles.update, await changing(talk, roles, id, { remark: '验收' })],
    // Not even to take away what he does not hold.
    [roles.update, await changing(talk, roles, id, { rightIds: [viewSendSms] })],
    [roles.enable, { params: { id }, body: { enable: 0 } }],
    [roles.copy, { params: { id } }],
    [roles.remove, { params: { id } }],
  ];
  await asUser(talk, { merchantId: '' }, held, async (person) => {
    for (const { id, name } of above) {
      const params = { id };
      const before = await talk.ok(roles.get, { params });
      const { list } = await talk.ok(roles.list, { query: { name } }, person);
      const { actions } = await talk.ok(roles.get, { params }, person);
      talk.same('what is offered with a role that holds more', [actions, list[0]?.actions], [[], []]);
      for (const [call, input] of await touchingRole(id)) {
        const { answer } = await talk.call(call, input, person);
        talk.same(`status of ${call.name} of a role that holds more`, answer.status, forbidden);
      }
      talk.same('the role after it', await talk.ok(roles.get, { params }), before);
    }
    await talk.ok(roles.update, await changing(talk, roles, equal.id, { remark: '验收' }), person);
    await talk.ok(roles.remove, { params: { id: equal.id } }, person);
  });
  for (const { id } of above) await talk.ok(roles.remove, { params: { id } });
}

/** Users of a unit add users of that unit alone, also where the roles would fit. */
async function checkElsewhere(talk: Talk): Promise<void> {
  const like = await patternMerchant(talk, 'hotel');
  const [own, other] = [await newMerchant(talk, like), await newMerchant(talk, like)];
  const { merchant, estate, system } = belongType;
  const held: RightName[] = ['viewSingleUser', 'manageSingleUser', 'viewSingleMerchant'];
  const of = (type: number, belongId: string) => ({ belongType: type, belongId });
  const right = rightIds.viewSingleMerchant;
  const made = [
    await newRole(talk, [right], of(merchant, own.id)),
    await newRole(talk, [right], of(merchant, '')),
    await newRole(talk, [rightIds.viewSingleEstate], of(estate, '')),
    await newRole(talk, [rightIds.viewSendSms]),
  ];
  const [ofOwn, shared, ofCompanies, ofPlatform] = made.map(({ id }) => id);
  const units = [
    { ...of(system, ''), roleIds: [ofPlatform] },
    { ...of(system, ''), roleIds: [ofOwn] },
    { ...of(merchant, other.id), roleIds: [shared] },
    { ...of(merchant, other.id), roleIds: [ofOwn] },
    { ...of(estate, own.id), roleIds: [ofCompanies] },
  ];
  await asUser(talk, { merchantId: own.id }, held, async (person) => {
    for (const unit of units) {
      const codes = unit.belongType === system ? [forbidden] : [forbidden, invalid, precondition, notFound];
      await talk.refused(backendUsers.add, codes, { body: newUserForm(unit) }, person);
    }
    const body = newUserForm({ ...of(merchant, own.id), roleIds: [ofOwn, shared] });
    const added = await talk.ok(backendUsers.add, { body }, person);
    talk.same('unit of whom he adds', [added.belongType, added.belongId], [merchant, own.id]);
    await talk.ok(backendUsers.remove, { params: { id: added.id } }, person);
  });
  for (const { id } of made) await talk.ok(roles.remove, { params: { id } });
  for (const { id } of [own, other]) await closeMerchant(talk, id);
}

const above = 'docs/decisions/0018-nobody-above-himself.md';
export const aboveUserRules: Rule[] = [
  designRule(
    'backendUsers',
    'right',
    'who sees all users of a unit and manages those of one house changes and reveals no others',
    '2.2',
    checkSeen,
  ),
  {
    ...designRule(
      'backendUsers',
      'right',
      'who may more than the caller is seen, but not changed or revealed by any call',
      '3.2',
      checkAbove,
    ),
    where: above,
  },
  {
    ...designRule(
      'roles',
      'right',
      'a role that holds more than the caller is seen, but not changed or copied',
      '3.2',
      checkRolesAbove,
    ),
    where: above,
  },
  designRule(
    'backendUsers',
    'right',
    'users of a unit add users of that unit alone',
    '3.2 and 21',
    checkElsewhere,
  ),
];
