import { relationType } from '#contracts/enums/members.ts';
import { credentialType } from '#contracts/enums/orders.ts';
import { holderOf } from '#contracts/forms/documents.ts';
import { idCheckCharacter } from '#contracts/forms/identity.ts';
import type { StoredFriend } from '../store/memberRows.ts';
import { dayMs, type SeedTools } from './seedTools.ts';

const { self, spouse, parent, child, friend } = relationType;

type Values = Pick<StoredFriend, 'memberId' | 'relation'> & Partial<StoredFriend>;
/** An ID card's number without its check character; the region 990000 does not exist. */
const born = (day: string, sequence: number) => `990000${day}${sequence}`;

const relatives: (Values & { card?: string })[] = [
  { memberId: '1', relation: self, card: born('19850312', 217) },
  { memberId: '1', relation: spouse, name: '陆知夏', card: born('19870926', 304), emergency: 1 },
  { memberId: '1', relation: child, name: '陆小禾', card: born('20180601', 122), remark: '花生过敏' },
  { memberId: '1', relation: parent, name: '江秀兰', card: born('19580204', 426), remark: '低盐饮食' },
  { memberId: '2', relation: self, card: born('19901115', 533) },
  {
    memberId: '2',
    relation: friend,
    name: '谢临川',
    credentialType: credentialType.passport,
    credentialNo: 'E90000017',
  },
  { memberId: '3', relation: spouse, name: '宋青岚', card: born('19930520', 628), emergency: 1 },
  {
    ...{ memberId: '3', relation: friend, name: '林家豪', credentialType: credentialType.hongKongMacao },
    ...{ credentialNo: 'H90000321', birthday: '1979-04-18' },
  },
];

/** Relatives of the first members; 本人 has the member's own name and mobile. */
export function seedMemberFriends({ store, ago }: SeedTools): void {
  const time = ago(60 * dayMs);
  relatives.forEach(({ card, ...values }, at) => {
    const member = store.members.get(values.memberId);
    const isSelf = values.relation === self;
    const credentialNo = card ? card + idCheckCharacter(card) : '';
    store.memberFriends.insert({
      name: isSelf ? (member?.name ?? '') : '',
      mobile: isSelf ? (member?.mobile ?? '') : `1990000811${at}`,
      ...{ gender: 0, birthday: '', remark: '', emergency: 0, ordering: 0, enabled: 1 },
      ...{ credentialType: credentialType.idCard, credentialNo, createTime: time, updateTime: time },
      ...holderOf(credentialType.idCard, credentialNo),
      ...values,
    });
  });
}
