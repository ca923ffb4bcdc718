import * as z from 'zod/mini';
import { told } from '../forms/fieldInfo.ts';
import { flag } from '../forms/fields.ts';
import { optionalText } from '../forms/formFields.ts';
import { say } from '../words.ts';

const reasonMax = 200;

/** The audit of an income or a withdrawal: 1, or 0 with a reason. */
export const financeAuditForm = z
  .object({
    pass: told(flag, {
      label: 'auditPass',
      required: true,
      enumeration: { name: 'financeAudit', codes: [1, 0] },
    }),
    reason: optionalText('rejectedReason', reasonMax),
  })
  .check(
    z.refine(({ pass, reason = '' }) => pass === 1 || reason !== '', {
      error: say('required', { label: 'rejectedReason' }),
      path: ['reason'],
    }),
    z.refine(({ pass, reason = '' }) => pass === 1 || reason.length >= 2, {
      error: say('tooShort', { label: 'rejectedReason', n: 2 }),
      path: ['reason'],
    }),
  );
export type FinanceAuditForm = z.infer<typeof financeAuditForm>;
