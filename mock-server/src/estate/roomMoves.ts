import { roomSaleStatus } from '#contracts/enums/estates.ts';
import { status } from '#contracts/envelope.ts';
import { maskName } from '#contracts/forms/masks.ts';
import { say } from '#contracts/words.ts';
import { followPurchases } from '../members/grades.ts';
import type { Context } from '../records/context.ts';
import { fail } from '../records/fail.ts';
import { logLine, type Operator } from '../records/operators.ts';
import { rowsLike } from '../records/rowsLike.ts';
import type { StoredEstateRoom } from '../store/estateRows.ts';
import { takeRoomFromLead } from './bookingWrites.ts';
import { checkDay } from './dayChecks.ts';
import { protectedFor } from './recommendRules.ts';
import { type Room, type RoomMove, roomTable } from './roomRules.ts';

/**
 * The moves of a room (domain design, section 4.9). Each checks the state that it starts from: of two callers the second one gets -1005. A room that a
 * recommend owns changes hands through the recommend only, which says so by `recommendId`.
 */

/** Writes a change with its line in the log. */
export function writeRoom(
  context: Context,
  room: Room,
  patch: Partial<StoredEstateRoom>,
  by: Operator,
  action: string,
  remark = '',
): Room {
  const line = logLine(context, by, action, room.status, patch.status ?? room.status, remark);
  return context.store.estateRooms.update(room.id, { ...patch, logs: [...room.logs, line] });
}

/** @throws -1008 when the room's owner is a recommend, and it is not that recommend which moves */
function expectOwner({ store }: Context, { recommendId }: Room, mover: string | undefined): void {
  if (recommendId === (mover ?? '')) return;
  const no = store.estateRecommends.get(recommendId)?.recommendNo ?? '';
  fail(status.precondition, say('roomOfRecommend', { no }));
}

/** @throws -1008 for a customer whom a recommend still protects: he buys through it, so that the recommender gets what he is owed */
function expectUnprotected(
  { store }: Context,
  { estateId }: Room,
  customerMobile: string,
  field: string | undefined,
): void {
  const recommend = protectedFor(store, estateId, customerMobile);
  if (recommend)
    fail(
      status.precondition,
      say('customerProtected', { no: recommend.recommendNo }),
      field ? { field } : null,
    );
}

const expectMove = (context: Context, room: Room, move: RoomMove) => roomTable.expect(room, move, context);

/** 推售: 10 → 20. */
export function openRoom(context: Context, room: Room, by: Operator): Room {
  expectMove(context, room, 'open');
  return writeRoom(context, room, { status: roomSaleStatus.available }, by, '推售');
}
/** 撤回: 20 → 10. */
export function withdrawRoom(context: Context, room: Room, by: Operator): Room {
  expectMove(context, room, 'withdraw');
  return writeRoom(context, room, { status: roomSaleStatus.waiting }, by, '撤回');
}
/** 预留: 20 → 30. */
export function holdRoom(context: Context, room: Room, reason: string, by: Operator): Room {
  expectMove(context, room, 'hold');
  const patch = { status: roomSaleStatus.held, holdReason: reason };
  return writeRoom(context, room, patch, by, '预留', reason);
}
/** 释放: 30 → 20. */
export function releaseRoom(context: Context, room: Room, by: Operator): Room {
  expectMove(context, room, 'release');
  return writeRoom(context, room, { status: roomSaleStatus.available, holdReason: '' }, by, '释放');
}

export interface Subscription {
  /** The recommend that takes the room; absent for a lead or somebody who walked in. */
  recommendId?: string;
  customerName: string;
  /** Whole. */
  customerMobile: string;
  subscribeAmount: number;
  subscribeDate: string;
}
/**
 * 登记认购: 20, 30 → 40. Of two who want the room the second one gets 房源已被认购.
 * @param mobileField the field of the form that has the customer's mobile; absent where the form has none
 * @throws -1002 for a day that is still to come, -1008 for a customer whom a recommend protects
 */
export function subscribeRoom(
  context: Context,
  room: Room,
  { recommendId = '', ...subscription }: Subscription,
  by: Operator,
  mobileField?: string,
): Room {
  expectMove(context, room, 'subscribe');
  if (recommendId === '') expectUnprotected(context, room, subscription.customerMobile, mobileField);
  checkDay(context, 'subscribeDate', subscription.subscribeDate, 'subscribeDate');
  const patch = { status: roomSaleStatus.subscribed, holdReason: '', recommendId, ...subscription };
  return writeRoom(context, room, patch, by, '认购', maskName(subscription.customerName));
}

/** What a room loses when it is given back. */
const ofNobody = {
  status: roomSaleStatus.available,
  recommendId: '',
  customerName: '',
  customerMobile: '',
  subscribeAmount: 0,
  subscribeDate: '',
  contractNo: '',
  dealPrice: 0,
  signDate: '',
};
/** 退定: 40 → 20. */
export function unsubscribeRoom(
  context: Context,
  room: Room,
  { reason, recommendId }: { reason: string; recommendId?: string },
  by: Operator,
): Room {
  expectMove(context, room, 'unsubscribe');
  expectOwner(context, room, recommendId);
  takeRoomFromLead(context, room, by, '退定', reason);
  return writeRoom(context, room, ofNobody, by, '退定', reason);
}

export interface Signing {
  recommendId?: string;
  contractNo: string;
  dealPrice: number;
  signDate: string;
}
/** 签约: 40 → 50. @throws -1002 for a day before the subscription or still to come, -1009 for the number of another contract */
export function signRoom(
  context: Context,
  room: Room,
  { recommendId, ...signing }: Signing,
  by: Operator,
): Room {
  expectMove(context, room, 'sign');
  expectOwner(context, room, recommendId);
  checkDay(context, 'signDate', signing.signDate, 'signDate', [room.subscribeDate, 'signBeforeSubscribe']);
  const alike = rowsLike(context.store.estateRooms, 'contractNo', signing.contractNo);
  if (alike.some(({ id }) => id !== room.id))
    fail(status.duplicate, say('contractTaken'), { field: 'contractNo' });
  const patch = { status: roomSaleStatus.signed, ...signing };
  const signed = writeRoom(context, room, patch, by, '签约', signing.contractNo);
  followPurchases(context, signed.customerMobile);
  return signed;
}

/** 退房: 50 → 20. Whether money stands against it is for the recommend to say. */
export function cancelRoomDeal(
  context: Context,
  room: Room,
  { reason, recommendId }: { reason: string; recommendId?: string },
  by: Operator,
): Room {
  expectMove(context, room, 'cancelDeal');
  expectOwner(context, room, recommendId);
  takeRoomFromLead(context, room, by, '退房', reason);
  return writeRoom(context, room, ofNobody, by, '退房', reason);
}

/** 交房: 50 → 60. @throws -1002 for a day before the contract or still to come */
export function deliverRoom(context: Context, room: Room, deliverDate: string, by: Operator): Room {
  expectMove(context, room, 'deliver');
  checkDay(context, 'deliverDate', deliverDate, 'deliverDate', [room.signDate, 'deliverBeforeSign']);
  return writeRoom(context, room, { status: roomSaleStatus.delivered, deliverDate }, by, '交房');
}
