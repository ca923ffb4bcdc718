import {
  estateRooms as calls,
  type estateRooms as roomCalls,
  roomForm,
} from '#contracts/areas/estateRooms.ts';
import { roomSaleStatus } from '#contracts/enums/estates.ts';
import { status } from '#contracts/envelope.ts';
import {
  isRoomOpen,
  type ManualMove,
  type RoomOutcome,
  withPlan,
  withPrice,
  withStatus,
} from '#contracts/estate/roomChanges.ts';
import { totalPriceOf } from '#contracts/estate/roomPrices.ts';
import { hundredths } from '#contracts/hundredths.ts';
import { say } from '#contracts/words.ts';
import { ownerOfPart } from '../estate/owners.ts';
import { partSelect } from '../estate/partRecords.ts';
import { plansOf } from '../estate/plans.ts';
import { batchOf, expectValues } from '../estate/roomBatches.ts';
import {
  cancelRoomDeal,
  deliverRoom,
  holdRoom,
  openRoom,
  releaseRoom,
  signRoom,
  subscribeRoom,
  unsubscribeRoom,
  withdrawRoom,
  writeRoom,
} from '../estate/roomMoves.ts';
import { addRoom } from '../estate/roomRows.ts';
import { isRoomFree, type Mover, type Room } from '../estate/roomRules.ts';
import { roomTextOf } from '../estate/roomText.ts';
import { moversIn, roomActions, roomRecord, roomRow } from '../estate/roomViews.ts';
import type { Context, Handlers } from '../records/context.ts';
import { checkVersion, fail, invalid, notFound } from '../records/fail.ts';
import { fieldChanges } from '../records/fieldChanges.ts';
import { matching } from '../records/matching.ts';
import { logLine, type Operator, operatorOf } from '../records/operators.ts';
import { reachOf } from '../records/reach.ts';
import { revealAction } from '../records/reveal.ts';
import { checkUnique, type RowKind, withKind } from '../records/rowKind.ts';
import type { StoredBuilding, StoredEstateRoom } from '../store/estateRows.ts';

/** Rooms of buildings, their moves, and changes of many at once (domain design, section 4.9). The moves themselves stand in `estate/`. */

type RoomHandlers = Handlers<typeof roomCalls>;
type Form = Parameters<RoomHandlers['add']>[0]['body'];

const kind: RowKind<StoredEstateRoom> = {
  collection: 'estateRooms',
  rows: ({ estateRooms: rows }) => rows,
  owner: ownerOfPart,
  unique: [{ field: 'roomNo', within: ['buildingId', 'unitName', 'floor'], taken: 'roomNoExists' }],
  checkRemove(room) {
    if (!isRoomFree(room)) fail(status.precondition, say('roomHasHistory'));
  },
};
const matches = matching(calls.list.query);

/** -1004 for a room that the caller does not reach as such a mover. */
function reached(context: Context, id: string, by: Mover | 'viewer'): Room {
  const room = context.store.estateRooms.get(id) ?? notFound();
  const owner = ownerOfPart(room, context.store);
  const isSeen = reachOf(context, 'Estate', 'view')(owner);
  return isSeen && (by === 'viewer' || moversIn(context)(owner)(by)) ? room : notFound();
}

/** A move of one room, over the version that the caller saw. */
const move =
  <Body extends { version?: number | undefined }>(
    by: Mover,
    make: (context: Context, room: Room, body: Body, operator: Operator) => Room,
  ) =>
  ({ params, body }: { params: { id: string }; body: Body }, context: Context) => {
    const room = reached(context, params.id, by);
    const { version } = room;
    // The state first: of two who want a room, the second one learns that it is taken. What was moved is taken back with the error.
    const moved = make(context, room, body, operatorOf(context));
    checkVersion(body.version, version);
    return roomRecord(context, moved);
  };

/** What of a form does not fit its building or its project. */
function checkForm({ store }: Context, building: Readonly<StoredBuilding>, form: Form, present?: string) {
  const unit = building.units.find(({ name }) => name === form.unitName);
  if (!unit) return invalid('unitName', say('unitMissing'));
  if (form.floor < unit.fromFloor || form.floor > unit.toFloor) invalid('floor', say('floorOutsideUnit'));
  if (form.planId && !plansOf(store, building.estateId, present)(form.planId))
    invalid('planId', say('planElsewhere'));
}

/** The values of a form with nothing left out. */
function valuesOf({ planId = '', innerArea = 0, unitPrice = 0, floorPrice = 0, ...form }: Form) {
  const { buildingId: _, ...place } = form;
  const totalPrice = totalPriceOf(unitPrice, form.buildArea);
  return { ...place, planId, innerArea, unitPrice, floorPrice, totalPrice };
}

const priceLine = (_row: object, before: Room, outcome: RoomOutcome) => ({
  action: '改价',
  remark: `单价 ${hundredths(before.unitPrice)} → ${hundredths(outcome.refusal ? 0 : (outcome.patch.unitPrice ?? before.unitPrice))}`,
});
const moveNames: Record<ManualMove, string> = {
  open: '推售',
  withdraw: '撤回',
  hold: '预留',
  release: '释放',
};

