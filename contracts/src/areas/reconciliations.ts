import * as z from 'zod/mini';
import { area, get } from '../endpoint.ts';
import { differenceKind, journalSource, journalType } from '../enums/finance.ts';
import { belongType } from '../enums.ts';
import { listOf, listQuery, status } from '../envelope.ts';
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

/** The most rows of the journal that a difference names. */
export const mostJournals = 20;

const journal = z.object({
  id,
  journalNo: told(z.string(), { label: 'journalNo' }),
  memberId: id,
  memberName: told(z.string(), { label: 'memberName' }),
  change: told(z.int(), { label: 'balanceChange', unit: 'yuan' }),
  frozenChange: told(z.int(), { label: 'frozenChange', unit: 'yuan' }),
  balanceAfter: told(z.int(), { label: 'balanceAfter', unit: 'yuan' }),
  frozenAfter: told(z.int(), { label: 'frozenAfter', unit: 'yuan' }),
  createTime: told(dateTime, { label: 'changeTime' }),
});
export type ReconciliationJournal = z.infer<typeof journal>;

/** What an account has against what the changes of its journal come to. */
const account = z.object({
  balance: z.int(),
  frozen: z.int(),
  journalBalance: z.int(),
  journalFrozen: z.int(),
  /** Where a row says something else than the changes up to it come to: what they come to at the first such row, which is the row of `journals`. */
  dueBalance: z.nullable(z.int()),
  dueFrozen: z.nullable(z.int()),
});

const difference = z.object({
  /** Unique within a span. */
  id,
  kind: shownCode('differenceKind', { differenceKind }),
  type: shownCode('changeType', { journalType }),
  memberId: id,
  memberName: told(z.string(), { label: 'memberName' }),
  refType: coded(z.literal(Object.values(journalSource)), { journalSource }),
  /** Of the record; '' where the journal names none, or where an account differs from its journal. The same holds for `refNo`. */
  refId: idOrNone,
  refNo: told(idOrNone, { label: 'refNo' }),
  journalAmount: cents('journalAmount'),
  recordAmount: cents('recordAmount'),
  /** Of the record, or of the journal where there is no record. */
  time: told(dateTime, { label: 'changeTime' }),
  /** What the journal has of the record, oldest first; of an account the first row that says something else than the changes up to it come to. */
  journals: z.array(journal).check(z.maxLength(mostJournals)),
  /** Null for a difference of a record. */
  account: z.nullable(account),
});
export type ReconciliationDifference = z.infer<typeof difference>;

const span = { startDate: chosenDate('reconciledSpan'), endDate: chosenDate('reconciledSpan') };
const access = { rights: ['viewAccountJournal'] as const, belongTypes: [belongType.system] };

export const reconciliations = area('reconciliations', {
  get: get({
    path: 'member-account-journals/reconcile',
    purpose:
      'What the journal says of a span of days against what incomes, orders, refunds and withdrawals say, by type of change, how many differences there are, and the balances at both ends.',
    access,
    query: z.object(span).check(...yearSpan('startDate', 'endDate')),
    data: z.object({
      /** Of all members, before the first day and after the last: balances together with what is frozen. */
      opening: z.int(),
      closing: z.int(),
      lines: z.array(line),
      /** Of the list of differences. */
      differenceCount: z.int(),
    }),
    errors: [status.invalid],
  }),
  list: get({
    path: 'member-account-journals/reconcile-differences',
    purpose:
      'Where the journal and the records of a span of days differ, and behind those the accounts that differ from their journal, which are differences of every span.',
    access,
    query: listQuery(span).check(...yearSpan('startDate', 'endDate')),
    data: listOf(difference),
    errors: [status.invalid],
  }),
});
