import * as z from 'zod/mini';
import { batchIds, batchResults } from '../batch.ts';
import { area, get, post } from '../endpoint.ts';
import {
  bookingCloseReason,
  bookingSource,
  bookingStatus,
  followWay,
  gender,
  intention,
} from '../enums/estates.ts';
import { belongType } from '../enums.ts';
import { listOf, listQuery, type Status, status } from '../envelope.ts';
import {
  amendForm,
  arriveForm,
  assignForm,
  bookingForm,
  bookingLimits,
  closeForm,
  dealForm,
  followForm,
  toRecommendForm,
} from '../estate/bookingForms.ts';
import { told } from '../forms/fieldInfo.ts';
import { date, dateTime, id, queryCode, queryFlag, searchText } from '../forms/fields.ts';
import { idFilter } from '../forms/filters.ts';
import { answeredCode, shownCode } from '../forms/formFields.ts';
import { idOrNone } from '../forms/shownIds.ts';
import { maskedMobile, timeOrNone } from '../forms/shownTexts.ts';
import { spanRule } from '../forms/spans.ts';
import { statusLogRow } from '../logs.ts';
import { accessTo, ofOwnCompany, sharedAccess } from '../mirror.ts';
import { actions } from '../records.ts';
import { revealCall } from '../reveal.ts';
import { statusCountsOf } from '../trade/orders.ts';

/**
 * Leads (预约线索, domain design, sections 5.2 and 23): who wants to see a project, and what staff do about it. Every move answers the fresh lead. Users
 * with Related rights reach leads of their own consultant and those that nobody has yet.
 */

const filters = {
  /** Part of the customer's name or mobile. */
  keyword: z.optional(searchText),
  estateId: idFilter(bookingForm.shape.estateId),
  consultantId: idFilter(assignForm.shape.consultantId),
  /** 1: has a consultant; 0: has none. */
  assigned: told(z.optional(queryFlag), { label: 'assigned' }),
  source: told(queryCode(bookingSource), {
    label: 'bookingSource',
    enumeration: { name: 'bookingSource', codes: Object.values(bookingSource) },
  }),
  /** Days, inclusive. */
  visitStart: z.optional(date),
  visitEnd: z.optional(date),
  /** Of what is still open: when to call again. */
  nextStart: z.optional(date),
  nextEnd: z.optional(date),
  createStart: z.optional(date),
  createEnd: z.optional(date),
};
const rangeRules = [
  spanRule('visitStart', 'visitEnd'),
  spanRule('nextStart', 'nextEnd'),
  spanRule('createStart', 'createEnd'),
] as const;
const query = listQuery({ ...filters, status: queryCode(bookingStatus) }).check(...rangeRules);
const countQuery = z.object(filters).check(...rangeRules);

const shown = {
  id,
  bookingNo: told(z.string(), { label: 'bookingNo' }),
  customerName: told(z.string(), { label: 'customerName' }),
  /** Masked. */
  mobile: told(maskedMobile, { label: 'mobile' }),
  estateId: id,
  estateName: told(z.string(), { label: 'bookingEstate' }),
  /** '' where none was named. */
  planName: told(z.string(), { label: 'bookingPlan' }),
  /** '' where none was agreed. */
  visitTime: told(timeOrNone, { label: 'visitTime' }),
  source: shownCode('bookingSource', { bookingSource }),
  /** '' while nobody has the lead. */
  consultantId: idOrNone,
  consultantName: told(z.string(), { label: 'consultant' }),
  followCount: told(z.int(), { label: 'followCount' }),
  /** 1970-01-01 before the first. */
  lastFollowTime: told(dateTime, { label: 'lastFollowTime' }),
  /** When to call again, as agreed at the last follow-up; '' where nothing was agreed, and of what is closed or dealt. */
  nextTime: told(timeOrNone, { label: 'nextTime' }),
  status: answeredCode({ bookingStatus }),
  createTime: dateTime,
  actions,
};
const row = z.object(shown);
export type BookingRow = z.infer<typeof row>;

