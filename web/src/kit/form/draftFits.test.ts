import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fittingDraft } from './draftFits.ts';

const area = z.object({ provinceId: z.string(), cityId: z.string() });
const form = z.object({
  name: z.string().check(z.minLength(1)),
  stars: z.int(),
  area,
  tags: z.array(z.string()),
  rooms: z.array(z.object({ bed: z.string(), width: z.optional(z.int()) })),
  open: z.optional(z.array(z.int())),
  link: z.union([z.object({ type: z.literal(0) }), z.object({ type: z.literal(10), target: z.string() })]),
});
const values = { area: { provinceId: '', cityId: '' }, tags: [], rooms: [], link: {}, resourceName: '' };

it.each<[string, Record<string, unknown>, object]>([
  ['a number that is still to be typed', { stars: '' }, { stars: '' }],
  ['a text that is too short', { name: '' }, { name: '' }],
  ['a list and its rows', { rooms: [{ bed: 'king' }] }, { rooms: [{ bed: 'king' }] }],
  ['a field that the form only begins with', { resourceName: 'x' }, { resourceName: 'x' }],
  ['an empty optional list', { open: null }, { open: null }],
  ['a masked number of somebody who was picked', { name: '138****5678' }, { name: '138****5678' }],
  ['one of several shapes', { link: { type: 10, target: '7' } }, { link: { type: 10, target: '7' } }],
])('%s stays', (_, draft, kept) => {
  expect(fittingDraft(form, draft, values)).toEqual(kept);
});

it.each<[string, Record<string, unknown>]>([
  ['a field that the form no longer has', { gone: 'x', constructor: 'y' }],
  ['a text in place of a list', { tags: 'a,b' }],
  ['nothing in place of a list', { tags: null }],
  ['a list of nothing', { rooms: [null] }],
  ['a row of another shape', { rooms: ['king'] }],
  ['a list in place of a text', { name: ['x'] }],
  ['an object in place of a number', { stars: { value: 3 } }],
  ['half an area', { area: { provinceId: [] } }],
  ['a text in place of an area', { area: '330100' }],
  ['a list in place of an optional list of numbers', { open: { 0: 1 } }],
])('%s is left out', (_, draft) => {
  expect(fittingDraft(form, draft, values)).toEqual({});
});

it('leaves out a masked number of the record that nobody typed over', () => {
  const name = '138****5678';
  expect(fittingDraft(form, { name, stars: 4 }, { ...values, name })).toEqual({ stars: 4 });
});
