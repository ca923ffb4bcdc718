import * as z from 'zod/mini';
import { type Access, area, post } from '../endpoint.ts';
import { roomSaleStatus } from '../enums/estates.ts';
import { belongType } from '../enums.ts';
import { type Status, status } from '../envelope.ts';
import { partOptions } from '../estate/partCalls.ts';
import {
  batchPlanForm,
  batchPriceForm,
  batchStatusForm,
  cancelDealForm,
  deliverForm,
  holdForm,
  roomFields,
  roomLimits,
  roomMoveForm,
  signForm,
  subscribeForm,
  unsubscribeForm,
} from '../estate/roomFields.ts';
import { dateTime, id, version } from '../forms/fields.ts';
import { codeFilter, idFilter, textFilter } from '../forms/filters.ts';
import { chosenCode, chosenId } from '../forms/formFields.ts';
import { idOrNone } from '../forms/shownIds.ts';
import { dayOrNone, maskedMobileOrNone, wholeText } from '../forms/shownTexts.ts';
import { logRow } from '../logs.ts';
import { sharedAccess } from '../mirror.ts';
import { actions, formOf, recordCallsOf } from '../records.ts';
import { revealCall } from '../reveal.ts';
import { rightsOver } from '../rights/rights.ts';
import { say } from '../words.ts';
import '../words/estateParts.ts';
import '../words/estateRecommends.ts';
import '../words/estateRooms.ts';
import { gridRoom } from './estateBuildings.ts';

/** Rooms of buildings and their moves (domain design, section 4.9). Prices in cents, areas in hundredths of a square metre, days '' where they have not come. */

const state = chosenCode('roomSaleStatus', { roomSaleStatus });
const rules = [
  z.refine<{ buildArea: number; innerArea?: number | undefined }>(
    ({ buildArea, innerArea = 0 }) => innerArea <= buildArea,
    { error: say('innerAreaTooLarge'), path: ['innerArea'] },
  ),
];
export const roomForm = formOf(roomFields, rules).update;
export type RoomForm = z.infer<typeof roomForm>;

const row = z.object({
  id,
  estateId: id,
  buildingId: id,
  buildingName: z.string(),
  unitName: z.string(),
  floor: z.int(),
  roomNo: z.string(),
  /** 1号楼-1单元-1201. */
  roomText: z.string(),
  /** '' = none. */
  planId: idOrNone,
  planName: z.string(),
  buildArea: z.int(),
  unitPrice: z.int(),
  totalPrice: z.int(),
  status: z.enum(roomSaleStatus),
});
export type RoomRow = z.infer<typeof row>;

const record = z.object({
  ...row.shape,
  estateName: z.string(),
  innerArea: z.int(),
  /** Absent for who does not manage the project. */
  floorPrice: z.optional(z.int()),
  holdReason: z.string(),
  /** '' where nobody, or somebody without a recommend, has the room. */
  recommendId: idOrNone,
  recommendNo: z.string(),
  /** Masked, as the mobile is. */
  customerName: z.string(),
  customerMobile: maskedMobileOrNone,
  subscribeAmount: z.int(),
  subscribeDate: dayOrNone,
  contractNo: z.string(),
  dealPrice: z.int(),
  signDate: dayOrNone,
  deliverDate: dayOrNone,
  createTime: dateTime,
  version,
  actions,
  /** Newest first. */
  logs: z.array(logRow),
});
export type Room = z.infer<typeof record>;

const [mayView, mayManage] = [sharedAccess('Estate', 'view'), sharedAccess('Estate', 'manage')];
/** Who sells: manages projects, or recommends. */
const maySell: Access = {
  ...mayManage,
  rights: [...rightsOver('manage', 'Estate'), ...rightsOver('manage', 'Recommend')],
};
/** Only whoever manages all projects or all recommends. */
const staffOnly: Access = {
  rights: ['manageEstate', 'manageRecommend'],
  belongTypes: [belongType.system],
};

