import { MatchersV3 } from '@pact-foundation/pact';
import { buildingForm, estateBuildings } from '#contracts/areas/estateBuildings.ts';
import { estateSaleStatus } from '#contracts/enums/estates.ts';
import { status } from '#contracts/envelope.ts';
import { buildingExample, generationExample } from '#contracts/examples/estateBuildings.ts';
import { answersOf } from '../../api/testing/matchers.ts';
import { filledText, fromState, id, isRefused, type State, succeeds, time } from '../../api/testing/pact.ts';
import { describeRecords } from '../../api/testing/records.ts';
import { pinnedRoom } from '../../domain/testing/pinnedRoom.ts';

/** What the list of buildings and the sales-control grid need. */

const { eachLike, atLeastLike, integer } = MatchersV3;
const as = 'companyAdmin';
const kind = 'estateBuilding';
const counts = { waiting: 0, available: 20, held: 2, subscribed: 1, signed: 1, delivered: 0 };

const { row, record } = answersOf(estateBuildings, {
  form: buildingForm,
  values: {
    ...buildingExample,
    id: '1',
    unitCount: 2,
    rooms: counts,
    totalRooms: 24,
    saleStatus: estateSaleStatus.onSale,
    licenceNos: ['甬房预许字(2025)第0126号'],
    createTime: '2026-01-31 09:30:00',
    estateName: '临海·听澜苑',
    plans: [{ id: '1', name: '三室A户型', enabled: 1, buildArea: 8_950, innerArea: 7_160 }],
    version: 1,
  },
  pinned: { createTime: undefined },
});

const takes: State = 'a project takes buildings';
describeRecords(estateBuildings, {
  as,
  kind,
  nothing: { name: '查无此名', estateId: '99999999' },
  row,
  record,
  actions: ['edit', 'remove', 'generateRooms', 'rooms'],
  form: { ...buildingExample, estateId: fromState('estateId', '1'), phase: fromState('phase', '一期') },
  given: [takes],
  wrong: { liftText: '两部电梯' },
  refused: [
    {
      words: 'without a unit that has rooms',
      given: [takes],
      values: { units: [{ name: '9单元', perFloor: 2, fromFloor: 1, toFloor: 6 }] },
      field: 'units',
    },
  ],
});

const params = { id: fromState('id', '1') };
succeeds(estateBuildings.rooms, 'all of a building', {
  as,
  given: [['a record exists', { kind }]],
  input: { params, query: {} },
  data: { stamp: time(), rooms: eachLike(pinnedRoom), removedIds: [] },
});
succeeds(estateBuildings.rooms, 'what has changed since', {
  as,
  given: ['a room of a building has changed'],
  input: { params, query: { since: fromState('since', '2026-01-31 09:30:00') } },
  data: { stamp: time(), rooms: eachLike(pinnedRoom), removedIds: atLeastLike(id(), 0, 1) },
});

const generated = { ...generationExample, units: [fromState('unitName', '1单元')] };
const ready: State = 'rooms can be generated';
succeeds(estateBuildings.generateRooms, 'some of which are there', {
  as,
  given: [ready],
  input: { params, body: generated },
  data: {
    added: integer(5),
    skipped: integer(10),
    skippedRooms: eachLike({ unitName: filledText('1单元'), floor: integer(1), roomNo: filledText('101') }),
  },
});
isRefused(estateBuildings.generateRooms, 'floors upside down', {
  as,
  given: [ready],
  input: { params, body: { ...generated, fromFloor: 7 } },
  status: status.invalid,
  says: '结束层不能低于起始层',
  field: 'toFloor',
});
