import { callerFor } from './people.ts';
import { newRecommend, openProject, terms } from './projectScenes.ts';
import { allRecords, endpointOf, recordOf, rowsOf } from './reading.ts';
import { sign } from './recommendMoves.ts';
import { figureRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';

/** Rooms and recommends equal a recount (domain design, sections 4.9 and 5.3, invariants 17 to 20). */

const states = ['waiting', 'available', 'held', 'subscribed', 'signed', 'delivered'];
const countsOf = (rooms: readonly Json[]): Record<string, number> =>
  Object.fromEntries(
    states.map((name, at) => [name, rooms.filter(({ status }) => status === (at + 1) * 10).length]),
  );
const by = (rows: readonly Json[], key: string) => Map.groupBy(rows, (row) => row[key]);
const sumOf = (rows: readonly Json[], name: string): number => rows.reduce((sum, row) => sum + row[name], 0);
const onSale = (rooms: readonly Json[]) =>
  rooms.filter(({ status }) => status === 20 || status === 30).length;

async function checkRooms(talk: Talk): Promise<void> {
  const rooms = await rowsOf(talk, 'estateRooms.list');
  const ofBuilding = by(rooms, 'buildingId');
  for (const building of await rowsOf(talk, 'estateBuildings.list')) {
    const own = ofBuilding.get(building.id) ?? [];
    talk.same(`rooms of building ${building.id}`, building.rooms, countsOf(own));
    talk.same(`all rooms of building ${building.id}`, building.totalRooms, own.length);
  }
  const ofEstate = by(rooms, 'estateId');
  const recommends = by(await allRecords(talk, 'estateRecommends.list'), 'estateId');
  for (const estate of await allRecords(talk, 'estates.list')) {
    const own = ofEstate.get(estate.id) ?? [];
    talk.same(`rooms of project ${estate.id}`, estate.rooms, countsOf(own));
    talk.same(
      `rooms in the row of project ${estate.id}`,
      [estate.totalRooms, estate.onSaleRooms],
      [own.length, onSale(own)],
    );
    talk.same(
      `complete sections of project ${estate.id}`,
      estate.completeCount,
      estate.completeSections.length,
    );
    const all = recommends.get(estate.id) ?? [];
    const inState = (status: number) => all.filter((one) => one.status === status).length;
    const signed = all.filter(({ status }) => status === 50 || status === 60);
    talk.same(`recommends of project ${estate.id}`, estate.recommends, {
      ...{ total: all.length, valid: inState(20), visited: inState(30), subscribed: inState(40) },
      ...{ signed: inState(50), settled: inState(60), signedAmount: sumOf(signed, 'dealPrice') },
    });
  }
  const ofPlan = by(rooms, 'planId');
  const plans = await rowsOf(talk, 'roomPlans.list');
  for (const { id, roomCount, onSaleCount } of plans) {
    const own = ofPlan.get(id) ?? [];
    talk.same(`rooms of house shape ${id}`, [roomCount, onSaleCount], [own.length, onSale(own)]);
  }
}

async function checkOnSale(talk: Talk): Promise<void> {
  const rooms = await rowsOf(talk, 'estateRooms.list');
  const list = endpointOf('estateRooms.onSale');
  for (const { id } of await rowsOf(talk, 'estates.list')) {
    const query = { estateId: id, limit: 100 };
    const { count, list: found } = await talk.ok(list, { query }, callerFor(talk.people, list));
    const own = rooms.filter((room) => room.estateId === id && (room.status === 20 || room.status === 30));
    talk.same(`rooms on sale of project ${id}`, count, own.length);
    const ids = new Set(own.map((room) => room.id));
    const other = found.find((room: Json) => !ids.has(room.id));
    talk.holds(`room ${other?.id} is on sale`, other === undefined);
    for (const option of found) {
      const room = own.find((one) => one.id === option.id) as Json;
      for (const name of ['status', 'buildArea', 'totalPrice'])
        talk.same(`${name} of room ${option.id} on sale`, option[name], room[name]);
      if (room.status === 20) talk.same(`why room ${option.id} is held back`, option.holdReason, '');
    }
    const held = found.find((option: Json) => option.status === 30);
    if (!held) continue;
    const { holdReason } = await talk.ok(endpointOf('estateRooms.get'), { params: { id: held.id } });
    talk.same(`why room ${held.id} is held back`, held.holdReason, holdReason);
  }
}

async function checkGrid(talk: Talk): Promise<void> {
  const rooms = by(await rowsOf(talk, 'estateRooms.list'), 'buildingId');
  const call = endpointOf('estateBuildings.rooms');
  for (const { id } of await rowsOf(talk, 'estateBuildings.list')) {
    const { rooms: shown } = await talk.ok(call, { params: { id } }, callerFor(talk.people, call));
    const brief = (all: Json[]) => all.map((room) => `${room.id} ${room.roomNo} ${room.status}`).sort();
    talk.same(`rooms of building ${id}`, brief(shown), brief(rooms.get(id) ?? []));
  }
}

async function checkRecommends(talk: Talk): Promise<void> {
  const rooms = await rowsOf(talk, 'estateRooms.list');
  for (const one of await allRecords(talk, 'estateRecommends.list')) {
    const { id, status, rule, dealPrice, commissionAmount, settledAmount } = one;
    talk.holds(
      `settled of recommend ${id} is at most its commission`,
      settledAmount <= commissionAmount,
      settledAmount,
    );
    const isDeal = status === 50 || status === 60;
    if (isDeal && rule) {
      const { commissionMode, commissionAmount: fixed, commissionRate } = rule;
      const wanted = commissionMode === 10 ? fixed : Math.round((dealPrice * commissionRate) / 10_000);
      talk.same(`commission of recommend ${id}`, commissionAmount, wanted);
    }
    const named =
      one.roomText !== ''
        ? rooms.filter(({ roomText, estateId }) => roomText === one.roomText && estateId === one.estateId)
        : [];
    if (status >= 40 && status <= 60) {
      talk.same(`rooms of recommend ${id}`, named.length, 1);
      const room = await recordOf(talk, 'estateRooms.get', named[0].id);
      talk.same(`recommend of room ${room.id}`, [room.recommendId, room.recommendNo], [id, one.recommendNo]);
    }
    const commission = one.incomes.filter((income: Json) => income.purpose === 'commission');
    const live = commission.filter((income: Json) => income.status < 50);
    talk.holds(`one commission of recommend ${id} lives`, live.length <= 1, `${live.length}`);
    if (status === 60)
      talk.same(`commission of recommend ${id} that goes out`, sumOf(live, 'amount'), settledAmount);
  }
}

/** What a project says of its recommends follows each of their moves. */
async function checkDeals(talk: Talk): Promise<void> {
  const project = await openProject(talk, terms.rate);
  const own = await newRecommend(talk, project);
  const price = sign({ today: own.today }).dealPrice;
  const steps = [
    ['audit', 'valid', 0],
    ['visit', 'visited', 0],
    ['subscribe', 'subscribed', 0],
    ['sign', 'signed', price],
    ['settle', 'settled', price],
    ['cancelDeal', '', 0],
  ] as const;
  const none = { valid: 0, visited: 0, subscribed: 0, signed: 0, settled: 0 };
  for (const [move, state, signedAmount] of steps) {
    await own.moves[move]();
    const { recommends } = await talk.ok(endpointOf('estates.get'), { params: { id: project.id } });
    const wanted = { total: 1, ...none, ...(state && { [state]: 1 }), signedAmount };
    talk.same(`recommends of the project after ${move}`, recommends, wanted);
  }
}

export function estateFigureRules(): Rule[] {
  const at = (name: string, says: string, where: string, check: Rule['check']) =>
    figureRule(endpointOf(name), says, where, check);
  return [
    at(
      'estateBuildings.list',
      'rooms of buildings, house shapes and projects by state equal a recount',
      'domain design, section 16, invariant 18',
      checkRooms,
    ),
    at(
      'estateBuildings.rooms',
      'the grid has the rooms of the list',
      'domain design, section 4.9',
      checkGrid,
    ),
    at(
      'estateRooms.onSale',
      'rooms that can be bought are those in state 20 and 30, with state, area, price and why one is held back',
      'domain design, section 4.9',
      checkOnSale,
    ),
    at(
      'estateRecommends.list',
      'commission is the rule applied to the price, and rooms, recommends and incomes fit',
      'domain design, section 16, invariants 14, 17 and 20',
      checkRecommends,
    ),
    {
      ...at(
        'estates.get',
        'recommends of a project count in the state that they have, and signed amounts until they are cancelled',
        'domain design, section 4.2',
        checkDeals,
      ),
      writes: true,
    },
  ];
}
