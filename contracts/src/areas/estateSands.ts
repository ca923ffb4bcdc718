import * as z from 'zod/mini';
import { area, post } from '../endpoint.ts';
import { estateSaleStatus, sandPointKind } from '../enums/estates.ts';
import { status } from '../envelope.ts';
import { atMost } from '../forms/atMost.ts';
import { told } from '../forms/fieldInfo.ts';
import { id, nameText } from '../forms/fields.ts';
import { chosenCode, optionalId, optionalText, shownCode } from '../forms/formFields.ts';
import { ordering } from '../forms/numberFields.ts';
import { picture } from '../forms/pictureFields.ts';
import { logRow } from '../logs.ts';
import { sharedAccess } from '../mirror.ts';
import { type Label, say } from '../words.ts';
import '../words/estateRooms.ts';
import '../words/estateSands.ts';
import { roomCounts } from './estates.ts';

/**
 * Sand tables (沙盘) of a project: pictures of its site with points on them (domain design, section 4.10). All of a project are saved together, over the
 * version that was edited.
 */

export const sandLimits = {
  sands: 5,
  points: 100,
  /** Coordinates are ten-thousandths of the picture's width and height. */
  coordinate: 10_000,
} as const;

/** The error is one for all that is no place on the picture: too large, no whole number, absent. */
const coordinate = (label: Label) =>
  told(
    z
      .int(say('pointOutside'))
      .check(z.gte(0, say('pointOutside')), z.lte(sandLimits.coordinate, say('pointOutside'))),
    { label, max: sandLimits.coordinate, required: true },
  );

const point = z
  .object({
    /** Absent of a new point; one that the sand table does not have counts as new. */
    id: z.optional(id),
    kind: chosenCode('sandPointKind', { sandPointKind }),
    name: nameText('pointName', 10),
    /** Of a building point its building; of any other it is not kept. */
    buildingId: optionalId('building'),
    x: coordinate('pointX'),
    y: coordinate('pointY'),
    note: optionalText('pointNote', 50),
  })
  .check(
    z.refine(({ kind, buildingId }) => kind !== sandPointKind.building || Boolean(buildingId), {
      error: say('choose', { label: 'building' }),
      path: ['buildingId'],
    }),
  );
export type SandPoint = z.infer<typeof point>;

const points = told(
  z.array(point, say('choose', { label: 'sandPoints' })).check(
    atMost(sandLimits.points, say('tooMany', { label: 'sandPoints', n: sandLimits.points })),
    z.superRefine((list, { addIssue }) => {
      const marked = new Set<string>();
      list.forEach(({ kind, buildingId }, at) => {
        if (kind !== sandPointKind.building || !buildingId) return;
        if (marked.has(buildingId))
          addIssue({
            code: 'custom',
            input: list,
            message: say('buildingMarked'),
            path: [at, 'buildingId'],
          });
        marked.add(buildingId);
      });
    }),
  ),
  { label: 'sandPoints', max: sandLimits.points },
);

const sand = z.object({
  /** Absent of a new sand table; one that the project does not have counts as new. */
  id: z.optional(id),
  name: nameText('sandName', 20),
  imageUrl: picture('sandImage'),
  ordering,
  points,
});
export type Sand = z.infer<typeof sand>;

/** 0 while nothing was ever saved. */
const version = z.int().check(z.gte(0));

export const sandsForm = z.object({
  sands: told(
    z
      .array(sand, say('choose', { label: 'sands' }))
      .check(atMost(sandLimits.sands, say('tooMany', { label: 'sands', n: sandLimits.sands }))),
    { label: 'sands', max: sandLimits.sands },
  ),
  version: z.optional(version),
});
export type SandsForm = z.infer<typeof sandsForm>;

/** A building as its point shows it. */
const building = z.object({
  id,
  name: z.string(),
  /** By its rooms; never 尾盘. */
  saleStatus: shownCode('estateSaleStatus', { estateSaleStatus }),
  rooms: roomCounts,
});
export type SandBuilding = z.infer<typeof building>;

const record = z.object({
  /** Of the project. */
  id,
  version,
  /** Larger ordering first. */
  sands: z.array(
    z.object({
      ...sand.shape,
      id,
      points: z.array(z.object({ ...point.shape, id, buildingId: z.string(), note: z.string() })),
    }),
  ),
  /** Every building of the project, marked or not. */
  buildings: z.array(building),
  /** Of the sand tables; the project's own log has the same lines. */
  logs: z.array(logRow),
});
export type Sands = z.infer<typeof record>;

const errors = [status.invalid, status.notFound, status.stale];

export const estateSands = area('estateSands', {
  get: post({
    path: 'estate-sands/get/{id}',
    purpose: 'The sand tables of a project, and the sales state of each of its buildings.',
    access: sharedAccess('Estate', 'view'),
    data: record,
    errors: [status.notFound],
  }),
  save: post({
    path: 'estate-sands/save/{id}',
    purpose: `Saves all sand tables of a project: at most ${sandLimits.sands}, with at most ${sandLimits.points} points each and one point for a building.`,
    access: sharedAccess('Estate', 'manage'),
    body: sandsForm,
    data: record,
    errors,
  }),
});
