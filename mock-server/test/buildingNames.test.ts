import { expect, it } from 'vitest';
import { type Building, estateBuildings } from '#contracts/areas/estateBuildings.ts';
import { estateRooms, type Room } from '#contracts/areas/estateRooms.ts';
import { estateSands, type Sands } from '#contracts/areas/estateSands.ts';
import { estateParts } from '#contracts/areas/estates.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { buildingExample, generationExample } from '#contracts/examples/estateBuildings.ts';
import { mockFor } from './mockFor.ts';

/** Buildings of two phases may have one name (domain design, section 4.9). Wherever one of them, or a room in it, is chosen, the phase tells them apart. */

const { mock, does } = mockFor('companyAdmin');

type Named = { list: { id: string; name: string }[] };
const namesOf = async (call: AnyEndpoint, query: object) =>
  (await does<Named>(call, { query: { offset: 0, limit: 100, ...query } })).list.map(({ name }) => name);

it('names buildings of one name, and their rooms, with their phases', async () => {
  const estateId = '1';
  const room = mock.mock.store.estateRooms.by('estateId', estateId).find(({ status }) => status === 20);
  const first = mock.mock.store.estateBuildings.get(room?.buildingId ?? '');
  const { name = '', phase = '' } = first ?? {};
  const text = `${name}-${room?.unitName}-${room?.roomNo}`;
  const onSale = () => namesOf(estateRooms.onSale, { estateId, name: text });
  expect(await onSale()).toEqual([text]);

  const body = { ...buildingExample, estateId, name, phase: '二期' };
  const { id } = await does<Building>(estateBuildings.add, { body });
  await does(estateBuildings.generateRooms, { params: { id }, body: generationExample });
  expect(phase).toBe('一期');
  expect(await onSale()).toEqual([`一期 ${text}`]);
  const buildings = await namesOf(estateParts.buildings, { estateId });
  expect(buildings.toSorted()).toEqual([`一期 ${name}`, '2号楼', `二期 ${name}`].toSorted());
  const sands = await does<Sands>(estateSands.get, { params: { id: estateId } });
  expect(sands.buildings.map((one) => one.name).toSorted()).toEqual(buildings.toSorted());
  const added = mock.mock.store.estateRooms.by('buildingId', id)[0];
  const record = await does<Room>(estateRooms.get, { params: { id: added?.id ?? '' } });
  expect([record.buildingName, record.roomText]).toEqual([
    `二期 ${name}`,
    `二期 ${name}-${added?.unitName}-${added?.roomNo}`,
  ]);

  await does(estateBuildings.remove, { params: { id } });
  expect(await onSale()).toEqual([text]);
});
