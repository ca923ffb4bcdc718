import { describe, expect, it } from 'vitest';
import { type BackendUser, type BackendUserRow, backendUsers } from '#contracts/areas/backendUsers.ts';
import { hotels } from '#contracts/areas/hotels.ts';
import { passwords } from '#contracts/areas/passwords.ts';
import { type Role, roles } from '#contracts/areas/roles.ts';
import { status } from '#contracts/envelope.ts';
import { newPasswordExample as newPassword, newUserExample } from '#contracts/examples/accounts.ts';
import { codesOf, type RightName } from '#contracts/rights/rights.ts';
import type { StoredUser } from '#mock/store/accountRows.ts';
import { asking, of } from './asking.ts';
import { seededMock } from './mockFor.ts';
import { mobileOf } from './running.ts';

/** Nobody rises above himself, and nobody brings down whoever may more (docs/decisions/0018), over HTTP. */

const mock = seededMock({ scale: 0.05 });

const { does, refuses } = asking(mock, () => '');

/** Gives a user of the seed these rights alone, and signs him in. */
async function signedIn(id: string, names: RightName[], patch: Partial<StoredUser> = {}): Promise<string> {
  const { store } = mock.mock;
  const { belongType } = store.users.get(id) as StoredUser;
  const role = store.roles.insert({
    ...{ name: '临时', belongType, belongId: '', enabled: 1, remark: '' },
    rightIds: codesOf(names),
  });
  store.users.update(id, { roleIds: [role.id], ...patch });
  const { token } = (await mock.login(mobileOf(id))).envelope.data;
  return token;
}
/** The edit form of a user as he stands. */
const formOf = (id: string) => {
  const { name, mobile, roleIds, resources, enabled, remark } = mock.mock.store.users.get(id) as StoredUser;
  return { name, mobile, roleIds, resources, enabled, remark };
};
const hotel = (ownerId: string) => ({ ownerType: 22, ownerId }) as const;
const above = [status.forbidden, '不能操作权限超出自身的用户', undefined] as const;
const beyond = [status.forbidden, '不能授予超出自身的权限', 'resources'] as const;
const forbidden = [status.forbidden, '没有操作权限', undefined] as const;

describe('more by updating oneself', () => {
  it('is refused to who manages the users of his resources: he stays with those he has', async () => {
    const chief = await signedIn(
      '12',
      ['viewRelatedUser', 'manageRelatedUser', 'viewRelatedMerchantHotel', 'manageRelatedMerchantHotel'],
      { resources: [hotel('1')] },
    );
    const more = { ...formOf('12'), resources: [hotel('1'), hotel('2')] };
    await refuses(backendUsers.update, of('12', more), ...forbidden, chief);
    await refuses(backendUsers.update, of('12', { ...more, resources: [hotel('2')] }), ...forbidden, chief);
    await refuses(hotels.get, of('2'), ...forbidden, chief);
    await does(backendUsers.update, of('12', { ...formOf('12'), remark: '值班' }), chief);
  });

  it.each<[string, string, RightName]>([
    ['of the platform', '15', 'manageUser'],
    ['of a merchant', '12', 'manageSingleUser'],
  ])('is refused to who manages all users %s, but sees the orders of his resources', async (_, id, right) => {
    const rights: RightName[] = [right, 'viewRelatedOrderHotel', 'manageRelatedOrderHotel'];
    const token = await signedIn(id, rights, { resources: [hotel('1')] });
    const more = { ...formOf(id), resources: [hotel('1'), hotel('2')] };
    await refuses(backendUsers.update, of(id, more), ...beyond, token);
    await does(backendUsers.update, of(id, { ...formOf(id), remark: '值班' }), token);
  });

  it('is refused by a colleague of the same rights, who would give it back', async () => {
    const rights: RightName[] = ['manageSingleUser', 'viewRelatedOrderHotel', 'manageRelatedOrderHotel'];
    const token = await signedIn('12', rights, { resources: [hotel('1')] });
    const { roleIds } = formOf('12');
    mock.mock.store.users.update('9', { roleIds, resources: [hotel('1')] });
    await refuses(
      backendUsers.update,
      of('9', { ...formOf('9'), resources: [hotel('1'), hotel('2')] }),
      ...beyond,
      token,
    );
    const added = { ...formOf('9'), mobile: '19900007009', belongType: 30, belongId: '2' };
    const { password, confirmPassword } = newUserExample;
    const form = { ...added, password, confirmPassword };
    await refuses(backendUsers.add, { body: { ...form, resources: [hotel('2')] } }, ...beyond, token);
    await does(backendUsers.add, { body: form }, token);
  });

  it('is no matter for who holds the rights over the whole unit', async () => {
    const token = await signedIn('8', ['manageSingleUser', 'manageSingleOrderHotel', 'viewSingleOrderHotel']);
    mock.mock.store.users.update('12', { roleIds: ['10'] });
    mock.mock.store.roles.update('10', { rightIds: codesOf(['viewRelatedOrderHotel']) });
    await does(
      backendUsers.update,
      of('12', { ...formOf('12'), resources: [hotel('1'), hotel('2')] }),
      token,
    );
  });
});

