import * as z from 'zod/mini';
import { breakfast, confirmMode, lateFee } from '../enums/products.ts';
import { told } from '../forms/fieldInfo.ts';
import { id, wholeNumber } from '../forms/fields.ts';
import { codeFilter, idFilter } from '../forms/filters.ts';
import { answeredCode, chosenCode, clock, optionalText, parentId, switched } from '../forms/formFields.ts';
import { mayBeEmpty } from '../forms/numberFields.ts';
import { say } from '../words.ts';
import { hasDeadline } from './cancelTerms.ts';
import {
  needed,
  productColumns,
  productExtras,
  productFields,
  productFilters,
  productRules,
} from './products.ts';
import { stayCounts } from './stayCounts.ts';
import type { StayKind } from './trade.ts';

/** What the rate plans of hotel rooms and guesthouse rooms share (domain design, section 9.4). */

export const stayFields = (kind: StayKind) => ({
  ...productFields(kind),
  roomId: parentId('productRoom'),
  breakfast: chosenCode('breakfast', { breakfast }),
  confirmMode: told(chosenCode('confirmMode', { confirmMode }), { blank: confirmMode.instant }),
  /** Minutes to confirm an order in; of manual confirmation, 120 when left out. */
  confirmMinutes: told(mayBeEmpty(wholeNumber('confirmMinutes', 10, 1440)), { unit: 'minutes' }),
  minNights: told(wholeNumber('minStay', 1, 30), { unit: 'nights', blank: 1 }),
  maxNights: told(wholeNumber('maxStay', 1, 30), { unit: 'nights', blank: 30 }),
  aheadDays: told(wholeNumber('aheadDays', 0, 90), { unit: 'days', blank: 0 }),
  /** Bookable for the same day until then. */
  cutOffTime: told(clock('cutOffTime'), { blank: '18:00' }),
  maxAheadDays: told(wholeNumber('maxAheadDays', 1, 365), { unit: 'days', blank: 180 }),
  maxRooms: told(wholeNumber(stayCounts[kind].most, 1, 20), { unit: stayCounts[kind].unit, blank: 5 }),
  /** What a late cancellation costs; of rule 30. */
  lateFee: z.optional(chosenCode('lateFee', { lateFee })),
  guarantee: optionalText('guarantee', 200),
  included: optionalText('included', 200),
  freeNights: switched('freeNights'),
  notes: optionalText('usageNotes', 1000),
});

interface Form {
  cancelRule: number;
  lateFee?: number | undefined;
  feeRate?: number | undefined;
  minNights: number;
  maxNights: number;
  aheadDays: number;
  maxAheadDays: number;
}
export const stayRules = [
  ...productRules,
  needed<Form>('lateFee', 'lateFee', hasDeadline, 'choose'),
  needed<Form>('feeRate', 'feeRate', (form) => hasDeadline(form) && form.lateFee === lateFee.rate),
  z.refine<Form>(({ minNights, maxNights }) => minNights <= maxNights, {
    error: say('maxNightsBelowMin'),
    path: ['maxNights'],
  }),
  z.refine<Form>(({ aheadDays, maxAheadDays }) => aheadDays <= maxAheadDays, {
    error: say('maxAheadBelowMin'),
    path: ['maxAheadDays'],
  }),
];

export const stayFilters = (fields: ReturnType<typeof stayFields>) => ({
  ...productFilters(fields),
  roomId: idFilter(fields.roomId),
  breakfast: codeFilter(fields.breakfast),
});

export const stayRow = z.object({
  ...productColumns,
  roomId: id,
  roomName: z.string(),
  breakfast: answeredCode({ breakfast }),
  confirmMode: answeredCode({ confirmMode }),
  /** Rooms left on the scarcest of the next 7 days that are open; null when none of them is. */
  weekLeft: z.nullable(z.int()),
});
export type StayProductRow = z.infer<typeof stayRow>;

export const stayExtras = {
  ...productExtras,
  roomName: z.string(),
  /** The most that a day can offer. */
  roomCount: z.int(),
};
