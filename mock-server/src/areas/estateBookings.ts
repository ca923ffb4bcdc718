import type {
  Booking as BookingRecord,
  BookingRow,
  estateBookings as calls,
} from '#contracts/areas/estateBookings.ts';
import { estateCodes } from '#contracts/enums/estates.ts';
import { status } from '#contracts/envelope.ts';
import { maskMobile } from '#contracts/forms/masks.ts';
import { never } from '#contracts/wireTime.ts';
import { say } from '#contracts/words.ts';
import {
  addBooking,
  amendBooking,
  arriveBooking,
  assignBooking,
  closeBooking,
  dealBooking,
  followBooking,
  recommendBooking,
  reopenBooking,
} from '../estate/bookingMoves.ts';
import { type Booking, bookingActions, bookingReach, nextTimeOf, takers } from '../estate/bookingRules.ts';
import { writeBooking } from '../estate/bookingWrites.ts';
import { ownerOfPart } from '../estate/owners.ts';
import { roomTextOf } from '../estate/roomText.ts';
import { everNameOf, holds, isUntil } from '../records/checks.ts';
import type { Context, Handlers } from '../records/context.ts';
import { countStatuses } from '../records/countStatuses.ts';
import { fail, invalid, notFound } from '../records/fail.ts';
import { type Operator, operatorOf } from '../records/operators.ts';
import { eachOf } from '../records/outcome.ts';
import { reachOf } from '../records/reach.ts';
import { revealAction } from '../records/reveal.ts';

/** Leads (domain design, section 5.2). The moves themselves stand in `estate/`. */

type Input<Call extends keyof Handlers<typeof calls>> = Parameters<Handlers<typeof calls>[Call]>[0];
type Filters = Input<'countByStatus'>['query'];

const statuses = Object.keys(estateCodes.bookingStatus).map(Number);

/** What a list's filters let through, as far as the caller reaches. */
function matching(context: Context, filters: Filters): (row: Booking) => boolean {
  const { keyword, estateId, consultantId, assigned, source } = filters;
  const { visitStart = '', visitEnd, nextStart = '', nextEnd, createStart = '', createEnd } = filters;
  const isNextIn = (time: string) => time !== '' && time >= nextStart && (!nextEnd || isUntil(time, nextEnd));
  const reaches = bookingReach(context, 'view');
  return (row) =>
    (!estateId || row.estateId === estateId) &&
    (!consultantId || row.consultantId === consultantId) &&
    (assigned === undefined || (row.consultantId !== '') === (assigned === 1)) &&
    (source === undefined || row.source === source) &&
    (holds(row.customerName, keyword) || holds(row.mobile, keyword)) &&
    (!(visitStart || visitEnd) || row.visitTime !== '') &&
    row.visitTime >= visitStart &&
    (!visitEnd || isUntil(row.visitTime, visitEnd)) &&
    (!(nextStart || nextEnd) || isNextIn(nextTimeOf(row))) &&
    row.createTime >= createStart &&
    (!createEnd || isUntil(row.createTime, createEnd)) &&
    reaches(row);
}

function toRow({ store }: Context, row: Booking): Omit<BookingRow, 'actions'> {
  return {
    ...row,
    mobile: maskMobile(row.mobile),
    estateName: everNameOf(store.estates, row.estateId),
    planName: everNameOf(store.roomPlans, row.planId),
    consultantName: everNameOf(store.estateConsultants, row.consultantId),
    followCount: row.follows.length,
    lastFollowTime: row.follows.at(-1)?.time ?? never,
    nextTime: nextTimeOf(row),
  };
}

function shown(context: Context, row: Booking): BookingRecord {
  const { store } = context;
  const room = store.estateRooms.get(row.roomId);
  return {
    ...row,
    ...toRow(context, row),
    follows: [...row.follows].reverse(),
    roomText: room ? roomTextOf(store, room) : '',
    recommendNo: store.estateRecommends.get(row.recommendId)?.recommendNo ?? '',
    actions: bookingActions(context)(row),
    logs: [...row.logs].reverse(),
  };
}

function reached(context: Context, op: 'view' | 'manage', id: string): Booking {
  const row = context.store.estateBookings.get(id);
  return row && bookingReach(context, op)(row) ? row : notFound();
}

/** The handler of a call that moves one lead. */
const moving =
  <Body>(move: (context: Context, row: Booking, body: Body, by: Operator) => Booking) =>
  ({ params, body }: { params: { id: string }; body: Body }, context: Context): BookingRecord => {
    const row = reached(context, 'manage', params.id);
    return shown(context, move(context, row, body, operatorOf(context)));
  };

function list({ query }: Pick<Input<'list'>, 'query'>, context: Context) {
  const { estateBookings: rows } = context.store;
  const fits = matching(context, query);
  const { count, list: page } = rows.list({
    where: (row) => (query.status === undefined || row.status === query.status) && fits(row),
    offset: query.offset,
    limit: query.limit,
  });
  const actionsOf = bookingActions(context);
  return { count, list: page.map((row) => ({ ...toRow(context, row), actions: actionsOf(row) })) };
}
const countByStatus = ({ query }: Pick<Input<'countByStatus'>, 'query'>, context: Context) =>
  countStatuses(context.store.estateBookings.all(), matching(context, query), statuses);

function add({ body }: Input<'add'>, context: Context): BookingRecord {
  const { store } = context;
  const estate = store.estates.get(body.estateId);
  if (!estate || !reachOf(context, 'EstateBooking', 'manage')(ownerOfPart(body, store)))
    return invalid('estateId', say('choose', { label: 'bookingEstate' }));
  if (estate.enabled === 0) fail(status.precondition, say('estateOffShelf'), { field: 'estateId' });
  if (store.estateCompanies.get(estate.companyId)?.enabled !== 1)
    fail(status.precondition, say('companyDisabled'), { field: 'estateId' });
  // Of a consultant who signed in: the lead is his.
  const [consultantId = ''] = takers(context, body.estateId) ?? [];
  return shown(context, addBooking(context, { ...body, consultantId }, operatorOf(context)));
}

/** A row that is refused is left as it was: every move checks before it writes. */
const batchAssign = ({ body }: Input<'batchAssign'>, context: Context) =>
  eachOf(body.ids, (id) =>
    assignBooking(context, reached(context, 'manage', id), body.consultantId, operatorOf(context)),
  );

export const estateBookings: Handlers<typeof calls> = {
  list,
  listOfOwnCompany: list,
  countByStatus,
  countByStatusOfOwnCompany: countByStatus,
  get: ({ params }, context) => shown(context, reached(context, 'view', params.id)),
  reveal({ params, body: { field } }, context) {
    const row = reached(context, 'manage', params.id);
    writeBooking(context, row, {}, operatorOf(context), revealAction(field));
    return { value: row.mobile };
  },
  add,
  amend: moving(amendBooking),
  assign: moving((context, row, { consultantId }: Input<'assign'>['body'], by) =>
    assignBooking(context, row, consultantId, by),
  ),
  batchAssign,
  follow: moving(followBooking),
  arrive: moving((context, row, { arriveTime }: Input<'arrive'>['body'], by) =>
    arriveBooking(context, row, arriveTime, by),
  ),
  deal: moving(dealBooking),
  close: moving(closeBooking),
  toRecommend: moving(recommendBooking),
  reopen: moving((context, row, _body: undefined, by) => reopenBooking(context, row, by)),
};
