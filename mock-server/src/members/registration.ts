import { memberSource } from '#contracts/enums/members.ts';
import { status } from '#contracts/envelope.ts';
import { operatorType } from '#contracts/logs.ts';
import { say } from '#contracts/words.ts';
import type { Context } from '../records/context.ts';
import { fail } from '../records/fail.ts';
import type { StoredMember } from '../store/memberRows.ts';
import { followPurchases, welcome } from './grades.ts';
import { addMember } from './newMember.ts';
import { recommenderOf } from './recommenders.ts';

export interface Registration {
  name: string;
  mobile: string;
  /** Of the member who recommended him. */
  recommenderMobile?: string | undefined;
}

/** Somebody registers in the members' own app: he begins with the default grade, and the points that it gives. -1009 for a mobile that is registered, -1002 for a recommender who is no member. */
export function registerMember(
  context: Context,
  { name, mobile, recommenderMobile }: Registration,
): Readonly<StoredMember> {
  const { store } = context;
  if (store.members.by('mobile', mobile).length > 0)
    fail(status.duplicate, say('mobileRegistered'), { field: 'mobile' });
  const recommenderId = recommenderOf(store, recommenderMobile);
  const source = recommenderId ? memberSource.recommended : memberSource.miniProgram;
  const gradeId = store.memberGrades.all().find(({ isDefault }) => isDefault === 1)?.id ?? '';
  const member = addMember(store, { name, mobile, gradeId, recommenderId, source });
  welcome(context, member);
  store.logLines.insert({
    ...{ target: `members/${member.id}`, operatorType: operatorType.member, operatorName: name },
    ...{ action: '注册会员', remark: '' },
  });
  followPurchases(context, mobile);
  return store.members.get(member.id) ?? member;
}
