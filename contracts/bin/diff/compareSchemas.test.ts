import { expect, test } from 'vitest';
import type { Json } from './change.ts';
import { compareSchemas } from './compareSchemas.ts';

/** What a comparison of two schemas sees, and whom it breaks. */

/** Of a value that is sent, and of one that is answered: `where: what > whom`. */
function said(old: Json, now: Json) {
  const of = (how: 'sent' | 'answered') => {
    const lines: string[] = [];
    compareSchemas('it', old, now, how, (at, what, breaks) => void lines.push(`${at}: ${what} > ${breaks}`));
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
  const [whole, mixed] = [{ type: 'integer', maximum: 5 }, ['string', 'integer']];
  expect(said({ ...whole, type: ['null', 'integer'] }, { ...whole, type: ['integer', 'null'] })).toEqual(
    same,
  );
  expect(said({ ...whole, type: ['integer', 'null'] }, { anyOf: [whole, none] })).toEqual(same);
  expect(said({ type: mixed }, { type: mixed.toReversed() })).toEqual(same);
  expect(said({ type: ['integer', 'null'], enum: [1, null] }, { anyOf: [{ enum: [1] }, none] })).toEqual(
    same,
  );
  expect(said({ ...whole, type: ['integer', 'null'] }, { type: 'integer', maximum: 4 }).answered).toEqual([
    'it: is never null > backend',
    'it: maximum 4 instead of 5 > nobody',
  ]);
  expect(said({ enum: ['a'] }, { enum: [null, 'a'] }).answered).toEqual(['it: may be null > console']);
  expect(said({ type: ['integer', 'null'] }, { type: ['string', 'null'] }).sent).toEqual([
    'it: type "string" instead of "integer" > both',
  ]);
});
