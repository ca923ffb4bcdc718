import { gainMode, memberSource } from '#contracts/enums/members.ts';
import { credentialType } from '#contracts/enums/orders.ts';
import { never } from '#contracts/wireTime.ts';
import type { StoredMember } from '../store/memberRows.ts';
import type { Row } from '../store/row.ts';
import type { Store } from '../store/store.ts';

type Values = Omit<StoredMember, keyof Row>;
const blank: Omit<Values, 'name' | 'mobile' | 'gradeId' | 'memberNo'> = {
  enabled: 1,
  nickname: '',
  avatarUrl: '',
  gender: 0,
  birthday: '',
  credentialType: credentialType.idCard,
  credentialNo: '',
  provinceId: '',
  cityId: '',
  address: '',
  gradeMode: gainMode.growth,
  gradeExpireDate: '',
  gradeTime: '',
  labelIds: [],
  source: memberSource.miniProgram,
  recommenderId: '',
  emergencyName: '',
  emergencyPhone: '',
  remark: '',
  points: 0,
  pointsLocked: 0,
  pointsDebt: 0,
  pointsVersion: 0,
  pointsTime: '',
  frozen: 0,
  frozenReason: '',
  lastLoginTime: never,
};

/** The row of a member with the number of his id; what is not given is as with somebody who has just registered. */
export const newMember = (
  { members }: Store,
  values: Partial<StoredMember> & Pick<StoredMember, 'name' | 'mobile' | 'gradeId'>,
): Values => ({ ...blank, memberNo: `M${members.nextId.padStart(8, '0')}`, ...values });

/** Adds such a member. */
export const addMember = (store: Store, values: Parameters<typeof newMember>[1]): Readonly<StoredMember> =>
  store.members.insert(newMember(store, values));
