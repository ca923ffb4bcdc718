import type * as z from 'zod/mini';
import { defOf, infoOf } from '#contracts/forms/fieldInfo.ts';
import { holds } from './checks.ts';

/**
 * Whether a row has what a list's query asks for, by the names that both have: part of a text where the filter says so, one of a
 * list, otherwise the same value. Filters that no field of the row answers are for the kind itself.
 */
export function matching<Query extends object>(schema: z.core.$ZodType<Query> | undefined) {
  const filters = Object.entries(schema ? (defOf(schema).shape ?? {}) : {}).map(([name, filter]) => ({
    name,
    isPart: infoOf(filter).isPart === true,
  }));
  return (row: object, query: Query): boolean => {
    const held = row as Record<string, unknown>;
    const asked = query as Record<string, unknown>;
    return filters.every(({ name, isPart }) => {
      const [value, wanted] = [held[name], asked[name]];
      if (wanted === undefined || wanted === '' || value === undefined) return true;
      if (isPart) return holds(String(value), String(wanted));
      return Array.isArray(value) ? value.includes(wanted) : value === wanted;
    });
  };
}
