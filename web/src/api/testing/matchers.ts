import { MatchersV3 } from '@pact-foundation/pact';
import * as z from 'zod/mini';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { logExample } from '#contracts/examples/logs.ts';
import { coreOf, defOf, infoOf } from '#contracts/forms/fieldInfo.ts';
import { filledText, id, oneOf, regex } from './pact.ts';

type Schema = z.core.$ZodType;
type Values = Record<string, unknown>;

interface Example {
  /** The form of the records, if they have one: the source of each field's codes and of which fields may be empty. */
  form?: Schema;
  /** An example value of each field of the response; for a list one entry is enough. */
  values: Values;
  /** Matchers of fields for which the derived one is not right, by path such as `logs.remark`; undefined = the screens do not read the field. */
  pinned?: Values;
  /** Paths of lists that are not in the form and always have an entry. */
  filled?: string[];
}

export interface Shown extends Example {
  /** Paths of fields that the list screen does not read. */
  notInRow?: string[];
  /** Paths of fields that the screens of one record do not read. */
  notInRecord?: string[];
}

/** The matchers of a list row and of a record, for the fields that the screens read, without the caller's `actions`. */
export function answersOf(
  calls: Record<string, Pick<AnyEndpoint, 'data'>>,
  { notInRow, notInRecord, ...shown }: Shown,
) {
  const rows = calls.list && defOf(calls.list.data as Schema).shape?.list;
  const record = calls.get?.data;
  const without = (paths: string[] = []) => ({
    ...shown,
    // The log is the same of every kind.
    values: { logs: [logExample], ...shown.values },
    pinned: {
      ...shown.pinned,
      ...Object.fromEntries(['actions', ...paths].map((path) => [path, undefined])),
    },
  });
  return {
    row: rows ? matchersOf(elementOf(rows), without(notInRow)) : {},
    record: record ? matchersOf(record, without(notInRecord)) : {},
  };
}

/** Texts with a fixed format: `HH:mm`, `MM-dd`, `yyyy-MM-dd`, wire time, picture addresses, and masked mobile numbers. */
const written = [
  /^\d{2}:\d{2}$/,
  /^\d{2}-\d{2}$/,
  /^\d{4}-\d{2}-\d{2}$/,
  /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/,
  /^(https?:\/\/|\/)\S+$/,
  /^1\d{2}\*{4}\d{4}$/,
];

/**
 * A matcher for each field of a response schema, for what the screens need. A field with an enumeration matches its codes; a text or list
 * that the form requires must not be empty; any other field matches the type of the example. A text that is not in the form must not be empty unless
 * it is in the example; a list that is not in the form may be, unless it is `filled`.
 */
function matchersOf(answer: Schema, { form, values, pinned = {}, filled = [] }: Example): Values {
  return ofObject(answer, form, values, '');

  function ofObject(schema: Schema, known: Schema | undefined, value: Values, above: string): Values {
    const fields = Object.entries(defOf(coreOf(schema)).shape ?? {}).map(([name, field]) => {
      const path = above + name;
      const inForm = known && defOf(coreOf(known)).shape?.[name];
      return [name, path in pinned ? pinned[path] : matcher(field, inForm, value[name], path)];
    });
    return Object.fromEntries(fields.filter(([, each]) => each !== undefined));
  }

  function matcher(schema: Schema, known: Schema | undefined, value: unknown, path: string): unknown {
    if (value === undefined) throw new Error(`the example has no ${path}`);
    if (value === null) return null;
    if (Array.isArray(value)) return ofList(schema, known, value[0], path);
    if (typeof value === 'object') return ofObject(schema, known, value as Values, `${path}.`);
    const codes = codesOf(schema, known);
    if (codes) return oneOf(...codes);
    if (defOf(coreOf(known ?? schema)).type === 'literal') return oneOf(1, 0);
    if (typeof value === 'boolean') return MatchersV3.boolean(value);
    if (typeof value === 'number')
      return Number.isInteger(value) ? MatchersV3.integer(value) : MatchersV3.decimal(value);
    return ofText(String(value), known ? takes(known, '') : value === '', /(^|\.)id$|Ids?$/.test(path));
  }

  function ofList(schema: Schema, known: Schema | undefined, first: unknown, path: string) {
    const codes = codesOf(schema, known);
    const entry = known && defOf(coreOf(known)).element;
    const one = codes ? oneOf(...codes) : matcher(elementOf(schema), entry, first, path);
    const isFilled = known ? !takes(known, []) : filled.includes(path);
    return isFilled ? MatchersV3.eachLike(one) : MatchersV3.atLeastLike(one, 0, 1);
  }
}

/** The codes of a field: those that the form states of it, or those of the answer's own enumeration. */
function codesOf(schema: Schema, known: Schema | undefined) {
  const { entries } = defOf(coreOf(schema));
  return (known && infoOf(known).enumeration?.codes) ?? (entries && Object.values(entries));
}
const elementOf = (schema: Schema) => defOf(coreOf(schema)).element ?? schema;
const takes = (schema: Schema, value: unknown) => z.safeParse(schema, value).success;

function ofText(text: string, mayBeEmpty: boolean, isId: boolean) {
  if (isId) return id(text);
  const pattern = written.find((each) => each.test(text))?.source.replaceAll('\\/', '/');
  if (pattern) return regex(mayBeEmpty ? `^(${pattern.slice(1, -1)})?$` : pattern, text);
  return mayBeEmpty ? MatchersV3.string(text) : filledText(text);
}
