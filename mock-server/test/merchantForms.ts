/** Right forms over the seed: a new category, and a new merchant of the category 综合度假, which allows every type. */

export const newCategory = { name: '主题乐园', businessTypes: [10, 20], ordering: 5, enabled: 1 };

export const ownMerchant = {
  name: '栖霞山文旅',
  logoUrl: '/a.png',
  contactName: '沈云舒',
  contactPhone: '19900001234',
  area: { provinceId: '33', cityId: '3301' },
  address: '栖霞路18号',
  creditCode: '91330100799655058B',
  licenseUrl: '/b.png',
  legalName: '沈云舒',
  legalIdFrontUrl: '/c.png',
  legalIdBackUrl: '/d.png',
};

export const newMerchant = {
  ...ownMerchant,
  categoryId: '3',
  businessTypes: [10, 20, 30],
  contractStart: '2026-01-01',
  contractEnd: '2027-12-31',
  settleType: 10,
  commissionRate: 650,
  accountName: '栖霞山文旅有限公司',
  bankName: '华夏东方银行杭州分行',
  bankAccount: '4111111111111111',
  ordering: 5,
  enabled: 1,
};
