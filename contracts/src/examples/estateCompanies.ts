import type { CompanyForm, OwnCompanyForm } from '../areas/estateCompanies.ts';

/** A right form with everything that a company's own user may change. */
export const ownCompanyExample = {
  name: '栖霞山置业有限公司',
  shortName: '栖霞山置业',
  creditCode: '91990000MA99K7H3RX',
  licenseUrl: '/api/resorts/uploads/license.png',
  legalName: '沈云舒',
  contactName: '沈云舒',
  contactPhone: '19900001234',
  area: { provinceId: '33', cityId: '3301', provinceName: '浙江省', cityName: '杭州市' },
  address: '栖霞路18号',
  logoUrl: '/api/resorts/uploads/logo.png',
  intro: '山麓住宅与度假公寓开发商。',
} satisfies Required<Omit<OwnCompanyForm, 'version'>>;

/** The same with what the platform settles with it. */
export const companyExample = {
  ...ownCompanyExample,
  cooperationStart: '2026-01-01',
  cooperationEnd: '2027-12-31',
  remark: '由华东区跟进。',
  enabled: 1,
} satisfies Required<Omit<CompanyForm, 'version'>>;
