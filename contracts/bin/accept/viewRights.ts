import { backendUsers } from '../../src/areas/backendUsers.ts';
import { listViews, viewLimits } from '../../src/areas/listViews.ts';
import { preferenceLimits, preferences } from '../../src/areas/preferences.ts';
import { roles } from '../../src/areas/roles.ts';
import { status } from '../../src/envelope.ts';
import { rightIds } from '../../src/rights/rights.ts';
import { changing } from './ownHouses.ts';
import { cleanUp, logInAs, newAccount, newRole } from './ownUsers.ts';
import type { Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';
import { unique } from './unique.ts';

/** Whose views somebody sees, and how many there may be of them and of tables with settings. */

const { forbidden, invalid, notFound, precondition } = status;
const { viewHomeBanner, manageHomeBanner, viewSendSms } = rightIds;
const banners = { list: '/setting/banner-manage/home-banner', call: 'homeBanners.list' };
const messages = { list: '/setting/sms-manage/send-record', call: 'smsLogs.list' };
const view = (of: object, over: object = {}) => ({
  ...{ ...of, name: unique('验收'), shared: 0, settings: { filters: { a: '1' }, spans: [] } },
  ...over,
});

async function checkSeen(talk: Talk): Promise<void> {
  const made = [
    await newRole(talk, [viewHomeBanner, manageHomeBanner]),
    await newRole(talk, [viewHomeBanner]),
    await newRole(talk, [viewSendSms]),
  ];
  const accountIds: string[] = [];
  const roleIds: string[] = [];
  const as = async (roleId: string) => {
    const account = await newAccount(talk, { roleIds: [roleId] });
    accountIds.push(account.id);
    roleIds.push(account.roleId);
    return logInAs(talk, account);
  };
  const [manager, viewer, stranger] = [
    await as(made[0]?.id),
    await as(made[1]?.id),
    await as(made[2]?.id),
  ] as const;
  type Who = typeof manager;
  const add = (who: Who, of: object, over: object = {}) =>
    talk.ok(listViews.add, { body: view(of, over) }, who);
  const seenBy = async (who: Who): Promise<string[]> =>
    (await talk.ok(listViews.all, {}, who)).map(({ id }: Json) => id);
  const shared = await add(manager, banners, { shared: 1 });
  const hidden = await add(manager, banners);
  const own = await add(viewer, banners);
  const sees = async (who: Who, ids: string[]) => {
    const seen = await seenBy(who);
    return ids.map((id) => seen.includes(id));
  };
  const ids = [shared.id, hidden.id, own.id];
  talk.same('what the owner sees', await sees(manager, ids), [true, true, false]);
  talk.same('what a colleague sees', await sees(viewer, ids), [true, false, true]);
  talk.same('what one sees who may not see the list', await sees(stranger, ids), [false, false, false]);
  const open = (id: string) => ({ params: { id }, body: { isDefault: 1 } });
  await talk.refused(listViews.makeDefault, notFound, open(hidden.id), viewer);
  for (const { id } of [shared, hidden])
    await talk.refused(listViews.makeDefault, notFound, open(id), stranger);
  // Nor does he keep views of it himself, or of what is no list at all.
  for (const place of [banners, { ...banners, call: 'homeBanners.nothing' }])
    await talk.refused(listViews.add, [invalid, forbidden, notFound], { body: view(place) }, stranger);
  const { name, settings } = own;
  const sharing = { params: { id: own.id }, body: { name, settings, shared: 1 } };
  await talk.refused(listViews.update, forbidden, sharing, viewer);
  talk.same('what the owner sees of a view that could not be shared', await sees(manager, ids), [
    ...[true, true, false],
  ]);
  // What nobody manages is shared by whoever sees it.
  const log = await add(stranger, messages, { shared: 1 });
  talk.same(
    'who sees a view of messages',
    [(await sees(stranger, [log.id]))[0], (await sees(viewer, [log.id]))[0]],
    [...[true, false]],
  );
  await talk.ok(listViews.makeDefault, open(shared.id), viewer);
  await talk.ok(roles.update, await changing(talk, roles, made[1]?.id, { rightIds: [viewSendSms] }));
  talk.same('what he sees once he may not see the list any more', await sees(viewer, [shared.id, log.id]), [
    ...[false, true],
  ]);
  const heir = await as(made[0]?.id);
  const [leaver = ''] = accountIds;
  await talk.ok(backendUsers.remove, { params: { id: leaver } });
  talk.same(
    'what is left of the views of somebody who was removed',
    await sees(heir, [shared.id, hidden.id]),
    [...[true, false]],
  );
  const reader = await as(made[0]?.id);
  const kept = { params: { id: shared.id }, body: { name: shared.name, settings, shared: 1 } };
  await talk.refused(listViews.remove, notFound, { params: { id: shared.id } }, viewer);
  const owned = async (who: Who) =>
    (await talk.ok(listViews.all, {}, who)).find(({ id }: Json) => id === shared.id)?.own;
  talk.same(
    'who may keep it',
    [await owned(heir), await owned(reader), await owned(viewer)],
    [1, 1, undefined],
  );
  await talk.ok(listViews.update, kept, heir);
  talk.same('whose it is when one has saved it', [await owned(heir), await owned(reader)], [1, 0]);
  await talk.ok(listViews.remove, { params: { id: shared.id } }, heir);
  await talk.ok(listViews.remove, { params: { id: log.id } }, stranger);
  for (const id of accountIds.filter((one) => one !== leaver))
    await talk.ok(backendUsers.remove, { params: { id } });
  for (const id of [...roleIds, ...made.map((role) => role.id)])
    await talk.ok(roles.remove, { params: { id } });
}

async function checkViews(talk: Talk): Promise<void> {
  const role = await newRole(talk, [viewHomeBanner, manageHomeBanner, viewSendSms]);
  const account = await newAccount(talk, { roleIds: [role.id] });
  const person = await logInAs(talk, account);
  const add = (of: object) => talk.ok(listViews.add, { body: view(of) }, person);
  const first = await add(messages);
  for (let at = 1; at < viewLimits.ofList; at++) await add(messages);
  const more = { body: view(messages) };
  await talk.refused(listViews.add, precondition, more, person);
  talk.same(
    'views of the list',
    (await talk.ok(listViews.all, {}, person)).filter(
      ({ own, list }: Json) => own === 1 && list === messages.list,
    ).length,
    viewLimits.ofList,
  );
  // One of them is saved, and another list has views of its own.
  const { id, settings } = first;
  const body = { name: unique('验收'), settings, shared: 0 };
  await talk.ok(listViews.update, { params: { id }, body }, person);
  await add(banners);
  await talk.ok(listViews.remove, { params: { id } }, person);
  await talk.ok(listViews.add, more, person);
  await talk.refused(listViews.add, precondition, { body: view(messages) }, person);
  await cleanUp(talk, account);
  await talk.ok(roles.remove, { params: { id: role.id } });
}

async function checkTables(talk: Talk): Promise<void> {
  const account = await newAccount(talk);
  const person = await logInAs(talk, account);
  const table = (at: number, density = 'compact') => ({
    body: { table: `/setting/system-setting/table-${at}`, settings: { density } },
  });
  const most = preferenceLimits.tables;
  for (let at = 0; at < most; at++) await talk.ok(preferences.keep, table(at), person);
  await talk.refused(preferences.keep, precondition, table(most), person);
  await talk.ok(preferences.keep, table(0, 'comfortable'), person);
  const { tables } = await talk.ok(preferences.all, {}, person);
  talk.same('tables', tables.length, most);
  const changed = tables.filter(({ settings }: Json) => settings.density === 'comfortable');
  talk.same(
    'the one that was kept once more',
    changed.map((one: Json) => one.table),
    [table(0).body.table],
  );
  await cleanUp(talk, account);
}

const where = 'docs/decisions/0036-views.md';
export const viewRightRules: Rule[] = [
  {
    ...{ area: 'listViews', kind: 'right', writes: true, where, check: checkSeen },
    says: 'views are seen, opened, kept and shared by whoever may see, or manage, what they list, and by nobody else',
  },
  {
    ...{
      area: 'listViews',
      kind: 'input',
      writes: true,
      where: 'contracts/src/areas/listViews.ts',
      check: checkViews,
    },
    says: `an account has ${viewLimits.ofList} views of a list at most, which can still be saved`,
  },
  {
    ...{
      area: 'preferences',
      kind: 'input',
      writes: true,
      where: 'contracts/src/areas/preferences.ts',
      check: checkTables,
    },
    says: `an account keeps settings of ${preferenceLimits.tables} tables at most, which can still be changed`,
  },
];
