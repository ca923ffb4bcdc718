import { expect, test } from 'vitest';
import type { Json, Say } from './change.ts';
import { compareSchemas } from './compareSchemas.ts';
import { statedIn } from './comparing.ts';

/** What a comparison of two schemas sees, and whom it breaks. */

/** Of a value that is sent, and of one that is answered: `where: what > whom`. */
function said(old: Json, now: Json, isStated = (_keyword: string) => true, examples: string[] = []) {
  const of = (how: 'sent' | 'answered') => {
    const lines: string[] = [];
    const say: Say = (at, what, breaks) => void lines.push(`${at}: ${what} > ${breaks}`);
    compareSchemas('it', old, now, { how, say, isStated, examplesAt: () => examples });
    return lines;
  };
  return { sent: of('sent'), answered: of('answered') };
}

const text = { type: 'string' };
const none = { type: 'null' };
const record = (properties: Json) => ({ type: 'object', properties, required: Object.keys(properties) });

test('what is inside a value that may be null is compared', () => {
  const [old, now] = [record({ name: text, phone: text }), record({ name: text })];
  const { sent, answered } = said({ anyOf: [old, none] }, { anyOf: [now, none] });
  expect(sent).toEqual(['it.phone: field is no longer sent > backend']);
  expect(answered).toEqual(['it.phone: field removed > console']);
  expect(said({ oneOf: [none, old] }, { anyOf: [now, none] }).answered).toEqual(answered);
});

test('null that is new or gone breaks one side', () => {
  const nullable = { anyOf: [record({ name: text }), none], description: 'null = nothing yet' };
  expect(said(nullable, record({ name: text }))).toEqual({
    sent: ['it: is never null > console'],
    answered: ['it: is never null > backend'],
  });
  expect(said(record({ name: text }), nullable)).toEqual({
    sent: ['it: may be null > backend'],
    answered: ['it: may be null > console'],
  });
});

test('several forms of a value are compared one with one', () => {
  const forms = (length: number) => ({ anyOf: [{ type: 'integer' }, { type: 'string', maxLength: length }] });
  expect(said(forms(9), forms(5)).sent).toEqual(['it (form 2): maxLength 5 instead of 9 > console']);
  const three = { anyOf: [...forms(9).anyOf, { type: 'object' }] };
  expect(said(forms(9), three).sent).toEqual(['it: one of 3 forms instead of 2 > both']);
  expect(said(forms(9), text).sent).toEqual(['it: type "string" instead of "one of" > both']);
  const swapped = { anyOf: forms(9).anyOf.toReversed() };
  expect(said(forms(9), swapped).sent).toHaveLength(2);
});

test('the order of types says nothing, and null in a list of types or codes is null', () => {
  const same = { sent: [], answered: [] };
  const [few, mixed] = [{ type: 'integer', maximum: 5 }, ['string', 'integer']];
  expect(said({ ...few, type: ['null', 'integer'] }, { ...few, type: ['integer', 'null'] })).toEqual(same);
  expect(said({ ...few, type: ['integer', 'null'] }, { anyOf: [few, none] })).toEqual(same);
  expect(said({ type: mixed }, { type: mixed.toReversed() })).toEqual(same);
  expect(said({ type: ['integer', 'null'], enum: [1, null] }, { anyOf: [{ enum: [1] }, none] })).toEqual(
    same,
  );
  expect(said({ ...few, type: ['integer', 'null'] }, { type: 'integer', maximum: 4 }).answered).toEqual([
    'it: is never null > backend',
    'it: maximum 4 instead of 5 > nobody',
  ]);
  expect(said({ enum: ['a'] }, { enum: [null, 'a'] }).answered).toEqual(['it: may be null > console']);
  expect(said({ type: ['integer', 'null'] }, { type: ['string', 'null'] }).sent).toEqual([
    'it: type "string" instead of "integer" > both',
  ]);
});

const leaves = (until: string, instead?: string) => ({
  deprecated: true,
  'x-deprecated': { since: '2.1.0', until, ...(instead && { instead }) },
});
const whole = { type: 'integer' };

