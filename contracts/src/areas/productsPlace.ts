import * as z from 'zod/mini';
import { area } from '../endpoint.ts';
import { cancelRule, entryMode, realName, ticketType, useMode } from '../enums/products.ts';
import { told } from '../forms/fieldInfo.ts';
import { text, wholeNumber } from '../forms/fields.ts';
import { codeFilter } from '../forms/filters.ts';
import { answeredCode, chosenCode, clock, optionalText, switched } from '../forms/formFields.ts';
import { mayBeEmpty } from '../forms/numberFields.ts';
import { shownClock } from '../forms/shownTexts.ts';
import { formOf } from '../records.ts';
import { hasDeadline } from '../trade/cancelTerms.ts';
import {
  needed,
  productCalls,
  productColumns,
  productExtras,
  productFields,
  productFilters,
  productRules,
} from '../trade/products.ts';
import { say } from '../words.ts';

/** Ticket kinds of scenic spots, 门票产品 (domain design, section 9.3). */

const fields = {
  ...productFields('place'),
  ticketType: chosenCode('ticketType', { ticketType }),
  /** How many people one ticket admits; only of family and combined tickets. */
  personCount: told(mayBeEmpty(wholeNumber('personCount', 2, 20)), { unit: 'people' }),
  useMode: told(chosenCode('useMode', { useMode }), { blank: useMode.onDate }),
  /** Days of validity after the purchase; only of `useMode` 20. */
  validDays: told(mayBeEmpty(wholeNumber('validDays', 1, 365)), { unit: 'days' }),
  aheadDays: told(wholeNumber('aheadDays', 0, 90), { unit: 'days', blank: 0 }),
  /** Bookable until then on the last possible day. */
  cutOffTime: told(clock('cutOffTime'), { blank: '18:00' }),
  minCount: told(wholeNumber('minCount', 1, 50), { unit: 'tickets', blank: 1 }),
  maxCount: told(wholeNumber('maxCount', 1, 200), { unit: 'tickets', blank: 20 }),
  /** Tickets for one member and day; 0 = no limit. */
  dayLimit: told(wholeNumber('dayLimit', 0, 50), { unit: 'tickets', blank: 0 }),
  realName: told(chosenCode('realName', { realName }), { blank: realName.perOrder }),
  entryMode: told(chosenCode('entryMode', { entryMode }), { blank: entryMode.qrCode }),
  exchangeAddress: optionalText('exchangeAddress', 100),
  ageFrom: told(mayBeEmpty(wholeNumber('ageFrom', 0, 120)), { unit: 'years' }),
  ageTo: told(mayBeEmpty(wholeNumber('ageTo', 0, 120)), { unit: 'years' }),
  audience: optionalText('audience', 100),
  partRefund: switched('partRefund', 1),
  expireRefund: switched('expireRefund'),
  feeIncluded: text('feeIncluded', 1000),
  usageNotes: text('usageNotes', 1000),
};

interface Form {
  ticketType: number;
  personCount?: number | undefined;
  useMode: number;
  validDays?: number | undefined;
  minCount: number;
  maxCount: number;
  dayLimit: number;
  entryMode: number;
  exchangeAddress?: string | undefined;
  ageFrom?: number | undefined;
  ageTo?: number | undefined;
  cancelRule: number;
  feeRate?: number | undefined;
  expireRefund: 0 | 1;
}
/** Tickets that admit several people. */
export const admitsSeveral = (type: number) => type === ticketType.family || type === ticketType.combined;

const rules = [
  ...productRules,
  needed<Form>('personCount', 'personCount', (form) => admitsSeveral(form.ticketType)),
  needed<Form>('validDays', 'validDays', (form) => form.useMode === useMode.withinValidity),
  needed<Form>('exchangeAddress', 'exchangeAddress', (form) => form.entryMode === entryMode.exchange),
  needed<Form>('feeRate', 'feeRate', hasDeadline),
  z.refine<Form>(({ minCount, maxCount }) => minCount <= maxCount, {
    error: say('maxBelowMin'),
    path: ['maxCount'],
  }),
  z.refine<Form>(({ minCount, dayLimit }) => dayLimit === 0 || minCount <= dayLimit, {
    error: say('dayLimitBelowMin'),
    path: ['dayLimit'],
  }),
  z.refine<Form>(({ ageFrom, ageTo }) => ageFrom === undefined || ageTo === undefined || ageFrom <= ageTo, {
    error: say('ageOrder'),
    path: ['ageTo'],
  }),
  z.refine<Form>(({ cancelRule: rule, expireRefund }) => rule !== cancelRule.never || expireRefund === 0, {
    error: say('expireRefundNever'),
    path: ['expireRefund'],
  }),
];
export const productPlaceForm = formOf(fields, rules).update;
export type ProductPlaceForm = z.infer<typeof productPlaceForm>;

const row = z.object({
  ...productColumns,
  ticketType: answeredCode({ ticketType }),
  marketPrice: z.int(),
  /** Tickets of today: all and left; null when today has no price. */
  todayStock: z.nullable(z.int()),
  todayLeft: z.nullable(z.int()),
  aheadDays: z.int(),
  cutOffTime: shownClock,
  realName: answeredCode({ realName }),
});
export type ProductPlaceRow = z.infer<typeof row>;

const record = z.object({ ...fields, ...productExtras });
export type ProductPlace = z.infer<typeof record>;

export const productsPlace = area(
  'productsPlace',
  productCalls({
    kind: 'place',
    filters: {
      ...productFilters(fields),
      ticketType: codeFilter(fields.ticketType),
    },
    fields,
    rules,
    row,
    record,
  }),
);
