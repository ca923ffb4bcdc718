import {
  type Building,
  type BuildingForm,
  type BuildingRow,
  type BuildingUnit,
  type estateBuildings as buildingCalls,
  buildingForm,
  estateBuildings as calls,
} from '#contracts/areas/estateBuildings.ts';
import { roomSaleStatus } from '#contracts/enums/estates.ts';
import { status } from '#contracts/envelope.ts';
import { generatedRooms, generationLimit, splitRooms } from '#contracts/estate/roomGeneration.ts';
import { totalPriceOf } from '#contracts/estate/roomPrices.ts';
import { buildingSaleStatus } from '#contracts/estate/rooms.ts';
import { say } from '#contracts/words.ts';
import { ownerOfPart } from '../estate/owners.ts';
import { areasOf, plansOf } from '../estate/plans.ts';
import { expectValues } from '../estate/roomBatches.ts';
import { roomCountsOf, totalOf } from '../estate/roomCounts.ts';
import { addRoom } from '../estate/roomRows.ts';
import { isRoomFree, licencesOf } from '../estate/roomRules.ts';
import { gridRoom } from '../estate/roomViews.ts';
import { removePointsOf } from '../estate/sandPoints.ts';
import { nameOf } from '../records/checks.ts';
import type { Context, Handlers } from '../records/context.ts';
import { fail, invalid } from '../records/fail.ts';
import { log } from '../records/log.ts';
import { matching } from '../records/matching.ts';
import { operatorOf } from '../records/operators.ts';
import { reachOf } from '../records/reach.ts';
import { platformHandlers, type RecordKind, recordAccess } from '../records/records.ts';
import { shownOf, storedOf } from '../records/stored.ts';
import type { StoredBuilding } from '../store/estateRows.ts';
import { nowOf } from '../store/today.ts';

/** Buildings of real-estate projects, their grids, and the rooms that are made for them at once (domain design, section 4.9). */

type Row = Readonly<StoredBuilding>;
type Query = Parameters<Handlers<typeof buildingCalls>['list']>[0]['query'];

const matches = matching(calls.list.query);

/** Numbers of its rooms by state, and what follows from them. */
function derivedOf({ store }: Context, { id, estateId }: Row) {
  const rooms = roomCountsOf(store, 'buildingId', id);
  return {
    rooms,
    totalRooms: totalOf(rooms),
    saleStatus: buildingSaleStatus(rooms),
    licenceNos: licencesOf(store, { estateId, buildingId: id }).map(({ no }) => no),
  };
}

/** Units that have rooms keep their names, and the floors of these. */
function checkUnits({ store }: Context, { id }: Row, units: readonly BuildingUnit[]) {
  for (const { unitName, floor } of store.estateRooms.by('buildingId', id)) {
    const unit = units.find(({ name }) => name === unitName);
    if (!unit || floor < unit.fromFloor || floor > unit.toFloor)
      fail(status.precondition, say('unitHasRooms', { name: unitName }), { field: 'units' });
  }
}