const { enable: _never, ...calls } = recordCallsOf(
  {
    resource: 'estate-rooms',
    noun: 'room of a building',
    filters: {
      estateId: idFilter(chosenId('estateOfPart')),
      buildingId: idFilter(roomFields.buildingId),
      status: codeFilter(state),
      /** Part of the room's number. */
      keyword: textFilter(roomFields.roomNo),
    },
    fields: roomFields,
    rules,
    row,
    record,
    preconditions: ['update', 'remove'],
  },
  { view: mayView, manage: mayManage },
);

/** A move over the version that was seen, where one is sent; it answers the room as it is then. */
const move = <const Verb extends string, Body>(
  verb: Verb,
  purpose: string,
  body: z.core.$ZodType<Body, unknown>,
  errors: readonly Status[] = [],
  access: Access = mayManage,
) =>
  post({
    path: `estate-rooms/${verb}/{id}` as `estate-rooms/${Verb}/{id}`,
    purpose,
    access,
    body,
    data: record,
    errors: [status.notFound, status.wrongState, status.stale, ...errors],
  });

/** What became of one row of a batch. */
const batchRow = z.object({
  id,
  /** 1, or why the room is as it was. */
  status: z.int(),
  message: z.string(),
  /** As it is now; null for a room that is not there. */
  room: z.nullable(gridRoom),
});
export type BatchRow = z.infer<typeof batchRow>;
const batch = <const Verb extends string, Body>(
  verb: Verb,
  what: string,
  body: z.core.$ZodType<Body, unknown>,
) =>
  post({
    path: `estate-rooms/${verb}` as `estate-rooms/${Verb}`,
    purpose: `Sets ${what} of at most ${roomLimits.batch} rooms, each over the version that was seen. A row that fails does not stop the others.`,
    access: mayManage,
    body,
    data: z.object({ rows: z.array(batchRow) }),
    errors: [status.invalid],
  });

export const estateRooms = area('estateRooms', {
  ...calls,
  list: {
    ...calls.list,
    purpose:
      'Rooms that match, for choosing one; oldest first: by createTime, then in the order in which they were made.',
  },
  onSale: partOptions(
    'estate-rooms/list-on-sale',
    'Rooms of a project that can be bought (可售, 销控) by their whole names, for selects.',
    {
      status: row.shape.status,
      buildArea: z.int(),
      totalPrice: z.int(),
      /** Of 销控; '' otherwise. Subscribing the room ends it. */
      holdReason: z.string(),
    },
  ),
  reveal: revealCall({
    resource: 'estate-rooms',
    noun: 'room',
    fields: ['customerName', 'customerMobile'],
    access: mayManage,
    value: wholeText,
  }),
  open: move('open', '推售: 待售 → 可售.', roomMoveForm, [status.precondition]),
  withdraw: move('withdraw', '撤回: 可售 → 待售.', roomMoveForm),
  hold: move('hold', '预留: 可售 → 销控, with a reason.', holdForm),
  release: move('release', '释放: 销控 → 可售.', roomMoveForm),
  subscribe: move(
    'subscribe',
    '登记认购: 可售 or 销控 → 已认购, for somebody without a recommend. Of two callers the second one is refused.',
    subscribeForm,
    [status.invalid, status.precondition],
    maySell,
  ),
  unsubscribe: move(
    'unsubscribe',
    '退定: 已认购 → 可售, of a room without a recommend.',
    unsubscribeForm,
    [status.precondition],
    maySell,
  ),
  sign: move(
    'sign',
    '签约: 已认购 → 已签约, of a room without a recommend.',
    signForm,
    [status.invalid, status.precondition, status.duplicate],
    maySell,
  ),
  cancelDeal: move(
    'cancel-deal',
    '退房: 已签约 → 可售, of a room without a recommend.',
    cancelDealForm,
    [status.precondition],
    staffOnly,
  ),
  deliver: move('deliver', '交房: 已签约 → 已交付.', deliverForm, [status.invalid]),
  batchPrice: batch('batch-price', 'the price of a square metre', batchPriceForm),
  batchStatus: batch('batch-status', 'the state (待售, 可售, 销控)', batchStatusForm),
  batchPlan: batch('batch-plan', 'the house shape', batchPlanForm),
});
