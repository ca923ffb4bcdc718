import { backendUsers } from '../../src/areas/backendUsers.ts';
import { listViews } from '../../src/areas/listViews.ts';
import { roles } from '../../src/areas/roles.ts';
import { status } from '../../src/envelope.ts';
import { rightIds } from '../../src/rights/rights.ts';
import { logInAs, newAccount, newRole } from './ownUsers.ts';
import type { Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';
import { unique } from './unique.ts';

/** Views of lists: within what their names differ, and what becomes of a default whose view is shared no more. */

const home = { list: '/setting/banner-manage/home-banner', call: 'homeBanners.list' };
const estate = { list: '/setting/banner-manage/estate-banner', call: 'estateBanners.list' };
const settings = { filters: { enabled: '1' }, spans: [] };

async function checkViews(talk: Talk): Promise<void> {
  const { viewHomeBanner, manageHomeBanner, viewEstateBanner, manageEstateBanner } = rightIds;
  const role = await newRole(talk, [viewHomeBanner, manageHomeBanner, viewEstateBanner, manageEstateBanner]);
  const accounts = [
    await newAccount(talk, { roleIds: [role.id] }),
    await newAccount(talk, { roleIds: [role.id] }),
  ] as const;
  const [one, two] = [await logInAs(talk, accounts[0]), await logInAs(talk, accounts[1])];
  const name = unique('验收');
  const add = (of: object, who: typeof one, shared: 0 | 1 = 0) =>
    talk.ok(listViews.add, { body: { ...of, name, settings, shared } }, who);
  const own = await add(home, one, 1);
  const elsewhere = await add(estate, one);
  const namesake = await add(home, two);
  talk.same('names', [own.name, elsewhere.name, namesake.name], [name, name, name]);
  for (const place of [home, estate])
    await talk.refused(
      listViews.add,
      status.duplicate,
      { body: { ...place, name, settings, shared: 0 } },
      one,
    );
  const other = await talk.ok(
    listViews.add,
    { body: { ...home, name: unique('验收'), settings, shared: 0 } },
    one,
  );
  const save = (id: string, body: object) => ({ params: { id }, body: { settings, shared: 0, ...body } });
  await talk.refused(listViews.update, status.duplicate, save(other.id, { name }), one);
  const dense = { ...settings, density: 'compact' };
  for (const kept of [dense, settings]) {
    const { settings: saved } = await talk.ok(
      listViews.update,
      save(elsewhere.id, { name, settings: kept }),
      one,
    );
    talk.same('settings that were saved, without what was taken out', saved, kept);
  }

  const open = (who: typeof one, { id } = own) =>
    talk.ok(listViews.makeDefault, { params: { id }, body: { isDefault: 1 } }, who);
  const defaults = async () => {
    const of = async (who: typeof one) =>
      (await talk.ok(listViews.all, {}, who)).find(({ id }: Json) => id === own.id)?.isDefault;
    return [await of(one), await of(two)];
  };
  await open(one);
  await open(two);
  talk.same('the default of both', await defaults(), [1, 1]);
  await open(one, other);
  talk.same('the default of both after one has chosen another', await defaults(), [0, 1]);
  await open(one);
  await talk.ok(listViews.update, save(own.id, { name, shared: 1 }), one);
  talk.same('the default of both after it was saved', await defaults(), [1, 1]);
  await talk.ok(listViews.update, save(own.id, { name, shared: 0 }), one);
  talk.same('the default of both while it is not shared', await defaults(), [1, undefined]);
  await talk.ok(listViews.update, save(own.id, { name, shared: 1 }), one);
  talk.same('the default of both once it is shared again', await defaults(), [1, 0]);
  // A shared one would outlive its owner.
  await talk.ok(listViews.remove, { params: { id: own.id } }, one);
  for (const { id } of accounts) await talk.call(backendUsers.remove, { params: { id } });
  for (const id of [...accounts.map(({ roleId }) => roleId), role.id])
    await talk.call(roles.remove, { params: { id } });
}

export const viewDefaultRules = (): Rule[] => [
  {
    ...{ area: 'listViews', kind: 'record', writes: true, where: 'docs/decisions/0036-views.md' },
    says: "names of views differ within the list of an account, and what is shared no more is nobody else's default",
    check: checkViews,
  },
];
