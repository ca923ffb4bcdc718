import { describe, expect, it } from 'vitest';
import { backendUsers } from '#contracts/areas/backendUsers.ts';
import { type ListView, listViews, sharingRights, viewLimits } from '#contracts/areas/listViews.ts';
import { preferenceLimits, preferences } from '#contracts/areas/preferences.ts';
import { areas } from '#contracts/areas.ts';
import { status } from '#contracts/envelope.ts';
import { type PersonaName, personaIds } from '#mock/control/personas.ts';
import type { StoredUser } from '#mock/store/accountRows.ts';
import { selfCheck } from '#mock/wire/selfCheck.ts';
import { of } from './asking.ts';
import { operatorsMock } from './recordTests.ts';

/** Views of lists and settings of tables, kept for an account, over HTTP. */

const world = operatorsMock('platformAdmin');
const { does, refuses, store, mock } = world;
const as = (persona: PersonaName) => mock.tokenOf(persona);

const settings = { filters: { status: '20' }, spans: [] };
const list = '/order/order-manage/order-hotel-list';
const view = { list, call: 'ordersHotel.list', name: '我的视图', settings, shared: 0 };
const seenBy = async (token?: string) =>
  (await does<ListView[]>(listViews.all, {}, token)).map(({ name }) => name);

describe('a view', () => {
  it('is seen by its owner alone until he shares it with his unit', async () => {
    const own = await does<ListView>(listViews.add, { body: view });
    expect(own).toMatchObject({ ...view, own: 1, isDefault: 0, version: 1 });
    const [colleague, merchant] = [await as('support'), await as('merchantManager')];
    expect(await seenBy()).toContain(view.name);
    expect(await seenBy(colleague)).not.toContain(view.name);
    await does(listViews.update, of(own.id, { name: view.name, settings, shared: 1, version: 1 }));
    const shared = (await does<ListView[]>(listViews.all, {}, colleague)).find(({ id }) => id === own.id);
    expect(shared).toMatchObject({ own: 0, ownerName: '周明慧', version: 2 });
    expect(await seenBy(merchant)).not.toContain(view.name);
    expect(selfCheck(store())).toEqual([]);
  });

  it('that was shared outlives its owner: whoever might share it may change it, and keeps it once he saves it', async () => {
    const products = { ...view, list: '/product/hotel/list', call: 'productsHotel.list' };
    const [leaver, platform] = [await as('merchantManager'), await as('superAdmin')];
    const reader = await as('frontDesk');
    const shared = await does<ListView>(listViews.add, { body: { ...products, shared: 1 } }, leaver);
    const hidden = await does<ListView>(listViews.add, { body: { ...products, name: '自用' } }, leaver);
    await does(listViews.makeDefault, of(shared.id, { isDefault: 1 }), reader);
    const { id: _, ...user } = { ...(store().users.get(personaIds.merchantManager) as StoredUser) };
    const { mobile } = store().users.insert({ ...user, mobile: '19900007009', name: '季同' });
    await does(backendUsers.remove, of(personaIds.merchantManager), platform);
    const seen = async (token?: string) =>
      (await does<ListView[]>(listViews.all, {}, token)).flatMap(({ id, own, isDefault, ownerName }) =>
        id === shared.id || id === hidden.id ? [{ id, own, isDefault, ownerName }] : [],
      );
    const ownerName = shared.ownerName;
    expect(await seen(reader)).toEqual([{ id: shared.id, own: 0, isDefault: 1, ownerName }]);
    expect(await seen(platform)).toEqual([]);
    const gone = [status.notFound, '数据不存在或已被删除', undefined] as const;
    await refuses(listViews.remove, of(shared.id), ...gone, reader);
    await refuses(listViews.remove, of(shared.id), ...gone, platform);
    const { token } = (await mock.login(mobile)).envelope.data;
    expect(await seen(token)).toEqual([{ id: shared.id, own: 1, isDefault: 0, ownerName }]);
    const form = { name: shared.name, settings, shared: 1, version: shared.version };
    await does(listViews.update, of(shared.id, form), token);
    expect(await seen(token)).toEqual([{ id: shared.id, own: 1, isDefault: 0, ownerName: '季同' }]);
    expect(await seen(reader)).toEqual([{ id: shared.id, own: 0, isDefault: 1, ownerName: '季同' }]);
    expect(selfCheck(store())).toEqual([]);
  });

  it("that was inherited is nobody's own who has as many as a list may have", async () => {
    const shared = await does<ListView>(listViews.add, { body: { ...view, shared: 1 } }, await as('support'));
    await does(backendUsers.remove, of(personaIds.support));
    const own = async () =>
      (await does<ListView[]>(listViews.all, {})).find(({ id }) => id === shared.id)?.own;
    const ownerId = personaIds.platformAdmin;
    const mine = store()
      .listViews.all()
      .filter((row) => row.ownerId === ownerId && row.list === list);
    for (let at = mine.length + 1; at < viewLimits.ofList; at++)
      store().listViews.insert({ ...view, shared: 0, ownerId, name: `视图${at}`, defaultOf: [] });
    expect(await own()).toBe(1);
    await does(listViews.add, { body: { ...view, name: '最后一个' } });
    expect(await own()).toBe(0);
    const form = { name: '又一个', settings, shared: 1 };
    await refuses(listViews.update, of(shared.id, form), status.notFound, '数据不存在或已被删除');
  });

  it('of a list that a colleague may not see is not shown to him', async () => {
    const users = { list: '/setting/user-manage/user-list', call: 'backendUsers.list' };
    await does(listViews.add, { body: { ...view, ...users, shared: 1 } });
    expect(await seenBy(await as('support'))).not.toContain(view.name);
  });

  it('is shared by those who manage what its list shows, and made by those who see the list', async () => {
    const products = { list: '/product/hotel/list', call: 'productsHotel.list' };
    const frontDesk = await as('frontDesk');
    const refusal = [status.forbidden, '没有操作权限', undefined, frontDesk] as const;
    await refuses(listViews.add, { body: { ...view, ...products, shared: 1 } }, ...refusal);
    const unseen = { ...view, list: '/member/member-manage/member-list', call: 'members.list' };
    const hidden = [status.invalid, '列表不存在', 'call', frontDesk] as const;
    await refuses(listViews.add, { body: unseen }, ...hidden);
    const own = await does<ListView>(listViews.add, { body: { ...view, shared: 1 } }, frontDesk);
    expect(own.shared).toBe(1);
    expect(await seenBy(await as('merchantManager'))).toContain(view.name);
  });

  it('needs a list that there is', async () => {
    for (const call of ['orders.list', 'settings.update', 'ordersHotel.get'])
      await refuses(listViews.add, { body: { ...view, call } }, status.invalid, '列表不存在', 'call');
  });

  it("is changed and removed by its owner only, others' look as if they were not there", async () => {
    const { id } = await does<ListView>(listViews.add, { body: { ...view, shared: 1 } });
    const colleague = await as('support');
    const refusal = [status.notFound, '数据不存在或已被删除', undefined, colleague] as const;
    const body = { name: '改名', settings, shared: 0 };
    await refuses(listViews.update, of(id, body), ...refusal);
    await refuses(listViews.remove, of(id), ...refusal);
    await does(listViews.update, of(id, { ...body, version: 1 }));
    const stale = [status.stale, '数据已被修改，请刷新后重试'] as const;
    await refuses(listViews.update, of(id, { ...body, version: 1 }), ...stale);
    await does(listViews.remove, of(id));
    expect(await seenBy()).not.toContain('改名');
  });

  it('has a name of its own in the list of its owner', async () => {
    const { id } = await does<ListView>(listViews.add, { body: view });
    await does(listViews.add, { body: { ...view, name: '另一个' } });
    const taken = [status.duplicate, '视图名称已存在', 'name'] as const;
    await refuses(listViews.add, { body: view }, ...taken);
    await refuses(listViews.update, of(id, { name: '另一个', settings, shared: 0 }), ...taken);
    const long = [status.invalid, '视图名称不能超过20个字符', 'name'] as const;
    await refuses(listViews.add, { body: { ...view, name: '长'.repeat(21) } }, ...long);
    await does(listViews.add, { body: { ...view, list: `${list}/other` } });
    await does(listViews.add, { body: view }, await as('support'));
  });

  it('is one of 30 of a list at most', async () => {
    const there = store()
      .listViews.by('ownerId', '2')
      .filter((row) => row.list === list).length;
    for (let at = there; at < viewLimits.ofList; at++)
      await does(listViews.add, { body: { ...view, name: `视图${at}` } });
    await refuses(listViews.add, { body: view }, status.precondition, '每个列表最多保存30个视图');
    expect(selfCheck(store())).toEqual([]);
  });

  it('is the default of whoever makes it so, one of a list at most, and while he sees it', async () => {
    const one = await does<ListView>(listViews.add, { body: { ...view, shared: 1 } });
    const two = await does<ListView>(listViews.add, { body: { ...view, name: '另一个' } });
    const colleague = await as('support');
    const defaults = async (token?: string) =>
      (await does<ListView[]>(listViews.all, {}, token)).filter((row) => row.isDefault).map(({ id }) => id);
    await does(listViews.makeDefault, of(one.id, { isDefault: 1 }));
    await does(listViews.makeDefault, of(one.id, { isDefault: 1 }), colleague);
    await does(listViews.makeDefault, of(two.id, { isDefault: 1 }));
    expect([await defaults(), await defaults(colleague)]).toEqual([[two.id], [one.id]]);
    await does(listViews.update, of(one.id, { name: view.name, settings, shared: 0, version: 1 }));
    expect(await defaults(colleague)).toEqual([]);
    expect(selfCheck(store())).toEqual([]);
    const gone = [status.notFound, '数据不存在或已被删除', undefined, colleague] as const;
    await refuses(listViews.makeDefault, of(one.id, { isDefault: 1 }), ...gone);
    await does(listViews.makeDefault, of(two.id, { isDefault: 0 }));
    expect(await defaults()).toEqual([]);
  });
});

