import * as z from 'zod/mini';
import { area } from '../endpoint.ts';
import { gender } from '../enums/estates.ts';
import { ageGroup, relationType } from '../enums/members.ts';
import { credentialType } from '../enums/orders.ts';
import { optionalBirthday } from '../forms/birthday.ts';
import { documentRule } from '../forms/documents.ts';
import { told } from '../forms/fieldInfo.ts';
import { flag, id, mobile, text, version } from '../forms/fields.ts';
import { idFilter } from '../forms/filters.ts';
import {
  chosenCode,
  optionalCode,
  optionalMobile,
  optionalText,
  parentId,
  personName,
  shownCode,
  switched,
} from '../forms/formFields.ts';
import { dayOrNone, maskedDocument, maskedMobileOrNone } from '../forms/shownTexts.ts';
import { logRow } from '../logs.ts';
import { actions, formOf, platformCalls } from '../records.ts';
import { revealCall } from '../reveal.ts';
import '../words/estateBookings.ts';
import '../words/memberFriends.ts';
import '../words/orders.ts';

/** Relatives of members (亲友), whom orders offer as guests (domain design, section 7.4). */

export const friendLimit = 20;

const fields = {
  /** Stays what it was when the relative was added. */
  memberId: parentId('friendOf'),
  name: personName('friendName'),
  relation: chosenCode('friendRelation', { relationType }),
  mobile: optionalMobile('mobile'),
  credentialType: told(chosenCode('credentialType', { credentialType }), { blank: credentialType.idCard }),
  credentialNo: text('credentialNo', 20),
  /** Absent or 0: that of the ID card. */
  gender: told(optionalCode('gender', { gender }), { blank: gender.unknown }),
  /** Absent or '': that of the ID card. */
  birthday: optionalBirthday,
  remark: optionalText('friendRemark', 200),
  emergency: switched('friendEmergency'),
};
type Fields = z.infer<z.ZodMiniObject<typeof fields>>;
const onEdit = { mobile: optionalMobile('mobile', 'mask') };
const rules = [documentRule<Fields>()];
export const memberFriendForm = formOf(fields, rules, onEdit).update;
export type MemberFriendForm = z.infer<typeof memberFriendForm>;

const shown = {
  id,
  memberId: id,
  name: z.string(),
  relation: shownCode('friendRelation', { relationType }),
  /** Masked; '' where nothing was said. */
  mobile: maskedMobileOrNone,
  credentialType: shownCode('credentialType', { credentialType }),
  /** Masked. */
  credentialNo: maskedDocument,
  gender: shownCode('gender', { gender }),
  birthday: told(dayOrNone, { label: 'birthday' }),
  ageGroup: shownCode('ageGroup', { ageGroup }),
  remark: z.string(),
  emergency: flag,
  actions,
};
const row = z.object(shown);
export type MemberFriendRow = z.infer<typeof row>;
const record = z.object({
  ...shown,
  version,
  /** Newest first. */
  logs: z.array(logRow),
});
export type MemberFriend = z.infer<typeof record>;

const resource = 'member-friends';
const noun = 'relative of a member';

const { enable: _never, ...calls } = platformCalls({
  resource,
  noun,
  right: 'Member',
  filters: {
    memberId: idFilter(fields.memberId),
    /** The whole mobile number of the member. */
    memberMobile: z.optional(mobile),
  },
  fields,
  onEdit,
  rules,
  row,
  record,
  preconditions: ['add'],
});

export const memberFriends = area('memberFriends', {
  ...calls,
  reveal: revealCall({
    resource,
    noun,
    fields: ['mobile', 'credentialNo'],
    access: { rights: ['manageMember'] },
  }),
});