describe('whoever may more', () => {
  const clerk = () => signedIn('5', ['viewUser', 'manageUser', 'viewRole', 'manageRole', 'viewOrderPlace']);
  const actionsOf = async (id: string, token: string) => {
    const [{ actions }, { list }] = await Promise.all([
      does<BackendUser>(backendUsers.get, of(id), token),
      does<{ list: BackendUserRow[] }>(backendUsers.list, { query: { limit: 100 } }, token),
    ]);
    expect(list.find((row) => row.id === id)?.actions).toEqual(actions);
    return actions;
  };

  it('keeps roles, state, mobile and password, and offers no action', async () => {
    const token = await clerk();
    const own = formOf('5').roleIds;
    for (const id of ['2', '4', '8']) {
      const form = formOf(id);
      for (const wrong of [{}, { roleIds: own }, { enabled: 0 as const }, { mobile: '19900007001' }])
        await refuses(backendUsers.update, of(id, { ...form, ...wrong }), ...above, token);
      await refuses(backendUsers.enable, of(id, { enable: 0 }), ...above, token);
      await refuses(backendUsers.enable, of(id, { enable: 1 }), ...above, token);
      await refuses(backendUsers.remove, of(id), ...above, token);
      await refuses(passwords.reset, of(id, newPassword), ...above, token);
      expect(await actionsOf(id, token)).toEqual([]);
    }
  });

  it('is above while his role is switched off, too', async () => {
    const token = await clerk();
    mock.mock.store.roles.update('2', { enabled: 0 });
    await refuses(passwords.reset, of('3', newPassword), ...above, token);
  });

  it('is not brought down by what is taken out of his role', async () => {
    const token = await clerk();
    const roleAbove = [status.forbidden, '不能操作权限超出自身的角色', undefined] as const;
    const { name, rightIds, remark } = await does<Role>(roles.get, of('2'), token);
    const form = { name, rightIds: rightIds.slice(0, 1), enabled: 1, remark };
    await refuses(roles.update, of('2', form), ...roleAbove, token);
    await refuses(roles.update, of('2', { ...form, rightIds, enabled: 0 }), ...roleAbove, token);
    await refuses(roles.enable, of('2', { enable: 0 }), ...roleAbove, token);
    await refuses(roles.remove, of('13'), ...roleAbove, token);
    expect((await does<Role>(roles.get, of('2'), token)).actions).toEqual([]);
  });

  it('is also who may the same over more resources', async () => {
    const rights: RightName[] = ['manageSingleUser', 'viewRelatedOrderHotel', 'manageRelatedOrderHotel'];
    const token = await signedIn('12', rights, { resources: [hotel('1')] });
    const { roleIds } = formOf('12');
    mock.mock.store.users.update('9', { roleIds, resources: [hotel('1'), hotel('2')] });
    mock.mock.store.users.update('13', { roleIds, resources: [hotel('1')] });
    await refuses(backendUsers.update, of('9', { ...formOf('9'), resources: [hotel('1')] }), ...above, token);
    await refuses(passwords.reset, of('9', newPassword), ...above, token);
    await does(passwords.reset, of('13', newPassword), token);
  });

  it('is nobody to who may the same', async () => {
    const token = await clerk();
    const { roleIds } = formOf('5');
    mock.mock.store.users.update('10', { roleIds });
    expect(await actionsOf('10', token)).toEqual(['edit', 'enable', 'resetPassword', 'remove', 'reveal']);
    await does(backendUsers.update, of('10', { ...formOf('10'), enabled: 1 }), token);
    await does(passwords.reset, of('10', newPassword), token);
    await does(backendUsers.remove, of('10'), token);
  });
});
