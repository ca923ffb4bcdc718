import * as z from 'zod/mini';
import { status } from '../../src/envelope.ts';
import { added, cleaned, formOf, type Kind } from './kinds.ts';
import { read } from './recordReading.ts';
import { fieldsOf } from './shapes.ts';
import { type Json, short, type Talk } from './talk.ts';

/** A bad value inside a list or an object of a form: `data.field` names the way to it, so that a form can show it where it stands. */

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Each value inside the form, by the way to it. */
function placesIn(value: unknown, way: (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value)) return value.slice(0, 2).flatMap((one, at) => placesIn(one, [...way, at]));
  if (isObject(value)) return Object.entries(value).flatMap(([name, one]) => placesIn(one, [...way, name]));
  return way.length > 1 ? [way] : [];
}

export function withValue(form: Json, [first, ...rest]: (string | number)[], value: unknown): Json {
  if (first === undefined) return value;
  const copy = Array.isArray(form) ? [...form] : { ...form };
  (copy as Json)[first] = withValue(form[first], rest, value);
  return copy;
}

/** Forms with one bad value inside, each with its way: only those of which the schema says that this value alone is wrong. */
function badForms(kind: Kind, form: Json): { body: Json; field: string }[] {
  const schema = kind.update.body as z.core.$ZodType;
  return placesIn(form).flatMap((way) =>
    [[], 'x'.repeat(30_000), -1.5].flatMap((value) => {
      const body = withValue(form, way, value);
      const { error } = z.safeParse(schema, body);
      const [only, ...others] = error?.issues ?? [];
      const field = way.join('.');
      return only && others.length === 0 && only.path.join('.') === field ? [{ body, field }] : [];
    }),
  );
}

export const hasNested = (kind: Kind): boolean =>
  Object.values(fieldsOf(kind.update.body)).some((schema) => /array|object|union/.test(schema._zod.def.type));

export async function checkNested(talk: Talk, kind: Kind): Promise<void> {
  const { record } = await added(talk, kind);
  const fields = fieldsOf(kind.update.body);
  const form = { ...formOf(fields, record), ...('version' in fields && { version: record.version }) };
  const seen = new Set<string>();
  for (const { body, field } of badForms(kind, form)) {
    if (seen.has(field)) continue;
    seen.add(field);
    const data = await talk.refused(
      kind.update,
      status.invalid,
      { params: { id: record.id }, body },
      kind.by,
    );
    talk.holds(`data.field is ${field}`, data?.field === field, short(data));
  }
  if ('version' in record)
    talk.same('its version', (await read(talk, kind, record.id)).version, record.version);
  await cleaned(talk, kind, record);
  if (seen.size === 0) talk.skip('the pattern has no value inside a list or an object');
}
