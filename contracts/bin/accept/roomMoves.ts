import { estateBuildings } from '../../src/areas/estateBuildings.ts';
import { estateRooms } from '../../src/areas/estateRooms.ts';
import { addDays } from '../../src/days.ts';
import { roomSaleStatus } from '../../src/enums/estates.ts';
import { status } from '../../src/envelope.ts';
import { buildingExample, generationExample, roomExample } from '../../src/examples/estateBuildings.ts';
import { maskName } from '../../src/forms/masks.ts';
import { type Machine, machineRules, type Situation } from './moveRules.ts';
import type { Rule } from './rule.ts';
import { newMobile, unique } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** Rooms of buildings: which move is possible when, their prices, and changes of many at once. */

const { waiting, available, held, subscribed, signed, delivered } = roomSaleStatus;
const { precondition } = status;
const where = 'domain design, section 4.9';

const of = (
  name: string,
  code: number,
  accepts: Record<string, number>,
  alsoActions: string[],
  more: Partial<Situation> = {},
): Situation => ({
  ...{ name, state: 'a room is in a state', accepts, alsoActions, ...more },
  params: { status: code, ...more.params },
});
const customer = ({ today }: Json) => ({
  ...{
    customerName: '林小雨',
    customerMobile: newMobile(),
    subscribeAmount: 5_000_000,
    subscribeDate: today,
  },
});
const contract = ({ today }: Json) => ({
  contractNo: `XS-${unique()}`,
  dealPrice: 141_000_000,
  signDate: today,
});
const reason = { reason: '老客户保留' };
const free = ['edit', 'remove'];
const ofRecommend = { params: { recommend: 1 } };

const machine: Machine = {
  get: estateRooms.get,
  noun: 'room',
  where,
  plainLog: true,
  moves: {
    open: { call: estateRooms.open, body: () => ({}) },
    withdraw: { call: estateRooms.withdraw, body: () => ({}) },
    hold: { call: estateRooms.hold, body: () => reason },
    release: { call: estateRooms.release, body: () => ({}) },
    subscribe: { call: estateRooms.subscribe, body: customer },
    unsubscribe: { call: estateRooms.unsubscribe, body: () => ({ reason: '贷款未获批' }) },
    sign: { call: estateRooms.sign, body: contract },
    cancelDeal: { call: estateRooms.cancelDeal, body: () => ({ reason: '客户家庭原因' }) },
    deliver: { call: estateRooms.deliver, body: ({ today }) => ({ deliverDate: today }) },
  },
  situations: [
    of('that waits', waiting, { open: available }, free),
    of('for sale', available, { withdraw: waiting, hold: held, subscribe: subscribed }, free),
    of('that is held', held, { release: available, subscribe: subscribed }, ['edit']),
    of('that is subscribed', subscribed, { sign: signed, unsubscribe: available }, ['reveal']),
    of('that is signed', signed, { cancelDeal: available, deliver: delivered }, ['reveal']),
    of('that was handed over', delivered, {}, ['reveal']),
    of('that a recommend has subscribed', subscribed, {}, ['reveal'], {
      ...{ ...ofRecommend, refuses: { unsubscribe: precondition, sign: precondition } },
    }),
    of('that a recommend has signed', signed, { deliver: delivered }, ['reveal'], {
      ...{ ...ofRecommend, refuses: { cancelDeal: precondition } },
    }),
    {
      ...of('without a price', waiting, {}, [...free, 'open'], { refuses: { open: precondition } }),
      state: 'a room has no price',
      params: {},
    },
  ],
};

const rule = (says: string, check: Rule['check'], kind: Rule['kind'] = 'move'): Rule => ({
  ...{ area: 'estateRooms', kind, where, writes: true, check },
  says: `estateRooms: ${says}`,
});
const roomIn = async (talk: Talk, code: number) => {
  const state = await talk.state('a room is in a state', { status: code });
  const params = { id: state.id as string };
  return { state, params, read: () => talk.ok(estateRooms.get, { params }) };
};

