import * as z from 'zod/mini';
import { queryNumber } from '../envelope.ts';
import { type FieldInfo, infoOf, told } from './fieldInfo.ts';
import { id, queryFlag, searchText } from './fields.ts';

/** Search fields of a list, each by the field of the form that it looks for: it has the same name, label and codes. */

type Field<T = unknown> = z.core.$ZodType<T>;
const like = <S extends z.core.$ZodType>(schema: S, field: Field): S =>
  told(schema, { ...infoOf(field), required: false } satisfies FieldInfo);

/** Part of a text. */
export const textFilter = (field: Field) => told(like(z.optional(searchText), field), { isPart: true });
/** The id of another record. */
export const idFilter = (field: Field) => like(z.optional(id), field);
/** One code of the field's enumeration. */
export function codeFilter<T extends number>(field: Field<T | T[] | undefined>) {
  const codes = infoOf(field).enumeration?.codes ?? [];
  const known = z.pipe(queryNumber(0, 99), z.literal(codes as T[]));
  return like(z.optional(known), field);
}
/** Province and city. */
export const areaFilters = {
  provinceId: told(z.optional(id), { label: 'area' }),
  cityId: told(z.optional(id), { label: 'area' }),
};
/** On or off. */
export const enabledFilter = told(z.optional(queryFlag), { label: 'enabled' });
