import { beforeEach, describe, expect, it } from 'vitest';
import { hotelRooms } from '#contracts/areas/hotelRooms.ts';
import { hotels } from '#contracts/areas/hotels.ts';
import { merchants } from '#contracts/areas/merchants.ts';
import { minsuRooms } from '#contracts/areas/minsuRooms.ts';
import { minsus } from '#contracts/areas/minsus.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { ownerType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { codesOf, type RightName } from '#contracts/rights/rights.ts';
import { personaIds } from '#mock/control/personas.ts';
import { of } from './asking.ts';
import { newHotelRoom, newMinsuRoom } from './forms.ts';
import { operatorsMock } from './recordTests.ts';
import type { Input } from './running.ts';

/**
 * What room types of hotels and rooms of guesthouses do alike, over HTTP (domain design, sections 8.5 and 8.6): their houses, names,
 * versions, and who reaches which. What only one kind does is in its own file. Every refusal leaves the state as it was.
 */

const { does, refuses, mock, store, manager } = operatorsMock();

/** Of merchant 2, the merchant user's. */
const own = (id?: string, body?: object): Input => ({
  params: { belongId: '2', ...(id && { id }) },
  ...(body && { body }),
});
const gone = [status.notFound, '数据不存在或已被删除', undefined] as const;
const refused = [status.forbidden, '没有操作权限', undefined] as const;
/** House of another merchant. */
const foreignHouse = '3';

