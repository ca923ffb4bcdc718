import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { areas } from '#contracts/areas.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { coreOf, defOf, fieldAt, infoOf } from '#contracts/forms/fieldInfo.ts';
import { enumerations } from '#contracts/openapi/enumerations.ts';
import { screens } from './screens.ts';

/** A label or code whose message file a screen does not load is shown in Chinese, or as a number, in every language. */

interface Words {
  labels?: object;
  codes?: object;
}
const files = import.meta.glob<{ default: Words }>('../locales/zh/*.ts', { eager: true });
const wordsOf = (namespace: string): Words => files[`../locales/zh/${namespace}.ts`]?.default ?? {};

type Schema = z.core.$ZodType;
const shapeOf = (schema: Schema | undefined) => (schema && defOf(coreOf(schema)).shape) ?? {};

/**
 * Enumerations that a screen does not name: the contract has no word for their codes, or each kind of record its own; and what kind of operator a log has, which only
 * orders show.
 */
const isUnnamed = (name: string | undefined) =>
  name === 'operatorType' || Object.keys(enumerations.get(name ?? '')?.words ?? { named: '' }).length === 0;

/** The labels and named enumerations of every field of a schema. */
function saidIn(schema: Schema): string[] {
  const { label, enumeration } = infoOf(schema);
  const { element } = defOf(coreOf(schema));
  const inside = [...Object.values(shapeOf(schema)), ...(element ? [element] : [])];
  const codes = isUnnamed(enumeration?.name) ? undefined : enumeration?.name;
  return [label, codes, ...inside.flatMap(saidIn)].filter((word) => word !== undefined);
}

/** A form shows its fields; a list what it searches by and answers, partly with the headings of the record's form. */
function shownBy({ query, body, data }: AnyEndpoint, form: AnyEndpoint | undefined): Schema[] {
  if (body) return [body as Schema];
  const ofForm = shapeOf(form?.body as Schema | undefined);
  const columns = Object.keys(shapeOf(fieldAt(data as Schema, 'list.0')));
  return [query, data, ...columns.map((name) => ofForm[name])].filter(
    (schema) => schema !== undefined,
  ) as Schema[];
}

const table = screens.flatMap(({ call, messages, path }) => (call ? [{ path, call, messages }] : []));

it.each(table)(
  '$path loads the messages with the labels and codes of its main call',
  ({ call, messages }) => {
    const [area, key] = call.split('.') as [keyof typeof areas, string];
    const calls: Record<string, AnyEndpoint> = areas[area];
    const known = ['wire', ...messages].map(wordsOf);
    const names = new Set(known.flatMap(({ labels, codes }) => Object.keys({ ...labels, ...codes })));
    const said = shownBy(calls[key] as AnyEndpoint, calls.update).flatMap(saidIn);
    expect(said.filter((word) => !names.has(word))).toEqual([]);
  },
);
