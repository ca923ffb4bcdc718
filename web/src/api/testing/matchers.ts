import { MatchersV3 } from '@pact-foundation/pact';
import * as z from 'zod/mini';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { coreOf, defOf, infoOf } from '#contracts/forms/fieldInfo.ts';
import { filledText, id, oneOf, regex } from './pact.ts';

type Schema = z.core.$ZodType;
type Values = Record<string, unknown>;

interface Example {
  /** The form of the records: which codes a field knows, and what of it may be empty. */
  form: Schema;
  /** A value of each answered field; of a list one entry is enough. */
  values: Values;
  /** Matchers of fields that need another one, by their path, `logs.remark`; undefined = the screens do not read it. */
  pinned?: Values;
}

export interface Shown extends Example {
  /** Paths of what the list's screen does not read. */
  notInRow?: string[];
  /** Paths of what the screens of one record do not read. */
  notInRecord?: string[];
}

/** The matchers of a row of the list and of a record: what the screens read of it, the caller's `actions` aside. */
export function answersOf(
  calls: Record<string, Pick<AnyEndpoint, 'data'>>,
  { notInRow, notInRecord, ...shown }: Shown,
) {
  const rows = defOf(calls.list?.data as Schema).shape?.list as Schema;
  const record = calls.get?.data as Schema;
  const without = (paths: string[] = []) => ({
    ...shown,
    pinned: {
      ...shown.pinned,
      ...Object.fromEntries(['actions', ...paths].map((path) => [path, undefined])),
    },
  });
  return {
    row: matchersOf(elementOf(rows), without(notInRow)),
    record: matchersOf(record, without(notInRecord)),
  };
}

/** Texts that are written in one way: `HH:mm`, `MM-dd`, `yyyy-MM-dd`, wire time, and the address of a picture. */
const written = [
  /^\d{2}:\d{2}$/,
  /^\d{2}-\d{2}$/,
  /^\d{4}-\d{2}-\d{2}$/,
  /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/,
  /^(https?:\/\/|\/)\S+$/,
];

/**
 * What the screens need of an answered record, a matcher for each field of its schema: a code of the enumeration, a text that is
 * not empty and a list with an entry where the form asks for one, otherwise the type of the example. A text that is no field of
 * the form is not empty; a list that is none may be.
 */
function matchersOf(answer: Schema, { form, values, pinned = {} }: Example): Values {
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
    if (Array.isArray(value)) return ofList(schema, known, value[0], path);
    if (typeof value === 'object') return ofObject(schema, known, value as Values, `${path}.`);
    const codes = known && infoOf(known).enumeration?.codes;
    if (codes) return oneOf(...codes);
    if (defOf(coreOf(known ?? schema)).type === 'literal') return oneOf(1, 0);
    if (typeof value === 'boolean') return MatchersV3.boolean(value);
    if (typeof value === 'number')
      return Number.isInteger(value) ? MatchersV3.integer(value) : MatchersV3.decimal(value);
    return ofText(String(value), known !== undefined && takes(known, ''), /(^|\.)id$|Id$/.test(path));
  }

  function ofList(schema: Schema, known: Schema | undefined, first: unknown, path: string) {
    const codes = known && infoOf(known).enumeration?.codes;
    const entry = known && defOf(coreOf(known)).element;
    const one = codes ? oneOf(...codes) : matcher(elementOf(schema), entry, first, path);
    return known && !takes(known, []) ? MatchersV3.eachLike(one) : MatchersV3.atLeastLike(one, 0, 1);
  }
}

const elementOf = (schema: Schema) => defOf(coreOf(schema)).element ?? schema;
const takes = (schema: Schema, value: unknown) => z.safeParse(schema, value).success;

function ofText(text: string, mayBeEmpty: boolean, isId: boolean) {
  if (isId) return id(text);
  const pattern = written.find((each) => each.test(text))?.source.replaceAll('\\/', '/');
  if (pattern) return regex(mayBeEmpty ? `^(${pattern.slice(1, -1)})?$` : pattern, text);
  return mayBeEmpty ? MatchersV3.string(text) : filledText(text);
}
