import { backendUsers } from '../../src/areas/backendUsers.ts';
import { estateCompanies } from '../../src/areas/estateCompanies.ts';
import { estates } from '../../src/areas/estates.ts';
import { merchants } from '../../src/areas/merchants.ts';
import { roles } from '../../src/areas/roles.ts';
import { passwordHash } from '../../src/credentials.ts';
import { belongType, ownerType } from '../../src/enums.ts';
import { status } from '../../src/envelope.ts';
import { rightIds, superAdminId } from '../../src/rights/rights.ts';
import { added, cleaned, kindsOf } from './kinds.ts';
import { changing, closeHouse, closeMerchant, newMerchant, openHouse, patternMerchant } from './ownHouses.ts';
import { cleanUp, logInAs, newAccount, newRole } from './ownUsers.ts';
import { designRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';
import { absentId, newMobile, unique } from './unique.ts';

/** What the form of a user must fit: roles, resources, the unit; and what nobody does to himself or to the super administrator. */

const { invalid, precondition, forbidden, notFound, duplicate } = status;
const { viewSingleMerchant, viewSingleEstate, viewRelatedMerchantHotel, viewSendSms } = rightIds;
type Pairs = { ownerType: number; ownerId: string }[];

const hash = passwordHash('accept-1');
export const newUserForm = (over: object) => ({
  ...{ name: unique('验收'), mobile: newMobile(), resources: [], enabled: 1, remark: '' },
  ...{ password: hash, confirmPassword: hash, ...over },
});
/** Saves a user with other values in some fields. */
export async function editedUser(talk: Talk, id: string, over: object) {
  const { resources } = await talk.ok(backendUsers.get, { params: { id } });
  const own = resources.map(({ ownerType: type, ownerId }: Json) => ({ ownerType: type, ownerId }));
  return changing(talk, backendUsers, id, { resources: own, ...over });
}

/** Two merchants of their own, and roles of each kind. */
async function openUnits(talk: Talk) {
  const like = await patternMerchant(talk, 'hotel');
  const [own, other] = [await newMerchant(talk, like), await newMerchant(talk, like)];
  const unit = { belongType: belongType.merchant, belongId: own.id };
  const foreign = { belongType: belongType.merchant, belongId: other.id };
  const close = async () => {
    for (const { id } of [own, other]) await closeMerchant(talk, id);
  };
  return { unit, foreign, close };
}

async function checkRoles(talk: Talk): Promise<void> {
  const { unit, foreign, close } = await openUnits(talk);
  const made: Json[] = [];
  const role = async (...rest: Parameters<typeof newRole> extends [Talk, ...infer R] ? R : never) => {
    made.push(await newRole(talk, ...rest));
    return made.at(-1)?.id as string;
  };
  const own = await role([viewSingleMerchant], unit);
  const shared = await role([viewSingleMerchant], { ...unit, belongId: '' });
  const off = await role([viewSingleMerchant], unit);
  await talk.ok(roles.enable, { params: { id: off }, body: { enable: 0 } });
  const others = {
    'of another merchant': [await role([viewSingleMerchant], foreign), precondition],
    'of companies': [
      await role([viewSingleEstate], { belongType: belongType.estate, belongId: '' }),
      invalid,
    ],
    'of the platform': [await role([viewSendSms]), invalid],
    'that is off': [off, precondition],
    'that does not exist': [absentId, precondition],
  } as const;
  const user = await newAccount(talk, { ...unit, roleIds: [own, shared] });
  for (const [what, [id, code]] of Object.entries(others)) {
    const roleIds = [own, id];
    const data = await talk.refused(backendUsers.add, code, { body: newUserForm({ ...unit, roleIds }) });
    talk.same(`the field of a new user with a role ${what}`, data?.field, 'roleIds');
    const again = await talk.refused(backendUsers.update, code, await editedUser(talk, user.id, { roleIds }));
    talk.same(`the field of a user with a role ${what}`, again?.field, 'roleIds');
  }
  const kept = await talk.ok(backendUsers.get, { params: { id: user.id } });
  talk.same('roles after refused calls', kept.roleIds, [own, shared]);
  // One that he has stays his when it is switched off.
  await talk.ok(roles.enable, { params: { id: shared }, body: { enable: 0 } });
  const saved = await talk.ok(backendUsers.update, await editedUser(talk, user.id, { remark: '验收' }));
  talk.same('roles with one that was switched off', saved.roleIds, [own, shared]);
  await cleanUp(talk, user);
  for (const { id } of made) await talk.call(roles.remove, { params: { id } });
  await close();
}

async function checkResources(talk: Talk): Promise<void> {
  const { unit, foreign, close } = await openUnits(talk);
  const role = await newRole(talk, [viewRelatedMerchantHotel], unit);
  const plain = await newRole(talk, [viewSingleMerchant], unit);
  const [mine, second] = [
    await openHouse(talk, 'hotel', { merchantId: unit.belongId }),
    await openHouse(talk, 'hotel', { merchantId: unit.belongId }),
  ];
  const theirs = await openHouse(talk, 'hotel', { merchantId: foreign.belongId });
  const of = (house: { resourceId: string }, type: number = ownerType.hotel) => ({
    ...{ ownerType: type, ownerId: house.resourceId },
  });
  const user = await newAccount(talk, { ...unit, roleIds: [role.id], resources: [of(mine)] });
  const wrong: [string, Pairs][] = [
    ['none', []],
    ['one of another merchant', [of(mine), of(theirs)]],
    ['one that does not exist', [of(mine), { ownerType: ownerType.hotel, ownerId: absentId }]],
  ];
  // Projects of a company: none of them is a merchant's, whatever ids they and their company have.
  const { list: projects } = await talk.ok(estates.list, { query: { limit: 4 } });
  for (const { id } of projects)
    wrong.push(['a project', [of(mine), { ownerType: ownerType.estate, ownerId: id }]]);
  for (const [what, resources] of wrong) {
    const form = newUserForm({ ...unit, roleIds: [role.id], resources });
    const data = await talk.refused(backendUsers.add, invalid, { body: form });
    talk.same(`the field with ${what}`, String(data?.field).split('.')[0], 'resources');
    const input = await editedUser(talk, user.id, { resources });
    await talk.refused(backendUsers.update, invalid, input);
  }
  const both = { roleIds: [plain.id, role.id], resources: [of(mine), of(second)] };
  // One role that needs them is enough.
  const without = newUserForm({ ...unit, roleIds: both.roleIds, resources: [] });
  await talk.refused(backendUsers.add, invalid, { body: without });
  const saved = await talk.ok(backendUsers.update, await editedUser(talk, user.id, both));
  const { list } = await talk.ok(backendUsers.list, { query: { keyword: saved.name } });
  const [row] = list;
  talk.same(
    'what the list says of his resources',
    [row.resourceCount, [...row.resourceNames].sort()],
    [2, saved.resources.map(({ name }: Json) => name).sort()],
  );
  talk.same('and of his roles', row.roleNames, [plain.name, role.name]);
  talk.same('and of his unit', [row.belongType, row.belongName], [unit.belongType, saved.belongName]);
  const { name } = await talk.ok(merchants.get, { params: { id: unit.belongId } });
  talk.same('the name of his unit', saved.belongName, name);
  const none = await editedUser(talk, user.id, { roleIds: [plain.id], resources: [] });
  await talk.ok(backendUsers.update, none);
  await cleanUp(talk, user);
  for (const { id } of [role, plain]) await talk.call(roles.remove, { params: { id } });
  for (const house of [mine, second, theirs]) await closeHouse(talk, house);
  await close();
}

async function checkUnit(talk: Talk): Promise<void> {
  const { unit, foreign, close } = await openUnits(talk);
  const companies = kindsOf(talk.people).find(({ area }) => area === 'estateCompanies');
  if (!companies) return talk.skip('nobody adds companies');
  const { record: company } = await added(talk, companies);
  const units = [unit, { belongType: belongType.estate, belongId: company.id }];
  for (const one of units) {
    const isMerchant = one.belongType === belongType.merchant;
    const right = isMerchant ? viewSingleMerchant : viewSingleEstate;
    const role = await newRole(talk, [right], { ...one, belongId: '' });
    const user = await newAccount(talk, { ...one, roleIds: [role.id] });
    const away = { belongType: belongType.system, belongId: foreign.belongId };
    await talk.call(backendUsers.update, await editedUser(talk, user.id, away));
    const after = await talk.ok(backendUsers.get, { params: { id: user.id } });
    talk.same(
      'type and unit after an edit',
      [after.belongType, after.belongId],
      [one.belongType, one.belongId],
    );
    const enable = isMerchant ? merchants.enable : estateCompanies.enable;
    await talk.ok(enable, { params: { id: one.belongId }, body: { enable: 0 } });
    for (const belongId of [one.belongId, absentId]) {
      const form = newUserForm({ ...one, belongId, roleIds: [role.id] });
      const data = await talk.refused(backendUsers.add, precondition, { body: form });
      talk.same('the field of a unit that is off or absent', data?.field, 'belongId');
      const body = {
        ...{ name: unique('验收'), rightIds: [right], enabled: 1, remark: '' },
        ...one,
        belongId,
      };
      await talk.refused(roles.add, precondition, { body });
    }
    await cleanUp(talk, user);
    await talk.call(roles.remove, { params: { id: role.id } });
  }
  await cleaned(talk, companies, company);
  await close();
}

async function checkMobile(talk: Talk): Promise<void> {
  const { unit, close } = await openUnits(talk);
  const role = await newRole(talk, [viewSingleMerchant], unit);
  const [one, other] = [await newAccount(talk), await newAccount(talk, { ...unit, roleIds: [role.id] })];
  const form = newUserForm({ ...unit, roleIds: [role.id], mobile: one.mobile });
  await talk.ok(backendUsers.enable, { params: { id: one.id }, body: { enable: 0 } });
  const data = await talk.refused(backendUsers.add, duplicate, { body: form });
  talk.same('the field of a mobile that one of the platform has', data?.field, 'mobile');
  const taken = async () => editedUser(talk, other.id, { mobile: one.mobile });
  await talk.refused(backendUsers.update, duplicate, await taken());
  await cleanUp(talk, one);
  // Of whoever is removed it is free again.
  await talk.ok(backendUsers.update, await taken());
  await logInAs(talk, { ...other, mobile: one.mobile });
  await cleanUp(talk, other);
  await talk.call(roles.remove, { params: { id: role.id } });
  await close();
}

async function checkSelf(talk: Talk): Promise<void> {
  const { viewUser, manageUser } = rightIds;
  const role = await newRole(talk, [viewUser, manageUser]);
  const account = await newAccount(talk, { roleIds: [role.id] });
  const person = await logInAs(talk, account);
  const params = { id: account.id };
  const off = await editedUser(talk, account.id, { enabled: 0 });
  await talk.refused(backendUsers.update, precondition, off, person);
  await talk.refused(backendUsers.enable, precondition, { params, body: { enable: 0 } }, person);
  await talk.refused(backendUsers.remove, precondition, { params }, person);
  const { actions } = await talk.ok(backendUsers.get, { params }, person);
  for (const action of ['enable', 'remove', 'resetPassword'])
    talk.holds(`he is not offered to ${action} himself`, !actions.includes(action), actions);
  talk.same('he is on', (await talk.ok(backendUsers.get, { params }, person)).enabled, 1);
  await cleanUp(talk, account);
  await talk.call(roles.remove, { params: { id: role.id } });
}

async function checkSuper(talk: Talk): Promise<void> {
  const params = { id: superAdminId };
  const before = await talk.ok(backendUsers.get, { params }, 'superAdmin');
  const role = await newRole(talk, [viewSendSms]);
  const edits = [{ roleIds: [role.id] }, { enabled: 0 }, { mobile: newMobile() }];
  const refusals = [precondition, forbidden, notFound];
  for (const by of ['platformAdmin', 'superAdmin'] as const) {
    for (const over of [...edits, ...(by === 'superAdmin' ? [] : [{ remark: '验收' }])]) {
      const { resources: own, ...rest } = before;
      const resources = own.map(({ ownerType: type, ownerId }: Json) => ({ ownerType: type, ownerId }));
      const { name, mobile, roleIds, enabled, remark, version } = rest;
      const body = { name, mobile, roleIds, enabled, remark, version, resources, ...over };
      await talk.refused(backendUsers.update, refusals, { params, body }, by);
    }
    await talk.refused(backendUsers.enable, refusals, { params, body: { enable: 0 } }, by);
    await talk.refused(backendUsers.remove, refusals, { params }, by);
  }
  const after = await talk.ok(backendUsers.get, { params }, 'superAdmin');
  for (const name of ['mobile', 'roleIds', 'enabled', 'remark']) talk.same(name, after[name], before[name]);
  await talk.ok(roles.remove, { params: { id: role.id } });
}

const rule = (kind: Rule['kind'], says: string, section: string, check: Rule['check']): Rule =>
  designRule('backendUsers', kind, says, section, check);

export const userFormRules: Rule[] = [
  rule('input', 'roles of a user are on, of his type, and shared or of his unit', '3.2', checkRoles),
  rule(
    'input',
    'resources are of his unit, needed by rights over them, and counted by the list',
    '3.1 and 3.2',
    checkResources,
  ),
  rule('input', 'a user is of a unit that is on, and stays in it', '3.2', checkUnit),
  rule(
    'input',
    'a mobile is taken by users of every unit, also switched off ones, but not by removed ones',
    '3.2',
    checkMobile,
  ),
  rule('right', 'nobody switches himself off or removes himself, by no call', '3.1', checkSelf),
  rule(
    'right',
    'the super administrator is not switched off, removed or given other roles',
    '2.2',
    checkSuper,
  ),
];
