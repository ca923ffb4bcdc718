import * as z from 'zod/mini';
import { allEndpoints } from '../../src/areas.ts';
import { type AnyEndpoint, areaNameOf } from '../../src/endpoint.ts';
import { isIdCard } from '../../src/forms/identity.ts';
import { documentOrNone, maskedMobileOrNone, phoneOrNone } from '../../src/forms/shownTexts.ts';
import { isList } from './lists.ts';
import { admits, type People, type Person, personNames } from './people.ts';
import { wholeOf } from './reading.ts';
import type { Rule } from './rule.ts';
import { isPaged } from './shapes.ts';
import type { Json, Talk } from './talk.ts';
import { isOfRecord } from './wholeNumbers.ts';

/** What holds for every answer: masks, amounts, ids, times. */

/** Numbers of houses that everybody may call, of records and of enterprises: they can look like one of a person. */
const isOpen = (name: string) =>
  isOfRecord.test(name) ||
  /^(phone|frontPhone|bookingPhone|salesOfficePhone|servicePhone|creditCode|bankAccount|.*No)$/.test(name);
const isWhole = (value: string) =>
  /^1[3-9]\d{9}$/.test(value) || isIdCard(value.toUpperCase()) || /^\d{15,19}$/.test(value);
const mobiles = /^(mobile|memberMobile|contactMobile|customerMobile|recommenderMobile)$/;
/** Where a landline or a service number may stand, which are shown whole. */
const phones = /^(contactPhone|hostPhone|emergencyPhone)$/;

/** Whether a text of an answer hides the number of a person that it may have. */
export function isMasked(name: string, value: string): boolean {
  if (mobiles.test(name)) return z.safeParse(maskedMobileOrNone, value).success;
  if (phones.test(name)) return z.safeParse(phoneOrNone, value).success;
  if (name === 'credentialNo') return z.safeParse(documentOrNone, value).success;
  return isOpen(name) || !isWhole(value);
}

/** Cents, points and numbers of things. */
const whole = /(Amount|Price|Count|Total|Fee|Balance|balance|points|Points|frozen|growth|stock|sold|locked)$/;
const isTime = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/** Looks at every text of an answer, also at those that its definition does not know. */
function expectMasks(talk: Talk, value: Json, at: string): void {
  if (value === null || typeof value !== 'object') return;
  for (const [name, one] of Object.entries(value)) {
    const place = `${at}.${name}`;
    if (typeof one === 'string') talk.holds(`${place} is masked`, isMasked(name, one), one);
    expectMasks(talk, one, place);
  }
}

/** Looks at every field of an answer that its definition knows. */
function expectFields(talk: Talk, value: Json, at: string): void {
  if (Array.isArray(value)) for (const [i, one] of value.entries()) expectFields(talk, one, `${at}.${i}`);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return;
  for (const [name, one] of Object.entries(value)) {
    const place = `${at}.${name}`;
    if (typeof one === 'string' && /Time$/.test(name) && one.length > 5)
      talk.holds(`${place} is a time`, isTime.test(one), one);
    if (/^(id|.+Id)$/.test(name) && name !== 'traceId')
      talk.holds(`${place} is a text`, typeof one === 'string', String(one));
    if (typeof one === 'number' && whole.test(name))
      talk.holds(`${place} is a whole number`, Number.isInteger(one), String(one));
    expectFields(talk, one, place);
  }
}

const reads = (person: Person) =>
  allEndpoints.filter((call) => isList(call) && admits(call, person) && !/Statistics\./.test(call.name));

/** Rows of each list and some records, as one person sees them. */
async function checkAnswers(talk: Talk, person: Person): Promise<void> {
  for (const list of reads(person)) {
    const needed = await wholeOfSome(talk, list, person);
    expectFields(talk, needed, list.name);
    const ending = /OfOwn(Company)?$/.exec(list.name)?.[0] ?? '';
    const get = allEndpoints.find(
      ({ name, path }) => name === `${areaNameOf(list)}.get${ending}` && path.includes('{id}'),
    );
    if (!get || !/\.list/.test(list.name) || !admits(get, person)) continue;
    for (const row of [needed[0], needed[Math.floor(needed.length / 2)]].filter(Boolean)) {
      const record = await talk.ok(get, { params: { id: row.id } }, person);
      expectFields(talk, record, get.name);
      const shared = Object.keys(row).filter((name) => name in record && !/^(actions|area)$/.test(name));
      for (const name of shared) talk.same(`${name} of ${row.id} in ${get.name}`, record[name], row[name]);
    }
  }
  for (const { endpoint, raw } of talk.said) expectMasks(talk, raw.data, endpoint.name);
}

/** The first page is enough to see how things are shown. */
async function wholeOfSome(talk: Talk, list: AnyEndpoint, person: Person): Promise<Json[]> {
  if (isPaged(list)) {
    const { answer } = await talk.call(list, { query: { offset: 0, limit: 30 } }, person);
    if (answer.status === 1) return (answer.data as Json).list;
  }
  return (await wholeOf(talk, list, person)).list;
}

export function answerRules(people: People): Rule[] {
  return personNames.flatMap((name) => {
    const person = people.get(name);
    if (!person) return [];
    return [
      {
        ...{
          area: 'backendUsers',
          kind: 'figure' as const,
          where: 'domain design, section 0.3; specification, section 5',
        },
        says: `every list and record that ${name} reads masks numbers of persons, has whole amounts, ids as texts and times, and rows say what their records say`,
        check: (talk: Talk) => checkAnswers(talk, person),
      },
    ];
  });
}