const handlers: RoomHandlers = {
  list({ query }, context) {
    const { store } = context;
    const reaches = reachOf(context, 'Estate', 'view');
    const { buildingId, estateId, offset, limit } = query;
    const among = buildingId
      ? store.estateRooms.by('buildingId', buildingId)
      : estateId
        ? store.estateRooms.by('estateId', estateId)
        : undefined;
    const page = store.estateRooms.list({
      among,
      where: (room) => matches({ ...room, keyword: room.roomNo }, query) && reaches(ownerOfPart(room, store)),
      order: (a, b) => a.createTime.localeCompare(b.createTime) || Number(a.id) - Number(b.id),
      offset,
      limit,
    });
    const actionsOf = roomActions(context);
    return {
      count: page.count,
      list: page.list.map((room) => ({ ...roomRow(context, room), actions: actionsOf(room) })),
    };
  },
  onSale({ query }, context) {
    const { estateRooms: rooms } = context.store;
    const { available, held } = roomSaleStatus;
    const all = query.estateId ? rooms.by('estateId', query.estateId) : rooms.all();
    const options = all
      .filter(({ status }) => status === available || status === held)
      .map((room) => ({
        ...{ ...room, enabled: 1 as const },
        name: roomTextOf(context.store, room),
      }));
    return partSelect({ all: () => options }, query, context);
  },
  get: ({ params }, context) => roomRecord(context, reached(context, params.id, 'viewer')),
  add({ body }, context) {
    const { store } = context;
    const building = store.estateBuildings.get(body.buildingId);
    if (!building || !reachOf(context, 'Estate', 'manage')(ownerOfPart(building, store)))
      return invalid('buildingId', say('choose', { label: 'building' }));
    checkForm(context, building, body);
    const values = valuesOf(body);
    expectValues({ ...values, status: roomSaleStatus.waiting, holdReason: '' });
    checkUnique(kind, { ...values, buildingId: building.id }, context);
    return roomRecord(context, addRoom(context, building, values, operatorOf(context)));
  },
  update({ params, body }, context) {
    const before = { ...reached(context, params.id, 'manager') };
    checkVersion(body.version, before.version);
    if (!isRoomOpen(before)) fail(status.precondition, say('roomPriceLocked'));
    const building = context.store.estateBuildings.get(before.buildingId) ?? notFound();
    const { version: _, ...form } = body;
    if (form.buildingId !== building.id) invalid('buildingId', say('choose', { label: 'building' }));
    checkForm(context, building, form, before.planId);
    const values = valuesOf(form);
    expectValues({ ...before, ...values });
    checkUnique(kind, { ...values, buildingId: building.id }, context, before.id);
    // Who may see the floor price is fewer than who reads the log.
    const told = { ...before, ...values, floorPrice: before.floorPrice };
    const changes = fieldChanges(roomForm, before, told);
    return roomRecord(context, writeRoom(context, before, values, operatorOf(context), '编辑房源', changes));
  },
  remove({ params }, context) {
    const room = reached(context, params.id, 'manager');
    kind.checkRemove(room, context);
    context.store.estateRooms.remove(room.id);
    return null;
  },
  reveal({ params, body: { field } }, context) {
    const room = reached(context, params.id, 'manager');
    if (!room[field]) return notFound();
    const line = logLine(context, operatorOf(context), revealAction(field), room.status, room.status);
    context.store.estateRooms.note(room.id, { logs: [...room.logs, line] });
    return { value: room[field] };
  },
  open: move('manager', (context, room, _body, by) => openRoom(context, room, by)),
  withdraw: move('manager', (context, room, _body, by) => withdrawRoom(context, room, by)),
  hold: move('manager', (context, room, { reason }, by) => holdRoom(context, room, reason, by)),
  release: move('manager', (context, room, _body, by) => releaseRoom(context, room, by)),
  subscribe: move('seller', (context, room, { version: _, ...subscription }, by) =>
    subscribeRoom(context, room, subscription, by, 'customerMobile'),
  ),
  unsubscribe: move('seller', (context, room, { reason }, by) =>
    unsubscribeRoom(context, room, { reason }, by),
  ),
  sign: move('seller', (context, room, { version: _, ...signing }, by) =>
    signRoom(context, room, signing, by),
  ),
  cancelDeal: move('staff', (context, room, { reason }, by) => cancelRoomDeal(context, room, { reason }, by)),
  deliver: move('manager', (context, room, { deliverDate }, by) =>
    deliverRoom(context, room, deliverDate, by),
  ),
  batchPrice: ({ body }, context) => batchOf(context, body.rooms, withPrice, priceLine),
  batchStatus: ({ body }, context) =>
    batchOf(context, body.rooms, withStatus, ({ reason = '' }, _before, outcome) => ({
      action: outcome.refusal || !outcome.move ? '' : moveNames[outcome.move],
      remark: reason,
    })),
  batchPlan: ({ body }, context) =>
    batchOf(context, body.rooms, withPlan, ({ planId }) => ({
      action: '设置户型',
      remark: context.store.roomPlans.get(planId)?.name ?? '-',
    })),
};

export const estateRooms: RoomHandlers = withKind(handlers, kind);