it('the rights to share are those to manage, and where there are none those to see', () => {
  expect(sharingRights(areas.productsHotel.list)).toEqual(
    expect.arrayContaining(['manageProductHotel', 'manageRelatedProductHotel']),
  );
  expect(sharingRights(areas.smsLogs.list)).toEqual(['viewSendSms']);
  expect(sharingRights(areas.todos.count)).toBeUndefined();
});

describe('the settings of tables', () => {
  const compact = { density: 'compact', widths: { orderNo: 200 } };
  it('are those of the account; the last ones of a table count', async () => {
    const keeps = (table: string, kept: object) =>
      does(preferences.keep, { body: { table, settings: kept } });
    await keeps(list, { pageSize: 50 });
    await keeps('*', { fileFormat: 'csv' });
    await keeps(list, compact);
    const tables = [
      { table: '*', settings: { fileFormat: 'csv' } },
      { table: list, settings: compact },
    ];
    expect(await does(preferences.all, {})).toEqual({ tables });
    expect(await does(preferences.all, {}, await as('support'))).toEqual({ tables: [] });
  });

  it.each([
    ['a width of a thousand', { widths: { a: 1000 } }, '列宽范围为48-800', 'settings.widths.a'],
    ['too many columns', { columns: Array(61).fill('a') }, '显示列不能超过60个', 'settings.columns'],
    ['a density', { density: 'tiny' }, '参数错误：settings.density', 'settings.density'],
    ['a page size', { pageSize: 11 }, '参数错误：settings.pageSize', 'settings.pageSize'],
  ])('are refused for %s', async (_, wrong, message, field) => {
    const body = { table: list, settings: wrong };
    await refuses(preferences.keep, { body }, status.invalid, message, field);
  });

  it('are those of 200 tables at most', async () => {
    const tables = Array.from({ length: preferenceLimits.tables }, (_, at) => ({
      table: `/t${at}`,
      settings: {},
    }));
    store().preferences.insert({ id: '2', tables });
    const body = { table: list, settings: {} };
    await refuses(preferences.keep, { body }, status.precondition, '最多保存200个列表的设置');
    await does(preferences.keep, { body: { table: '/t7', settings: compact } });
  });
});
