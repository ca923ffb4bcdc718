import * as z from 'zod/mini';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { status } from '../../src/envelope.ts';
import { coreOf, defOf, infoOf } from '../../src/forms/fieldInfo.ts';
import { type EditForm, editFormsOf, type Opened } from './editForms.ts';
import { isObject, withValue } from './nested.ts';
import type { People } from './people.ts';
import type { Rule } from './rule.ts';
import { sampleOf, takes } from './samples.ts';
import { fieldsOf } from './shapes.ts';
import { short, type Talk } from './talk.ts';

/** Numbers and flags that come as text or boolean, and lists that hold the same twice. */

const { invalid } = status;
type Way = (string | number)[];

/** Each value of a form, by the way to it: of lists only their first entry. */
function valuesIn(value: unknown, way: Way = []): { way: Way; value: unknown }[] {
  const own = way.length > 0 ? [{ way, value }] : [];
  if (Array.isArray(value))
    return [...own, ...value.slice(0, 1).flatMap((one) => valuesIn(one, [...way, 0]))];
  if (isObject(value))
    return [...own, ...Object.entries(value).flatMap(([name, one]) => valuesIn(one, [...way, name]))];
  return own;
}

/** The same as another type would write it. */
const otherTypes = (value: unknown): unknown[] => {
  if (typeof value !== 'number') return [];
  return value === 0 || value === 1 ? [String(value), value === 1] : [String(value)];
};

/** The list with its first entry twice, no longer than it was where it can be. */
const doubled = (value: unknown): unknown[] =>
  Array.isArray(value) && value.length > 0 ? [[value[0], value[0], ...value.slice(2)]] : [];

/** Lists of a form of which the definition says that nothing is in them twice, each with an entry for one that is empty. */
const listsOf = ({ call }: EditForm): [string, unknown][] =>
  Object.entries(fieldsOf(call.body)).flatMap(([name, schema]) => {
    const { type, element } = defOf(coreOf(schema));
    const one = infoOf(schema).enumeration?.codes[0] ?? (element && sampleOf(element));
    const isOnce =
      type === 'array' && one !== undefined && takes(schema, [one]) && !takes(schema, [one, one]);
    return isOnce ? [[name, one]] : [];
  });

/** Sends the form with each of these in place of a value, where the schema says that this alone is wrong. @returns how many */
async function expectRefused(
  talk: Talk,
  { call, by }: EditForm,
  { params, form }: Opened,
  wrong: readonly { way: Way; values: unknown[] }[],
): Promise<number> {
  let tried = 0;
  for (const { way, values } of wrong)
    for (const value of values) {
      const body = withValue(form, way, value);
      const [only, ...others] = z.safeParse(call.body as z.core.$ZodType, body).error?.issues ?? [];
      if (!only || others.length > 0) continue;
      tried++;
      const data = await talk.refused(call, invalid, { params, body }, by);
      const field = only.path.join('.');
      talk.holds(`data.field for ${short(value)} is ${field}`, data?.field === field, short(data));
    }
  return tried;
}

async function checkTypes(talk: Talk, editForm: EditForm): Promise<void> {
  const { enable, by } = editForm;
  const opened = await editForm.open(talk);
  const wrong = valuesIn(opened.form).map(({ way, value }) => ({ way, values: otherTypes(value) }));
  const tried = await expectRefused(talk, editForm, opened, wrong);
  for (const one of enable ? [0, 1].flatMap(otherTypes) : []) {
    const { params } = opened;
    await talk.refused(enable as AnyEndpoint, invalid, { params, body: { enable: one } }, by);
  }
  await opened.close();
  if (tried === 0 && !enable) talk.skip('the form has neither numbers nor flags');
}

async function checkTwice(talk: Talk, editForm: EditForm): Promise<void> {
  const opened = await editForm.open(talk);
  const empty = listsOf(editForm)
    .filter(([name]) => !(opened.form[name]?.length > 0))
    .map(([name, one]) => ({ way: [name], values: [[one, one]] }));
  const held = valuesIn(opened.form).map(({ way, value }) => ({ way, values: doubled(value) }));
  const tried = await expectRefused(talk, editForm, opened, [...held, ...empty]);
  await opened.close();
  if (tried === 0) talk.skip('another rule stands against each list of the form');
}

export function wrongTypeRules(people: People): Rule[] {
  const where = 'domain design, section 0.1 (flags and numbers)';
  const twiceWhere = 'the definition of the form (不能重复)';
  return editFormsOf(people).flatMap((form): Rule[] => [
    {
      ...{ area: form.area, kind: 'input', writes: true, where },
      says: `${form.call.name}: a number that comes as text and a flag that comes as text or boolean are refused (-1002)`,
      check: (talk) => checkTypes(talk, form),
    },
    ...(listsOf(form).length > 0
      ? [
          {
            ...{ area: form.area, kind: 'input' as const, writes: true as const, where: twiceWhere },
            says: `${form.call.name}: a list that holds the same twice is refused (-1002)`,
            check: (talk: Talk) => checkTwice(talk, form),
          },
        ]
      : []),
  ]);
}
