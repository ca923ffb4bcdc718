import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { blankOf, keptOf } from './blank.ts';
import { told } from './fieldInfo.ts';
import { parentId } from './formFields.ts';

const form = z.object({
  hotelId: parentId('hotel'),
  name: z.string(),
  floor: told(z.optional(z.int()), { kept: true }),
});

it('the next form of a row begins with what is kept, and blank besides', () => {
  const saved = { hotelId: '3', name: '湖景房', floor: 2 };
  expect({ ...blankOf(form), ...keptOf(form, saved) }).toEqual({ hotelId: '3', name: '', floor: 2 });
  expect(keptOf(form, { hotelId: '3', name: '湖景房' })).toEqual({ hotelId: '3' });
});
