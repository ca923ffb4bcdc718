import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { say } from '../words.ts';
import { money } from './numberFields.ts';

const price = money('price', 1, 1_000_000);
const complaint = (value: unknown) => z.safeParse(price, value).error?.issues.map(({ message }) => message);

it('an amount is whole cents within its limits', () => {
  expect(complaint(100)).toBeUndefined();
  expect(complaint(100.5)).toEqual([say('money')]);
  expect(complaint(0)).toEqual([say('moneyRange', { label: 'price', a: 0.01, b: 10_000 })]);
  expect(complaint('')).toEqual([say('required', { label: 'price' })]);
});
