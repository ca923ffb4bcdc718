import { estateBuildings } from '../../src/areas/estateBuildings.ts';
import { estateRooms } from '../../src/areas/estateRooms.ts';
import { estates } from '../../src/areas/estates.ts';
import { roomPlans } from '../../src/areas/roomPlans.ts';
import { roomSaleStatus } from '../../src/enums/estates.ts';
import { status } from '../../src/envelope.ts';
import { buildingSaleStatus } from '../../src/estate/rooms.ts';
import { buildingExample, generationExample, roomExample } from '../../src/examples/estateBuildings.ts';
import { roomPlanExample } from '../../src/examples/estateParts.ts';
import { formOf } from './kinds.ts';
import { admits } from './people.ts';
import { closeProject, newRoom, openProject, type Project, terms } from './projectScenes.ts';
import type { Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import type { Json, Talk } from './talk.ts';
import { newMobile, unique } from './unique.ts';

/** What is counted of rooms follows each change of a room at once, and their lowest price is for who manages the project. */

const rule = (says: string, kind: Rule['kind'], check: Rule['check']): Rule => ({
  ...{ area: 'estateRooms', kind, where: 'domain design, section 4.9', writes: true, check },
  says: `estateRooms: ${says}`,
});
const names = Object.keys(roomSaleStatus);
const countsOf = (rooms: readonly Json[]) =>
  Object.fromEntries(
    names.map((name, at) => [name, rooms.filter((one) => one.status === (at + 1) * 10).length]),
  );
const onSale = (rooms: readonly Json[]) =>
  rooms.filter((one) => one.status === roomSaleStatus.available || one.status === roomSaleStatus.held).length;

/** Every number of the rooms of a project equals a recount, and so does what follows from it. */
async function expectNumbers(talk: Talk, what: string, estateId: string, total: number): Promise<void> {
  const query = { estateId, limit: 100 };
  const { list: rooms, count } = await talk.ok(estateRooms.list, { query });
  talk.same(`rooms ${what}`, [count, rooms.length], [total, total]);
  const { name, rooms: ofProject } = await talk.ok(estates.get, { params: { id: estateId } });
  talk.same(`rooms of the project ${what}`, ofProject, countsOf(rooms));
  const { list: projects } = await talk.ok(estates.list, { query: { name } });
  talk.same(
    `rooms in the row of the project ${what}`,
    [projects[0]?.totalRooms, projects[0]?.onSaleRooms],
    [total, onSale(rooms)],
  );
  talk.same(
    `rooms that can be bought ${what}`,
    (await talk.ok(estateRooms.onSale, { query })).count,
    onSale(rooms),
  );
  for (const row of (await talk.ok(estateBuildings.list, { query })).list) {
    const own = rooms.filter(({ buildingId }: Json) => buildingId === row.id);
    const wanted = [countsOf(own), own.length, buildingSaleStatus(row.rooms)];
    const record = await talk.ok(estateBuildings.get, { params: { id: row.id } });
    for (const one of [row, record])
      talk.same(`rooms of a building ${what}`, [one.rooms, one.totalRooms, one.saleStatus], wanted);
    const grid = await talk.ok(estateBuildings.rooms, { params: { id: row.id } });
    talk.same(`rooms of the grid ${what}`, countsOf(grid.rooms), countsOf(own));
  }
  for (const row of (await talk.ok(roomPlans.list, { query })).list) {
    const own = rooms.filter(({ planId }: Json) => planId === row.id);
    const record = await talk.ok(roomPlans.get, { params: { id: row.id } });
    for (const { roomCount, onSaleCount } of [row, record])
      talk.same(`rooms of a house shape ${what}`, [roomCount, onSaleCount], [own.length, onSale(own)]);
  }
}

/** A room goes through all states from which it comes back. */
async function checkMoves(talk: Talk, project: Project, id: string, total: number): Promise<void> {
  const params = { id };
  const { createTime } = await talk.ok(estateRooms.get, { params });
  const today = createTime.slice(0, 10);
  const customer = {
    customerName: '林小雨',
    customerMobile: newMobile(),
    subscribeAmount: 0,
    subscribeDate: today,
  };
  const contract = { contractNo: unique('XS-'), dealPrice: 100, signDate: today };
  const reason = { reason: '老客户保留' };
  const moves = [
    ['hold', reason],
    ['release', {}],
    ['withdraw', {}],
    ['open', {}],
    ['subscribe', customer],
    ['unsubscribe', reason],
    ['hold', reason],
    ['subscribe', customer],
    ['sign', contract],
    ['cancelDeal', reason],
  ] as const;
  for (const [move, body] of moves) {
    await talk.ok(estateRooms[move], { params, body });
    await expectNumbers(talk, `after ${move}`, project.id, total);
  }
}

async function checkNumbers(talk: Talk): Promise<void> {
  const project = await openProject(talk, terms.rate);
  const { id: estateId, planId, buildingId } = project;
  const sold = await newRoom(talk, project);
  await expectNumbers(talk, 'with one', estateId, 1);
  await checkMoves(talk, project, sold, 1);
  const { id } = await talk.ok(estateRooms.add, {
    body: { ...roomExample, buildingId, planId, roomNo: unique('') },
  });
  const { categoryId } = await talk.ok(roomPlans.get, { params: { id: planId } });
  const { id: other } = await talk.ok(roomPlans.add, {
    body: { ...roomPlanExample, estateId, categoryId, name: unique('验收') },
  });
  const row = async () => ({ id, version: (await talk.ok(estateRooms.get, { params: { id } })).version });
  await talk.ok(estateRooms.batchPlan, { body: { rooms: [{ ...(await row()), planId: other }] } });
  await expectNumbers(talk, 'with another house shape', estateId, 2);
  await talk.refused(roomPlans.remove, status.precondition, { params: { id: other } });
  const opened = { ...(await row()), status: roomSaleStatus.available };
  await talk.ok(estateRooms.batchStatus, { body: { rooms: [opened] } });
  await expectNumbers(talk, 'after a change of several', estateId, 2);
  await talk.ok(estateRooms.remove, { params: { id } });
  await expectNumbers(talk, 'after one was removed', estateId, 1);
  await talk.ok(roomPlans.remove, { params: { id: other } });
  const { id: twin } = await talk.ok(estateBuildings.add, {
    body: { ...buildingExample, estateId, name: unique('楼') },
  });
  const body = { ...generationExample, planId };
  const { added } = await talk.ok(estateBuildings.generateRooms, { params: { id: twin }, body });
  await expectNumbers(talk, 'after some were generated', estateId, 1 + added);
  await talk.ok(estateBuildings.remove, { params: { id: twin } });
  await expectNumbers(talk, 'after the building was removed', estateId, 1);
  await talk.refused(estateBuildings.remove, status.precondition, { params: { id: buildingId } });
  await expectNumbers(talk, 'after a building whose room has a history was not removed', estateId, 1);
  await closeProject(talk, project);
}

async function checkFloorPrice(talk: Talk): Promise<void> {
  const { id, buildingId, today } = await talk.state('a room is in a state', {
    status: roomSaleStatus.available,
  });
  const params = { id };
  const before = await talk.ok(estateRooms.get, { params });
  const form = {
    ...formOf(fieldsOf(estateRooms.update.body), before),
    floorPrice: 100,
    version: before.version,
  };
  await talk.ok(estateRooms.update, { params, body: form });
  const body = {
    customerName: '林小雨',
    customerMobile: newMobile(),
    subscribeAmount: 0,
    subscribeDate: today,
  };
  for (const person of talk.people.values()) {
    const { answer } = await talk.call(estateRooms.get, { params }, person);
    if (answer.status !== status.ok) continue;
    const wanted = admits(estateRooms.update, person) ? 100 : undefined;
    const expect = (what: string, shown: Json) =>
      talk.same(`lowest price in ${what} for ${person.name}`, shown?.floorPrice, wanted);
    expect('the record', answer.data);
    const { rooms } = await talk.ok(estateBuildings.rooms, { params: { id: buildingId } }, person);
    expect(
      'the grid',
      rooms.find((one: Json) => one.id === id),
    );
    const { list } = await talk.ok(estateRooms.list, { query: { buildingId, limit: 100 } }, person);
    talk.holds(
      `no row has the lowest price for ${person.name}`,
      wanted !== undefined || list.every((one: Json) => !('floorPrice' in one)),
    );
    if (!admits(estateRooms.subscribe, person)) continue;
    expect('the answer of subscribe', await talk.ok(estateRooms.subscribe, { params, body }, person));
    const reason = { reason: '贷款未获批' };
    expect(
      'the answer of unsubscribe',
      await talk.ok(estateRooms.unsubscribe, { params, body: reason }, person),
    );
  }
}

export const roomNumberRules = (): Rule[] => [
  rule('each change of a room is in all numbers of rooms at once, a removal too', 'figure', checkNumbers),
  rule(
    'the lowest price is shown to who manages the project, in no answer to anybody else',
    'right',
    checkFloorPrice,
  ),
];
