import { status } from '../../src/envelope.ts';
import { infoOf } from '../../src/forms/fieldInfo.ts';
import { added, cleaned, formOf, type Kind, newForm, patternOf } from './kinds.ts';
import { walk } from './reading.ts';
import { neededFrom, read, sameAsForm } from './recordReading.ts';
import { takes } from './samples.ts';
import { fieldsOf, filtersOf, isOptional } from './shapes.ts';
import { type Json, short, type Talk } from './talk.ts';

/** What a form must have, and must not have. */

const { invalid } = status;

export async function checkMissing(talk: Talk, kind: Kind): Promise<void> {
  const form = newForm(kind, await patternOf(talk, kind));
  const fields = fieldsOf(kind.add.body);
  for (const [name, schema] of Object.entries(fields)) {
    if (isOptional(schema)) continue;
    const { [name]: _left, ...rest } = form;
    if (takes(kind.add.body as never, rest)) continue;
    const data = await talk.refused(kind.add, invalid, { body: rest }, kind.by);
    talk.holds(
      `data.field names ${name}`,
      String(data?.field ?? '').split('.')[0] === name || name === 'confirmPassword' || name === 'password',
      short(data),
    );
  }
  talk.same('the row of what was refused', await rowNamed(talk, kind, form), undefined);
}

async function rowNamed(talk: Talk, kind: Kind, form: Record<string, unknown>): Promise<Json | undefined> {
  const name = form.name ?? form.title;
  if (!name || !Object.keys(filtersOf(kind.list)).some((filter) => /^(name|title)$/.test(filter)))
    return undefined;
  const query = { ...neededFrom(kind, form), [form.name ? 'name' : 'title']: String(name) };
  const { list } = await walk(talk, kind.list, query, kind.by);
  return list[0];
}

export async function checkBadValues(talk: Talk, kind: Kind): Promise<void> {
  const { record } = await added(talk, kind);
  const fields = fieldsOf(kind.update.body);
  const form = { ...formOf(fields, record), ...('version' in fields && { version: record.version }) };
  for (const [name, schema] of Object.entries(fields)) {
    for (const value of badValues(schema)) {
      const body = { ...form, [name]: value };
      if (takes(schema, value)) continue;
      await talk.refused(kind.update, invalid, { params: { id: record.id }, body }, kind.by);
    }
  }
  const after = await read(talk, kind, record.id);
  sameAsForm(talk, 'the record after all refused calls', after, form);
  if ('version' in record) talk.same('its version', after.version, record.version);
  if (record.logs) talk.same('its log', after.logs, record.logs);
  await cleaned(talk, kind, record);
}

/** Just beyond what a field takes, and of other types. */
function badValues(schema: Parameters<typeof takes>[0]): unknown[] {
  const { max, required } = infoOf(schema);
  const numbers = [edgeOf(schema, 1), edgeOf(schema, -1), 1.5].flatMap((one) => one ?? []);
  const texts = max !== undefined && max < 100_000 ? ['长'.repeat(max + 1)] : [];
  return [
    ...(required ? ['', null] : []),
    ...numbers,
    ...texts,
    '<b>粗</b>',
    'x'.repeat(30_000),
    ['x'],
    12_345_678_901,
  ];
}

/** The first whole number that a schema no longer takes, upwards or downwards; undefined where it takes none. */
function edgeOf(schema: Parameters<typeof takes>[0], step: 1 | -1): number | undefined {
  const inside = [1, 10, 100, 1000, 10_000, 2020].find((one) => takes(schema, one));
  if (inside === undefined) return undefined;
  let [low, high] = [0, 1];
  while (takes(schema, inside + step * high) && high < 2 ** 40) high *= 2;
  if (high >= 2 ** 40) return undefined;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (takes(schema, inside + step * middle)) low = middle;
    else high = middle;
  }
  return inside + step * high;
}
