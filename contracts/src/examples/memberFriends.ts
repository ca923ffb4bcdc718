import type { MemberFriendForm } from '../areas/memberFriends.ts';
import { gender } from '../enums/estates.ts';
import { relationType } from '../enums/members.ts';
import { credentialType } from '../enums/orders.ts';
import { idCheckCharacter } from '../forms/identity.ts';

const card = (body: string) => body + idCheckCharacter(body);

/** A right form of a relative of member 1. */
export const memberFriendExample = {
  memberId: '1',
  name: '沈念安',
  relation: relationType.sibling,
  mobile: '19900008101',
  credentialType: credentialType.idCard,
  credentialNo: card('99000019920817423'),
  gender: gender.male,
  birthday: '1992-08-17',
  remark: '海鲜过敏',
  emergency: 0,
} satisfies Required<Omit<MemberFriendForm, 'version'>>;
