import * as z from 'zod/mini';
import { area, get, post } from '../endpoint.ts';
import { accountState } from '../enums/finance.ts';
import { belongType } from '../enums.ts';
import { listOf, listQuery, sortedBy, status } from '../envelope.ts';
import { accountAdjustForm, accountLockForm } from '../finance/accountForms.ts';
import { told } from '../forms/fieldInfo.ts';
import { dateTime, id, searchText } from '../forms/fields.ts';
import { codeFilter, idFilter } from '../forms/filters.ts';
import { chosenId, shownCode } from '../forms/formFields.ts';
import { centsFilter, rangeRule, recordVersion } from '../forms/ranges.ts';
import { maskedMobile } from '../forms/shownTexts.ts';
import { statusLogRow } from '../logs.ts';
import { actions } from '../records.ts';
import '../words/memberAccounts.ts';
import '../words/members.ts';

/**
 * Accounts of members (会员账户, domain design, section 13.1). Every member has one, also before its first change, and it has his id. Amounts in cents.
 */

const cents = (label: 'balance' | 'frozenAmount' | 'totalIncome' | 'totalWithdraw' | 'totalBalancePay') =>
  told(z.int(), { label, unit: 'yuan' });

const shown = {
  /** Of the member. */
  id,
  memberNo: told(z.string(), { label: 'memberNo' }),
  memberName: told(z.string(), { label: 'memberName' }),
  /** Masked. */
  memberMobile: told(maskedMobile, { label: 'mobile' }),
  gradeName: told(z.string(), { label: 'memberGrade' }),
  /** What he can use. */
  balance: cents('balance'),
  /** What withdrawals that are not over hold back. */
  frozen: cents('frozenAmount'),
  /** Sums of what came in, was withdrawn, and paid for orders less what came back from refunds. */
  totalIncome: cents('totalIncome'),
  totalWithdraw: cents('totalWithdraw'),
  totalPay: cents('totalBalancePay'),
  locked: shownCode('accountState', { accountState }),
  /** 1970-01-01 before the first. */
  changeTime: told(dateTime, { label: 'lastChange' }),
  actions,
};
const row = z.object(shown);
export type AccountRow = z.infer<typeof row>;

const record = z.object({
  ...shown,
  /** Why it is locked; '' while it is not. */
  lockReason: z.string(),
  /** Counts the changes, those of amounts included; 0 before the first. */
  version: recordVersion,
  /** Adjustments and locks by staff, newest first. */
  logs: z.array(statusLogRow),
});
export type Account = z.infer<typeof record>;

const filters = {
  /** Part of the member's name, three or more digits of his mobile, or his number. */
  keyword: z.optional(searchText),
  gradeId: idFilter(chosenId('memberGrade')),
  balanceMin: centsFilter,
  balanceMax: centsFilter,
  locked: codeFilter(shownCode('accountState', { accountState })),
};
const rule = rangeRule('balanceMin', 'balanceMax', 'balanceOrder');
const sorts = ['changeTime', 'balance', 'frozen', 'totalIncome', 'totalWithdraw', 'totalPay'] as const;

const platform = { belongTypes: [belongType.system] };
const view = { rights: ['viewAccount'] as const, ...platform };
const manage = { rights: ['manageAccount'] as const, ...platform };

export const memberAccounts = area('memberAccounts', {
  list: get({
    path: 'member-accounts/list',
    purpose: 'Accounts that match, the one that was changed last first unless another column is named.',
    access: view,
    query: listQuery({
      ...filters,
      ...sortedBy(sorts),
    }).check(rule),
    data: listOf(row),
    errors: [status.invalid],
  }),
  sum: get({
    path: 'member-accounts/sum',
    purpose: 'How many accounts match, and what is in them.',
    access: view,
    query: z.object(filters).check(rule),
    data: z.object({ count: z.int(), balance: z.int(), frozen: z.int() }),
    errors: [status.invalid],
  }),
  get: post({
    path: 'member-accounts/get/{id}',
    purpose: 'The account of a member, by his id.',
    access: view,
    data: record,
    errors: [status.notFound],
  }),
  adjust: post({
    path: 'member-accounts/adjust/{id}',
    purpose:
      'Adds to the balance of a member, or takes from it, by hand: a row of the journal with its reason. Also of a locked account.',
    access: manage,
    body: z.object({ ...accountAdjustForm.shape, version: recordVersion }),
    data: record,
    errors: [status.invalid, status.notFound, status.short, status.stale],
  }),
  lock: post({
    path: 'member-accounts/lock/{id}',
    purpose:
      'Locks an account: it pays for no orders, takes no incomes and no withdrawals. Refunds still come back to it.',
    access: manage,
    body: accountLockForm,
    data: record,
    errors: [status.invalid, status.notFound, status.wrongState],
  }),
  unlock: post({
    path: 'member-accounts/unlock/{id}',
    purpose: 'Unlocks an account.',
    access: manage,
    body: accountLockForm,
    data: record,
    errors: [status.invalid, status.notFound, status.wrongState],
  }),
});