test.each([
  [
    'another default of what may be left out',
    [
      { ...whole, default: 10 },
      { ...whole, default: 20 },
    ],
    ['default 20 instead of 10 > both'],
    [],
  ],
  ['a new default', [whole, { ...whole, default: 20 }], ['default 20 instead of none > backend'], []],
  ['no default any more', [{ ...whole, default: 20 }, whole], ['default none instead of 20 > console'], []],
  [
    'another unit',
    [
      { ...whole, 'x-unit': 'cents' },
      { ...whole, 'x-unit': '元' },
    ],
    ['unit 元 instead of cents > both'],
    ['unit 元 instead of cents > both'],
  ],
  [
    'a unit that is said now',
    [whole, { ...whole, 'x-unit': 'cents' }],
    ['unit cents instead of not stated > nobody'],
    ['unit cents instead of not stated > nobody'],
  ],
  [
    'a search for the whole value',
    [{ ...text, 'x-part': true }, text],
    ['looks for the whole value instead of a part of the text > both'],
    [],
  ],
  [
    'a search for an ending',
    [
      { ...text, 'x-part': true },
      { ...text, 'x-ending': true },
    ],
    ['looks for what the text ends in instead of a part of the text > both'],
    [],
  ],
  [
    'larger steps',
    [
      { ...whole, multipleOf: 50 },
      { ...whole, multipleOf: 100 },
    ],
    ['multipleOf 100 instead of 50 > console'],
    ['multipleOf 100 instead of 50 > nobody'],
  ],
  [
    'smaller steps',
    [{ ...whole, multipleOf: 50 }, whole],
    ['multipleOf none instead of 50 > backend'],
    ['multipleOf none instead of 50 > nobody'],
  ],
  [
    'other steps',
    [
      { ...whole, multipleOf: 50 },
      { ...whole, multipleOf: 75 },
    ],
    ['multipleOf 75 instead of 50 > both'],
    ['multipleOf 75 instead of 50 > nobody'],
  ],
  [
    'less room for a number',
    [
      { ...whole, format: 'int64' },
      { ...whole, format: 'int32' },
    ],
    ['format int32 instead of int64 > console'],
    ['format int32 instead of int64 > backend'],
  ],
  [
    'more room for a number',
    [
      { ...whole, format: 'int32' },
      { ...whole, format: 'int64' },
    ],
    ['format int64 instead of int32 > backend'],
    ['format int64 instead of int32 > console'],
  ],
  [
    'a field that goes away',
    [text, { ...text, deprecated: true }],
    ['is deprecated > nobody'],
    ['is deprecated > nobody'],
  ],
  [
    'a field of which is said when it goes away',
    [text, { ...text, ...leaves('3.0.0', 'settings.get') }],
    ['is deprecated, goes away in 3.0.0: use settings.get > nobody'],
    ['is deprecated, goes away in 3.0.0: use settings.get > nobody'],
  ],
  [
    'a field that goes away at another time',
    [
      { anyOf: [text, none], ...leaves('3.0.0') },
      { anyOf: [text, none], ...leaves('4.0.0') },
    ],
    ['goes away in 4.0.0 (before: goes away in 3.0.0) > nobody'],
    ['goes away in 4.0.0 (before: goes away in 3.0.0) > nobody'],
  ],
  [
    'a field that stays after all',
    [{ anyOf: [text, none], deprecated: true }, { anyOf: [text, none] }],
    ['is no longer deprecated > nobody'],
    ['is no longer deprecated > nobody'],
  ],
])('%s is seen', (_, [old, now], sent, answered) => {
  const at = (lines: string[]) => lines.map((line) => `it: ${line}`);
  expect(said(old, now)).toEqual({ sent: at(sent), answered: at(answered) });
});

test('the values of a map are compared', () => {
  const map = (values?: Json) => ({ type: 'object', ...(values && { additionalProperties: values }) });
  const of = (maximum: number) => map({ type: 'integer', maximum });
  expect(said(of(800), of(400)).sent).toEqual(['it.*: maximum 400 instead of 800 > console']);
  expect(said(of(800), map(text)).answered).toEqual(['it.*: type "string" instead of "integer" > both']);
  expect(said(of(800), map()).answered).toEqual(['it.*: type "any" instead of "integer" > both']);
  expect(said(of(800), map({})).sent).toEqual(said(of(800), map()).sent);
  // 1.0.0 said nothing of them.
  const isStated = (keyword: string) => keyword !== 'additionalProperties';
  expect(said(map(), of(800), isStated)).toEqual({ sent: [], answered: [] });
});

test('what one of the versions states nowhere is not compared', () => {
  const now = { ...whole, default: 1, format: 'int32', 'x-unit': 'cents', 'x-part': true, 'x-ending': true };
  const release = { paths: {}, components: { schemas: { Sum: whole, default: whole } } };
  const isStated = statedIn(release, { paths: {}, components: { schemas: { Sum: now } } });
  expect(said(whole, now, isStated)).toEqual({ sent: [], answered: [] });
  expect(said(whole, { ...whole, deprecated: true }, isStated).sent).toEqual(['it: is deprecated > nobody']);
});

test('the pattern of what is only answered is compared', () => {
  const of = (pattern: string) => ({ ...text, pattern });
  expect(said(of('^a+$'), of('^b+$')).answered).toEqual(['it: form ^b+$ instead of ^a+$ > both']);
});

test.each([
  ['a pattern that is new is narrower', [undefined, '^1[3-9]\\d{9}$'], 'console', 'backend'],
  ['a pattern that is gone is wider', ['^1[3-9]\\d{9}$', undefined], 'backend', 'console'],
  ['a pattern that takes more is wider', ['^1[3-9]\\d{9}$', '^1\\d{10}$'], 'backend', 'console'],
  ['a pattern that may be empty is wider', ['^1[3-9]\\d{9}$', '^(1[3-9]\\d{9})?$'], 'backend', 'console'],
  [
    'a pattern with a second form is wider',
    ['^1\\d{10}$', '^(1\\d{10}|1\\d{2}\\*{4}\\d{4})$'],
    'backend',
    'console',
  ],
  ['a pattern that takes less is narrower', ['^\\d{1,20}$', '^\\d{1,11}$'], 'console', 'backend'],
  ['a pattern that takes less and more is another one', ['^\\d{1,11}$', '^[1-9a-f]{1,40}$'], 'both', 'both'],
  ['a pattern that takes nothing of the old one is another one', ['^\\d+$', '^[a-z]+$'], 'both', 'both'],
  [
    'a pattern that no text tells from the old one may be another one',
    ['^\\d+$', '^[0-9]+$'],
    'both',
    'both',
  ],
  ['a pattern that is broken may be another one', ['^\\d+$', '^[0-9+$'], 'both', 'both'],
])('%s', (_, [old, now], sent, answered) => {
  const of = (pattern: string | undefined) => ({ ...text, ...(pattern && { pattern }) });
  const words = `it: form ${now ?? 'free'} instead of ${old ?? 'free'}`;
  const examples = ['13800000001', '199****7001'];
  expect(said(of(old), of(now), () => true, examples)).toEqual({
    sent: [`${words} > ${sent}`],
    answered: [`${words} > ${answered}`],
  });
});
