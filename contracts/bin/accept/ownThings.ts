import { backendUsers } from '../../src/areas/backendUsers.ts';
import { listViews } from '../../src/areas/listViews.ts';
import { preferences } from '../../src/areas/preferences.ts';
import { presences } from '../../src/areas/presences.ts';
import { roles } from '../../src/areas/roles.ts';
import { status } from '../../src/envelope.ts';
import { rightIds } from '../../src/rights/rights.ts';
import { cleanUp, logInAs, newAccount, newRole } from './ownUsers.ts';
import type { PersonName } from './people.ts';
import type { Rule } from './rule.ts';
import type { Json } from './talk.ts';
import { absentId, unique } from './unique.ts';

/** Rules of what an account keeps for itself: settings of tables, views of lists, where it is. Each works with accounts of its own. */

const { stale, notFound, duplicate, forbidden, invalid } = status;
const list = '/setting/sms-manage/send-record';
const view = (over: object = {}) => ({
  ...{ name: unique('验收'), list, call: 'smsLogs.list', shared: 0 },
  settings: { filters: { mobile: '138' }, spans: [], density: 'compact', pageSize: 25 },
  ...over,
});
const views = 'docs/decisions/0036-views.md';

export const ownThingRules: Rule[] = [
  {
    ...{ area: 'preferences', kind: 'record', writes: true, where: 'contracts/src/areas/preferences.ts' },
    says: 'settings of a table are kept by account, the last ones count, other accounts do not see them',
    async check(talk) {
      const [account, other] = [await newAccount(talk), await newAccount(talk)];
      const [one, two] = [await logInAs(talk, account), await logInAs(talk, other)];
      const keep = (settings: object) => talk.ok(preferences.keep, { body: { table: list, settings } }, one);
      await keep({ columns: ['mobile'], density: 'compact' });
      await keep({ columns: ['mobile', 'message'], pageSize: 50 });
      const { tables } = await talk.ok(preferences.all, {}, one);
      talk.same('what is kept', tables, [
        { table: list, settings: { columns: ['mobile', 'message'], pageSize: 50 } },
      ]);
      talk.same('what another account has', (await talk.ok(preferences.all, {}, two)).tables, []);
      const body = { table: '/setting/system-setting/home-banner-list', settings: { density: 'compact' } };
      await talk.ok(preferences.keep, { body }, one);
      const both = (await talk.ok(preferences.all, {}, one)).tables;
      talk.same('tables kept', both.map(({ table }: Json) => table).sort(), [list, body.table]);
      const again = await logInAs(talk, account);
      talk.same('after another login', (await talk.ok(preferences.all, {}, again)).tables.length, 2);
      await talk.refused(preferences.keep, invalid, { body: { table: 'no path', settings: {} } }, one);
      await cleanUp(talk, account);
      await cleanUp(talk, other);
    },
  },
  {
    ...{ area: 'listViews', kind: 'record', writes: true, where: views },
    says: 'views are kept, changed by their owner only, shared with the unit where the list is managed, and one is the default',
    async check(talk) {
      const { viewHomeBanner, manageHomeBanner, viewSendSms } = rightIds;
      const role = await newRole(talk, [viewHomeBanner, manageHomeBanner, viewSendSms]);
      const [account, other] = [
        await newAccount(talk, { roleIds: [role.id] }),
        await newAccount(talk, { roleIds: [role.id] }),
      ];
      const [one, two] = [await logInAs(talk, account), await logInAs(talk, other)];
      const of = async (who: typeof one, id: string): Promise<Json> =>
        (await talk.ok(listViews.all, {}, who)).find((row: Json) => row.id === id);
      const form = view({ list: '/setting/banner-manage/home-banner', call: 'homeBanners.list' });
      const made = await talk.ok(listViews.add, { body: form }, one);
      const { name, settings, shared } = await of(one, made.id);
      talk.same(
        'the view',
        { name, settings, shared },
        { name: form.name, settings: form.settings, shared: 0 },
      );
      talk.same('what a colleague sees of a view that is not shared', await of(two, made.id), undefined);
      await talk.refused(listViews.add, duplicate, { body: form }, one);
      const { list: _list, call: _call, ...body } = form;
      const share = await talk.ok(
        listViews.update,
        { params: { id: made.id }, body: { ...body, shared: 1, version: made.version } },
        one,
      );
      await talk.refused(
        listViews.update,
        stale,
        { params: { id: made.id }, body: { ...body, version: made.version } },
        one,
      );
      const seen = await of(two, made.id);
      talk.same(
        'a shared view for a colleague',
        { own: seen?.own, name: seen?.name },
        { own: 0, name: form.name },
      );
      await talk.refused(
        listViews.update,
        [notFound, forbidden],
        { params: { id: made.id }, body: { ...body, shared: 1, version: share.version } },
        two,
      );
      await talk.refused(listViews.remove, [notFound, forbidden], { params: { id: made.id } }, two);
      await talk.ok(listViews.makeDefault, { params: { id: made.id }, body: { isDefault: 1 } }, two);
      talk.same('the default of the colleague', (await of(two, made.id)).isDefault, 1);
      talk.same('the default of the owner', (await of(one, made.id)).isDefault, 0);
      const second = await talk.ok(listViews.add, { body: { ...form, name: unique('验收') } }, two);
      const open = (id: string, isDefault: 0 | 1) =>
        talk.ok(listViews.makeDefault, { params: { id }, body: { isDefault } }, two);
      const defaults = async () =>
        [(await of(two, made.id))?.isDefault, (await of(two, second.id)).isDefault] as const;
      await open(second.id, 1);
      talk.same('a list has one default', await defaults(), [0, 1]);
      const elsewhere = await talk.ok(listViews.add, { body: view() }, two);
      await open(elsewhere.id, 1);
      talk.same('each list has its own', await defaults(), [0, 1]);
      await open(elsewhere.id, 0);
      talk.same('each list keeps its own', await defaults(), [0, 1]);
      await talk.ok(listViews.remove, { params: { id: elsewhere.id } }, two);
      await open(second.id, 0);
      talk.same('or none', await defaults(), [0, 0]);
      await talk.ok(listViews.remove, { params: { id: second.id } }, two);
      await talk.ok(listViews.remove, { params: { id: made.id } }, one);
      talk.same('a removed view', await of(one, made.id), undefined);
      talk.same('a removed view for the colleague', await of(two, made.id), undefined);
      await talk.refused(listViews.remove, notFound, { params: { id: made.id } }, one);
      for (const { id } of [account, other]) await talk.call(backendUsers.remove, { params: { id } });
      for (const { roleId } of [account, other]) await talk.call(roles.remove, { params: { id: roleId } });
      await talk.call(roles.remove, { params: { id: role.id } });
    },
  },
  {
    ...{ area: 'listViews', kind: 'right', writes: true, where: views },
    says: 'a view that is shared is seen by the unit of who shares it, and by no other that may see the list',
    async check(talk) {
      const path = '/order/order-manage/order-hotel-list';
      const form = { ...view({ list: path, call: 'ordersHotel.list' }), shared: 1 };
      const made = await talk.ok(listViews.add, { body: form });
      const seenBy = async (name: PersonName) =>
        (await talk.ok(listViews.all, {}, name)).some(({ id }: Json) => id === made.id);
      talk.same('seen by the platform', await seenBy('superAdmin'), true);
      for (const name of ['merchantManager', 'frontDesk'] as const)
        talk.same(`seen by ${name}`, await seenBy(name), false);
      await talk.ok(listViews.remove, { params: { id: made.id } });
    },
  },
  {
    ...{ area: 'listViews', kind: 'right', writes: true, where: views },
    says: 'who does not manage what a list shows cannot share a view of it, nor keep one of a list that he may not see',
    async check(talk) {
      const { viewHomeBanner } = rightIds;
      const role = await newRole(talk, [viewHomeBanner]);
      const account = await newAccount(talk, { roleIds: [role.id] });
      const person = await logInAs(talk, account);
      const path = '/setting/banner-manage/home-banner';
      await talk.ok(listViews.add, { body: view({ list: path, call: 'homeBanners.list' }) }, person);
      await talk.refused(
        listViews.add,
        forbidden,
        { body: view({ list: path, call: 'homeBanners.list', shared: 1 }) },
        person,
      );
      await talk.call(backendUsers.remove, { params: { id: account.id } });
      for (const id of [account.roleId, role.id]) await talk.call(roles.remove, { params: { id } });
    },
  },
  {
    ...{
      area: 'presences',
      kind: 'record',
      writes: true,
      where: 'docs/decisions/0040-presence-and-reports.md',
    },
    says: 'who is at a record learns who else is, by name alone, and no longer of who has left',
    async check(talk) {
      const { id } = await talk.state('an order is in a status', { trade: 'hotel', status: 30 });
      const at = (page: string, over: object = {}) => ({
        body: { kind: 'orders-hotel', id, page, editing: 0, ...over },
      });
      talk.same('who else is there at first', await talk.ok(presences.keep, at('a'), 'platformAdmin'), []);
      const others = await talk.raw(presences.keep, at('b', { editing: 1 }), 'superAdmin');
      const shown = others.map(({ editing, name, since }: Json) => [editing, name !== '', since !== '']);
      talk.same('who else is there', shown, [[0, true, true]]);
      const { userId } = talk.person('platformAdmin');
      const isNamed = others.some((one: object) => Object.values(one).includes(userId));
      talk.holds('the answer has the name of who else is there, not his id', !isNamed, others);
      // He has it open twice, and leaves it with the second page.
      await talk.ok(presences.keep, at('b2'), 'superAdmin');
      const [twice] = await talk.ok(presences.keep, at('a'), 'platformAdmin');
      talk.same('whether he edits who has it open twice', twice?.editing, 1);
      await talk.ok(presences.leave, { body: { kind: 'orders-hotel', id, page: 'b2' } }, 'superAdmin');
      const [back] = await talk.ok(presences.keep, at('a'), 'platformAdmin');
      talk.same('the other one edits', back?.editing, 1);
      await talk.ok(presences.leave, { body: { kind: 'orders-hotel', id, page: 'b' } }, 'superAdmin');
      talk.same(
        'who else is there after he left',
        await talk.ok(presences.keep, at('a'), 'platformAdmin'),
        [],
      );
      await talk.ok(presences.leave, { body: { kind: 'orders-hotel', id, page: 'a' } }, 'platformAdmin');
      await talk.refused(presences.keep, notFound, at('a', { id: absentId }), 'platformAdmin');
      await talk.refused(presences.keep, [notFound, forbidden], at('a'), 'estateManager');
      const account = await newAccount(talk);
      const nobody = await logInAs(talk, account);
      await talk.refused(presences.keep, [notFound, forbidden], at('c'), nobody);
      await cleanUp(talk, account);
    },
  },
];
