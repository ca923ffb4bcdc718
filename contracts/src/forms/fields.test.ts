import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { nameText } from './fields.ts';

const takes = (name: string) => z.safeParse(nameText('hotelName', 30), name).success;

it.each(['云栖酒店', 'Café 1号', '★★★酒店', '©云栖', '№7', '山 / 水'])('%s is a name', (name) => {
  expect(takes(name)).toBe(true);
});

it.each(['云栖😀', '❤️', '🇨🇳', '⭐', '👨‍👩‍👧'])('%s is none, because it has an emoji', (name) => {
  expect(takes(name)).toBe(false);
});
