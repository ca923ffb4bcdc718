import { MatchersV3 } from '@pact-foundation/pact';
import { listViews, viewLimits } from '#contracts/areas/listViews.ts';
import { preferenceLimits, preferences } from '#contracts/areas/preferences.ts';
import { status } from '#contracts/envelope.ts';
import { fromState, id, isRefused, oneOf, type State, succeeds } from '../../api/testing/pact.ts';

const { eachLike, integer, like, string } = MatchersV3;

const table = '/order/order-manage/order-hotel-list';
const settings = {
  columns: ['orderNo', 'status'],
  widths: { orderNo: 240 },
  frozen: 'orderNo',
  density: 'compact' as const,
  pageSize: 25 as const,
  fileFormat: 'csv' as const,
};

succeeds(preferences.keep, 'the settings of a table', {
  as: 'platformAdmin',
  input: { body: { table, settings } },
});
succeeds(preferences.keep, 'how pages are opened', {
  as: 'platformAdmin',
  input: { body: { table: '*', settings: { tabs: 1, pinned: [`${table}?status=20`] } } },
});
succeeds(preferences.keep, 'back to how the table comes', {
  as: 'platformAdmin',
  input: { body: { table, settings: { widths: {}, frozen: '' } } },
});
isRefused(preferences.keep, 'too many columns', {
  as: 'platformAdmin',
  input: {
    body: {
      table,
      settings: { columns: Array.from({ length: preferenceLimits.columns + 1 }, (_, at) => `c${at}`) },
    },
  },
  status: status.invalid,
  field: 'settings.columns',
});
isRefused(preferences.keep, 'of too many tables', {
  as: 'platformAdmin',
  given: ['the account keeps the settings of as many tables as it can'],
  input: { body: { table, settings: {} } },
  status: status.precondition,
});
succeeds(preferences.all, 'that the account has kept', {
  as: 'platformAdmin',
  given: ['the account keeps the settings of a table'],
  input: {},
  data: { tables: eachLike({ table: like(table), settings: like({}) }) },
});

const view = {
  list: table,
  call: 'ordersHotel.list',
  name: '近30天待接单',
  settings: {
    filters: { status: '20', createStart: '2026-04-14', createEnd: '2026-05-13' },
    spans: [{ start: 'createStart', end: 'createEnd', preset: 'last30' }],
    sort: { by: 'createTime', direction: 'asc' as const },
    columns: ['orderNo', 'status'],
    widths: { orderNo: 240 },
    frozen: 'orderNo',
    density: 'compact' as const,
    pageSize: 25 as const,
  },
  shared: 1 as const,
};
const answer = {
  ...view,
  // A map: which settings a view has is up to its user.
  settings: like({}),
  id: id(),
  isDefault: 0,
  own: 1,
  ownerName: string('周明慧'),
  version: 1,
};
const { list: _list, call: _call, ...form } = view;

succeeds(listViews.add, 'a view of his own', {
  as: 'platformAdmin',
  input: { body: { ...view, shared: 0 } },
  data: { ...answer, shared: 0 },
});
succeeds(listViews.add, 'a view that the unit sees', {
  as: 'platformAdmin',
  input: { body: view },
  data: answer,
});
succeeds(listViews.add, 'a view of all rows', {
  as: 'platformAdmin',
  input: { body: { ...view, shared: 0, settings: { filters: {}, spans: [] } } },
  data: { id: id() },
});
isRefused(listViews.add, 'without a name', {
  as: 'platformAdmin',
  input: { body: { ...view, name: '' } },
  status: status.invalid,
  field: 'name',
});
isRefused(listViews.add, 'shared by somebody who does not manage what is listed', {
  as: 'frontDesk',
  input: { body: { ...view, list: '/product/hotel/list', call: 'productsHotel.list' } },
  status: status.forbidden,
});
isRefused(listViews.add, 'one more than an account can have', {
  as: 'platformAdmin',
  given: ['the account has as many views of a list as it can'],
  input: { body: view },
  status: status.precondition,
});
const existing: State[] = [['a view of a list exists', { owner: 'platformAdmin' }]];
const theirs = fromState('id', '9');
isRefused(listViews.add, 'with a name that the list has', {
  as: 'platformAdmin',
  given: existing,
  input: { body: { ...view, name: fromState('name', '待跟进9') } },
  status: status.duplicate,
  field: 'name',
});
succeeds(listViews.all, 'own and shared ones', {
  as: 'merchantManager',
  given: [['the account has one view of a list', { owner: 'merchantManager' }]],
  input: {},
  data: eachLike({
    ...{ id: id(), list: like(table), call: string('ordersHotel.list'), name: string('待跟进9') },
    settings: like({}),
    ...{ shared: oneOf(0, 1), isDefault: oneOf(0, 1), own: oneOf(0, 1) },
    ...{ ownerName: string('顾云舟'), version: integer(1) },
  }),
});
const version = fromState('version', 1);
succeeds(listViews.update, 'over its own version', {
  as: 'platformAdmin',
  given: existing,
  input: { params: { id: theirs }, body: { ...form, version } },
  data: { ...answer, version: integer(2) },
});
succeeds(listViews.update, 'to one of all rows', {
  as: 'platformAdmin',
  given: existing,
  input: { params: { id: theirs }, body: { ...form, settings: { filters: {}, spans: [] }, version } },
  data: { id: id() },
});
isRefused(listViews.update, 'that was changed elsewhere', {
  as: 'platformAdmin',
  given: [['a view of a list was changed elsewhere', { owner: 'platformAdmin' }]],
  input: { params: { id: theirs }, body: { ...form, version } },
  status: status.stale,
});
isRefused(listViews.update, 'with a name that is too long', {
  as: 'platformAdmin',
  given: existing,
  input: { params: { id: theirs }, body: { ...form, name: '长'.repeat(viewLimits.name + 1) } },
  status: status.invalid,
  field: 'name',
});
isRefused(listViews.update, 'shared by somebody who does not manage what is listed', {
  as: 'operator',
  given: [['a view of a list exists', { owner: 'operator' }]],
  input: { params: { id: theirs }, body: form },
  status: status.forbidden,
});
isRefused(listViews.update, 'with the name of another one', {
  as: 'platformAdmin',
  given: [...existing, ['a view of a list exists', { owner: 'platformAdmin', as: 'other' }]],
  input: { params: { id: theirs }, body: { ...form, name: fromState('otherName', '待跟进10') } },
  status: status.duplicate,
  field: 'name',
});
isRefused(listViews.update, "somebody else's", {
  as: 'operator',
  given: [['a view of a list exists', { owner: 'platformAdmin', shared: 1 }]],
  input: { params: { id: theirs }, body: form },
  status: status.notFound,
});
succeeds(listViews.remove, 'an own one', {
  as: 'platformAdmin',
  given: existing,
  input: { params: { id: theirs } },
});
isRefused(listViews.remove, "somebody else's", {
  as: 'operator',
  given: [['a view of a list exists', { owner: 'platformAdmin', shared: 1 }]],
  input: { params: { id: theirs } },
  status: status.notFound,
});
succeeds(listViews.makeDefault, 'an own one', {
  as: 'platformAdmin',
  given: existing,
  input: { params: { id: theirs }, body: { isDefault: 1 } },
  data: { id: id(), isDefault: 1 },
});
isRefused(listViews.makeDefault, 'that was removed', {
  as: 'platformAdmin',
  given: [['a view of a list was removed', { owner: 'platformAdmin' }]],
  input: { params: { id: theirs }, body: { isDefault: 1 } },
  status: status.notFound,
});
