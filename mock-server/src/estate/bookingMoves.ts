import {
  bookingCloseReason,
  bookingSource,
  bookingStatus,
  estateCodes,
  gender,
} from '#contracts/enums/estates.ts';
import { status } from '#contracts/envelope.ts';
import {
  type AmendForm,
  amendForm,
  type BookingForm,
  type CloseForm,
  type DealForm,
  type FollowForm,
  type ToRecommendForm,
} from '#contracts/estate/bookingForms.ts';
import { never } from '#contracts/wireTime.ts';
import { say } from '#contracts/words.ts';
import { everNameOf } from '../records/checks.ts';
import type { Context } from '../records/context.ts';
import { fail, invalid } from '../records/fail.ts';
import { fieldChanges } from '../records/fieldChanges.ts';
import { numberAt } from '../records/numbers.ts';
import { byMember, logLine, type Operator } from '../records/operators.ts';
import { reachOf } from '../records/reach.ts';
import { reasonWords } from '../records/reasonWords.ts';
import { shownOf, storedOf } from '../records/stored.ts';
import type { StoredBooking } from '../store/estateRows.ts';
import { nowOf } from '../store/today.ts';
import { type Booking, type BookingMove, bookingTable, isOpen, takers } from './bookingRules.ts';
import { writeBooking } from './bookingWrites.ts';
import { consultantOf } from './consultants.ts';
import { ownerOfPart } from './owners.ts';
import { plansOf } from './plans.ts';
import { addRecommend } from './recommendMoves.ts';
import { subscribeRoom } from './roomMoves.ts';
import { roomTextOf } from './roomText.ts';

/** A lead is written down, and moves on (domain design, section 5.2). Each move checks the state that it starts from. */

const expectMove = (context: Context, row: Booking, move: BookingMove) =>
  bookingTable.expect(row, move, context);

/** @throws -1009 while the customer has an open lead for the project; whole numbers are compared */
function expectNoOther({ store }: Context, lead: Pick<Booking, 'estateId' | 'mobile'>): void {
  const others = store.estateBookings.by('mobile', lead.mobile);
  if (others.some((one) => one.estateId === lead.estateId && isOpen(one)))
    fail(status.duplicate, say('bookingOpenExists'), { field: 'mobile' });
}

export type NewBooking = Omit<BookingForm, 'source'> &
  Pick<StoredBooking, 'source'> & { memberId?: string; consultantId?: string };

/** @throws -1002 for a time that has passed or a house shape that the project does not offer, -1009 for a customer who has an open lead already */
export function addBooking(context: Context, lead: NewBooking, by: Operator): Booking {
  const { store, clock } = context;
  const { customerName, mobile, estateId, source, memberId = '', consultantId = '' } = lead;
  const { planId = '', visitTime = '', people = 0, need = '' } = lead;
  if (planId !== '' && !plansOf(store, estateId)(planId))
    invalid('planId', say('choose', { label: 'bookingPlan' }));
  if (visitTime !== '' && visitTime < nowOf(clock)) invalid('visitTime', say('visitTimePast'));
  expectNoOther(context, { estateId, mobile });
  const createTime = nowOf(clock);
  const bookingNo = numberAt(createTime, 'YY', store.estateBookings.rows().length);
  return store.estateBookings.insert({
    ...{ bookingNo, memberId, customerName, mobile, estateId, planId },
    ...{ visitTime, people, need, source, consultantId, gender: lead.gender ?? gender.unknown },
    ...{ status: bookingStatus.toContact, follows: [], arriveTime: '', roomId: '', recommendId: '' },
    ...{ closeReason: 0, closeNote: '', closeTime: never },
    logs: [logLine(context, by, '提交预约', bookingStatus.toContact, bookingStatus.toContact)],
  });
}

/**
 * 分配. To the consultant who has the lead already it changes nothing, so that a repeated call is safe.
 * @throws -1008 for a consultant of another project or one who is disabled, and for a consultant who gives a lead to a colleague
 */
export function assignBooking(context: Context, row: Booking, consultantId: string, by: Operator): Booking {
  expectMove(context, row, 'assign');
  if (row.consultantId === consultantId) return row;
  const consultant = consultantOf(context.store, consultantId);
  if (consultant?.estateId !== row.estateId || consultant.enabled !== 1)
    return fail(status.precondition, say('consultantUnfit'), { field: 'consultantId' });
  const own = takers(context, row.estateId);
  if (own && !own.has(consultantId))
    fail(status.precondition, say('takeForYourself'), { field: 'consultantId' });
  return writeBooking(context, row, { consultantId }, by, '分配', consultant.name);
}

/** 跟进: 10, 20 → 20, and 30 as it is. */
export function followBooking(context: Context, row: Booking, form: FollowForm, by: Operator): Booking {
  expectMove(context, row, 'follow');
  const { content, way, intention = 0, nextTime = '' } = form;
  const time = nowOf(context.clock);
  if (nextTime !== '' && nextTime <= time) invalid('nextTime', say('nextTimePast'));
  const follow = { time, way, content, intention, nextTime, userName: by.name };
  const code = row.status === bookingStatus.visited ? row.status : bookingStatus.following;
  const patch = { status: code, follows: [...row.follows, follow] };
  return writeBooking(context, row, patch, by, '跟进', content);
}

