import * as z from 'zod/mini';
import { area } from '../endpoint.ts';
import { travelWay } from '../enums/estates.ts';
import { ofEstate, partCalls, partRecord, partRow } from '../estate/partCalls.ts';
import { bothOrNeither, optionalLocation } from '../forms/coordinates.ts';
import { told } from '../forms/fieldInfo.ts';
import { id, nameText, wholeNumber } from '../forms/fields.ts';
import { codeFilter, enabledFilter, idFilter, textFilter } from '../forms/filters.ts';
import { answeredCode, enabled, optionalCode, optionalText, parentId } from '../forms/formFields.ts';
import { mayBeEmpty, ordering } from '../forms/numberFields.ts';
import { pictures } from '../forms/pictureFields.ts';
import { shownAddress } from '../forms/shownTexts.ts';
import { formOf } from '../records.ts';
import { say } from '../words.ts';
import '../words/estateParts.ts';

/** What there is around a project, 周边配套 (domain design, section 4.12). Distances in metres. */

const fields = {
  ...ofEstate,
  categoryId: parentId('category'),
  name: nameText('amenityName', 30),
  distance: told(wholeNumber('distance', 0, 100_000), { unit: 'metres' }),
  travelWay: optionalCode('travelWay', { travelWay }),
  travelMinutes: told(mayBeEmpty(wholeNumber('travelMinutes', 0, 600)), { unit: 'minutes' }),
  ...optionalLocation,
  pictures: z.optional(pictures('image', 0, 6)),
  description: optionalText('description', 200),
  ordering,
  enabled,
};
const rules = [
  bothOrNeither,
  z.refine<{ travelWay?: number | undefined; travelMinutes?: number | undefined }>(
    // A record answers 0 for what was not said, and comes back with it.
    ({ travelWay: way, travelMinutes }) => way !== undefined || !travelMinutes,
    { error: say('choose', { label: 'travelWay' }), path: ['travelWay'] },
  ),
];
export const amenityForm = formOf(fields, rules).update;
export type AmenityForm = z.infer<typeof amenityForm>;

const derived = { categoryName: told(z.string(), { label: 'category' }) };
const row = z.object({
  ...partRow,
  categoryId: id,
  ...derived,
  name: z.string(),
  distance: z.int(),
  /** 0 = not said. */
  travelWay: answeredCode({ travelWay }, 'orNone'),
  travelMinutes: z.int(),
  pictures: z.array(shownAddress),
  description: z.string(),
});
export type AmenityRow = z.infer<typeof row>;

const record = z.object({ ...fields, ...partRecord, ...derived });
export type Amenity = z.infer<typeof record>;

export const estateAmenities = area(
  'estateAmenities',
  partCalls({
    resource: 'estate-amenities',
    noun: 'amenity',
    filters: {
      name: textFilter(fields.name),
      categoryId: idFilter(fields.categoryId),
      travelWay: codeFilter(fields.travelWay),
      enabled: enabledFilter,
    },
    fields,
    rules,
    row,
    record,
    preconditions: ['add', 'update'],
  }),
);
