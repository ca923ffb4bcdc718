import * as z from 'zod/mini';
import { type Label, say } from '../words.ts';
import { infoOf, told } from './fieldInfo.ts';
import type { Unit } from './units.ts';

/** Fields of numbers; money, rates and areas travel as whole hundredths. */

/** Basis points, 1% = 100. Typed as a percentage with at most two decimals. */
export const rate = (label: Label, max = 10_000, min = 0) => {
  const message = say('rateRange', { label, a: min / 100, b: max / 100 });
  return told(fixed(label, message, min, max), { label, unit: 'percent', required: true });
};

/** A whole number that is typed with decimals. `broken` is the message for a part of the smallest unit. */
export const fixed = (label: Label, message: string, min: number, max: number, broken = message) =>
  z
    .int({ error: ({ input }) => (typeof input === 'number' ? broken : say('required', { label })) })
    .check(z.gte(min, message), z.lte(max, message));

/** Larger first, ties by creation time, newest first. */
export const ordering = told(
  z
    .int({ error: say('range', { label: 'ordering', a: 0, b: 100 }) })
    .check(
      z.gte(0, say('range', { label: 'ordering', a: 0, b: 100 })),
      z.lte(100, say('range', { label: 'ordering', a: 0, b: 100 })),
    ),
  { label: 'ordering', max: 100, blank: 0 },
);

/** Cents. Typed as yuan with at most two decimals. */
export const money = (label: Label, min = 0, max = 9_999_999_999) => {
  const message = say('moneyRange', { label, a: min / 100, b: max / 100 });
  return told(fixed(label, message, min, max, say('money')), { label, unit: 'yuan', required: true });
};

/** Tenths of a unit. Typed in that unit with at most one decimal. `range` is the message where the default one is not specified. */
export const tenths = (label: Label, unit: Unit, min: number, max: number, range?: string) => {
  const message = range ?? say('range', { label, a: min / 10, b: max / 10 });
  return told(fixed(label, message, min, max), { label, unit, required: true });
};

/** An optional number or code. The empty text of an emptied input counts as undefined and is not sent. */
export const mayBeEmpty = <S extends z.core.$ZodType<number, number>>(schema: S) =>
  told(
    z.optional(
      z.pipe(
        z.transform((value: number | undefined) => ((value as unknown) === '' ? undefined : value)),
        z.optional(schema),
      ),
    ),
    { ...infoOf(schema), required: false },
  );

/** Hundredths of a unit. Typed in that unit with at most two decimals. */
const measured = (unit: Unit) => (label: Label, min: number, max: number) => {
  const message = say('range', { label, a: min / 100, b: max / 100 });
  return told(fixed(label, message, min, max), { label, unit, scale: 100, required: true });
};
/** Hundredths of a square metre. */
export const squareMetres = measured('squareMetres');
/** Centimetres, typed in metres. */
export const metres = measured('metres');