/** 修改: what the customer wants. What is saved as it was writes nothing. @throws -1002 for a time that has passed or a house shape that is not offered */
export function amendBooking(context: Context, row: Booking, form: AmendForm, by: Operator): Booking {
  const { store, clock } = context;
  expectMove(context, row, 'amend');
  const after = { ...storedOf(amendForm, form), gender: form.gender ?? gender.unknown };
  if (after.planId !== '' && after.planId !== row.planId && !plansOf(store, row.estateId)(after.planId))
    invalid('planId', say('choose', { label: 'bookingPlan' }));
  if (after.visitTime !== '' && after.visitTime !== row.visitTime && after.visitTime < nowOf(clock))
    invalid('visitTime', say('visitTimePast'));
  const named = (one: Pick<Booking, 'planId'>) => ({
    ...shownOf(amendForm, one),
    planName: everNameOf(store.roomPlans, one.planId),
  });
  const changes = fieldChanges(amendForm, named(row), named(after));
  return changes === '' ? row : writeBooking(context, row, after, by, '修改', changes);
}

/** 确认到访: 20 → 30. */
export function arriveBooking(context: Context, row: Booking, arriveTime: string, by: Operator): Booking {
  expectMove(context, row, 'arrive');
  if (arriveTime > nowOf(context.clock)) invalid('arriveTime', say('arriveTimeFuture'));
  return writeBooking(
    context,
    row,
    { status: bookingStatus.visited, arriveTime },
    by,
    '确认到访',
    arriveTime,
  );
}

/** 成交: 30 → 40; the customer gets the room. @throws -1005 for a room that somebody else has */
export function dealBooking(context: Context, row: Booking, form: DealForm, by: Operator): Booking {
  expectMove(context, row, 'deal');
  const room = context.store.estateRooms.get(form.roomId);
  if (room?.estateId !== row.estateId) return invalid('roomId', say('choose', { label: 'bookingRoom' }));
  const { subscribeAmount, subscribeDate } = form;
  const { customerName, mobile: customerMobile } = row;
  subscribeRoom(context, room, { customerName, customerMobile, subscribeAmount, subscribeDate }, by);
  const patch = { status: bookingStatus.dealt, roomId: room.id };
  return writeBooking(context, row, patch, by, '成交', roomTextOf(context.store, room));
}

/** 关闭: 10, 20, 30 → 50. */
export function closeBooking(context: Context, row: Booking, form: CloseForm, by: Operator): Booking {
  expectMove(context, row, 'close');
  const { reason, note = '' } = form;
  const closing = { closeReason: reason, closeNote: note, closeTime: nowOf(context.clock) };
  const words = reasonWords(estateCodes.bookingCloseReason, reason, bookingCloseReason.other, note);
  return writeBooking(context, row, { status: bookingStatus.closed, ...closing }, by, '关闭', words);
}

/**
 * 转推荐: the lead becomes a recommend of a member, waiting for its audit, and is closed.
 * @throws -1003 for who manages no recommends of the project, and what recommending is refused with
 */
export function recommendBooking(
  context: Context,
  row: Booking,
  form: ToRecommendForm,
  by: Operator,
): Booking {
  expectMove(context, row, 'toRecommend');
  if (context.caller && !reachOf(context, 'Recommend', 'manage')(ownerOfPart(row, context.store)))
    fail(status.forbidden, say('forbidden'));
  const { customerName, mobile: customerMobile, estateId } = row;
  const { id, recommendNo } = addRecommend(context, { ...form, estateId, customerName, customerMobile }, by);
  const closing = {
    ...{ status: bookingStatus.closed, recommendId: id, closeReason: bookingCloseReason.other },
    ...{ closeNote: `已转推荐${recommendNo}`, closeTime: nowOf(context.clock) },
  };
  return writeBooking(context, row, closing, by, '转推荐', recommendNo);
}

/** 重新激活: 50 → 20. A consultant who was disabled meanwhile has the lead no more. */
export function reopenBooking(context: Context, row: Booking, by: Operator): Booking {
  expectMove(context, row, 'reopen');
  expectNoOther(context, row);
  const { consultantId } = row;
  const isThere = consultantOf(context.store, consultantId)?.enabled === 1;
  const patch = {
    ...{ status: bookingStatus.following, consultantId: isThere ? consultantId : '' },
    ...{ closeReason: 0, closeNote: '', closeTime: never },
  };
  return writeBooking(context, row, patch, by, '重新激活');
}

/**
 * A visit is asked for in the members' app. Who books as a member is known by his mobile.
 * @throws -1008 for a project that takes no bookings or is off the shelf
 */
export function memberAsksForVisit(
  context: Context,
  lead: Omit<NewBooking, 'source' | 'memberId' | 'consultantId'>,
): Booking {
  const { store } = context;
  const estate = store.estates.get(lead.estateId);
  const isOpenFor =
    estate?.enabled === 1 &&
    estate.saleInfo?.bookingEnabled === 1 &&
    store.estateCompanies.get(estate.companyId)?.enabled === 1;
  if (!isOpenFor) fail(status.precondition, say('estateTakesNoBooking'), { field: 'estateId' });
  const memberId = store.members.by('mobile', lead.mobile)[0]?.id ?? '';
  const source = bookingSource.miniProgram;
  return addBooking(context, { ...lead, source, memberId }, byMember({ name: lead.customerName }));
}