describe.each([
  {
    noun: '房型',
    calls: hotelRooms,
    houses: hotels,
    collection: 'hotelRooms',
    form: newHotelRoom,
    houseId: 'hotelId',
    houseNoun: '酒店',
    right: 'MerchantHotelRoom',
    owner: ownerType.hotel,
    foreignMerchant: '4',
    /** Rooms of house 1 that are on sale; room `holder` of it has the name, and house `elsewhere` has none of it. */
    offeredRooms: 3,
    name: '湖景套房',
    holder: '3',
    elsewhere: '2',
    change: { hotelId: '2' },
    /** Rooms of merchant 2, with the new one; one that has no products; a house that is assigned, and one that is not. */
    count: 11,
    withoutProducts: '4',
    assigned: '1',
    other: '2',
  },
  {
    noun: '房源',
    calls: minsuRooms,
    houses: minsus,
    collection: 'minsuRooms',
    form: newMinsuRoom,
    houseId: 'minsuId',
    houseNoun: '民宿',
    right: 'MerchantHouseRoom',
    owner: ownerType.minsu,
    foreignMerchant: '5',
    offeredRooms: 4,
    name: '庭院整套',
    holder: '1',
    elsewhere: '5',
    change: { minNights: 2 },
    count: 8,
    withoutProducts: '7',
    assigned: '2',
    other: '1',
  },
] as const)('$noun', ({ noun, collection, houseId, houseNoun, right, owner, ...kind }) => {
  const calls = kind.calls as unknown as Record<keyof typeof hotelRooms, AnyEndpoint>;
  const houses = kind.houses as unknown as Record<'enable', AnyEndpoint>;
  const form: Record<string, unknown> = kind.form;
  const inHouse = (id: string) => ({ ...form, [houseId]: id });
  const rowsOf = (id: string) =>
    (store()[collection].all() as readonly { id: string }[]).filter(
      (row) => (row as Record<string, unknown>)[houseId] === id,
    );
  const foreign = () => rowsOf(foreignHouse)[0]?.id ?? '';

  it('is of a house that is enabled, with its merchant', async () => {
    await does(merchants.enable, of(kind.foreignMerchant, { enable: 0 }));
    for (const id of ['5', foreignHouse, '99']) {
      const message = `${houseNoun}已停用`;
      await refuses(calls.add, { body: inHouse(id) }, status.precondition, message, houseId);
      await refuses(calls.update, of('1', inHouse(id)), status.precondition, message, houseId);
    }
  });

  it('that is disabled, or whose house is, is offered to nobody; who has it keeps it, and can edit it', async () => {
    const query = { [houseId]: '1' };
    const offered = async () => (await does<{ count: number }>(calls.allEnabled, { query })).count;
    expect(await offered()).toBe(kind.offeredRooms);
    await does(calls.enable, of('1', { enable: 0 }));
    expect(await offered()).toBe(kind.offeredRooms - 1);
    await does(houses.enable, of('1', { enable: 0 }));
    expect(await offered()).toBe(0);
    await does(calls.update, of('1', form));
  });

  it('has a name of its own in its house, in any case', async () => {
    await does(houses.enable, of(kind.elsewhere, { enable: 1 }));
    await does(calls.add, { body: { ...form, name: 'Lake' } });
    for (const name of [' LAKE', ` ${kind.name}`]) {
      const [body, message] = [{ ...form, name }, `该${houseNoun}下已存在同名${noun}`];
      await refuses(calls.add, { body }, status.duplicate, message, 'name');
      await refuses(calls.update, of('2', body), status.duplicate, message, 'name');
    }
    await does(calls.update, of(kind.holder, { ...form, name: kind.name }));
    await does(calls.add, { body: { ...inHouse(kind.elsewhere), name: kind.name } });
  });

  it('that somebody else changed is not saved over', async () => {
    const { version } = await does<{ version: number }>(calls.enable, of('1', { enable: 0 }));
    const body = { ...form, version: version - 1 };
    await refuses(calls.update, of('1', body), status.stale, '数据已被修改，请刷新后重试');
    await does(calls.update, of('1', { ...body, version }));
  });

  describe('a merchant user', () => {
    it('adds, edits, switches and removes what is his', async () => {
      const { id } = await does<{ id: string }>(calls.addOfOwn, own(undefined, form), manager());
      const changed = await does(calls.updateOfOwn, own(id, { ...form, ...kind.change }), manager());
      expect(changed).toMatchObject({ ...kind.change, actions: ['edit', 'enable', 'remove'] });
      expect(await does(calls.enableOfOwn, own(id, { enable: 0 }), manager())).toMatchObject({ enabled: 0 });
      expect(await does(calls.listOfOwn, own(), manager())).toMatchObject({ count: kind.count });
      expect(await does(calls.removeOfOwn, own(id), manager())).toBeNull();
    });

    it('does not reach those of another one: a guessed id is absent, another unit is refused', async () => {
      await refuses(calls.getOfOwn, own(foreign()), ...gone, manager());
      await refuses(calls.updateOfOwn, own(foreign(), form), ...gone, manager());
      await refuses(calls.enableOfOwn, own(foreign(), { enable: 0 }), ...gone, manager());
      await refuses(calls.removeOfOwn, own(foreign()), ...gone, manager());
      const tried: [AnyEndpoint, Input][] = [
        [calls.listOfOwn, {}],
        [calls.getOfOwn, of('1')],
        [calls.addOfOwn, { body: form }],
        [calls.updateOfOwn, of('1', form)],
        [calls.enableOfOwn, of('1', { enable: 0 })],
        [calls.removeOfOwn, of('1')],
      ];
      for (const [call, input] of tried)
        for (const belongId of [kind.foreignMerchant, '1', '0', '99'])
          await refuses(call, { ...input, params: { ...input.params, belongId } }, ...refused, manager());
      for (const verb of ['list', 'get', 'add', 'update', 'enable', 'remove'] as const)
        await refuses(calls[verb], of('1', form), ...refused, manager());
    });

    it('adds none to the house of another one, and moves none there', async () => {
      const body = inHouse(foreignHouse);
      await refuses(calls.addOfOwn, own(undefined, body), ...refused, manager());
      await refuses(calls.updateOfOwn, own(kind.withoutProducts, body), ...refused, manager());
    });
  });

  describe('a user who is responsible for one of the houses', () => {
    const { assigned, other } = kind;
    let related: string;
    const grant = async (...rights: RightName[]) => {
      store().roles.update('8', { rightIds: codesOf(rights) });
      related = await mock.tokenOf('frontDesk');
    };
    beforeEach(() => {
      const wrongKind = owner === ownerType.hotel ? ownerType.minsu : ownerType.hotel;
      store().users.update(personaIds.frontDesk, {
        resources: [
          { ownerType: owner, ownerId: assigned },
          { ownerType: owner, ownerId: foreignHouse },
          { ownerType: wrongKind, ownerId: other },
        ],
      });
      return grant(`viewRelated${right}`, `manageRelated${right}`);
    });

    it('sees and changes its rooms, and adds some to it, but not those of others', async () => {
      const { list } = await does<{ list: { id: string }[] }>(calls.listOfOwn, own(), related);
      expect(list.map(({ id }) => id).sort()).toEqual(rowsOf(assigned).map(({ id }) => id));
      const elsewhere = [rowsOf(other)[0]?.id ?? '', foreign()];
      for (const id of elsewhere) await refuses(calls.getOfOwn, own(id), ...gone, related);
      const query = { limit: 100 };
      const offered = await does<{ list: { id: string }[] }>(calls.allOfOwn, { ...own(), query }, related);
      expect(offered.list.map(({ id }) => id).sort()).toEqual(rowsOf(assigned).map(({ id }) => id));
      await refuses(calls.addOfOwn, own(undefined, inHouse(other)), ...refused, related);
      const { id } = await does<{ id: string }>(calls.addOfOwn, own(undefined, inHouse(assigned)), related);
      await refuses(calls.updateOfOwn, own(id, inHouse(other)), ...refused, related);
      expect(rowsOf(assigned).map((row) => row.id)).toContain(id);
    });

    it('who may only look is shown no action', async () => {
      await grant(`viewRelated${right}`);
      const id = rowsOf(assigned)[0]?.id ?? '';
      expect(await does(calls.getOfOwn, own(id), related)).toMatchObject({ actions: [] });
      await refuses(calls.removeOfOwn, own(id), ...refused, related);
    });
  });
});
