import * as z from 'zod/mini';
import { type Label, say } from '../words.ts';
import { mayBeEmpty } from './formFields.ts';
import { thisYear } from './thisYear.ts';
import '../words/stays.ts';

/** What the forms of hotels and guesthouses share (domain design, sections 8.4 and 8.6). */

const firstYear = 1950;

/** From 1950 to the year that it is when it is checked; may be left out. */
export const pastYear = (label: Label) => {
  const error = () => say('range', { label, a: firstYear, b: thisYear() });
  return mayBeEmpty(
    z.int({ error }).check(z.refine((year) => year >= firstYear && year <= thisYear(), { error })),
  );
};

/** Nobody renovates what is not open yet. */
export const renovationRule = z.refine<{
  openYear?: number | undefined;
  renovationYear?: number | undefined;
}>(
  ({ openYear, renovationYear }) =>
    openYear === undefined || renovationYear === undefined || renovationYear >= openYear,
  { error: say('renovationBeforeOpening'), path: ['renovationYear'] },
);
