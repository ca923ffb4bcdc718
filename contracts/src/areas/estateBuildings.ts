import * as z from 'zod/mini';
import { area, get, post } from '../endpoint.ts';
import { buildType, estateSaleStatus, ownYears, roomSaleStatus } from '../enums/estates.ts';
import { status } from '../envelope.ts';
import { generationForm, generationLimit } from '../estate/roomGeneration.ts';
import { atMost } from '../forms/atMost.ts';
import { told } from '../forms/fieldInfo.ts';
import { dateTime, flag, id, lineText, nameText, version, wholeNumber } from '../forms/fields.ts';
import { idFilter, textFilter } from '../forms/filters.ts';
import { chosenCode, optionalDate, optionalText, parentId, shownCode } from '../forms/formFields.ts';
import { mayBeEmpty, ordering } from '../forms/numberFields.ts';
import { idOrNone } from '../forms/shownIds.ts';
import { dayOrNone } from '../forms/shownTexts.ts';
import { logRow } from '../logs.ts';
import { sharedAccess } from '../mirror.ts';
import { actions, formOf, recordCallsOf } from '../records.ts';
import { say } from '../words.ts';
import '../words/estateParts.ts';
import '../words/estateRooms.ts';
import '../words/estates.ts';
import { roomCounts } from './estates.ts';

/**
 * Buildings of real-estate projects with their units, and the rooms of one as the sales-control grid shows them (domain design, section 4.9). Prices in
 * cents, areas in hundredths of a square metre.
 */

const unitLimit = 20;

const unit = z.object({
  name: lineText('unitOfBuilding', 10),
  perFloor: wholeNumber('perFloor', 1, 50),
  fromFloor: wholeNumber('fromFloor', 1, 120),
  toFloor: wholeNumber('toFloor', 1, 120),
});
export type BuildingUnit = z.infer<typeof unit>;
const units = told(
  z.array(unit, say('required', { label: 'units' })).check(
    z.minLength(1, say('required', { label: 'units' })),
    atMost(unitLimit, say('tooMany', { label: 'units', n: unitLimit })),
    z.superRefine((rows, { addIssue }) => {
      rows.forEach(({ name, fromFloor, toFloor }, at) => {
        if (rows.slice(0, at).some((other) => other.name === name))
          addIssue({ code: 'custom', input: rows, message: say('unitTwice'), path: [at, 'name'] });
        if (toFloor < fromFloor)
          addIssue({ code: 'custom', input: rows, message: say('unitFloors'), path: [at, 'toFloor'] });
      });
    }),
  ),
  { label: 'units', required: true, max: unitLimit },
);

const fields = {
  estateId: parentId('estateOfPart'),
  name: nameText('buildingName', 20),
  phase: optionalText('phase', 10),
  buildType: chosenCode('buildTypes', { buildType }),
  floorsAbove: told(wholeNumber('floorsAbove', 1, 120), { unit: 'storeys' }),
  floorsBelow: told(mayBeEmpty(wholeNumber('floorsBelow', 0, 10)), { unit: 'storeys', blank: 0 }),
  liftText: told(
    z.optional(z.string().check(z.trim(), z.regex(/^(\d{1,2}梯\d{1,2}户)?$/, say('liftText')))),
    { label: 'liftText', max: 10 },
  ),
  ownYears: chosenCode('ownYears', { ownYears }),
  openDate: optionalDate('buildingOpenDate'),
  deliveryDate: optionalDate('deliverDate'),
  units,
  ordering,
};
type Fields = z.infer<z.ZodMiniObject<typeof fields>>;
const rules = [
  z.refine<Fields>(({ openDate, deliveryDate }) => !openDate || !deliveryDate || openDate <= deliveryDate, {
    error: say('deliveryBeforeOpening'),
    path: ['deliveryDate'],
  }),
  z.superRefine<Fields>(({ floorsAbove, units: rows }, { addIssue }) => {
    rows.forEach(({ toFloor }, at) => {
      if (toFloor > floorsAbove)
        addIssue({
          code: 'custom',
          input: rows,
          message: say('unitAboveRoof'),
          path: ['units', at, 'toFloor'],
        });
    });
  }),
];
export const buildingForm = formOf(fields, rules).update;
export type BuildingForm = z.infer<typeof buildingForm>;

