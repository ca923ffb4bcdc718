import {
  roomPlans as calls,
  mainPlansMost,
  type RoomPlan,
  type RoomPlanForm,
  type RoomPlanRow,
  roomPlanForm,
} from '#contracts/areas/roomPlans.ts';
import { status } from '#contracts/envelope.ts';
import { roomTextOf, usableRateOf } from '#contracts/estate/planFigures.ts';
import { buildingSaleStatus } from '#contracts/estate/rooms.ts';
import { say } from '#contracts/words.ts';
import { checkCategory, partKind, partSelect } from '../estate/partRecords.ts';
import { onSaleOf, roomCountsOf, totalOf } from '../estate/roomCounts.ts';
import { nameOf } from '../records/checks.ts';
import type { Context, Handlers } from '../records/context.ts';
import { fail } from '../records/fail.ts';
import { platformHandlers } from '../records/records.ts';
import type { StoredRow } from '../store/collections.ts';

/** House shapes (domain design, section 4.8). */

type Row = StoredRow<'roomPlans'>;
type Query = Parameters<Handlers<typeof calls>['list']>[0]['query'];

const roomsOf = ({ store }: Context, id: string) => roomCountsOf(store, 'planId', id);

function derived(row: Readonly<Row>, context: Context) {
  const rooms = roomsOf(context, row.id);
  return {
    categoryName: nameOf(context.store.roomPlanCategories, row.categoryId),
    roomText: roomTextOf(row),
    usableRate: usableRateOf(row),
    roomCount: totalOf(rooms),
    onSaleCount: onSaleOf(rooms),
    saleStatus: buildingSaleStatus(rooms),
  };
}

/** -1008 for one more main shape than a project may have. */
function checkMain({ store }: Context, { estateId, isMain }: RoomPlanForm, ownId?: string) {
  const others = store.roomPlans
    .by('estateId', estateId)
    .filter((row) => row.isMain === 1 && row.id !== ownId);
  if (isMain === 1 && others.length >= mainPlansMost)
    fail(status.precondition, say('tooMany', { label: 'isMain', n: mainPlansMost }), { field: 'isMain' });
}

const kind = partKind<Row, Query, RoomPlanForm, RoomPlanRow, RoomPlan>({
  name: '户型',
  collection: 'roomPlans',
  calls,
  form: roomPlanForm,
  unique: [{ field: 'name', within: ['estateId'], taken: 'planNameTaken' }],
  row: (row, context) => ({
    ...derived(row, context),
    imageUrl: row.pictures.find(({ covered }) => covered)?.url ?? '',
  }),
  record: derived,
  check: (body, { store }, before) =>
    checkCategory(store.roomPlanCategories, body, before, ({ estateId }) => estateId !== body.estateId),
  checkAfterUnique: (body, context, before) => checkMain(context, body, before?.id),
  checkRemove({ id }, context) {
    const n = totalOf(roomsOf(context, id));
    if (n > 0) fail(status.precondition, say('planInUse', { n }));
  },
});

export const roomPlans: Handlers<typeof calls> = {
  ...platformHandlers(kind),
  allEnabled: ({ query }, context) => partSelect(context.store.roomPlans, query, context),
};
