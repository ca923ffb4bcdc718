import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { allEndpoints } from '../../src/areas.ts';
import { type AnyEndpoint, areaNameOf } from '../../src/endpoint.ts';
import { gainMode, relationType } from '../../src/enums/members.ts';
import { credentialType } from '../../src/enums/orders.ts';
import { status } from '../../src/envelope.ts';
import { infoOf } from '../../src/forms/fieldInfo.ts';
import { creditCheckCharacter, idCheckCharacter } from '../../src/forms/identity.ts';
import { oldestFirst } from './ages.ts';
import { admits, callerFor, type People, type Person } from './people.ts';
import { walk } from './reading.ts';

import { sampleOf } from './samples.ts';
import { type Fields, fieldsOf, filtersOf, isOptional, siblingOf } from './shapes.ts';
import type { Json, Talk } from './talk.ts';
import { digits, newMobile, newNumber, unique } from './unique.ts';

/** Kinds of records that are added, saved, switched and removed by calls of the same names, and forms for new ones. */

export interface Kind {
  area: string;
  /** '' or the ending of a mirror. */
  ending: string;
  by: Person;
  list: AnyEndpoint;
  get: AnyEndpoint;
  add: AnyEndpoint;
  update: AnyEndpoint;
  enable: AnyEndpoint | undefined;
  remove: AnyEndpoint | undefined;
}

const known = new WeakMap<People, readonly Kind[]>();

/** The kinds that these people can add and change. */
export function kindsOf(people: People): readonly Kind[] {
  const kinds = known.get(people) ?? kindsFor(people);
  known.set(people, kinds);
  return kinds;
}

const kindsFor = (people: People): Kind[] =>
  allEndpoints.flatMap((add): Kind[] => {
    const [, ending] = /\.add((?:OfOwn(?:Company)?)?)$/.exec(add.name) ?? [];
    const [list, get, update] = ['list', 'get', 'update'].map((call) => siblingOf(add, call));
    const by = callerFor(people, add);
    if (ending === undefined || !list || !get || !update || !by || !admits(update, by)) return [];
    const [enable, remove] = ['enable', 'remove'].map((call) => siblingOf(add, call));
    return [{ ...{ area: areaNameOf(add), ending, by, list, get, add, update }, enable, remove }];
  });

/** Part of the name that provider states have for it: hotelRoom, productPlace. */
export const stateNameOf = ({ area }: Kind) =>
  area.replace(/ies(?=[A-Z]|$)/, 'y').replace(/s(?=[A-Z]|$)/, '');

/** A record of the kind as `get` answers it, one that can serve as a pattern. */
export async function patternOf(talk: Talk, kind: Kind): Promise<Json> {
  const { by, list, get } = kind;
  const query = await neededOf(talk, kind);
  const { list: rows } = await walk(talk, list, query, by);
  // Younger ones may be of another rule, which removes them.
  const byAge = oldestFirst(list, rows);
  const mayEdit = ({ actions = ['edit'] }: Json) => actions.includes('edit');
  const row = byAge.find((one) => one.enabled !== 0 && mayEdit(one)) ?? byAge.find(mayEdit);
  if (!row) return talk.skip(`there is no record of ${kind.area} to take as a pattern`);
  return talk.ok(get, { params: { id: row.id } }, by);
}

async function neededOf(talk: Talk, { list, by }: Kind): Promise<Record<string, string>> {
  if (!Object.entries(filtersOf(list)).some(([name, schema]) => name === 'estateId' && !isOptional(schema)))
    return {};
  const estates = allEndpoints.find(({ name }) => name === 'estates.allEnabled') as AnyEndpoint;
  const { list: projects } = await talk.ok(estates, {}, by);
  return { estateId: projects[0]?.id ?? '' };
}

/** The fields of the form as the record has them. */
export const formOf = (fields: Fields, record: Json): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(fields)
      .filter((name) => name !== 'version' && record[name] !== undefined && record[name] !== null)
      .map((name) => [name, record[name]]),
  );

const isMask = (value: unknown) => typeof value === 'string' && value.includes('*');

/** Values that must not be used twice, and whole numbers where the answer shows a mask. */
function freshValue(name: string, value: unknown, schema: z.core.$ZodType): unknown {
  const { max = 100 } = infoOf(schema);
  if (/^(name|title)$/.test(name)) {
    const text = unique(String(value).slice(0, Math.max(0, Math.min(max, 20) - 5)));
    return z.safeParse(schema, text).success ? text : unique('验收');
  }
  if (name === 'mobile' || (isMask(value) && /mobile|phone/i.test(name))) return newMobile();
  if (name === 'creditCode') return creditCode();
  if (name === 'roomNo') return newNumber(8);
  // Everybody is himself once.
  if (name === 'relation') return relationType.friend;
  if (name === 'credentialType') return credentialType.idCard;
  if (name === 'credentialNo') return idNumber();
  if (name === 'gainModes') return [gainMode.staff];
  if (isMask(value)) return sampleOf(schema);
  return value;
}

function creditCode(): string {
  const body = `91330106MA${digits(7)}`;
  return body + creditCheckCharacter(body);
}

const two = (from: number, below: number) => String(randomInt(from, below)).padStart(2, '0');

/** Of an adult, whom nobody else is: of any county and birthday, because many are made in a run. */
export function idNumber(): string {
  const birthday = `19${two(70, 100)}${two(1, 13)}${two(1, 29)}`;
  const body = `33${two(1, 12)}${two(2, 10)}${birthday}${digits(3)}`;
  return body + idCheckCharacter(body);
}