const record = z.object({
  ...shown,
  /** The member who asked for the visit; '' where staff wrote it down. */
  memberId: idOrNone,
  gender: answeredCode({ gender }),
  /** '' where no house shape was named. */
  planId: idOrNone,
  /** 0 = not said. */
  people: z.int(),
  need: z.string(),
  /** Newest first. */
  follows: z.array(
    z.object({
      time: dateTime,
      way: answeredCode({ followWay }),
      content: z.string(),
      /** 0 = not said. */
      intention: answeredCode({ intention }, 'orNone'),
      /** '' = none agreed. */
      nextTime: timeOrNone,
      userName: z.string(),
    }),
  ),
  /** '' before the visit. */
  arriveTime: timeOrNone,
  /** The room that it became a deal for, 1号楼-1单元-1201; '' otherwise, and when the room was given back (退定, 退房). */
  roomText: z.string(),
  /** 0 while it is open. */
  closeReason: answeredCode({ bookingCloseReason }, 'orNone'),
  closeNote: z.string(),
  closeTime: timeOrNone,
  /** Of the recommend that it was turned into; '' otherwise. */
  recommendNo: z.string(),
  logs: z.array(statusLogRow),
});
export type Booking = z.infer<typeof record>;

const view = accessTo('EstateBooking', 'view');
const [mayView, mayManage] = [sharedAccess('EstateBooking', 'view'), sharedAccess('EstateBooking', 'manage')];

const list = get({
  path: 'estate-bookings/list',
  purpose: 'Leads that match, newest first.',
  access: view.plain,
  query,
  data: listOf(row),
});
const countByStatus = get({
  path: 'estate-bookings/count-by-status',
  purpose: 'How many of the leads that match are in each status.',
  access: view.plain,
  query: countQuery,
  data: statusCountsOf({ bookingStatus }),
});

/** A call that moves one lead on. */
const move = <const Verb extends string, Body = undefined>(
  verb: Verb,
  purpose: string,
  body?: z.core.$ZodType<Body, unknown>,
  errors: readonly Status[] = [status.invalid, status.notFound, status.wrongState],
) =>
  post({
    path: `estate-bookings/${verb}/{id}` as `estate-bookings/${Verb}/{id}`,
    purpose,
    access: mayManage,
    ...(body && { body }),
    data: record,
    errors,
  });
const withPrecondition = [status.invalid, status.notFound, status.wrongState, status.precondition];

export const estateBookings = area('estateBookings', {
  list,
  listOfOwnCompany: ofOwnCompany(list, view.ownCompany),
  countByStatus,
  countByStatusOfOwnCompany: ofOwnCompany(countByStatus, view.ownCompany),
  get: post({
    path: 'estate-bookings/get/{id}',
    purpose: 'One lead with its follow-ups, its log and what the caller may do.',
    access: mayView,
    data: record,
    errors: [status.notFound],
  }),
  reveal: revealCall({
    resource: 'estate-bookings',
    noun: 'lead',
    fields: ['mobile'],
    access: mayManage,
  }),
  add: post({
    path: 'estate-bookings/add',
    purpose: 'Writes down a lead; one that a consultant writes down is his own.',
    access: mayManage,
    body: bookingForm,
    data: record,
    errors: [status.invalid, status.precondition, status.duplicate],
  }),
  amend: move('amend', '修改: what the customer wants, and when he comes, of an open lead.', amendForm),
  assign: move('assign', 'Gives an open lead to a consultant of its project.', assignForm, withPrecondition),
  batchAssign: post({
    path: 'estate-bookings/batch-assign',
    purpose:
      'Gives several leads to one consultant; each succeeds or fails for itself, and repeating it changes nothing.',
    access: mayManage,
    body: z.object({
      ids: batchIds('bookings', bookingLimits.batch),
      ...assignForm.shape,
    }),
    data: batchResults,
    errors: [status.invalid],
  }),
  follow: move(
    'follow',
    'Notes what was said with the customer; one who has come stays 已到访, any other lead is 跟进中.',
    followForm,
  ),
  arrive: move('arrive', 'The customer has seen the project.', arriveForm, withPrecondition),
  deal: move('deal', 'The customer subscribes a room of the project.', dealForm, withPrecondition),
  close: move('close', 'Closes an open lead, with the reason.', closeForm),
  reopen: {
    ...move(
      'reopen',
      `Opens a lead again that was closed within ${bookingLimits.reopenDays} days.`,
      undefined,
      [status.notFound, status.wrongState, status.precondition, status.duplicate],
    ),
    access: { rights: ['manageEstateBooking'] as const, belongTypes: [belongType.system] },
  },
  toRecommend: move(
    'to-recommend',
    'Makes a recommend of a member out of an open lead, which closes it; for who manages recommends, too.',
    toRecommendForm,
    [...withPrecondition, status.duplicate],
  ),
});
