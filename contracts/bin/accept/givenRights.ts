import { backendUsers } from '../../src/areas/backendUsers.ts';
import { passwords } from '../../src/areas/passwords.ts';
import { roles } from '../../src/areas/roles.ts';
import { passwordHash } from '../../src/credentials.ts';
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
import { cleanUp, newAccount, newRole } from './ownUsers.ts';
import { designRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';
import { newMobile, unique } from './unique.ts';
import { editedUser } from './userForms.ts';

/** Nobody gives a right that he does not hold, nor one over a house that he is not responsible for. */

const { forbidden, invalid, notFound, ok } = status;
const system = { belongType: belongType.system, belongId: '' };
const hash = passwordHash('accept-1');
const userForm = (over: object) => ({
  ...{ name: unique('验收'), mobile: newMobile(), resources: [], enabled: 1, remark: '' },
  ...{ password: hash, confirmPassword: hash, ...over },
});
const roleForm = (over: object) => ({ name: unique('验收角色'), enabled: 1, remark: '', ...over });

/** Who manages users and roles of the platform, and holds one right besides. */
async function checkRights(talk: Talk): Promise<void> {
  const held: RightName[] = [
    'viewUser',
    'manageUser',
    'viewRole',
    'manageRole',
    'viewSendSms',
    'viewMerchantHotel',
  ];
  const { viewSendSms, viewMember, viewMerchantHotel, manageMerchantHotel } = rightIds;
  const own = await newRole(talk, [viewSendSms]);
  const more = await newRole(talk, [viewSendSms, viewMember]);
  const made: Json[] = [own, more];
  const user = await newAccount(talk, { roleIds: [own.id] });
  await asUser(talk, { merchantId: '' }, held, async (person) => {
    const isRefused = async (what: string, call: Parameters<Talk['call']>) => {
      const { answer } = await talk.call(...call);
      if (answer.status === ok && (answer.data as Json)?.rightIds) made.push(answer.data as Json);
      talk.same(`status of ${what}`, answer.status, forbidden);
    };
    // Another right, and the same area to manage instead of to view.
    for (const beyond of [viewMember, manageMerchantHotel]) {
      const rights = [viewSendSms, viewMerchantHotel, beyond];
      const body = roleForm({ ...system, rightIds: rights });
      await isRefused(`a new role with ${beyond}`, [roles.add, { body }, person]);
      const input = await changing(talk, roles, own.id, { rightIds: rights });
      await isRefused(`a role that is given ${beyond}`, [roles.update, input, person]);
    }
    await isRefused('a copy of a role that holds more', [roles.copy, { params: { id: more.id } }, person]);
    const body = userForm({ ...system, roleIds: [own.id, more.id] });
    await isRefused('a new user who may more', [backendUsers.add, { body }, person]);
    const input = await editedUser(talk, user.id, { roleIds: [own.id, more.id] });
    await isRefused('a user who is given more', [backendUsers.update, input, person]);
    const after = await talk.ok(backendUsers.get, { params: { id: user.id } });
    talk.same('his roles', after.roleIds, [own.id]);
    talk.same('rights of the role', (await talk.ok(roles.get, { params: { id: own.id } })).rightIds, [
      viewSendSms,
    ]);
    // What he holds he may give.
    made.push(
      await talk.ok(roles.add, { body: roleForm({ ...system, rightIds: [viewMerchantHotel] }) }, person),
    );
    made.push(await talk.ok(roles.copy, { params: { id: own.id } }, person));
    const given = [own.id, made[2]?.id ?? ''];
    await talk.ok(backendUsers.update, await editedUser(talk, user.id, { roleIds: given }), person);
  });
  await cleanUp(talk, user);
  for (const { id } of made) await talk.call(roles.remove, { params: { id } });
}

/** Who is responsible for one house makes nobody responsible for another one. */
async function checkHouses(talk: Talk): Promise<void> {
  const { id: merchantId } = await newMerchant(talk, await patternMerchant(talk, 'hotel'));
  const unit = { belongType: belongType.merchant, belongId: merchantId };
  const [mine, other] = [
    await openHouse(talk, 'hotel', { merchantId }),
    await openHouse(talk, 'hotel', { merchantId }),
  ];
  const pair = ({ resourceId: ownerId }: { resourceId: string }) => ({ ownerType: ownerType.hotel, ownerId });
  const role = await newRole(talk, [rightIds.viewRelatedMerchantHotel], unit);
  const plain = await newRole(talk, [rightIds.viewSingleMerchant], unit);
  const roleIds = [role.id];
  const near = await newAccount(talk, { ...unit, roleIds, resources: [pair(mine)] });
  const far = await newAccount(talk, { ...unit, roleIds, resources: [pair(other)] });
  const both = await newAccount(talk, { ...unit, roleIds, resources: [pair(mine), pair(other)] });
  const held: RightName[] = [
    ...(['viewRelatedUser', 'manageRelatedUser', 'viewRelatedMerchantHotel'] as const),
    'viewSingleMerchant',
  ];
  await asUser(talk, { merchantId, shop: mine }, held, async (person) => {
    const { list } = await talk.ok(backendUsers.listOfOwn, { query: { limit: 100 } }, person);
    const seen = (id: string) => list.some((row: Json) => row.id === id);
    talk.same(
      'users that he sees',
      [near, far, both].map(({ id }) => seen(id)),
      [true, false, true],
    );
    for (const resources of [[pair(other)], [pair(mine), pair(other)]]) {
      const form = userForm({ ...unit, roleIds, resources });
      await talk.refused(backendUsers.add, [forbidden, notFound], { body: form }, person);
      const input = await editedUser(talk, near.id, { resources });
      await talk.refused(backendUsers.update, [forbidden, notFound], input, person);
    }
    for (const { id } of [far, both]) {
      await talk.refused(
        backendUsers.update,
        [forbidden, notFound],
        await editedUser(talk, id, { remark: '验收' }),
        person,
      );
      await talk.refused(
        backendUsers.enable,
        [forbidden, notFound],
        { params: { id }, body: { enable: 0 } },
        person,
      );
      await talk.refused(backendUsers.remove, [forbidden, notFound], { params: { id } }, person);
      const shown = { params: { id }, body: { field: 'mobile' } };
      await talk.refused(backendUsers.reveal, [forbidden, notFound], shown, person);
      const body = { newPassword: hash, confirmPassword: hash };
      await talk.refused(passwords.reset, [forbidden, notFound], { params: { id }, body }, person);
    }
    const whole = { params: { id: near.id }, body: { field: 'mobile' } };
    talk.same('his mobile', (await talk.ok(backendUsers.reveal, whole, person)).value, near.mobile);
    await talk.refused(backendUsers.get, notFound, { params: { id: far.id } }, person);
    // A user without a house would be nobody's to change.
    const free = { roleIds: [plain.id], resources: [] };
    const codes = [forbidden, notFound, invalid];
    await talk.refused(backendUsers.add, codes, { body: userForm({ ...unit, ...free }) }, person);
    await talk.refused(backendUsers.update, codes, await editedUser(talk, near.id, free), person);
    await talk.ok(backendUsers.update, await editedUser(talk, near.id, { remark: '验收' }), person);
  });
  const { resources } = await talk.ok(backendUsers.get, { params: { id: near.id } });
  talk.same(
    'what the user is responsible for',
    resources.map(({ ownerId }: Json) => ownerId),
    [mine.resourceId],
  );
  for (const user of [near, far, both]) await cleanUp(talk, user);
  for (const { id } of [role, plain]) await talk.call(roles.remove, { params: { id } });
  for (const house of [mine, other]) await closeHouse(talk, house);
  await closeMerchant(talk, merchantId);
}

export const givenRightRules: Rule[] = [
  designRule(
    'roles',
    'right',
    'nobody gives a right that he does not hold, by no role, copy or user',
    '3.2',
    checkRights,
  ),
  designRule(
    'backendUsers',
    'right',
    'who is responsible for single houses sees and changes users of these alone, and gives no other house',
    '2.2 and 3.2',
    checkHouses,
  ),
];
