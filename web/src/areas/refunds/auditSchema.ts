import * as z from 'zod/mini';
import { type AuditForm, auditForm, type Refund } from '#contracts/trade/refunds.ts';
import { say } from '#contracts/words.ts';

type Limits = Pick<Refund, 'refundable' | 'suggestAmount'>;

/**
 * The schema of the audit with the limits of this refund (domain design, section 11.3): at most the amount that is left, and a remark for another
 * amount than the rule's. Only platform staff may go below the rule's amount.
 */
export function auditSchema({ refundable, suggestAmount }: Limits, mayLower: boolean) {
  const rule = (
    holds: (refundAmount: number, remark: string) => boolean,
    sentence: Parameters<typeof say>[0],
    field: keyof AuditForm,
  ) =>
    z.refine<AuditForm>(
      ({ pass, refundAmount, remark = '' }) =>
        pass === 0 || refundAmount === undefined || holds(refundAmount, remark),
      { error: say(sentence), path: [field] },
    );
  return auditForm.check(
    rule((amount) => amount <= refundable, 'refundAboveLimit', 'refundAmount'),
    rule((amount) => mayLower || amount >= suggestAmount, 'belowSuggestion', 'refundAmount'),
    rule((amount, remark) => amount === suggestAmount || remark !== '', 'remarkChanged', 'remark'),
  );
}
