import { backendUsers } from '../../src/areas/backendUsers.ts';
import { roles } from '../../src/areas/roles.ts';
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
import { cleanUp, logInAs, newAccount, newRole } from './ownUsers.ts';
import { designRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';
import { absentId, unique } from './unique.ts';
import { editedUser, newUserForm } from './userForms.ts';

/** Which roles users of a unit see, give and change, and what somebody may do with himself. */

const { forbidden, notFound, invalid } = status;
const { merchant, estate } = belongType;
const { viewSingleMerchant, viewRelatedMerchantHotel, viewSingleEstate } = rightIds;
const idsOf = (rows: Json[]): string[] => rows.map(({ id }) => id);

interface Scene {
  unit: { belongType: number; belongId: string };
  merchantId: string;
  /** Makes a role that is gone afterwards. */
  role: (rights: number[], of?: { belongType: number; belongId: string }) => Promise<Json>;
}
async function inMerchant(talk: Talk, check: (scene: Scene) => Promise<void>): Promise<void> {
  const { id: merchantId } = await newMerchant(talk, await patternMerchant(talk, 'hotel'));
  const unit = { belongType: merchant, belongId: merchantId };
  const made: Json[] = [];
  const role: Scene['role'] = async (rights, of = unit) => {
    const one = await newRole(talk, rights, of);
    made.push(one);
    return one;
  };
  await check({ unit, merchantId, role });
  for (const { id } of made) await talk.call(roles.remove, { params: { id } });
  await closeMerchant(talk, merchantId);
}

/** Roles of the unit, and those that all units of its type share. */
async function checkOffered(talk: Talk): Promise<void> {
  await inMerchant(talk, async ({ merchantId, unit, role }) => {
    const own = await role([viewSingleMerchant]);
    const shared = await role([viewSingleMerchant], { ...unit, belongId: '' });
    const off = await role([viewSingleMerchant]);
    await talk.ok(roles.enable, { params: { id: off.id }, body: { enable: 0 } });
    const foreign = await role([viewSingleEstate], { belongType: estate, belongId: '' });
    const all = idsOf([own, shared, off, foreign]);
    const held: RightName[] = ['viewSingleUser', 'manageSingleUser', 'viewSingleRole', 'viewSingleMerchant'];
    await asUser(talk, { merchantId }, held, async (person) => {
      const among = (rows: Json[]) => all.map((id) => idsOf(rows).includes(id));
      const offered = async (name: string, query = {}) =>
        idsOf((await talk.ok(roles.allEnabled, { query: { name, ...query } }, person)).list);
      for (const { name, id } of [own, shared])
        talk.same('roles that he is offered', await offered(name), [id]);
      for (const { name } of [off, foreign])
        talk.same('roles that he is not offered', await offered(name), []);
      const { list } = await talk.ok(roles.listOfOwn, { query: { limit: 100 } }, person);
      talk.same('which of them he sees', among(list), [true, true, true, false]);
      const { actions } = await talk.ok(roles.get, { params: { id: shared.id } }, person);
      talk.same('what he is offered with a template', actions, []);
      const body = newUserForm({ ...unit, roleIds: [own.id, shared.id] });
      const user = await talk.ok(backendUsers.add, { body }, person);
      talk.same('roles of whom he adds', user.roleIds, [own.id, shared.id]);
      await talk.ok(backendUsers.remove, { params: { id: user.id } }, person);
    });
    // The platform asks for those that a unit may give.
    for (const [belongId, wanted] of [
      [merchantId, [own.id, shared.id]],
      [absentId, [shared.id]],
    ] as const) {
      const found: string[] = [];
      for (const { name } of [own, shared, off, foreign])
        found.push(
          ...idsOf(
            (await talk.ok(roles.allEnabled, { query: { name, belongType: merchant, belongId } })).list,
          ),
        );
      talk.same('roles that the platform is offered for a unit', found, wanted);
    }
  });
}

/** Over roles 负责资源 reaches those whose rights all have that scope. */
async function checkRelated(talk: Talk): Promise<void> {
  await inMerchant(talk, async ({ merchantId, unit, role }) => {
    const house = await openHouse(talk, 'hotel', { merchantId });
    const near = await role([viewRelatedMerchantHotel]);
    const far = await role([viewRelatedMerchantHotel, viewSingleMerchant]);
    const held: RightName[] = [
      ...(['viewRelatedRole', 'manageRelatedRole', 'viewRelatedMerchantHotel'] as const),
      'viewSingleMerchant',
    ];
    await asUser(talk, { merchantId, shop: house }, held, async (person) => {
      const { list } = await talk.ok(roles.listOfOwn, { query: { limit: 100 } }, person);
      talk.same(
        'which roles he sees',
        [near, far].map(({ id }) => idsOf(list).includes(id)),
        [true, false],
      );
      const params = { id: far.id };
      await talk.refused(roles.get, notFound, { params }, person);
      const edit = await changing(talk, roles, far.id, { remark: '验收' });
      await talk.refused(roles.update, notFound, edit, person);
      await talk.refused(roles.enable, notFound, { params, body: { enable: 0 } }, person);
      await talk.refused(roles.copy, notFound, { params }, person);
      await talk.refused(roles.remove, notFound, { params }, person);
      const rights = [viewRelatedMerchantHotel, viewSingleMerchant];
      const form = { ...unit, name: unique('验收角色'), enabled: 1, remark: '' };
      const codes = [forbidden, invalid];
      await talk.refused(roles.add, codes, { body: { ...form, rightIds: rights } }, person);
      const wider = await changing(talk, roles, near.id, { rightIds: rights });
      await talk.refused(roles.update, codes, wider, person);
      talk.same(
        'rights of the role after it',
        (await talk.ok(roles.get, { params: { id: near.id } })).rightIds,
        near.rightIds,
      );
      const body = { ...form, rightIds: [viewRelatedMerchantHotel] };
      const added = await talk.ok(roles.add, { body }, person);
      await talk.ok(roles.remove, { params: { id: added.id } }, person);
      await talk.ok(roles.update, await changing(talk, roles, near.id, { remark: '验收' }), person);
    });
    await closeHouse(talk, house);
  });
}

/** Who sees the whole unit makes others responsible for any house of it. */
async function checkWider(talk: Talk): Promise<void> {
  await inMerchant(talk, async ({ merchantId, unit, role }) => {
    const house = await openHouse(talk, 'hotel', { merchantId });
    const near = await role([viewRelatedMerchantHotel]);
    const held: RightName[] = ['viewSingleUser', 'manageSingleUser', 'viewSingleMerchantHotel'];
    await asUser(talk, { merchantId }, held, async (person) => {
      const resources = [{ ownerType: ownerType.hotel, ownerId: house.resourceId }];
      const body = newUserForm({ ...unit, roleIds: [near.id], resources });
      const { id } = await talk.ok(backendUsers.add, { body }, person);
      const saved = await talk.ok(
        backendUsers.update,
        await editedUser(talk, id, { remark: '验收' }),
        person,
      );
      talk.same(
        'what he is responsible for',
        saved.resources.map(({ ownerId }: Json) => ownerId),
        [house.resourceId],
      );
      await talk.ok(backendUsers.remove, { params: { id } }, person);
    });
    await closeHouse(talk, house);
  });
}

/** Nobody is above himself, also with a role that is off. */
async function checkHimself(talk: Talk): Promise<void> {
  const { viewUser, manageUser, viewMember } = rightIds;
  const [on, off] = [await newRole(talk, [viewUser, manageUser]), await newRole(talk, [viewMember])];
  const account = await newAccount(talk, { roleIds: [on.id, off.id] });
  await talk.ok(roles.enable, { params: { id: off.id }, body: { enable: 0 } });
  const person = await logInAs(talk, account);
  const params = { id: account.id };
  const { actions } = await talk.ok(backendUsers.get, { params }, person);
  talk.same('what he is offered with himself', [...actions].sort(), ['edit', 'reveal']);
  const name = unique('验收');
  const saved = await talk.ok(backendUsers.update, await editedUser(talk, account.id, { name }), person);
  talk.same('his name and roles', [saved.name, saved.roleIds], [name, [on.id, off.id]]);
  const { value } = await talk.ok(backendUsers.reveal, { params, body: { field: 'mobile' } }, person);
  talk.same('his mobile', value, account.mobile);
  await cleanUp(talk, account);
  for (const { id } of [on, off]) await talk.ok(roles.remove, { params: { id } });
}

/** Whom nobody else touches: he himself can change his name and leave his form as it is. */
async function checkSuper(talk: Talk): Promise<void> {
  const { userId } = talk.person('superAdmin');
  const params = { id: userId };
  const read = () => talk.ok(backendUsers.get, { params }, 'superAdmin');
  const { version, ...before } = await read();
  await talk.ok(backendUsers.update, await editedUser(talk, userId, {}), 'superAdmin');
  const after = await read();
  talk.same('the version after his own form', after.version, version + 1);
  talk.same(
    'name, roles and state',
    [after.name, after.roleIds, after.enabled, after.mobile],
    [before.name, before.roleIds, before.enabled, before.mobile],
  );
}

const rights = 'docs/decisions/0013-accounts.md';
export const nearRoleRules: Rule[] = [
  {
    ...designRule(
      'roles',
      'right',
      'a unit is offered its own roles and the templates of its type',
      '3.3',
      checkOffered,
    ),
    where: rights,
  },
  {
    ...designRule(
      'roles',
      'right',
      'who manages roles over single houses sees, makes and changes no wider ones',
      '3.4',
      checkRelated,
    ),
    where: rights,
  },
  designRule(
    'backendUsers',
    'right',
    'who sees a whole unit makes its users responsible for any house of it',
    '3.2',
    checkWider,
  ),
  designRule('backendUsers', 'right', 'the super administrator can save his own form', '3.2', checkSuper),
  {
    ...designRule(
      'backendUsers',
      'right',
      'somebody edits himself, also with a role that is off and holds more',
      '3.2',
      checkHimself,
    ),
    where: 'docs/decisions/0018-nobody-above-himself.md',
  },
];
