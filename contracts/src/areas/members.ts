import * as z from 'zod/mini';
import { batchIds, batchResults } from '../batch.ts';
import { area, get, post } from '../endpoint.ts';
import { gender } from '../enums/estates.ts';
import { gainMode, labelColor, memberSource, memberState } from '../enums/members.ts';
import { credentialType } from '../enums/orders.ts';
import { listOf, listQuery, type Status, sortedBy, status } from '../envelope.ts';
import { atMost } from '../forms/atMost.ts';
import { told } from '../forms/fieldInfo.ts';
import { date, dateTime, flag, id, queryFlag, version } from '../forms/fields.ts';
import { codeFilter, idFilter } from '../forms/filters.ts';
import { answeredCode, chosenCode, chosenId, shownCode } from '../forms/formFields.ts';
import { centsFilter, rangeRule } from '../forms/ranges.ts';
import { idOrNone } from '../forms/shownIds.ts';
import {
  addressOrNone,
  dayOrNone,
  documentOrNone,
  maskedMobile,
  maskedMobileOrNone,
  phoneOrNone,
} from '../forms/shownTexts.ts';
import { spanRule } from '../forms/spans.ts';
import { logRow } from '../logs.ts';
import {
  freezeForm,
  gradeForm,
  memberFields,
  memberLimits,
  memberOnEdit,
  memberRules,
  uniqueIds,
} from '../members/memberForms.ts';
import { actions, platformCalls } from '../records.ts';
import { revealCall } from '../reveal.ts';
import { say } from '../words.ts';
import '../words/estateBookings.ts';
import '../words/estateRecommends.ts';
import '../words/memberAccounts.ts';
import '../words/members.ts';
import '../words/orders.ts';

/** Members (会员): whom everything is sold to (domain design, section 7). Nobody removes one. */

const shownLabel = z.object({ id, name: z.string(), color: z.enum(labelColor) });
const shown = {
  id,
  memberNo: told(z.string(), { label: 'memberNo' }),
  name: told(z.string(), { label: 'memberName' }),
  nickname: told(z.string(), { label: 'nickname' }),
  avatarUrl: addressOrNone,
  /** Masked. */
  mobile: told(maskedMobile, { label: 'mobile' }),
  gradeId: id,
  gradeName: told(z.string(), { label: 'memberGrade' }),
  /** In the order in which they were given. */
  labels: told(z.array(shownLabel), { label: 'tags' }),
  /** One for each whole yuan of completed orders. */
  growth: told(z.int(), { label: 'growth' }),
  /** That can be used. */
  points: told(z.int(), { label: 'points' }),
  /** Cents, that can be used. */
  balance: told(z.int(), { label: 'accountBalance', unit: 'yuan' }),
  /** Cents, paid for all orders. */
  consumeAmount: told(z.int(), { label: 'consumeAmount', unit: 'yuan' }),
  orderCount: told(z.int(), { label: 'orderCount' }),
  /** '' without one. */
  recommenderName: told(z.string(), { label: 'recommender' }),
  source: shownCode('memberSource', { memberSource }),
  createTime: told(dateTime, { label: 'registerTime' }),
  /** 1970-01-01 before the first. */
  lastLoginTime: told(dateTime, { label: 'lastLogin' }),
  frozen: shownCode('memberState', { memberState }),
  actions,
};
const row = z.object(shown);
export type MemberRow = z.infer<typeof row>;

const record = z.object({
  ...shown,
  credentialType: answeredCode({ credentialType }),
  /** Masked. */
  credentialNo: documentOrNone,
  gender: answeredCode({ gender }),
  birthday: dayOrNone,
  area: z.object({
    provinceId: idOrNone,
    cityId: idOrNone,
    provinceName: z.string(),
    cityName: z.string(),
  }),
  address: z.string(),
  /** The manual ones. */
  labelIds: z.array(id),
  recommenderId: idOrNone,
  /** Masked. */
  recommenderMobile: maskedMobileOrNone,
  emergencyName: z.string(),
  /** Masked. */
  emergencyPhone: phoneOrNone,
  remark: z.string(),
  gradeMode: z.enum(gainMode),
  /** '' = for good, or by growth. */
  gradeExpireDate: dayOrNone,
  frozenReason: z.string(),
  /** Cents. */
  refundAmount: z.int(),
  /** Cents of his account that withdrawals hold back. */
  frozenAmount: z.int(),
  pointsLocked: z.int(),
  /** Gifted points that could not be taken back. */
  pointsDebt: z.int(),
  /** His recommends that were signed. */
  dealCount: z.int(),
  /** Members whom he recommended. */
  inviteeCount: z.int(),
  version,
  /** Newest first. */
  logs: z.array(logRow),
});
export type Member = z.infer<typeof record>;

