import * as z from 'zod/mini';
import { area, get } from '../endpoint.ts';
import { journalSource, journalType } from '../enums/finance.ts';
import { belongType } from '../enums.ts';
import { listOf, listQuery, status } from '../envelope.ts';
import { told } from '../forms/fieldInfo.ts';
import { date, dateTime, id, searchText } from '../forms/fields.ts';
import { codeFilter } from '../forms/filters.ts';
import { coded, shownCode } from '../forms/formFields.ts';
import { centsFilter, rangeRule } from '../forms/ranges.ts';
import { idOrNone } from '../forms/shownIds.ts';
import { maskedMobile, shownAddress } from '../forms/shownTexts.ts';
import { spanRule } from '../forms/spans.ts';
import { mostDays, yearSpan } from '../forms/yearSpan.ts';
import '../words/memberAccounts.ts';
import '../words/members.ts';
import '../words/orders.ts';

/**
 * The journal of the accounts of members (账户流水, domain design, sections 13.2 and 13.3). There is no call that adds, changes or removes a row: rows come
 * from what happens, and corrections are new rows. Amounts in cents.
 */

const cents = (label: 'balanceChange' | 'balanceAfter' | 'frozenChange' | 'frozenAfter') =>
  told(z.int(), { label, unit: 'yuan' });

const journal = z.object({
  id,
  journalNo: told(z.string(), { label: 'journalNo' }),
  memberId: id,
  memberNo: told(z.string(), { label: 'memberNo' }),
  memberName: told(z.string(), { label: 'memberName' }),
  /** Masked. */
  memberMobile: told(maskedMobile, { label: 'mobile' }),
  type: told(coded(z.literal(Object.values(journalType)), { journalType }), { label: 'changeType' }),
  /** Of the balance and of its frozen part, positive for what comes; what there was before is the amount after it less the change. */
  change: cents('balanceChange'),
  balanceAfter: cents('balanceAfter'),
  frozenChange: cents('frozenChange'),
  frozenAfter: cents('frozenAfter'),
  refType: coded(z.literal(Object.values(journalSource)), { journalSource }),
  /** Of the record that it refers to; '' without one. */
  refId: idOrNone,
  refNo: told(z.string(), { label: 'refNo' }),
  remark: told(z.string(), { label: 'changeRemark' }),
  /** Pictures that staff added. */
  certificates: told(z.array(shownAddress), { label: 'adjustCertificates' }),
  operatorName: told(z.string(), { label: 'changeOperator' }),
  createTime: told(dateTime, { label: 'changeTime' }),
});
export type AccountJournal = z.infer<typeof journal>;

const filters = {
  memberId: z.optional(id),
  /** Part of the member's name, three or more digits of his mobile, or his number. */
  member: z.optional(searchText),
  journalNo: told(z.optional(searchText), { label: 'journalNo', isCode: true, isEnding: true, max: 30 }),
  type: codeFilter(told(shownCode('changeType', { journalType }), {})),
  /** Of the record that it refers to. */
  refNo: told(z.optional(searchText), { label: 'refNo', isCode: true, isEnding: true, max: 30 }),
  /** Days of the change, both included. */
  startDate: z.optional(date),
  endDate: z.optional(date),
  /** Of what moved, whichever way: of the balance, or where that stays, of its frozen part. */
  amountMin: centsFilter,
  amountMax: centsFilter,
};
const rules = [spanRule('startDate', 'endDate'), rangeRule('amountMin', 'amountMax', 'amountOrder')] as const;
const listed = listQuery(filters).check(...rules);
export type JournalListQuery = z.infer<typeof listed>;

const access = { rights: ['viewAccountJournal'] as const, belongTypes: [belongType.system] };

export const accountJournals = area('accountJournals', {
  list: get({
    path: 'member-account-journals/list',
    purpose: 'Rows of the journal that match, newest first.',
    access,
    query: listed,
    data: listOf(journal),
    errors: [status.invalid],
  }),
  sum: get({
    path: 'member-account-journals/sum',
    purpose:
      'How many rows of the journal match, by how much they raised the balances, by how much they lowered them, and by how much they changed what is frozen. income − expense + frozenChange is the change of the accounts as a whole, as reconciliation has it.',
    access,
    query: z.object(filters).check(...rules),
    data: z.object({ count: z.int(), income: z.int(), expense: z.int(), frozenChange: z.int() }),
    errors: [status.invalid],
  }),
  byDay: get({
    path: 'member-account-journals/by-day',
    purpose: `What a member had at the end of each day of a span of at most ${mostDays} days, first day first.`,
    access,
    query: z
      .object({ memberId: id, startDate: date, endDate: date })
      .check(...yearSpan('startDate', 'endDate')),
    data: z.array(z.object({ date, balance: z.int(), frozen: z.int() })),
    errors: [status.invalid, status.notFound],
  }),
});
