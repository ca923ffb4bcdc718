import * as z from 'zod/mini';
import { area, get } from '../endpoint.ts';
import { differenceKind, journalSource, journalType } from '../enums/finance.ts';
import { belongType } from '../enums.ts';
import { status } from '../envelope.ts';
import { told } from '../forms/fieldInfo.ts';
import { dateTime, id } from '../forms/fields.ts';
import { chosenDate, coded, shownCode } from '../forms/formFields.ts';
import { idOrNone } from '../forms/shownIds.ts';
import { yearSpan } from '../forms/yearSpan.ts';
import '../words/memberAccounts.ts';
import '../words/members.ts';
import '../words/reconciliations.ts';

/** 对账: what the journal of accounts says against what the records say that it comes from. Amounts in cents, of what moved, whichever way. */

const cents = (label: 'journalAmount' | 'recordAmount') => told(z.int(), { label, unit: 'yuan' });

const line = z.object({
  type: shownCode('changeType', { journalType }),
  journalCount: told(z.int(), { label: 'journalCount' }),
  journalAmount: cents('journalAmount'),
  /** Adjustments by staff come from no record: null. */
  recordCount: told(z.nullable(z.int()), { label: 'recordCount' }),
  recordAmount: told(z.nullable(z.int()), { label: 'recordAmount', unit: 'yuan' }),
  differenceCount: told(z.int(), { label: 'differenceCount' }),
});
export type ReconciliationLine = z.infer<typeof line>;

const difference = z.object({
  /** Unique within an answer. */
  id,
  kind: shownCode('differenceKind', { differenceKind }),
  type: shownCode('changeType', { journalType }),
  memberId: id,
  memberName: told(z.string(), { label: 'memberName' }),
  refType: coded(z.literal(Object.values(journalSource)), { journalSource }),
  /** Of the record; '' where the journal names none, or where an account differs from its journal. */
  refId: idOrNone,
  refNo: told(idOrNone, { label: 'refNo' }),
  journalAmount: cents('journalAmount'),
  recordAmount: cents('recordAmount'),
  /** Of the record, or of the journal where there is no record. */
  time: told(dateTime, { label: 'changeTime' }),
});
export type ReconciliationDifference = z.infer<typeof difference>;

/** The most differences of an answer; `differenceCount` counts all. */
export const mostDifferences = 200;

export const reconciliations = area('reconciliations', {
  get: get({
    path: 'member-account-journals/reconcile',
    purpose: `What the journal says of a span of days against what incomes, orders, refunds and withdrawals say, by type of change, with at most ${mostDifferences} differences, and the balances at both ends. An account that differs from its journal is a difference of every span.`,
    access: { rights: ['viewAccountJournal'], belongTypes: [belongType.system] },
    query: z
      .object({ startDate: chosenDate('reconciledSpan'), endDate: chosenDate('reconciledSpan') })
      .check(yearSpan('startDate', 'endDate')),
    data: z.object({
      /** Of all members, before the first day and after the last: balances together with what is frozen. */
      opening: z.int(),
      closing: z.int(),
      lines: z.array(line),
      differenceCount: z.int(),
      differences: z.array(difference),
    }),
    errors: [status.invalid],
  }),
});