/** What is counted and derived, of rows and records alike. */
const derived = {
  id,
  rooms: roomCounts,
  totalRooms: told(z.int(), { label: 'totalRoomCount' }),
  /** By its rooms; never 尾盘. */
  saleStatus: shownCode('estateSaleStatus', { estateSaleStatus }),
  /** Numbers of the presale licences that cover it, from the project's sale information. */
  licenceNos: told(z.array(z.string()), { label: 'licenceNos' }),
  createTime: dateTime,
  actions,
};
const row = z.object({
  ...derived,
  estateId: id,
  name: told(z.string(), { label: 'buildingName' }),
  phase: told(z.string(), { label: 'phase' }),
  buildType: shownCode('buildTypes', { buildType }),
  unitCount: told(z.int(), { label: 'buildingUnits' }),
  floorsAbove: z.int(),
  floorsBelow: z.int(),
  /** '' = not settled. */
  deliveryDate: told(dayOrNone, { label: 'deliverDate' }),
  ordering: z.int(),
});
export type BuildingRow = z.infer<typeof row>;

/** House shapes of the project, disabled ones too, for names and areas of rooms. 0 = the shape does not say. */
const plan = z.object({ id, name: z.string(), enabled: flag, buildArea: z.int(), innerArea: z.int() });
export type GridPlan = z.infer<typeof plan>;

const record = z.object({
  ...fields,
  ...derived,
  estateName: z.string(),
  plans: z.array(plan),
  version,
  /** Newest first. */
  logs: z.array(logRow),
});
export type Building = z.infer<typeof record>;

/** A room in the grid. */
export const gridRoom = z.object({
  id,
  version,
  unitName: z.string(),
  floor: z.int(),
  roomNo: z.string(),
  /** '' = none. */
  planId: idOrNone,
  buildArea: z.int(),
  innerArea: z.int(),
  unitPrice: z.int(),
  totalPrice: z.int(),
  /** Absent for who does not manage the project. */
  floorPrice: z.optional(z.int()),
  status: z.enum(roomSaleStatus),
  /** '' unless it is 销控. */
  holdReason: z.string(),
  /** What was agreed, once it is signed; otherwise 0. */
  dealPrice: z.int(),
});
export type GridRoom = z.infer<typeof gridRoom>;

const place = z.object({ unitName: z.string(), floor: z.int(), roomNo: z.string() });
const [mayView, mayManage] = [sharedAccess('Estate', 'view'), sharedAccess('Estate', 'manage')];
const { enable: _never, ...calls } = recordCallsOf(
  {
    resource: 'estate-buildings',
    noun: 'building of a project',
    filters: { name: textFilter(fields.name), estateId: idFilter(fields.estateId) },
    fields,
    rules,
    row,
    record,
    preconditions: ['update', 'remove'],
  },
  { view: mayView, manage: mayManage },
);

export const estateBuildings = area('estateBuildings', {
  ...calls,
  rooms: get({
    path: 'estate-buildings/{id}/rooms/list',
    purpose:
      'All rooms of a building for the sales-control grid; with `since`, the stamp of an answer before, only what has changed.',
    access: mayView,
    query: z.object({ since: z.optional(dateTime) }),
    data: z.object({
      stamp: dateTime,
      rooms: z.array(gridRoom),
      /** Only with `since`: rooms that are gone. */
      removedIds: z.array(id),
    }),
    errors: [status.notFound],
  }),
  generateRooms: post({
    path: 'estate-buildings/generate-rooms/{id}',
    purpose: `Adds the rooms of the chosen floors, at most ${generationLimit}; those that the building has already are left alone and named.`,
    access: mayManage,
    body: generationForm,
    data: z.object({ added: z.int(), skipped: z.int(), skippedRooms: z.array(place) }),
    errors: [status.invalid, status.notFound],
  }),
});
