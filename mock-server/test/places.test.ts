import { beforeEach, describe, expect, it } from 'vitest';
import { hotels } from '#contracts/areas/hotels.ts';
import { merchants } from '#contracts/areas/merchants.ts';
import { minsus } from '#contracts/areas/minsus.ts';
import { resorts } from '#contracts/areas/resorts.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { ownerType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { codesOf, type RightName } from '#contracts/rights/rights.ts';
import { trades } from '#contracts/trade/trade.ts';
import { personaIds } from '#mock/control/personas.ts';
import type { StoredVenue } from '#mock/store/row.ts';
import { of } from './asking.ts';
import { newHotel, newMerchant, newMinsu, newResort } from './forms.ts';
import { operatorsMock } from './recordTests.ts';
import type { Input } from './running.ts';

/**
 * What scenic spots, hotels and guesthouses do alike, over HTTP (domain design, sections 8.3 to 8.6): merchants, names, versions,
 * switches, and who reaches which. What only one kind does is in its own file. Every refusal leaves the state as it was.
 */

const world = operatorsMock();
const { does, refuses, store, manager } = world;

/** The merchant of the merchant user. */
const ownMerchant = '2';
const own = (id?: string, body?: object): Input => ({
  params: { belongId: ownMerchant, ...(id && { id }) },
  ...(body && { body }),
});
const gone = [status.notFound, '数据不存在或已被删除', undefined] as const;
const refused = [status.forbidden, '没有操作权限', undefined] as const;
interface Shown {
  id: string;
  version: number;
  actions: string[];
}
type Listed = { count: number; list: { id: string; actions: string[] }[] };

