import type { MemberBenefitForm } from '../areas/memberBenefits.ts';
import { benefitType } from '../enums/members.ts';

/** A right form of a benefit that needs no other record. */
export const memberBenefitExample = {
  name: '度假免房',
  type: benefitType.freeNights,
  iconUrl: '/api/resorts/uploads/night.png',
  hotels: [],
  minsus: [],
  nightCap: 60_000,
  products: [],
  description: '每年可免费入住，超出上限部分自付。',
  rules: '<p>需提前一天预订，法定节假日可用。</p>',
  ordering: 5,
  enabled: 1,
} satisfies Required<Omit<MemberBenefitForm, 'version'>>;
