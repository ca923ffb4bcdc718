import * as z from 'zod/mini';
import { type ViewSettings, viewLimits } from '#contracts/areas/listViews.ts';
import { preferenceLimits } from '#contracts/areas/preferences.ts';
import type { Mock } from '../../wire/mock.ts';
import { personaIds } from '../personas.ts';
import { type AnyState, none, nothing, state } from './providerState.ts';

const personas = ['platformAdmin', 'operator', 'merchantManager', 'frontDesk'] as const;
const ofOwner = z.strictObject({
  owner: z.enum(personas),
  shared: z.optional(z.literal([0, 1])),
  as: z.optional(z.literal('other')),
});
const takes = `{owner: ${personas.join(' | ')}, shared?: 0 | 1, as?: 'other'}`;

const hotelOrders = '/order/order-manage/order-hotel-list';

/** With everything that an account can set. */
const look = { columns: ['orderNo', 'status'], density: 'compact' as const, pageSize: 25 as const };
const fullTable = { ...look, widths: { orderNo: 240 }, frozen: 'orderNo', fileFormat: 'csv' as const };
const fullView: ViewSettings = {
  filters: { status: '20', createStart: '2026-04-14', createEnd: '2026-05-13' },
  spans: [{ start: 'createStart', end: 'createEnd', preset: 'last30' }],
  sort: { by: 'createTime', direction: 'asc' },
  ...look,
};

/** A view of the hotel orders with a name that no other has. */
function newView({ store }: Mock, { owner, shared = 0 }: z.infer<typeof ofOwner>) {
  return store.listViews.insert({
    ownerId: personaIds[owner],
    list: hotelOrders,
    call: 'ordersHotel.list',
    name: `待跟进${store.listViews.nextId}`,
    settings: fullView,
    shared,
    defaultOf: [],
  });
}

/** Views of lists. Each answers the view's id, name and version. */
export const listViewStates: Record<string, AnyState> = {
  'a view of a list exists': state(ofOwner, takes, (mock, params) => {
    const { id, version, name } = newView(mock, params);
    return params.as ? { otherName: name } : { id, version, name };
  }),
  'a view of a list was changed elsewhere': state(ofOwner, takes, (mock, params) => {
    const { id, version, name } = newView(mock, params);
    mock.store.listViews.update(id, {});
    return { id, version, name };
  }),
  'a view of a list was removed': state(ofOwner, takes, (mock, params) => {
    const { id, version, name } = newView(mock, params);
    mock.store.listViews.remove(id);
    return { id, version, name };
  }),
  'the account has one view of a list': state(ofOwner, takes, (mock, params) => {
    for (const { id } of mock.store.listViews.all()) mock.store.listViews.remove(id);
    newView(mock, params);
    return {};
  }),
  'the account has as many views of a list as it can': state(nothing, none, (mock) => {
    const owned = mock.store.listViews.by('ownerId', personaIds.platformAdmin);
    const left = viewLimits.ofList - owned.filter(({ list }) => list === hotelOrders).length;
    for (let at = 0; at < left; at++) newView(mock, { owner: 'platformAdmin' });
    return {};
  }),
  'the account keeps the settings of a table': state(nothing, none, ({ store }) => {
    store.preferences.insert({
      id: personaIds.platformAdmin,
      tables: [{ table: hotelOrders, settings: fullTable }],
    });
    return {};
  }),
  'the account keeps the settings of as many tables as it can': state(nothing, none, ({ store }) => {
    const tables = Array.from({ length: preferenceLimits.tables }, (_, at) => ({
      table: `/t${at}`,
      settings: {},
    }));
    store.preferences.insert({ id: personaIds.platformAdmin, tables });
    return {};
  }),
};
