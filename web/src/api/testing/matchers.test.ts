import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { scenicLevel } from '#contracts/enums/resorts.ts';
import { listOf } from '#contracts/envelope.ts';
import { text } from '#contracts/forms/fields.ts';
import { chosenCode, codes, enabled, optionalClock, optionalText } from '#contracts/forms/formFields.ts';
import { pictures } from '#contracts/forms/pictureFields.ts';
import { answersOf } from './matchers.ts';
import { filledText, id, oneOf, regex, time } from './pact.ts';

const fields = {
  name: text('resortName', 30),
  level: chosenCode('scenicLevel', { scenicLevel }),
  themes: codes('themes', { scenicLevel }),
  notice: optionalText('notice', 10),
  holdUntil: optionalClock('holdUntil'),
  pictures: pictures('image', 1, 3),
  enabled,
};
const row = z.object({
  id: z.string(),
  ...fields,
  count: z.int(),
  merchantName: z.string(),
  actions: z.any(),
});
const calls = { list: { data: listOf(row) }, get: { data: row } };
const values = {
  ...{ id: '3', name: '湖', level: 4, themes: [1], notice: '无', holdUntil: '18:00', pictures: ['/a.png'] },
  ...{ enabled: 1, count: 3, merchantName: '云栖湖文旅' },
};
const form = z.object(fields);
const picture = '^(https?://|/)\\S+$';

test('the matcher of a field follows from its schema: codes, what may be empty, how it is written', () => {
  const { record } = answersOf(calls, { form, values });
  const levels = oneOf(...Object.values(scenicLevel));
  expect(record).toEqual({
    id: id('3'),
    name: filledText('湖'),
    level: levels,
    themes: MatchersV3.atLeastLike(levels, 0, 1),
    notice: MatchersV3.string('无'),
    holdUntil: regex('^(\\d{2}:\\d{2})?$', '18:00'),
    pictures: MatchersV3.eachLike(regex(picture, '/a.png')),
    enabled: oneOf(1, 0),
    count: MatchersV3.integer(3),
    merchantName: filledText('云栖湖文旅'),
  });
});

test('a field is pinned by hand, or left out where no screen reads it; no other one may be without an example', () => {
  const pinned = { name: MatchersV3.string('湖') };
  const { row: shown, record } = answersOf(calls, { form, values, pinned, notInRow: ['count'] });
  expect([shown.name, record.name]).toEqual([pinned.name, pinned.name]);
  expect([shown.count, record.count]).toEqual([undefined, MatchersV3.integer(3)]);
  expect(() => answersOf(calls, { form, values: { ...values, count: undefined } })).toThrow('count');
});

test('outside the form: its own codes, what is empty or null in the example, a masked number, a list that always has an entry', () => {
  const line = z.object({ at: z.string(), remark: z.string(), kind: z.enum({ sold: 10, held: 20 }) });
  const shown = z.object({
    mobile: z.string(),
    roomIds: z.array(z.string()),
    left: z.nullable(z.int()),
    logs: z.array(line),
  });
  const { row: none, record } = answersOf(
    { get: { data: shown } },
    {
      values: {
        ...{ mobile: '199****0001', roomIds: ['7'], left: null },
        logs: [{ at: '2026-01-31 09:30:00', remark: '', kind: 10 }],
      },
      filled: ['logs'],
    },
  );
  expect(none).toEqual({});
  expect(record).toEqual({
    mobile: regex('^1\\d{2}\\*{4}\\d{4}$', '199****0001'),
    roomIds: MatchersV3.atLeastLike(id('7'), 0, 1),
    left: null,
    logs: MatchersV3.eachLike({
      at: time('2026-01-31 09:30:00'),
      remark: MatchersV3.string(''),
      kind: oneOf(10, 20),
    }),
  });
});
