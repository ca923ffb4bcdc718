import * as z from 'zod/mini';
import { area } from '../endpoint.ts';
import { partCategoryFields, sharedOptions } from '../estate/partCalls.ts';
import { told } from '../forms/fieldInfo.ts';
import { flag, id, version } from '../forms/fields.ts';
import { logRow } from '../logs.ts';
import { accessTo, unassigned } from '../mirror.ts';
import { actions, formOf, recordCallsOf } from '../records.ts';
import '../words/estateParts.ts';

/** Categories of amenities, which all projects share and the platform manages (domain design, section 4.12). */

export const amenityCategoryForm = formOf(partCategoryFields).update;
export type AmenityCategoryForm = z.infer<typeof amenityCategoryForm>;

const category = z.object({
  id,
  name: z.string(),
  /** Amenities of it, of all projects. */
  amenityCount: told(z.int(), { label: 'amenityCount' }),
  ordering: z.int(),
  enabled: flag,
  version,
  actions,
});
export type AmenityCategory = z.infer<typeof category>;

const record = z.extend(category, { logs: z.array(logRow) });
export type AmenityCategoryRecord = z.infer<typeof record>;

export const amenityCategories = area('amenityCategories', {
  ...recordCallsOf(
    {
      resource: 'estate-amenity-categories',
      noun: 'category of amenities',
      filters: {},
      fields: partCategoryFields,
      row: category,
      record,
      preconditions: ['remove'],
    },
    {
      view: unassigned(accessTo('Estate', 'view').plain),
      manage: unassigned(accessTo('Estate', 'manage').plain),
    },
  ),
  allEnabled: sharedOptions(
    'estate-amenity-categories/list-all-enabled',
    'Enabled categories of amenities around a project, for selects.',
  ),
});
