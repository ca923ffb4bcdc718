import * as z from 'zod/mini';
import {
  bookingCloseReason,
  bookingSource,
  customerRelation,
  followWay,
  gender,
  intention,
} from '../enums/estates.ts';
import { told } from '../forms/fieldInfo.ts';
import { mobile, wholeNumber } from '../forms/fields.ts';
import {
  chosenCode,
  chosenDate,
  chosenId,
  optionalCode,
  optionalId,
  optionalText,
  parentId,
  personName,
  textBetween,
} from '../forms/formFields.ts';
import { chosenMoment, optionalMoment } from '../forms/moments.ts';
import { mayBeEmpty, money } from '../forms/numberFields.ts';
import { say } from '../words.ts';
import '../words/estateBookings.ts';
import '../words/estateRooms.ts';
import '../words/estateRecommends.ts';
import '../words/estates.ts';

/** Forms of leads (预约线索, domain design, section 5.2): one that writes a lead down, and one for each of its moves. */

export const bookingLimits = { batch: 100, reopenDays: 90 };

/** What staff write down themselves. */
const staffSources = { phone: bookingSource.phone, walkIn: bookingSource.walkIn } as const;

/** 登记线索. */
export const bookingForm = z.object({
  customerName: personName('customerName'),
  gender: told(optionalCode('gender', { gender }), { blank: gender.unknown }),
  mobile,
  estateId: parentId('bookingEstate'),
  /** A house shape of the project. */
  planId: optionalId('bookingPlan'),
  /** Not before now. */
  visitTime: optionalMoment('visitTime'),
  people: mayBeEmpty(wholeNumber('people', 1, 20)),
  need: optionalText('need', 200),
  source: told(chosenCode('bookingSource', { bookingSource: staffSources }), {
    blank: bookingSource.phone,
  }),
});
export type BookingForm = z.infer<typeof bookingForm>;

const { customerName, gender: sex, planId, visitTime, people, need } = bookingForm.shape;
/** 修改: what may change while the lead is open. Another time of visit is not before now. */
export const amendForm = z.object({ customerName, gender: sex, planId, visitTime, people, need });
export type AmendForm = z.infer<typeof amendForm>;

const consultantId = chosenId('consultant');
export const assignForm = z.object({ consultantId });
/** 跟进: what was said, and when to call again. */
export const followForm = z.object({
  content: textBetween('followContent', 2, 500),
  way: told(chosenCode('followWay', { followWay }), { blank: followWay.phone }),
  intention: optionalCode('intention', { intention }),
  /** After now. */
  nextTime: optionalMoment('nextTime'),
});
export type FollowForm = z.infer<typeof followForm>;
/** Not after now. */
export const arriveForm = z.object({ arriveTime: chosenMoment('arriveTime') });
/** 成交: the room that the customer subscribes. */
export const dealForm = z.object({
  roomId: chosenId('bookingRoom'),
  /** Cents. */
  subscribeAmount: told(money('subscribeAmount'), { blank: 0 }),
  /** Not after today. */
  subscribeDate: chosenDate('subscribeDate'),
});
export type DealForm = z.infer<typeof dealForm>;
const hasNote = ({ reason, note = '' }: { reason: number; note?: string | undefined }) =>
  reason !== bookingCloseReason.other || note !== '';
export const closeForm = z
  .object({
    reason: chosenCode('closeReason', { bookingCloseReason }),
    /** Required for another reason. */
    note: optionalText('closeNote', 200),
  })
  .check(z.refine(hasNote, { error: say('required', { label: 'closeNote' }), path: ['note'] }));
export type CloseForm = z.infer<typeof closeForm>;
/** 转推荐: by which member the customer came. */
export const toRecommendForm = z.object({
  memberMobile: told(mobile, { label: 'recommenderMobile' }),
  relation: told(chosenCode('customerRelation', { customerRelation }), { blank: customerRelation.friend }),
  remark: optionalText('remark', 200),
});
export type ToRecommendForm = z.infer<typeof toRecommendForm>;
