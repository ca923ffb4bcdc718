import * as z from 'zod/mini';
import { area, get, post } from '../endpoint.ts';
import { pointSource, pointType } from '../enums/members.ts';
import { belongType } from '../enums.ts';
import { listOf, listQuery, queryNumber, sortedBy, status } from '../envelope.ts';
import { pointAdjustForm } from '../finance/accountForms.ts';
import { told } from '../forms/fieldInfo.ts';
import { date, dateTime, id, searchText } from '../forms/fields.ts';
import { codeFilter, idFilter } from '../forms/filters.ts';
import { chosenId, coded, shownCode } from '../forms/formFields.ts';
import { rangeRule, recordVersion } from '../forms/ranges.ts';
import { idOrNone } from '../forms/shownIds.ts';
import { dayOrNone, maskedMobile } from '../forms/shownTexts.ts';
import { spanRule } from '../forms/spans.ts';
import { actions } from '../records.ts';
import type { Label } from '../words.ts';
import '../words/memberAccounts.ts';
import '../words/members.ts';

/** Points of members (会员积分, domain design, sections 13.4 and 13.5). What a member has is found by his id. */

const count = (label: Label) => told(z.int(), { label });

const shown = {
  /** Of the member. */
  id,
  memberNo: told(z.string(), { label: 'memberNo' }),
  memberName: told(z.string(), { label: 'memberName' }),
  /** Masked. */
  memberMobile: told(maskedMobile, { label: 'mobile' }),
  gradeName: told(z.string(), { label: 'memberGrade' }),
  /** That can be used. */
  points: count('usablePoints'),
  /** Of unpaid orders. */
  pointsLocked: count('lockedPoints'),
  /** Gains less gifts that were taken back; uses less what came back; what expired. What is left of them is usable or locked. */
  totalGained: count('pointsGained'),
  totalUsed: count('pointsUsedUp'),
  totalExpired: count('pointsExpired'),
  /** That expire within 30 days, unless they are used before. */
  ending: count('pointsEnding'),
  /** 1970-01-01 before the first. */
  changeTime: told(dateTime, { label: 'lastChange' }),
  actions,
};
const row = z.object(shown);
export type PointRow = z.infer<typeof row>;

const record = z.object({
  ...shown,
  /** Gifted points that could not be taken back; the next gains pay it off. */
  pointsDebt: z.int(),
  /** Counts the changes of points; 0 before the first. */
  version: recordVersion,
});
export type PointAccount = z.infer<typeof record>;

/** A change of a member's points (domain design, section 13.5). */
const journal = z.object({
  id,
  journalNo: told(z.string(), { label: 'journalNo' }),
  type: told(coded(z.literal(Object.values(pointType)), { pointType }), { label: 'changeType' }),
  /** Positive for gains. */
  change: count('pointChange'),
  /** Points after it, those locked by unpaid orders included. */
  after: count('pointsAfter'),
  /** The last day of a gain; '' for others. */
  expireDate: told(dayOrNone, { label: 'gradeUntil' }),
  /** What is left of a gain; 0 for others. */
  remain: count('pointsRemain'),
  refType: coded(z.literal(Object.values(pointSource)), { pointSource }),
  /** Of the record that it refers to; '' without one. */
  refId: idOrNone,
  refNo: told(z.string(), { label: 'refNo' }),
  remark: told(z.string(), { label: 'changeRemark' }),
  operatorName: told(z.string(), { label: 'changeOperator' }),
  createTime: told(dateTime, { label: 'changeTime' }),
});
export type PointJournal = z.infer<typeof journal>;

const points = z.optional(queryNumber(0, 1_000_000_000));
const filters = {
  /** Part of the member's name, three or more digits of his mobile, or his number. */
  keyword: z.optional(searchText),
  gradeId: idFilter(chosenId('memberGrade')),
  pointsMin: points,
  pointsMax: points,
};
const rule = rangeRule('pointsMin', 'pointsMax', 'pointsOrder');
const sorts = ['changeTime', 'points', 'totalGained', 'totalUsed', 'totalExpired'] as const;

const platform = { belongTypes: [belongType.system] };
const view = { rights: ['viewIntegral'] as const, ...platform };

export const memberPoints = area('memberPoints', {
  list: get({
    path: 'member-points/list',
    purpose:
      'Points of the members that match, the one that were changed last first unless another column is named.',
    access: view,
    query: listQuery({
      ...filters,
      ...sortedBy(sorts),
    }).check(rule),
    data: listOf(row),
    errors: [status.invalid],
  }),
  sum: get({
    path: 'member-points/sum',
    purpose: 'How many members match, and the points that they can use and that unpaid orders lock.',
    access: view,
    query: z.object(filters).check(rule),
    data: z.object({ count: z.int(), points: z.int(), pointsLocked: z.int() }),
    errors: [status.invalid],
  }),
  get: post({
    path: 'member-points/get/{id}',
    purpose: 'The points of a member, by his id.',
    access: view,
    data: record,
    errors: [status.notFound],
  }),
  adjust: post({
    path: 'member-points/adjust/{id}',
    purpose: 'Gives a member points, or takes some that he can use, by hand.',
    access: { rights: ['manageIntegral'], ...platform },
    body: z.object({ ...pointAdjustForm.shape, version: recordVersion }),
    data: record,
    errors: [status.invalid, status.notFound, status.short, status.stale],
  }),
  listJournals: get({
    path: 'member-point-journals/list',
    purpose: 'The changes of points, of a member or of all, newest first.',
    access: view,
    query: listQuery({
      memberId: z.optional(id),
      type: codeFilter(shownCode('changeType', { pointType })),
      /** Days of the change, both included. */
      startDate: z.optional(date),
      endDate: z.optional(date),
    }).check(spanRule('startDate', 'endDate')),
    data: listOf(journal),
  }),
});
