import { setTimeout as pause } from 'node:timers/promises';
import { estateBuildings } from '../../src/areas/estateBuildings.ts';
import { estateRooms } from '../../src/areas/estateRooms.ts';
import { estateSands } from '../../src/areas/estateSands.ts';
import { estates } from '../../src/areas/estates.ts';
import { addDays } from '../../src/days.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { estateSaleStatus, roomSaleStatus, sandPointKind } from '../../src/enums/estates.ts';
import { status } from '../../src/envelope.ts';
import { buildingExample, roomExample } from '../../src/examples/estateBuildings.ts';
import { roomPlanExample } from '../../src/examples/estateParts.ts';
import { roomInState } from './keptProjects.ts';
import { closeProject, openProject, type Project, terms, theProject } from './projectScenes.ts';
import { designRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';
import { newMobile, unique } from './unique.ts';

/** Where rooms of a building are, what they keep while they are for sale, and what the grid and the sand table show of them. */

const { duplicate, invalid, precondition } = status;
const { waiting, available, held } = roomSaleStatus;
const units = [
  { name: '甲单元', perFloor: 4, fromFloor: 3, toFloor: 9 },
  { name: '乙单元', perFloor: 4, fromFloor: 1, toFloor: 12 },
];

async function newBuilding(talk: Talk, { id: estateId }: Project): Promise<string> {
  const body = { ...buildingExample, estateId, name: unique('验收'), units };
  return (await talk.ok(estateBuildings.add, { body })).id;
}

/** A room is on a floor of its unit, and its number is taken on this floor of this unit of this building only. */
async function checkPlaces(talk: Talk): Promise<void> {
  const project = await theProject(talk);
  const [buildingId, otherId] = [await newBuilding(talk, project), await newBuilding(talk, project)];
  const form = (over: object) => ({
    ...{ ...roomExample, buildingId, planId: project.planId, unitName: '甲单元', floor: 5, roomNo: '501' },
    ...over,
  });
  const add = async (over: object) => (await talk.call(estateRooms.add, { body: form(over) })).answer;
  const expected = async (what: string, over: object, wanted: number) =>
    talk.same(`status of a room ${what}`, (await add(over)).status, wanted);
  const { id, version } = await talk.ok(estateRooms.add, { body: form({}) });
  await expected('below its unit', { floor: 2, roomNo: '201' }, invalid);
  await expected('above its unit', { floor: 10, roomNo: '1001' }, invalid);
  await expected('of a unit that the building does not have', { unitName: '丙单元' }, invalid);
  await expected('with the same number', {}, duplicate);
  await expected('with the number on another floor', { floor: 6 }, status.ok);
  await expected('with the number in another unit', { unitName: '乙单元' }, status.ok);
  await expected('with the number in another building', { buildingId: otherId }, status.ok);
  await expected('on the lowest floor', { floor: 3, roomNo: '301' }, status.ok);
  await expected('on the highest floor', { floor: 9, roomNo: '901' }, status.ok);
  const save = (over: object) =>
    talk.call(estateRooms.update, { params: { id }, body: { ...form(over), version } });
  for (const [over, wanted] of [
    [{ floor: 2 }, invalid],
    [{ floor: 10 }, invalid],
    [{ unitName: '丙单元' }, invalid],
    [{ floor: 6 }, duplicate],
    [{ unitName: '乙单元' }, duplicate],
  ] as const)
    talk.same(`status of saving ${JSON.stringify(over)}`, (await save(over)).answer.status, wanted);
  const kept = await talk.ok(estateRooms.get, { params: { id } });
  talk.same(
    'where it is',
    [kept.unitName, kept.floor, kept.roomNo, kept.version],
    ['甲单元', 5, '501', version],
  );
  talk.same('status of saving it where it is', (await save({})).answer.status, status.ok);
  for (const one of [buildingId, otherId]) await talk.ok(estateBuildings.remove, { params: { id: one } });
}

/** What is for sale or held keeps a price and a house shape, and costs no less than the lowest price; both can be changed. */
async function checkSaleable(talk: Talk): Promise<void> {
  const project = await theProject(talk);
  for (const code of [available, held]) {
    const id = await roomInState(talk, project, code);
    const params = { id };
    const read = () => talk.ok(estateRooms.get, { params });
    const before = await read();
    const { buildingId, unitName, floor, roomNo, planId } = before;
    const form = { ...roomExample, ...{ buildingId, unitName, floor, roomNo, planId } };
    const save = async (over: object) =>
      (
        await talk.call(estateRooms.update, {
          params,
          body: { ...form, ...over, version: (await read()).version },
        })
      ).answer.status;
    talk.same(
      'status of saving it without a price',
      await save({ unitPrice: 0, floorPrice: 0 }),
      precondition,
    );
    talk.same('status of saving it without a house shape', await save({ planId: '' }), precondition);
    const batch = async (
      call: typeof estateRooms.batchPrice | typeof estateRooms.batchPlan,
      over: object,
    ) => {
      const rooms = [{ id, version: (await read()).version, ...over }];
      return (await talk.ok(call, { body: { rooms } })).rows[0].status;
    };
    talk.same(
      'status of a batch that takes its shape',
      await batch(estateRooms.batchPlan, { planId: '' }),
      precondition,
    );
    const low = { unitPrice: Math.floor((before.floorPrice * 100) / before.buildArea) - 100 };
    talk.same('status of a batch below the lowest price', await batch(estateRooms.batchPrice, low), invalid);
    talk.same('the room after all that', await read(), before);
    talk.same('status of saving another price', await save({ unitPrice: 1_700_000 }), status.ok);
    talk.same(
      'status of a batch of prices',
      await batch(estateRooms.batchPrice, { unitPrice: 1_650_000 }),
      status.ok,
    );
    const { totalPrice, status: state, holdReason } = await read();
    talk.same('price', totalPrice, (1_650_000 * before.buildArea) / 100);
    talk.same('state and reason', [state, holdReason], [before.status, before.holdReason]);
  }
}

/** Whoever buys a held room is its only reason, and it is handed over after its contract. */
async function checkHeldSold(talk: Talk): Promise<void> {
  const project = await theProject(talk);
  const params = { id: await roomInState(talk, project, held) };
  const { createTime } = await talk.ok(estateRooms.get, { params });
  const today = createTime.slice(0, 10);
  const day = (before: number) => addDays(today, -before);
  const customer = { customerName: '林小雨', customerMobile: newMobile(), subscribeAmount: 0 };
  const taken = await talk.ok(estateRooms.subscribe, {
    params,
    body: { ...customer, subscribeDate: day(5) },
  });
  talk.same('why it was held', taken.holdReason, '');
  const contract = { contractNo: unique('XS-'), dealPrice: 141_000_000 };
  await talk.refused(estateRooms.sign, invalid, { params, body: { ...contract, signDate: day(6) } });
  await talk.ok(estateRooms.sign, { params, body: { ...contract, signDate: day(3) } });
  for (const wrong of [day(4), day(-1)])
    await talk.refused(estateRooms.deliver, invalid, { params, body: { deliverDate: wrong } });
  const over = await talk.ok(estateRooms.deliver, { params, body: { deliverDate: day(3) } });
  talk.same('days', [over.subscribeDate, over.signDate, over.deliverDate], [day(5), day(3), day(3)]);
}

/** Numbers, areas and prices of generated rooms; and of the grid what has changed since it was read. */
async function checkGenerated(talk: Talk): Promise<void> {
  const project = await openProject(talk, terms.rate);
  const id = await newBuilding(talk, project);
  const params = { id };
  const unitPrice = 1_234_567;
  const body = {
    ...{ units: ['甲单元', '乙单元'], fromFloor: 8, toFloor: 12, perFloor: 2, skipFloors: [11] },
    ...{ planId: project.planId, unitPrice },
  };
  await talk.ok(estateBuildings.generateRooms, { params, body });
  const { rooms, stamp } = await talk.ok(estateBuildings.rooms, { params });
  const places = rooms.map(({ unitName, floor, roomNo }: Json) => `${unitName} ${floor} ${roomNo}`);
  const wanted = units.flatMap(({ name, toFloor }) =>
    [8, 9, 10, 12]
      .filter((floor) => floor <= toFloor)
      .flatMap((floor) => [`${name} ${floor} ${floor}01`, `${name} ${floor} ${floor}02`]),
  );
  talk.same('rooms that were generated', places.sort(), wanted.sort());
  const { buildArea, innerArea } = roomPlanExample;
  const totalPrice = Math.round((unitPrice * buildArea) / 100);
  for (const room of rooms) {
    const { planId, status: state, dealPrice } = room;
    talk.same(
      `room ${room.roomNo}`,
      [planId, room.buildArea, room.innerArea, room.unitPrice, room.totalPrice, state, dealPrice],
      [project.planId, buildArea, innerArea, unitPrice, totalPrice, waiting, 0],
    );
  }
  const [first, second] = rooms;
  await talk.ok(estateRooms.remove, { params: { id: first.id } });
  const again = await talk.ok(estateBuildings.generateRooms, { params, body });
  talk.same('added and skipped again', [again.added, again.skipped], [1, rooms.length - 1]);
  // Times have seconds only, and what changed within the second of the stamp comes once more.
  await pause(1_100);
  const { stamp: later } = await talk.ok(estateBuildings.rooms, { params });
  talk.holds('the stamp is no earlier', later >= stamp, later);
  await talk.ok(estateRooms.open, { params: { id: second.id }, body: {} });
  const since = await talk.ok(estateBuildings.rooms, { params, query: { since: later } });
  const changed = since.rooms.map((one: Json) => [one.id, one.status]);
  talk.holds(
    'what changed is among it',
    changed.some(([id]: string[]) => id === second.id),
    changed,
  );
  // A backend whose clock stands, as that of a test does, answers what came before once more.
  if (later > stamp) {
    talk.same('what changed since then', changed, [[second.id, available]]);
    talk.same('what is gone since then', since.removedIds, []);
  }
  await talk.ok(estateBuildings.remove, { params });
  await closeProject(talk, project);
}

/** A building has the colour of its rooms on the sand table, and other points have no building. */
async function checkSands(talk: Talk): Promise<void> {
  const { soldOut, onSale, waiting: toCome } = estateSaleStatus;
  const project = await openProject(talk, terms.rate);
  const params = { id: project.id };
  const room = { id: await roomInState(talk, project, waiting) };
  const { createTime } = await talk.ok(estateRooms.get, { params: room });
  const today = createTime.slice(0, 10);
  const customer = { customerName: '林小雨', customerMobile: newMobile(), subscribeAmount: 0 };
  const contract = { contractNo: unique('XS-'), dealPrice: 141_000_000, signDate: today };
  const moves: [call: AnyEndpoint | undefined, body: Record<string, unknown>, wanted: number][] = [
    [undefined, {}, toCome],
    [estateRooms.open, {}, onSale],
    [estateRooms.hold, { reason: '老客户保留' }, onSale],
    [estateRooms.subscribe, { ...customer, subscribeDate: today }, soldOut],
    [estateRooms.sign, contract, soldOut],
    [estateRooms.deliver, { deliverDate: today }, soldOut],
  ];
  for (const [call, body, wanted] of moves) {
    if (call) await talk.ok(call, { params: room, body });
    const what = `after ${call?.name ?? 'its room was added'}`;
    const { buildings } = await talk.ok(estateSands.get, { params });
    talk.same(`state of a building ${what}`, buildings[0].saleStatus, wanted);
    const building = await talk.ok(estateBuildings.get, { params: { id: project.buildingId } });
    talk.same(
      `what it says itself ${what}`,
      [building.saleStatus, building.rooms],
      [wanted, buildings[0].rooms],
    );
  }
  const points = Object.values(sandPointKind).map((kind, at) => ({
    ...{ kind, name: `点${at}`, x: at, y: 10_000 - at, note: `说明${at}` },
    buildingId: project.buildingId,
  }));
  const sand = { name: '总沙盘', imageUrl: '/api/resorts/uploads/acceptance.png', ordering: 1, points };
  const saved = await talk.ok(estateSands.save, { params, body: { sands: [sand], version: 0 } });
  talk.same(
    'points',
    saved.sands[0].points.map(({ id: _id, ...point }: Json) => point),
    points.map((point) => ({
      ...point,
      buildingId: point.kind === sandPointKind.building ? point.buildingId : '',
    })),
  );
  await talk.ok(estates.enable, { params, body: { enable: 0 } });
}

export const roomPlaceRules = (): Rule[] => [
  designRule(
    'estateRooms',
    'input',
    'a room is on a floor of its unit, with a number that is its own there',
    '4.9',
    checkPlaces,
  ),
  designRule(
    'estateRooms',
    'input',
    'what is for sale or held keeps a price and a house shape',
    '4.9',
    checkSaleable,
  ),
  designRule(
    'estateRooms',
    'move',
    'a held room that is sold says why no more, and is handed over after its contract',
    '4.9',
    checkHeldSold,
  ),
  designRule(
    'estateBuildings',
    'record',
    'generated rooms have numbers, areas and prices of their own, and the grid tells what has changed',
    '4.9',
    checkGenerated,
  ),
  designRule(
    'estateSands',
    'figure',
    'the state of a building follows its rooms, other points have no building',
    '4.10',
    checkSands,
  ),
];