describe.each([
  {
    name: '景区',
    calls: resorts,
    collection: 'resorts',
    trade: 'place',
    form: newResort,
    right: 'MerchantPlace',
    ownerType: ownerType.resort,
    dealsIn: 10,
    actions: ['edit', 'enable', 'remove'],
  },
  {
    name: '酒店',
    calls: hotels,
    collection: 'hotels',
    trade: 'hotel',
    form: newHotel,
    right: 'MerchantHotel',
    ownerType: ownerType.hotel,
    dealsIn: 20,
    actions: ['edit', 'enable', 'remove'],
  },
  {
    name: '民宿',
    calls: minsus,
    collection: 'minsus',
    trade: 'house',
    form: newMinsu,
    right: 'MerchantHouse',
    ownerType: ownerType.minsu,
    dealsIn: 30,
    actions: ['edit', 'enable', 'remove', 'reveal'],
  },
] as const)(
  '$name',
  ({ name, collection, form, right, ownerType: owner, dealsIn, trade, actions, ...kind }) => {
    const calls = kind.calls as unknown as Record<keyof typeof resorts, AnyEndpoint>;
    const rows = () => store()[collection].all() as readonly Readonly<StoredVenue & { ordering: number }>[];
    const ofUnit = (isOwn: boolean) => rows().filter((row) => (row.merchantId === ownMerchant) === isOwn);
    const first = (isOwn: boolean) => ofUnit(isOwn)[0] as Readonly<StoredVenue>;
    const offered = async (query = {}) =>
      (await does<Listed>(calls.allEnabled, { query })).list.map(({ id }) => id);

    describe('the merchant', () => {
      const message = '商户已停用或未开通该经营类型';
      it('is enabled and deals in it', async () => {
        const others = [10, 20, 30].filter((type) => type !== dealsIn).slice(0, 1);
        const body = { ...newMerchant, businessTypes: others, categoryId: '1' };
        store().merchantCategories.update('1', { businessTypes: [10, 20, 30] });
        const { id } = await does<Shown>(merchants.add, { body });
        for (const merchantId of [id, '3', '99']) {
          const wrong = { ...form, merchantId };
          await refuses(calls.add, { body: wrong }, status.precondition, message, 'merchantId');
          const changed = of(first(true).id, wrong);
          await refuses(calls.update, changed, status.precondition, message, 'merchantId');
        }
      });

      it('that is disabled keeps the ones it has, which are offered to nobody and can be edited', async () => {
        const query = { merchantId: ownMerchant };
        expect((await offered(query)).length).toBeGreaterThan(0);
        await does(merchants.enable, of(ownMerchant, { enable: 0 }));
        expect(await offered(query)).toEqual([]);
        await does(calls.update, of(first(true).id, { ...form, merchantId: ownMerchant }));
      });
    });

    it('has a name of its own in its city, in any case', async () => {
      const { id, name: taken } = rows().find(
        ({ cityId }) => cityId === form.area.cityId,
      ) as Readonly<StoredVenue>;
      await does(calls.add, { body: { ...form, name: 'Lake' } });
      const other = rows().find((row) => row.id !== id && row.name !== 'Lake') as Readonly<StoredVenue>;
      for (const wanted of [' LAKE', taken]) {
        const body = { ...form, name: wanted, merchantId: other.merchantId };
        const message = `该城市已存在同名${name}`;
        await refuses(calls.add, { body: { ...form, name: wanted } }, status.duplicate, message, 'name');
        await refuses(calls.update, of(other.id, body), status.duplicate, message, 'name');
      }
      await does(calls.update, of(id, { ...form, name: taken, merchantId: first(true).merchantId }));
      const elsewhere = { provinceId: '46', cityId: '4602' };
      await does(calls.add, { body: { ...form, name: taken, area: elsewhere } });
    });

    it('that somebody else changed is not saved over', async () => {
      const { id } = first(true);
      const { version } = await does<Shown>(calls.enable, of(id, { enable: 0 }));
      const body = { ...form, version: version - 1 };
      await refuses(calls.update, of(id, body), status.stale, '数据已被修改，请刷新后重试');
      await does(calls.update, of(id, { ...body, version }));
    });

    it('that is disabled or removed is offered to nobody; every change is in the log', async () => {
      const { id } = await does<Shown>(calls.add, { body: form });
      expect(await offered()).toContain(id);
      expect(await does(calls.enable, of(id, { enable: 0 }))).toMatchObject({ enabled: 0 });
      expect(await offered()).not.toContain(id);
      await does(calls.enable, of(id, { enable: 1 }));
      expect(await offered()).toContain(id);
      expect(await does(calls.remove, of(id))).toBeNull();
      expect(await offered()).not.toContain(id);
      await refuses(calls.get, of(id), ...gone);
      const lines = store()
        .logLines.by('target', `${collection}/${id}`)
        .map(({ action }) => action);
      expect(lines).toEqual(['添加', '停用', '启用', '删除'].map((action) => action + name));
    });

    it('stays while products are of it', async () => {
      const sold = store()
        .products.by('kind', trade)
        .find(({ resourceId }) => store()[collection].get(resourceId));
      const place = sold?.resourceId ?? '';
      for (const room of store().hotelRooms.by('hotelId', place)) store().hotelRooms.remove(room.id);
      for (const room of store().minsuRooms.by('minsuId', place)) store().minsuRooms.remove(room.id);
      await refuses(calls.remove, of(place), status.precondition, `请先删除该${name}下的产品`);
      for (const { id: each } of store().products.by('kind', trade)) store().products.remove(each);
      expect(await does(calls.remove, of(place))).toBeNull();
    });

    describe('a merchant user', () => {
      it('adds, edits, switches and removes his own', async () => {
        const { id } = await does<Shown>(calls.addOfOwn, own(undefined, form), manager());
        const changed = await does(calls.updateOfOwn, own(id, { ...form, address: '新路1号' }), manager());
        expect(changed).toMatchObject({ address: '新路1号', actions });
        expect(await does(calls.enableOfOwn, own(id, { enable: 0 }), manager())).toMatchObject({
          enabled: 0,
        });
        const { list } = await does<Listed>(calls.listOfOwn, own(), manager());
        const expected = [...ofUnit(true)].sort(
          (a, b) =>
            b.ordering - a.ordering ||
            b.createTime.localeCompare(a.createTime) ||
            Number(b.id) - Number(a.id),
        );
        expect(list.map((row) => row.id)).toEqual(expected.map((row) => row.id));
        expect(list.every((row) => row.actions.join() === actions.join())).toBe(true);
        expect(await does(calls.removeOfOwn, own(id), manager())).toBeNull();
      });

      it('does not reach those of another one: a guessed id is absent, another unit is refused', async () => {
        const { id } = first(false);
        await refuses(calls.getOfOwn, own(id), ...gone, manager());
        await refuses(calls.updateOfOwn, own(id, form), ...gone, manager());
        await refuses(calls.enableOfOwn, own(id, { enable: 0 }), ...gone, manager());
        await refuses(calls.removeOfOwn, own(id), ...gone, manager());
        const mine = first(true).id;
        const tried: [AnyEndpoint, Input][] = [
          [calls.listOfOwn, {}],
          [calls.getOfOwn, of(mine)],
          [calls.addOfOwn, { body: form }],
          [calls.updateOfOwn, of(mine, form)],
          [calls.enableOfOwn, of(mine, { enable: 0 })],
          [calls.removeOfOwn, of(mine)],
        ];
        for (const [call, input] of tried)
          for (const belongId of ['1', '0', '99'])
            await refuses(call, { ...input, params: { ...input.params, belongId } }, ...refused, manager());
        for (const verb of ['list', 'get', 'add', 'update', 'enable', 'remove'] as const)
          await refuses(calls[verb], of(mine, form), ...refused, manager());
      });

      it('gives nothing to another one', async () => {
        const body = { ...form, merchantId: first(false).merchantId };
        await refuses(calls.addOfOwn, own(undefined, body), ...refused, manager());
        await refuses(calls.updateOfOwn, own(first(true).id, body), ...refused, manager());
      });
    });

    describe('a user who is responsible for some', () => {
      let related: string;
      let assigned: string;
      let other: string;
      const grant = (...rights: RightName[]) => store().roles.update('8', { rightIds: codesOf(rights) });
      beforeEach(async () => {
        assigned = first(true).id;
        const foreign = first(false).id;
        other = (store()[collection] as { insert(row: object): { id: string } }).insert({
          ...first(true),
          ...{ id: '20', name: '另一处' },
        }).id;
        const wrongKind = owner === ownerType.hotel ? ownerType.resort : ownerType.hotel;
        store().users.update(personaIds.frontDesk, {
          resources: [
            { ownerType: owner, ownerId: assigned },
            { ownerType: owner, ownerId: foreign },
            { ownerType: wrongKind, ownerId: other },
          ],
        });
        grant(`viewRelated${right}`, `manageRelated${right}`);
        related = await world.mock.tokenOf('frontDesk');
      });

      it('sees and counts these of his own merchant, and nothing else', async () => {
        const { list, count } = await does<Listed>(calls.listOfOwn, own(), related);
        expect([count, list.map(({ id }) => id)]).toEqual([1, [assigned]]);
        const { list: cities } = await does<{ list: object[] }>(calls.statsOfCityOfOwn, own(), related);
        expect(cities).toMatchObject([{ cityId: first(true).cityId, count: 1 }]);
        const all = await does<{ list: { count: number }[] }>(calls.statsOfCityOfOwn, own(), manager());
        expect(all.list.reduce((sum, city) => sum + city.count, 0)).toBe(ofUnit(true).length);
        for (const id of [other, first(false).id]) await refuses(calls.getOfOwn, own(id), ...gone, related);
      });

      it('counts none without a right over such places, whatever else he may do with them', async () => {
        grant(`viewRelated${trades[trade].product}`, 'viewSingleMerchant');
        await refuses(calls.statsOfCityOfOwn, own(), ...refused, related);
        const finance = await world.mock.tokenOf('finance');
        await refuses(calls.statsOfCity, {}, ...refused, finance);
      });

      it('is offered these, but for a right that reaches further', async () => {
        const offered = async () => {
          const { list } = await does<Listed>(calls.allEnabledOfOwn, own(), related);
          return list.map(({ id }) => id);
        };
        const all = ofUnit(true).filter(({ enabled }) => enabled === 1);
        for (const area of [right, trades[trade].product, trades[trade].order] as const) {
          grant(`viewRelated${area}`);
          expect(await offered()).toEqual([assigned]);
        }
        grant(`viewRelated${right}`, `viewSingle${trades[trade].order}`);
        expect(await offered()).toEqual(all.map(({ id }) => id));
        grant(`viewRelated${right}`, 'merchantStatisticSingle');
        expect(await offered()).toEqual(all.map(({ id }) => id));
        grant('viewSingleUser');
        expect(await offered()).toEqual(all.map(({ id }) => id));
      });

      it('edits these, and adds none', async () => {
        await refuses(calls.addOfOwn, own(undefined, form), ...refused, related);
        await refuses(calls.enableOfOwn, own(other, { enable: 1 }), ...gone, related);
        const changed = await does<Shown>(calls.updateOfOwn, own(assigned, form), related);
        expect(changed).toMatchObject({ version: 2, actions });
      });

      it('may look where he may not change', async () => {
        grant(`viewRelated${right}`);
        related = await world.mock.tokenOf('frontDesk');
        expect(await does<Shown>(calls.getOfOwn, own(assigned), related)).toMatchObject({ actions: [] });
        const { list } = await does<Listed>(calls.listOfOwn, own(), related);
        expect(list.map((row) => row.actions)).toEqual([[]]);
        await refuses(calls.updateOfOwn, own(assigned, form), ...refused, related);
        await refuses(calls.removeOfOwn, own(assigned), ...refused, related);
      });
    });
  },
);
