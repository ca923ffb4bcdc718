/** Enumerations of the wire with their Chinese labels (specification section 3, domain design section 1.2). */

/** Kinds of users. Not to be compared with `ownerType`, whose 20 means something else. */
export const belongType = { system: 10, estate: 20, merchant: 30 } as const;
export type BelongType = (typeof belongType)[keyof typeof belongType];
export const belongTypeLabels: Record<BelongType, string> = {
  10: '系统管理员',
  20: '项目管理员',
  30: '商户管理员',
};

/** What a record or resource belongs to. */
export const ownerType = { company: 10, estate: 11, merchant: 20, resort: 21, hotel: 22, minsu: 23 } as const;
export type OwnerType = (typeof ownerType)[keyof typeof ownerType];

export const productType = { estate: 5, resortTicket: 10, hotel: 20, minsu: 30 } as const;
export type ProductType = (typeof productType)[keyof typeof productType];
export const productTypeLabels: Record<ProductType, string> = {
  5: '置业',
  10: '景区门票',
  20: '酒店',
  30: '民宿',
};

/** Where a tap on a banner leads. */
export const linkType = { noJump: 0, product: 10, h5: 20, miniProgram: 30, externalMiniProgram: 40 } as const;
export type LinkType = (typeof linkType)[keyof typeof linkType];
export const linkTypeLabels: Record<LinkType, string> = {
  0: '不跳转',
  10: '产品',
  20: 'H5页面',
  30: '小程序页面',
  40: '外部小程序',
};

export const valuesOf = <T extends Record<string, number>>(enumeration: T) =>
  Object.values(enumeration) as T[keyof T][];