/** A right form for a new record, like the pattern where it can be. */
export function newForm(kind: Pick<Kind, 'add'>, pattern: Json): Record<string, unknown> {
  const schema = kind.add.body as z.core.$ZodType;
  const fields = fieldsOf(schema);
  const form = formOf(fields, pattern);
  for (const [name, value] of Object.entries(form))
    form[name] = freshValue(name, value, fields[name] as z.core.$ZodType);
  // A document that belongs to somebody else, and what only one record of its kind can be.
  // A card's number says gender and birthday.
  for (const name of [
    'gender',
    'birthday',
    'userId',
    'isMain',
    'isDefault',
    'memberMobile',
    'recommenderMobile',
    // Of grades that are reached, which a new one is not.
    'growthThreshold',
    'houseThreshold',
  ])
    if (name in form && isOptional(fields[name] as z.core.$ZodType)) delete form[name];
  for (const name of ['isDefault', 'isMain']) if (name in form) form[name] = 0;
  for (let tries = 0; tries < 6; tries++) {
    const result = z.safeParse(schema, form);
    if (result.success) break;
    for (const { path } of result.error.issues) {
      const name = String(path[0]);
      const sample = fields[name] && sampleOf(fields[name]);
      if (sample === undefined) delete form[name];
      else form[name] = sample;
    }
  }
  return form;
}

/** A new record; answers it and the form that made it. */
export async function added(
  talk: Talk,
  kind: Kind,
): Promise<{ record: Json; form: Record<string, unknown>; pattern: Json }> {
  const pattern = await patternOf(talk, kind);
  const form = newForm(kind, pattern);
  return { ...(await addedFrom(talk, kind, form)), pattern };
}

/**
 * A new record from a form, taken away when the rule is over, where there is a call for it. Some kinds are not on sale before more was said about
 * them (-1008): those are added switched off.
 */
export async function addedFrom(talk: Talk, kind: Kind, form: Record<string, unknown>) {
  const made = await madeFrom(talk, kind, form);
  if (kind.remove) talk.leaves(kind.remove, made.record.id, kind.by);
  return made;
}

async function madeFrom(talk: Talk, { add, by }: Kind, form: Record<string, unknown>) {
  let { answer } = await talk.call(add, { body: form }, by);
  // Levels of grades are few.
  for (let level = 20; 'level' in form && answer.status === status.duplicate && level > 1; level--) {
    form.level = level;
    ({ answer } = await talk.call(add, { body: form }, by));
  }
  if (answer.status !== status.precondition || form.enabled !== 1)
    return {
      record: answer.status === status.ok ? (answer.data as Json) : await talk.ok(add, { body: form }, by),
      form,
    };
  const off = { ...form, enabled: 0 };
  return { record: await talk.ok(add, { body: off }, by), form: off };
}

/** Takes a record away again that a rule has made. */
export const cleaned = async (talk: Talk, { remove, by }: Kind, { id }: Json): Promise<void> => {
  if (remove) await talk.call(remove, { params: { id } }, by);
};

/** Whether an answer says what was sent: texts trimmed, codes in any order, masks where numbers are hidden, names that were added. */
export function agrees(got: Json, sent: unknown): boolean {
  if (typeof sent === 'string')
    return isMask(got) ? true : typeof got === 'string' && got.trim() === sent.trim();
  if (Array.isArray(sent)) {
    if (!Array.isArray(got) || got.length !== sent.length) return false;
    const isObjects = sent.some((one) => typeof one === 'object');
    return isObjects ? sent.every((one, at) => agrees(got[at], one)) : sent.every((one) => got.includes(one));
  }
  if (typeof sent === 'object' && sent !== null)
    return Object.entries(sent).every(
      ([name, value]) => got?.[name] === undefined || agrees(got[name], value),
    );
  return got === sent;
}

/** Another value that the field takes; undefined where none was found. `others` are values of other records. */
export function anotherValue(schema: z.core.$ZodType, value: unknown, others: unknown[]): unknown {
  const { enumeration, max } = infoOf(schema);
  const codes = [...(enumeration?.codes ?? [])];
  const text = typeof value === 'string' ? value : '';
  const number = typeof value === 'number' ? value : 0;
  const list = Array.isArray(value) ? value : [];
  const candidates: unknown[] =
    typeof value === 'number'
      ? [...codes, number + 1, number - 1, number + 100, 1 - number]
      : Array.isArray(value)
        ? [
            ...(codes.length > 0
              ? codes.filter((code) => !list.includes(code)).map((code) => [...list, code])
              : []),
            list.slice(0, -1),
            [...list].reverse(),
          ]
        : [
            ...(typeof value === 'string' && !/^\d*$/.test(text)
              ? [`${text.slice(0, (max ?? 100) - 1)}改`, `${text.slice(0, -1)}改`]
              : []),
            ...(/^\d{4}-\d\d-\d\d$/.test(text) ? [nextDay(text)] : []),
            ...(/^\d\d:\d\d$/.test(text) ? ['13:30', '15:30', '11:30'] : []),
          ];
  const isOther = (one: unknown) =>
    one !== undefined && JSON.stringify(one) !== JSON.stringify(value) && !isMask(one);
  return [...candidates, ...others].find((one) => isOther(one) && z.safeParse(schema, one).success);
}

const nextDay = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
