import * as z from 'zod/mini';
import { queryNumber } from '../envelope.ts';
import { type Label, say } from '../words.ts';
import { type FieldInfo, infoOf, told } from './fieldInfo.ts';
import { id, queryFlag, searchText } from './fields.ts';
import '../words/orders.ts';

/** Search fields of a list, each by the field of the form that it looks for: it has the same name, label and codes. */

type Field<T = unknown> = z.core.$ZodType<T>;
const like = <S extends z.core.$ZodType>(schema: S, field: Field): S =>
  told(schema, { ...infoOf(field), required: false } satisfies FieldInfo);

/** Part of a text. */
export const textFilter = (field: Field) => told(like(z.optional(searchText), field), { isPart: true });
/** A number of the channel or of a bank as staff read it: the whole of it, or at least its last six characters. */
export const channelNumber = (label: Label) =>
  told(z.optional(z.string().check(z.trim(), z.regex(/^$|^\S{6,64}$/, say('lastSix', { label })))), {
    ...{ label, isCode: true, isEnding: true, max: 64 },
  });
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