const kind: RecordKind<StoredBuilding, Query, BuildingForm, BuildingRow, Building> = {
  name: '楼栋',
  collection: 'estateBuildings',
  rows: ({ estateBuildings: rows }) => rows,
  form: buildingForm,
  right: 'Estate',
  owner: ownerOfPart,
  ownerOf: ownerOfPart,
  unique: [{ field: 'name', within: ['estateId', 'phase'], taken: 'buildingNameTaken' }],
  matches,
  toRow: (row, context) => ({ ...row, ...derivedOf(context, row), unitCount: row.units.length }),
  toRecord: (row, context) => ({
    ...shownOf(buildingForm, row),
    ...derivedOf(context, row),
    id: row.id,
    version: row.version,
    createTime: row.createTime,
    estateName: nameOf(context.store.estates, row.estateId),
    plans: context.store.roomPlans
      .by('estateId', row.estateId)
      .map((plan) => ({ ...plan, ...areasOf(plan) })),
  }),
  check({ estateId, units }, context, before) {
    if (!context.store.estates.get(estateId)) invalid('estateId', say('choose', { label: 'estateOfPart' }));
    if (before && before.estateId !== estateId) invalid('estateId', say('partStays'));
    if (before) checkUnits(context, before, units);
  },
  moreActions: () => ['generateRooms'],
  viewActions: ['rooms'],
  switch: false,
  values: (body) => ({ ...storedOf(buildingForm, body), enabled: 1 }),
  checkRemove({ id, estateId }, { store }) {
    const { subscribed, signed, delivered } = roomCountsOf(store, 'buildingId', id);
    if (subscribed + signed + delivered > 0) fail(status.precondition, say('buildingSold'));
    // What may not be removed by itself is not removed with its building either.
    if (!store.estateRooms.by('buildingId', id).every(isRoomFree))
      fail(status.precondition, say('roomHasHistory'));
    // A licence that named no other building would cover all of the project.
    const licence = store.estates
      .get(estateId)
      ?.saleInfo?.licences.find(({ buildingIds = [] }) => buildingIds.includes(id));
    if (licence) fail(status.precondition, say('buildingLicensed', { no: licence.no }));
  },
};

const { enable: _never, ...handlers } = platformHandlers(kind);
const { reached } = recordAccess(kind);

export const estateBuildings: Handlers<typeof buildingCalls> = {
  ...handlers,
  remove(input, context) {
    const building = context.store.estateBuildings.get(input.params.id);
    const rooms = context.store.estateRooms.by('buildingId', input.params.id);
    const answer = handlers.remove(input, context);
    for (const { id } of rooms) context.store.estateRooms.remove(id);
    if (building) removePointsOf(context.store, building);
    return answer;
  },
  rooms({ params, query: { since } }, context) {
    const building = reached(context, 'view', params.id);
    const managed = reachOf(context, 'Estate', 'manage')(ownerOfPart(building, context.store));
    const all = context.store.estateRooms.everBy('buildingId', building.id);
    // Times have seconds only, so that what changed within the stamp's own second comes once more.
    const changed = since === undefined ? all : all.filter(({ updateTime }) => updateTime >= since);
    return {
      stamp: nowOf(context.clock),
      rooms: changed.filter(({ removed }) => !removed).map((room) => gridRoom(room, managed)),
      removedIds: since === undefined ? [] : changed.filter(({ removed }) => removed).map(({ id }) => id),
    };
  },
  generateRooms({ params, body }, context) {
    const building = reached(context, 'manage', params.id);
    for (const [at, name] of body.units.entries())
      if (!building.units.some((unit) => unit.name === name)) invalid(`units.${at}`, say('unitMissing'));
    const { planId = '', unitPrice = 0 } = body;
    const areas = plansOf(context.store, building.estateId)(planId);
    if (planId !== '' && !areas) invalid('planId', say('planElsewhere'));
    const wanted = generatedRooms(building.units, body);
    if (wanted.length > generationLimit) invalid('toFloor', say('tooManyRooms', { n: generationLimit }));
    if (wanted.length === 0) invalid('toFloor', say('nothingToGenerate'));
    const { added, skipped } = splitRooms(wanted, context.store.estateRooms.by('buildingId', building.id));
    const by = operatorOf(context);
    const { buildArea, innerArea } = areas?.buildArea ? areas : unknownAreas;
    const values = { planId, buildArea, innerArea, unitPrice, floorPrice: 0 };
    const totalPrice = totalPriceOf(unitPrice, buildArea);
    expectValues({ ...values, totalPrice, status: roomSaleStatus.waiting, holdReason: '' });
    for (const place of added) addRoom(context, building, { ...place, ...values }, by);
    log(context, 'estateBuildings', building.id, `批量生成房源${added.length}套`);
    return { added: added.length, skipped: skipped.length, skippedRooms: skipped };
  },
};

/** Of rooms without a house shape, until somebody says. */
const unknownAreas = { buildArea: 0, innerArea: 0 };