const resource = 'members';
const noun = 'member';
const sorts = ['createTime', 'growth', 'points', 'balance', 'consumeAmount', 'orderCount'] as const;

const filters = {
  /** Part of the name or nickname, three or more digits of the mobile, the member number, or, for who manages members, a whole document number. */
  keyword: z.optional(z.string().check(z.trim(), atMost(40))),
  gradeId: idFilter(chosenId('memberGrade')),
  /** Ids of labels with commas between them: members who have at least one of them. */
  labelIds: told(
    z.optional(
      z.string().check(
        z.regex(/^[\w-]{0,40}(,[\w-]{1,40})*$/),
        z.refine((ids) => ids.split(',').length <= memberLimits.sought, {
          error: say('tooMany', { label: 'tags', n: memberLimits.sought }),
        }),
      ),
    ),
    { label: 'tags' },
  ),
  source: codeFilter(told(chosenCode('memberSource', { memberSource }), {})),
  frozen: codeFilter(told(chosenCode('memberState', { memberState }), {})),
  createStart: z.optional(date),
  createEnd: z.optional(date),
  /** Cents. */
  consumeMin: centsFilter,
  consumeMax: centsFilter,
  /** Any part of the mobile of the member who recommended him. */
  recommenderMobile: told(
    z.optional(z.string().check(z.regex(/^\d{0,11}$/, say('digits', { label: 'recommenderMobile' })))),
    {
      label: 'recommenderMobile',
      max: 11,
    },
  ),
  recommenderId: z.optional(id),
  /** Whether he has a room whose contract is signed. */
  houseOwner: told(z.optional(queryFlag), { label: 'houseOwner' }),
};
const {
  enable: _never,
  remove: _neither,
  ...calls
} = platformCalls({
  resource,
  noun,
  right: 'Member',
  filters,
  fields: memberFields,
  onEdit: memberOnEdit,
  rules: memberRules,
  row,
  record,
});
const list = get({
  path: 'members/list',
  purpose: 'Every member that matches, newest first unless another column is named.',
  access: calls.list.access,
  query: listQuery({
    ...filters,
    ...sortedBy(sorts),
  }).check(spanRule('createStart', 'createEnd'), rangeRule('consumeMin', 'consumeMax', 'consumeOrder')),
  data: listOf(row),
});

const managed = { rights: ['manageMember'] } as const;
const move = <const Verb extends string, Body>(
  verb: Verb,
  purpose: string,
  body: z.core.$ZodType<Body, unknown>,
  errors: readonly Status[],
) =>
  post({
    path: `members/${verb}/{id}` as `members/${Verb}/{id}`,
    purpose,
    access: managed,
    body,
    data: record,
    errors: [status.invalid, status.notFound, ...errors],
  });

export const members = area('members', {
  ...calls,
  list,
  reveal: revealCall({
    resource,
    noun,
    fields: ['mobile', 'credentialNo', 'emergencyPhone'],
    access: managed,
  }),
  setGrade: move(
    'set-grade',
    '调整等级: gives the default grade, or an enabled one that offers 后台指定, which wins over growth until its day is over. The default grade has no day: growth, and a grade that a home gives for good, count at once.',
    z.object({
      ...gradeForm.shape,
      /** Of the member as he was shown: -1007 where somebody has changed him since. */
      version: z.optional(version),
    }),
    [status.precondition, status.stale],
  ),
  freeze: move('freeze', '冻结: the member cannot order, recommend or withdraw.', freezeForm, [
    status.wrongState,
  ]),
  unfreeze: post({
    path: 'members/unfreeze/{id}',
    purpose: '解冻.',
    access: managed,
    data: record,
    errors: [status.notFound, status.wrongState],
  }),
  batchLabel: post({
    path: 'members/batch-label',
    purpose: `Gives (1) manual labels to at most ${memberLimits.batch} members, or takes them away (0). Each member succeeds or fails for himself; repeating it changes nothing.`,
    access: managed,
    body: z.object({
      ids: batchIds('membersChosen', memberLimits.batch),
      labelIds: told(uniqueIds(memberLimits.labels).check(z.minLength(1, say('choose', { label: 'tags' }))), {
        label: 'tags',
        required: true,
      }),
      give: flag,
    }),
    data: batchResults,
    errors: [status.invalid],
  }),
});
