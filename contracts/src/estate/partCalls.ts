import * as z from 'zod/mini';
import { get } from '../endpoint.ts';
import { belongType } from '../enums.ts';
import { listOf, listQuery } from '../envelope.ts';
import { flag, id, nameText, searchText, version } from '../forms/fields.ts';
import { idFilter } from '../forms/filters.ts';
import { enabled, parentId } from '../forms/formFields.ts';
import { ordering } from '../forms/numberFields.ts';
import { logRow } from '../logs.ts';
import { sharedAccess } from '../mirror.ts';
import { actions, recordCallsOf } from '../records.ts';
import '../words/estateParts.ts';

/** What the records below a project have alike: house shapes, consultants, amenities, buildings, and categories of a project. */

type Kind<R extends string, Q extends z.core.$ZodShape, F extends z.core.$ZodShape, Row, One> = Parameters<
  typeof recordCallsOf<R, Q, F, Row, One>
>[0];

/** The project of a part, in its form. It never changes. */
export const ofEstate = { estateId: parentId('estateOfPart') };
/** What a row of a list answers besides its columns. */
export const partRow = { id, estateId: id, ordering: z.int(), enabled: flag, actions };
/** What a record answers besides its form. */
export const partRecord = { id, logs: z.array(logRow), version, actions };

/**
 * The six calls of a part of projects, for whoever reaches the project. The list is of one project, or without `estateId` of all that the caller reaches.
 * Without `preconditions` another record can only stand against removing one.
 */
export const partCalls = <
  const Resource extends string,
  Filters extends z.core.$ZodShape,
  Fields extends z.core.$ZodShape,
  Row,
  Single,
>(
  kind: Kind<Resource, Filters, Fields, Row, Single>,
) =>
  recordCallsOf(
    {
      preconditions: ['remove'],
      ...kind,
      filters: { estateId: idFilter(ofEstate.estateId), ...kind.filters },
    },
    { view: sharedAccess('Estate', 'view'), manage: sharedAccess('Estate', 'manage') },
  );

/** Everybody who deals with projects; users of a company get what belongs to its projects. */
const staffOfEstates = { belongTypes: [belongType.system, belongType.estate] };
const name = z.optional(searchText);

/**
 * The enabled parts of a project, for selects.
 * @param more what tells rows apart besides their name
 * @param filters besides name and project
 */
export const partOptions = <
  const Path extends string,
  More extends z.core.$ZodShape,
  Filters extends z.core.$ZodShape = Record<never, z.core.$ZodType>,
>(
  path: Path,
  purpose: string,
  more: More,
  filters: Filters = {} as Filters,
) =>
  get({
    path,
    purpose,
    access: staffOfEstates,
    query: listQuery({ name, estateId: z.optional(id), ...filters }),
    data: listOf(z.object({ id, name: z.string(), enabled: flag, estateId: id, ...more })),
  });

/** Enabled categories that all projects share, for selects. */
export const sharedOptions = <const Path extends string>(path: Path, purpose: string) =>
  get({
    path,
    purpose,
    access: staffOfEstates,
    query: listQuery({ name }),
    data: listOf(z.object({ id, name: z.string(), enabled: flag })),
  });

/** The form of a category of parts. */
export const partCategoryFields = { name: nameText('categoryName', 10), ordering, enabled };
