import * as z from 'zod/mini';
import { gender } from '../enums/estates.ts';
import { credentialType } from '../enums/orders.ts';
import { atMost } from '../forms/atMost.ts';
import { optionalBirthday } from '../forms/birthday.ts';
import { documentRule } from '../forms/documents.ts';
import { told } from '../forms/fieldInfo.ts';
import { id, isDate, mobile, mobileOrMask } from '../forms/fields.ts';
import {
  chosenCode,
  chosenId,
  optionalArea,
  optionalCode,
  optionalId,
  optionalMobile,
  optionalPhone,
  optionalText,
  personName,
  textBetween,
} from '../forms/formFields.ts';
import { isPersonName } from '../forms/identity.ts';
import { optionalPicture } from '../forms/pictureFields.ts';
import { formOf } from '../records.ts';
import { say } from '../words.ts';
import '../words/estateBookings.ts';
import '../words/members.ts';
import '../words/orders.ts';

/** What staff type for members (domain design, section 7). */

/** Manual labels of a member, members of one batch, and labels of one search. */
export const memberLimits = { labels: 10, batch: 500, sought: 20 };

const notAPerson = say('personName', { label: 'emergencyName' });
/** '' = none. */
const emergencyName = told(
  z.optional(
    z.string().check(
      z.trim(),
      atMost(20, notAPerson),
      z.refine((value) => value === '' || isPersonName(value), notAPerson),
    ),
  ),
  { label: 'emergencyName', max: 20 },
);

const noneTwice = z.refine<readonly string[]>(
  (ids) => new Set(ids).size === ids.length,
  say('twice', { label: 'tags' }),
);
/** Ids of at most so many labels, none twice. */
export const uniqueIds = (max: number) =>
  z.array(id).check(atMost(max, say('tooManyLabels', { n: max })), noneTwice);

/** '' = none. Whether the number fits its type is a rule of the form, because the type is another field. */
const credentialNo = optionalText('credentialNo', 20);

export const memberFields = {
  mobile,
  name: personName('memberName'),
  nickname: optionalText('nickname', 20),
  avatarUrl: optionalPicture('memberAvatar'),
  credentialType: told(chosenCode('credentialType', { credentialType }), { blank: credentialType.idCard }),
  credentialNo,
  /** Absent or 0: that of the ID card. */
  gender: told(optionalCode('gender', { gender }), { blank: gender.unknown }),
  /** Absent or '': that of the ID card. */
  birthday: optionalBirthday,
  area: optionalArea,
  address: optionalText('address', 100),
  /** Of a new member: the default grade, or an enabled one that offers 后台指定; later only `setGrade` changes it, and what an edit form says of it is not looked at. */
  gradeId: chosenId('memberGrade'),
  /** Enabled manual labels. Those that members get by a rule are none of the form. */
  labelIds: told(z.optional(uniqueIds(memberLimits.labels)), {
    label: 'tags',
    max: memberLimits.labels,
  }),
  /** Another member. */
  recommenderMobile: optionalMobile('recommenderMobile'),
  emergencyName,
  emergencyPhone: optionalPhone('emergencyPhone'),
  remark: optionalText('remark', 200),
};
type Fields = z.infer<z.ZodMiniObject<typeof memberFields>>;
export const memberOnEdit = {
  mobile: mobileOrMask,
  gradeId: optionalId('memberGrade') as unknown as typeof memberFields.gradeId,
  /** More than the limit only of those that he has already: a label by a rule may have become one by hand. */
  labelIds: told(z.optional(z.array(id).check(noneTwice)), { label: 'tags', max: memberLimits.labels }),
  recommenderMobile: optionalMobile('recommenderMobile', 'mask'),
  emergencyPhone: optionalPhone('emergencyPhone', 'mask'),
};
export const memberRules = [documentRule<Fields>()];
export const memberForm = formOf(memberFields, memberRules, memberOnEdit).update;
export type MemberForm = z.infer<typeof memberForm>;
/** The form of a new member, of which a spreadsheet of members has one in each row. */
export const newMemberForm = formOf(memberFields, memberRules).add;
/** 调整等级: it stays until the day is over, or for good. */
const untilDay = told(
  z.optional(
    z.string().check(z.refine((day) => day === '' || isDate(day), say('choose', { label: 'gradeUntil' }))),
  ),
  { label: 'gradeUntil' },
);
export const gradeForm = z.object({
  gradeId: chosenId('newGrade'),
  /** Not before today; '' = for good. */
  expireDate: untilDay,
  reason: textBetween('adjustReason', 2, 100),
});
export const freezeForm = z.object({ reason: textBetween('freezeReason', 2, 100) });
