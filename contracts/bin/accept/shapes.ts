import type * as z from 'zod/mini';
import { allEndpoints } from '../../src/areas.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { coreOf, defOf } from '../../src/forms/fieldInfo.ts';

/** What the definitions say of a call, as far as acceptance asks for it. */

export type Fields = Record<string, z.core.$ZodType>;

/** The fields of an object schema, also of an optional or converted one. */
export const fieldsOf = (schema: z.core.$ZodType | undefined): Fields =>
  schema ? (defOf(coreOf(schema)).shape ?? {}) : {};

/** The fields of a row of a list; undefined for what is no list. */
export function rowOf({ data }: AnyEndpoint): Fields | undefined {
  const { count, list } = fieldsOf(data);
  const element = count && list && defOf(coreOf(list)).element;
  return element && fieldsOf(element);
}

const byName = new Map(allEndpoints.map((endpoint) => [endpoint.name, endpoint]));

/** A call of the same area; undefined where it has none. `ending` = OfOwn or OfOwnCompany of a mirror. */
export const siblingOf = ({ name }: AnyEndpoint, call: string): AnyEndpoint | undefined => {
  const area = name.slice(0, name.indexOf('.'));
  const ending = /OfOwn(Company)?$/.exec(name)?.[0] ?? '';
  return byName.get(`${area}.${call}${ending}`);
};

/** May be left out. */
export const isOptional = (schema: z.core.$ZodType) => ['optional', 'default'].includes(defOf(schema).type);

const pagingKeys = ['offset', 'limit', 'sort', 'direction'];
/** The filters of a list, a sum or a count. */
export const filtersOf = ({ query }: AnyEndpoint): Fields =>
  Object.fromEntries(Object.entries(fieldsOf(query)).filter(([name]) => !pagingKeys.includes(name)));
export const isPaged = ({ query }: AnyEndpoint) => 'limit' in fieldsOf(query);
