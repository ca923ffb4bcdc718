import * as z from 'zod/mini';
import { adjustDirection } from '../enums/finance.ts';
import { told } from '../forms/fieldInfo.ts';
import { wholeNumber } from '../forms/fields.ts';
import { chosenCode, textBetween } from '../forms/formFields.ts';
import { money } from '../forms/numberFields.ts';
import { pictures } from '../forms/pictureFields.ts';
import '../words/memberAccounts.ts';
import '../words/members.ts';

/** What staff type for accounts and points of members (domain design, sections 13.1 and 13.4). Amounts in cents. */

const limits = { amount: 10_000_000, points: 1_000_000, reason: 200, certificates: 6 };

const direction = told(chosenCode('adjustDirection', { adjustDirection }), {
  blank: adjustDirection.increase,
});

export const accountAdjustForm = z.object({
  direction,
  amount: money('adjustAmount', 1, limits.amount),
  reason: textBetween('adjustReason', 5, limits.reason),
  certificates: told(z.optional(pictures('adjustCertificates', 0, limits.certificates)), {
    label: 'adjustCertificates',
    max: limits.certificates,
  }),
});
export type AccountAdjustForm = z.infer<typeof accountAdjustForm>;

export const pointAdjustForm = z.object({
  direction,
  points: told(wholeNumber('adjustPoints', 1, limits.points), { unit: 'points' }),
  reason: textBetween('adjustReason', 2, limits.reason),
});
export type PointAdjustForm = z.infer<typeof pointAdjustForm>;

/** Why an account is locked or unlocked. */
export const accountLockForm = z.object({ reason: textBetween('lockReason', 2, limits.reason) });
export type AccountLockForm = z.infer<typeof accountLockForm>;

/** How much an adjustment adds; negative for what it takes. */
export const signedBy = (direction: number, size: number): number =>
  direction === adjustDirection.decrease ? -size : size;
