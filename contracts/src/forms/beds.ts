import * as z from 'zod/mini';
import { bedType } from '../enums/stays.ts';
import { type Label, say } from '../words.ts';
import { atMost } from './atMost.ts';
import { told } from './fieldInfo.ts';
import { wholeNumber } from './fields.ts';
import { answeredCode, chosenCode } from './formFields.ts';
import '../words/stays.ts';

/** The beds of a room, of hotels and guesthouses alike (domain design, sections 8.5 and 8.6). */

/** The most rows of one room. The design names no limit; a longer list is taken for a mistake. */
const bedRowLimit = 10;

const bedRow = z.object({
  bedType: chosenCode('bedType', { bedType }),
  /** Centimetres, of one bed. */
  width: told(wholeNumber('bedWidth', 90, 300), { unit: 'centimetres' }),
  count: wholeNumber('bedCount', 1, 6),
});
export type BedRow = z.infer<typeof bedRow>;

/** A new row. */
export const blankBed: BedRow = { bedType: bedType.double, width: 180, count: 1 };

/** At least one row. */
export const bedRows = (label: Label) =>
  told(
    z
      .array(bedRow, say('choose', { label }))
      .check(
        z.minLength(1, say('choose', { label })),
        atMost(bedRowLimit, say('tooMany', { label, n: bedRowLimit })),
      ),
    { label, required: true, max: bedRowLimit, blank: [blankBed] },
  );

/** Beds as records answer them. Any code is accepted; the console shows an unknown one as its number. */
export const bedRecord = z.object({ bedType: answeredCode({ bedType }), width: z.int(), count: z.int() });
export type BedRecord = z.infer<typeof bedRecord>;
