import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { nameText } from './fields.ts';
import { tags } from './formFields.ts';

const takes = (name: string) => z.safeParse(nameText('hotelName', 30), name).success;

it.each(['云栖酒店', 'Café 1号', '★★★酒店', '©云栖', '№7', '山 / 水'])('%s is a name', (name) => {
  expect(takes(name)).toBe(true);
});

it.each(['云栖😀', '❤️', '🇨🇳', '⭐', '👨‍👩‍👧'])('%s is none, because it has an emoji', (name) => {
  expect(takes(name)).toBe(false);
});

it.each([
  ['a zero-width space', '云\u200b栖'],
  ['a line break', '云\n栖'],
  ['a control character', '云\u0007栖'],
  ['an end of a text', '云\u0000栖'],
  ['a change of the direction', '云\u202e栖'],
  ['a separator of lines', '云\u2028栖'],
])('%s is no part of a name or a tag', (_, text) => {
  expect(takes(text)).toBe(false);
  expect(z.safeParse(tags, [text]).success).toBe(false);
});

it('what a browser or a person puts around a name is no part of it', () => {
  expect(z.parse(nameText('hotelName', 30), '\ufeff云栖\n')).toBe('云栖');
});
