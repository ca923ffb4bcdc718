import * as z from 'zod/mini';
import { customerRelation } from '../enums/estates.ts';
import { told } from '../forms/fieldInfo.ts';
import { flag, mobile, text, wholeNumber } from '../forms/fields.ts';
import {
  chosenCode,
  chosenDate,
  chosenId,
  optionalText,
  parentId,
  personName,
  switched,
  textBetween,
} from '../forms/formFields.ts';
import { chosenMoment } from '../forms/moments.ts';
import { money, squareMetres } from '../forms/numberFields.ts';
import { pictures } from '../forms/pictureFields.ts';
import { say } from '../words.ts';
import '../words/estateRecommends.ts';
import '../words/estateRooms.ts';
import '../words/estates.ts';
import '../words/incomes.ts';

/** What staff type for recommends (domain design, section 5.4). Amounts in cents, areas in hundredths of a square metre. */

const recommendLimits = { reason: 100, remark: 200, pictures: 6, extendDays: 90, area: 10_000_000 };

/** 代报备: in the name of a member. 本人 as the relation makes it a purchase of his own. */
export const recommendForm = z.object({
  memberMobile: told(mobile, { label: 'recommenderMobile' }),
  estateId: parentId('estate'),
  customerName: personName('customerName'),
  customerMobile: told(mobile, { label: 'customerMobile' }),
  relation: chosenCode('customerRelation', { customerRelation }),
  remark: optionalText('remark', recommendLimits.remark),
});
export type RecommendForm = z.infer<typeof recommendForm>;

const reason = (label: Parameters<typeof textBetween>[0]) => textBetween(label, 2, recommendLimits.reason);

/** 1 with a consultant, or 0 with a reason. */
export const recommendAuditForm = z
  .object({
    pass: told(flag, {
      label: 'auditPass',
      required: true,
      enumeration: { name: 'recommendAudit', codes: [1, 0] },
    }),
    consultantId: told(z.optional(z.string()), { label: 'consultant', required: true }),
    reason: optionalText('refuseReason', recommendLimits.reason),
  })
  .check(
    z.refine(({ pass, consultantId }) => pass === 0 || Boolean(consultantId), {
      error: say('choose', { label: 'consultant' }),
      path: ['consultantId'],
    }),
    z.refine(({ pass, reason: why = '' }) => pass === 1 || why !== '', {
      error: say('required', { label: 'refuseReason' }),
      path: ['reason'],
    }),
    z.refine(({ pass, reason: why = '' }) => pass === 1 || why.length >= 2, {
      error: say('tooShort', { label: 'refuseReason', n: 2 }),
      path: ['reason'],
    }),
  );
export type RecommendAuditForm = z.infer<typeof recommendAuditForm>;

export const recommendVisitForm = z.object({
  visitTime: chosenMoment('arriveTime'),
  pictures: told(z.optional(pictures('visitPictures', 0, recommendLimits.pictures)), {
    label: 'visitPictures',
    max: recommendLimits.pictures,
  }),
});
export type RecommendVisitForm = z.infer<typeof recommendVisitForm>;

export const recommendExtendForm = z.object({
  days: told(wholeNumber('extendDays', 1, recommendLimits.extendDays), { unit: 'days', blank: 30 }),
});
export type RecommendExtendForm = z.infer<typeof recommendExtendForm>;

export const recommendSubscribeForm = z.object({
  roomId: chosenId('subscribedRoom'),
  subscribeAmount: money('subscribeAmount'),
  subscribeDate: chosenDate('subscribeDate'),
});
export type RecommendSubscribeForm = z.infer<typeof recommendSubscribeForm>;

export const recommendUnsubscribeForm = z.object({
  date: chosenDate('unsubscribeDate'),
  reason: reason('unsubscribeReason'),
});
export type RecommendUnsubscribeForm = z.infer<typeof recommendUnsubscribeForm>;

export const recommendSignForm = z.object({
  contractNo: text('contractNo', 50),
  dealPrice: money('dealPrice', 1),
  dealArea: squareMetres('dealArea', 1, recommendLimits.area),
  signDate: chosenDate('signDate'),
});
export type RecommendSignForm = z.infer<typeof recommendSignForm>;

/** The plans of the income follow from the rule: so many months from the first day on. */
export const recommendSettleForm = z.object({
  settledAmount: money('settleAmount', 1),
  settleReason: optionalText('settleReason', recommendLimits.reason),
  firstDate: chosenDate('firstPlanDate'),
  conditionMet: told(z.literal(1, say('conditionUnconfirmed')), {
    label: 'settleConditionMet',
    required: true,
  }),
});
export type RecommendSettleForm = z.infer<typeof recommendSettleForm>;

/** `financeConfirmed` is needed where the commission was settled. */
export const recommendCancelForm = z.object({
  date: chosenDate('cancelDealDate'),
  reason: reason('cancelDealReason'),
  financeConfirmed: told(z.optional(switched('financeConfirmed')), { label: 'financeConfirmed' }),
});
export type RecommendCancelForm = z.infer<typeof recommendCancelForm>;
