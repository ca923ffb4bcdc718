import { addDays, daysOf } from '../../src/days.ts';
import { shareOf } from '../../src/shareOf.ts';
import { callerFor } from './people.ts';
import { endpointOf, type Query, recordOf, rowsOf, todayOf } from './reading.ts';
import { figureRule, type Rule } from './rule.ts';
import { allRecords } from './sales.ts';
import type { Json, Talk } from './talk.ts';

/** Rooms, recommends and their statistics equal a recount (domain design, sections 4.9, 5.3 and 15.2, invariants 17 to 20). */

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

const figures = [
  ...['recommends', 'approved', 'visits', 'subscriptions', 'signed', 'dealArea', 'dealPrice'],
  ...['unsubscribed', 'cancelled', 'commissionAmount', 'settledAmount', 'sentAmount', 'pendingAmount'],
];
interface Event {
  day: string;
  estateId: string;
  companyName: string;
  status: number;
  sums: Record<string, number>;
}

/** Each event of each recommend on its own day. */
const eventsOf = (talk: Talk): Promise<Event[]> =>
  talk.once('events of recommends', async (own) => {
    const events: Event[] = [];
    const companies = new Map(
      (await rowsOf(own, 'estates.list')).map(({ id, companyName }) => [id, companyName]),
    );
    for (const one of await allRecords(own, 'estateRecommends.list')) {
      const { estateId, status, logs, dealArea, dealPrice, commissionAmount, settledAmount } = one;
      const on = (time: string, sums: Record<string, number>) => {
        const day = String(time).slice(0, 10);
        if (day !== '' && day !== '1970-01-01')
          events.push({ day, estateId, companyName: companies.get(estateId), status, sums });
      };
      on(one.createTime, { recommends: 1 });
      const approval = logs.find(({ fromStatus, toStatus }: Json) => fromStatus === 10 && toStatus === 20);
      on(approval?.time ?? '', { approved: 1 });
      on(one.visitTime, { visits: 1 });
      on(one.subscribeDate, { subscriptions: 1 });
      if (status === 90) on(one.endDate, { unsubscribed: 1 });
      if (status === 95) on(one.endDate, { cancelled: 1 });
      if (status !== 50 && status !== 60) continue;
      const live = one.incomes.find((income: Json) => income.purpose === 'commission' && income.status < 50);
      const income = live && (await recordOf(own, 'incomeRecords.get', live.id));
      on(one.signDate, {
        ...{ signed: 1, dealArea, dealPrice, commissionAmount, settledAmount },
        ...{ sentAmount: income?.sentAmount ?? 0, pendingAmount: income?.pendingAmount ?? 0 },
      });
    }
    return events;
  });

function figuresOf(events: readonly Event[]): Record<string, number> {
  const sums = Object.fromEntries(
    figures.map((name) => [name, events.reduce((sum, event) => sum + (event.sums[name] ?? 0), 0)]),
  ) as Record<string, number>;
  const { commissionAmount = 0, settledAmount = 0, visits = 0, approved = 0, signed = 0 } = sums;
  return {
    ...sums,
    unsettledAmount: commissionAmount - settledAmount,
    visitRate: shareOf(visits, approved),
    signRate: shareOf(signed, visits),
  };
}
const only = (record: Json, like: Record<string, number>) =>
  Object.fromEntries(Object.keys(like).map((name) => [name, record[name]]));

async function checkStatistics(talk: Talk, own: '' | 'OfOwnCompany'): Promise<void> {
  const list = endpointOf(`estateStatistics.list${own}`);
  const person = callerFor(talk.people, list);
  const yesterday = addDays(await todayOf(talk), -1);
  const estates = await allRecords(talk, 'estates.list');
  const mine = new Set(
    estates.filter(({ companyId }) => !own || companyId === person?.belongId).map(({ id }) => id),
  );
  const all = (await eventsOf(talk)).filter(({ estateId }) => mine.has(estateId));
  const [some] = all;
  const company = estates.find(({ id }) => id === some?.estateId)?.companyId;
  const filters: [Query, (event: Event) => boolean][] = [
    [{}, () => true],
    [{ estateId: some?.estateId ?? '' }, ({ estateId }) => estateId === some?.estateId],
    [{ status: 60 }, ({ status }) => status === 60],
    ...(own
      ? []
      : [
          [
            { companyId: company },
            ({ estateId }: Event) => estates.some((one) => one.id === estateId && one.companyId === company),
          ] as [Query, (event: Event) => boolean],
        ]),
  ];
  for (const [filter, fits] of filters)
    for (const length of [300, 40]) {
      const [startDate, endDate] = [addDays(yesterday, 1 - length), yesterday];
      const events = all.filter((event) => fits(event) && event.day >= startDate && event.day <= endDate);
      const query = { startDate, endDate, ...filter };
      const { list: rows, count } = await talk.ok(list, { query: { ...query, limit: 100 } }, person);
      const groups = Map.groupBy(events, ({ estateId }) => estateId);
      talk.same('projects', count, groups.size);
      for (const row of rows) {
        const wanted = figuresOf(groups.get(row.id) ?? []);
        talk.same(`project ${row.id}`, only(row, wanted), wanted);
      }
      await checkSums(talk, own, query, events, all.filter(fits), person);
    }
}

async function checkSums(talk: Talk, own: string, query: Json, events: Event[], all: Event[], person: Json) {
  const { startDate, endDate } = query;
  const sums = await talk.ok(endpointOf(`estateStatistics.sum${own}`), { query }, person);
  const wanted = figuresOf(events);
  talk.same('sums', only(sums, wanted), wanted);
  const length = daysOf(startDate, endDate).length;
  const before = { startDate: addDays(startDate, -length), endDate: addDays(startDate, -1) };
  const earlier = all.filter(({ day }) => day >= before.startDate && day <= before.endDate);
  const wantedBefore = figuresOf(earlier);
  talk.same('sums of the days before', only(sums.before, wantedBefore), wantedBefore);
  talk.same('days before', [sums.before.startDate, sums.before.endDate], [before.startDate, before.endDate]);
  const ofDay = Map.groupBy(events, ({ day }) => day);
  const days = daysOf(startDate, endDate).map((date) => {
    const { recommends, visits, signed } = figuresOf(ofDay.get(date) ?? []);
    return { date, recommends, visits, signed };
  });
  talk.same('days', sums.days, days);
  const shares = [...Map.groupBy(events, ({ estateId }) => estateId)]
    .map(([id, of]) => ({ id, dealPrice: figuresOf(of).dealPrice as number }))
    .filter(({ dealPrice }) => dealPrice > 0)
    .sort((a, b) => b.dealPrice - a.dealPrice)
    .slice(0, 8);
  talk.same(
    'shares',
    sums.shares.map(({ id, dealPrice }: Json) => ({ id, dealPrice })),
    shares,
  );
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
      'rooms that can be bought are those in state 20 and 30',
      'domain design, section 4.9',
      checkOnSale,
    ),
    at(
      'estateRecommends.list',
      'commission is the rule applied to the price, and rooms, recommends and incomes fit',
      'domain design, section 16, invariants 14, 17 and 20',
      checkRecommends,
    ),
    at(
      'estateStatistics.list',
      'rows, sums, days and shares equal a recount of the recommends',
      'domain design, section 15.2',
      (talk) => checkStatistics(talk, ''),
    ),
    at(
      'estateStatistics.listOfOwnCompany',
      'rows, sums, days and shares are those of the own company',
      'domain design, section 15.2',
      (talk) => checkStatistics(talk, 'OfOwnCompany'),
    ),
  ];
}