const rules: Rule[] = [
  rule('whose a room is, what he pays and when stays with it until it is given back', async (talk) => {
    const { state, params } = await roomIn(talk, available);
    const tomorrow = addDays(state.today, 1);
    const form = customer(state);
    await talk.refused(estateRooms.subscribe, status.invalid, {
      params,
      body: { ...form, subscribeDate: tomorrow },
    });
    const taken = await talk.ok(estateRooms.subscribe, { params, body: form });
    talk.same(
      'subscription',
      [taken.subscribeAmount, taken.subscribeDate],
      [form.subscribeAmount, form.subscribeDate],
    );
    talk.holds('the customer is masked', taken.customerMobile.includes('****'), taken.customerMobile);
    const shown = await talk.ok(estateRooms.reveal, { params, body: { field: 'customerMobile' } });
    talk.same('his whole number', shown.value, form.customerMobile);
    talk.same('the name is masked', taken.customerName, maskName(form.customerName));
    const named = await talk.ok(estateRooms.reveal, { params, body: { field: 'customerName' } });
    talk.same('his whole name', named.value, form.customerName);
    const deal = contract(state);
    await talk.refused(estateRooms.sign, status.invalid, { params, body: { ...deal, signDate: tomorrow } });
    await talk.refused(estateRooms.sign, status.invalid, {
      params,
      body: { ...deal, signDate: addDays(state.today, -1) },
    });
    const sold = await talk.ok(estateRooms.sign, { params, body: deal });
    talk.same(
      'contract',
      [sold.contractNo, sold.dealPrice, sold.signDate],
      [deal.contractNo, deal.dealPrice, deal.signDate],
    );
    await talk.refused(estateRooms.deliver, status.invalid, { params, body: { deliverDate: tomorrow } });
    const back = await talk.ok(estateRooms.cancelDeal, { params, body: { reason: '客户家庭原因' } });
    const { contractNo, dealPrice, signDate, customerMobile, subscribeAmount, subscribeDate } = back;
    talk.same(
      'nothing of it is left',
      { contractNo, dealPrice, signDate, customerMobile, subscribeAmount, subscribeDate },
      {
        ...{
          contractNo: '',
          dealPrice: 0,
          signDate: '',
          customerMobile: '',
          subscribeAmount: 0,
          subscribeDate: '',
        },
      },
    );
    const other = await roomIn(talk, subscribed);
    await talk.ok(estateRooms.sign, { params: other.params, body: deal });
  }),
  rule('a contract number is used once', async (talk) => {
    const { id, contractNo, today } = await talk.state('a contract number is taken');
    await talk.refused(estateRooms.sign, status.duplicate, {
      params: { id },
      body: { ...contract({ today }), contractNo },
    });
    talk.same('status after it', (await talk.ok(estateRooms.get, { params: { id } })).status, subscribed);
  }),
  rule('a held room says why, a released one no more', async (talk) => {
    const { params } = await roomIn(talk, available);
    talk.same('why', (await talk.ok(estateRooms.hold, { params, body: reason })).holdReason, reason.reason);
    talk.same('why', (await talk.ok(estateRooms.release, { params, body: {} })).holdReason, '');
  }),
  rule('a move over an old version is refused and changes nothing', async (talk) => {
    const { id, version } = await talk.state('a room is in a state', { status: available, stale: 1 });
    const params = { id };
    const before = await talk.ok(estateRooms.get, { params });
    await talk.refused(estateRooms.hold, status.stale, { params, body: { ...reason, version } });
    talk.same('the room after it', await talk.ok(estateRooms.get, { params }), before);
  }),
  rule(
    'a room costs its square metres, rounded to the cent; a sold one stays as it is',
    async (talk) => {
      const { state, params } = await roomIn(talk, waiting);
      const { buildingId, unitName, floor, planId } = state;
      const form = { ...roomExample, ...{ buildingId, unitName, floor, planId }, roomNo: unique() };
      const change = async (more: object) => {
        const { version } = await talk.ok(estateRooms.get, { params });
        return talk.ok(estateRooms.update, { params, body: { ...form, floorPrice: 0, ...more, version } });
      };
      talk.same(
        '15,800.00 for 89.50',
        (await change({ buildArea: 8_950, unitPrice: 1_580_000 })).totalPrice,
        141_410_000,
      );
      talk.same(
        'half a cent up',
        (await change({ buildArea: 8_950, unitPrice: 1_580_001 })).totalPrice,
        141_410_090,
      );
      const { version } = await talk.ok(estateRooms.get, { params });
      const below = { ...form, buildArea: 8_950, unitPrice: 1_000, floorPrice: 100_000_000, version };
      await talk.refused(estateRooms.update, status.invalid, { params, body: below });
      const sold = await roomIn(talk, subscribed);
      const before = await sold.read();
      const body = { ...form, roomNo: before.roomNo, version: before.version };
      await talk.refused(estateRooms.update, precondition, { params: sold.params, body });
      await talk.refused(estateRooms.remove, precondition, { params: sold.params });
      talk.same('the sold room', await sold.read(), before);
    },
    'money',
  ),
  rule(
    'prices and states of several change each for itself, over the version that was seen',
    async (talk) => {
      const one = await roomIn(talk, waiting);
      const two = await roomIn(talk, waiting);
      const sold = await roomIn(talk, subscribed);
      const row = async ({ params, read }: typeof one, more: object) => ({
        ...params,
        version: (await read()).version,
        ...more,
      });
      const stale = { ...two.params, version: (await two.read()).version + 5, unitPrice: 1_600_000 };
      const rooms = [
        await row(sold, { unitPrice: 1_600_000 }),
        await row(one, { unitPrice: 1_600_000 }),
        stale,
      ];
      const { rows } = await talk.ok(estateRooms.batchPrice, { body: { rooms } });
      talk.same(
        'results',
        rows.map((each: Json) => [each.id, each.status]),
        [
          [sold.params.id, precondition],
          [one.params.id, status.ok],
          [two.params.id, status.stale],
        ],
      );
      const priced = await one.read();
      talk.same(
        'price of one',
        [priced.unitPrice, priced.totalPrice],
        [1_600_000, Math.floor((1_600_000 * priced.buildArea + 50) / 100)],
      );
      talk.same('price of the other', (await two.read()).unitPrice, two.state.unitPrice);
      talk.same('its answer is the room', rows[1].room.totalPrice, priced.totalPrice);
      const states = [
        await row(sold, { status: available }),
        await row(one, { status: available }),
        await row(two, { status: held, reason: '保留' }),
      ];
      const moved = await talk.ok(estateRooms.batchStatus, { body: { rooms: states } });
      talk.same(
        'results',
        moved.rows.map((each: Json) => each.status),
        [status.wrongState, status.ok, status.wrongState],
      );
      talk.same(
        'states',
        [(await sold.read()).status, (await one.read()).status, (await two.read()).status],
        [subscribed, available, waiting],
      );
      const again = await talk.ok(estateRooms.batchStatus, {
        body: { rooms: [await row(one, { status: available })] },
      });
      talk.same('what it is already', again.rows[0].status, status.ok);
      const noReason = await talk.ok(estateRooms.batchStatus, {
        body: { rooms: [await row(one, { status: held, reason: '' })] },
      });
      talk.same('held without a reason', noReason.rows[0].status, status.invalid);
    },
  ),
  rule('generated rooms are added once', async (talk) => {
    const { estateId, phase } = await talk.state('a project takes buildings');
    const building = await talk.ok(estateBuildings.add, {
      body: { ...buildingExample, estateId, phase, name: `验收${unique()}` },
    });
    const params = { id: building.id };
    const first = await talk.ok(estateBuildings.generateRooms, { params, body: generationExample });
    talk.same('added and skipped', [first.added, first.skipped], [15, 0]);
    const again = await talk.ok(estateBuildings.generateRooms, { params, body: generationExample });
    talk.same(
      'added and skipped again',
      [again.added, again.skipped, again.skippedRooms.length],
      [0, 15, 15],
    );
    const { rooms } = await talk.ok(estateBuildings.rooms, { params });
    talk.same('rooms of the building', rooms.length, 15);
    talk.same('floors', [...new Set(rooms.map((one: Json) => one.floor))].sort(), [1, 2, 3, 5, 6]);
    const elsewhere = { ...generationExample, units: [...generationExample.units, '没有的单元'] };
    await talk.refused(estateBuildings.generateRooms, status.invalid, { params, body: elsewhere });
    const { stamp } = await talk.ok(estateBuildings.rooms, { params });
    const [one, two] = rooms;
    await talk.ok(estateRooms.remove, { params: { id: one.id } });
    const since = await talk.ok(estateBuildings.rooms, { params, query: { since: stamp } });
    talk.same('what is gone since the grid was read', since.removedIds, [one.id]);
    await talk.ok(estateBuildings.remove, { params });
    await talk.refused(estateRooms.get, status.notFound, { params: { id: two.id } });
  }),
];

export const roomRules = (): Rule[] => [...machineRules(machine), ...rules];
