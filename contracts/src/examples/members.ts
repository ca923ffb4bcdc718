import { gender } from '../enums/estates.ts';
import { credentialType } from '../enums/orders.ts';
import { idCheckCharacter } from '../forms/identity.ts';
import type { MemberForm } from '../members/memberForms.ts';

const card = (body: string) => body + idCheckCharacter(body);

/** A right form of a member. */
export const memberExample = {
  mobile: '19900009201',
  name: '苏念慈',
  nickname: '慢慢走',
  avatarUrl: '/api/resorts/uploads/avatar.png',
  credentialType: credentialType.idCard,
  credentialNo: card('99000019880512602'),
  gender: gender.female,
  birthday: '1988-05-12',
  area: { provinceId: '33', cityId: '3301', provinceName: '浙江省', cityName: '杭州市' },
  address: '文三路18号',
  gradeId: '1',
  labelIds: [] as string[],
  recommenderMobile: '',
  emergencyName: '苏建国',
  emergencyPhone: '19900009202',
  remark: '喜欢安静的房间',
} satisfies Required<Omit<MemberForm, 'version'>>;
