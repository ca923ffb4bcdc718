import * as z from 'zod/mini';
import { area } from '../endpoint.ts';
import { ofEstate, partCalls, partCategoryFields, partOptions, partRow } from '../estate/partCalls.ts';
import { told } from '../forms/fieldInfo.ts';
import { version } from '../forms/fields.ts';
import { logRow } from '../logs.ts';
import { formOf } from '../records.ts';
import '../words/estateParts.ts';

/** Categories of house shapes, of each project its own (domain design, section 4.8). */

const fields = { ...ofEstate, ...partCategoryFields };
export const planCategoryForm = formOf(fields).update;
export type PlanCategoryForm = z.infer<typeof planCategoryForm>;

const category = z.object({
  ...partRow,
  name: z.string(),
  /** House shapes of it, enabled or not. */
  planCount: told(z.int(), { label: 'planCount' }),
  version,
});
export type PlanCategory = z.infer<typeof category>;

const record = z.extend(category, { logs: z.array(logRow) });
export type PlanCategoryRecord = z.infer<typeof record>;

export const roomPlanCategories = area('roomPlanCategories', {
  ...partCalls({
    resource: 'estate-rooms-plan-categories',
    noun: 'category of house shapes',
    filters: {},
    fields,
    row: category,
    record,
  }),
  allEnabled: partOptions(
    'estate-rooms-plan-categories/list-all-enabled',
    'Enabled categories of house shapes, for selects.',
    {},
  ),
});
