import type * as z from 'zod/mini';
import type { CategoryForm } from '../areas/merchantCategories.ts';
import type { MerchantForm, ownMerchantForm } from '../areas/merchants.ts';
import { businessType, settleType } from '../enums/merchants.ts';
import { valuesOf } from '../enums.ts';

/** A right form of a category. */
export const categoryExample = {
  name: '主题乐园',
  businessTypes: [businessType.resort, businessType.hotel],
  ordering: 5,
  enabled: 1,
} satisfies Required<Omit<CategoryForm, 'version'>>;

/** A right form with everything that a merchant user may change of his own merchant. */
export const ownMerchantExample = {
  name: '栖霞山文旅',
  logoUrl: '/api/resorts/uploads/logo.png',
  contactName: '沈云舒',
  contactPhone: '19900001234',
  area: { provinceId: '33', cityId: '3301', provinceName: '浙江省', cityName: '杭州市' },
  address: '栖霞路18号',
  intro: '经营栖霞山景区与山脚的酒店。',
  creditCode: '91990000MA99K7H3RX',
  licenseUrl: '/api/resorts/uploads/license.png',
  legalName: '沈云舒',
  legalIdFrontUrl: '/api/resorts/uploads/front.png',
  legalIdBackUrl: '/api/resorts/uploads/back.png',
  permits: ['/api/resorts/uploads/permit.png'],
} satisfies Required<Omit<z.infer<typeof ownMerchantForm>, 'version'>>;

/** The same with what the platform settles with him; category 3 of the seed allows every type. */
export const merchantExample = {
  ...ownMerchantExample,
  categoryId: '3',
  businessTypes: valuesOf(businessType),
  contractNo: 'HT-2026-018',
  contractStart: '2026-01-01',
  contractEnd: '2027-12-31',
  settleType: settleType.monthly,
  commissionRate: 650,
  accountName: '栖霞山文旅有限公司',
  bankName: '华夏东方银行杭州分行',
  bankAccount: '9900001234567808',
  ordering: 5,
  enabled: 1,
} satisfies Required<Omit<MerchantForm, 'version'>>;
