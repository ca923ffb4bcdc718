/** Enumerations of members (domain design, section 1.2). */

/** How a member came to have his grade: by what he spent, by buying a room, or set by staff. */
export const gainMode = { growth: 10, house: 20, staff: 30 } as const;
export type GainMode = (typeof gainMode)[keyof typeof gainMode];

export const memberSource = { miniProgram: 10, staff: 20, recommended: 30, house: 40 } as const;
export type MemberSource = (typeof memberSource)[keyof typeof memberSource];

/** Why points change. */
export const pointType = {
  gift: 10,
  giftTakenBack: 11,
  used: 20,
  returned: 21,
  recommend: 30,
  added: 40,
  deducted: 41,
  gradeGift: 50,
  expired: 60,
} as const;
export type PointType = (typeof pointType)[keyof typeof pointType];

/** The kind of record that a change of points refers to. */
export const pointSource = { none: 0, placeOrder: 10, hotelOrder: 20, houseOrder: 30, grade: 40 } as const;
export type PointSource = (typeof pointSource)[keyof typeof pointSource];

/** A label that staff give, or one that members get by its rule. */
export const labelKind = { manual: 10, system: 20 } as const;

export const labelColor = {
  green: 10,
  cyan: 20,
  blue: 30,
  purple: 40,
  red: 50,
  orange: 60,
  yellow: 70,
  grey: 80,
} as const;

export const memberLabelCodes = {
  labelKind: { 10: '手动标签', 20: '系统标签' },
  labelColor: {
    10: '绿色',
    20: '青色',
    30: '蓝色',
    40: '紫色',
    50: '红色',
    60: '橙色',
    70: '黄色',
    80: '灰色',
  },
} as const;

/** What a relative is to the member; 本人 is the member as a traveller. */
export const relationType = {
  self: 10,
  spouse: 20,
  parent: 30,
  child: 40,
  sibling: 50,
  friend: 60,
  other: 90,
} as const;
export type RelationType = (typeof relationType)[keyof typeof relationType];

/** By the birthday: from 60 on, and under 14. */
export const ageGroup = { adult: 10, elder: 20, child: 30 } as const;
export type AgeGroup = (typeof ageGroup)[keyof typeof ageGroup];

export const memberFriendCodes = {
  relationType: {
    10: '本人',
    20: '配偶',
    30: '父母',
    40: '子女',
    50: '兄弟姐妹',
    60: '朋友',
    90: '其他',
  },
  ageGroup: { 10: '成人', 20: '老人', 30: '儿童' },
} as const;

/** What a grade gives besides its discounts and points. */
export const benefitType = {
  discount: 10,
  freeNights: 20,
  freeTickets: 30,
  pointRate: 40,
  birthday: 50,
  priority: 60,
  other: 90,
} as const;
export type BenefitType = (typeof benefitType)[keyof typeof benefitType];
/** Those that a member has so many of in a year. */
export const countableBenefits: readonly BenefitType[] = [benefitType.freeNights, benefitType.freeTickets];

export const memberBenefitCodes = {
  benefitType: {
    10: '消费折扣',
    20: '免费间夜',
    30: '免费门票',
    40: '积分倍率',
    50: '生日礼遇',
    60: '优先预订',
    90: '其他服务',
  },
} as const;

/** 1 = frozen. */
export const memberState = { normal: 0, frozen: 1 } as const;

export const memberCodes = {
  memberSource: { 10: '小程序注册', 20: '后台添加', 30: '推荐注册', 40: '购房导入' },
  gainMode: { 10: '成长值', 20: '购房', 30: '后台指定' },
  memberState: { 0: '正常', 1: '冻结' },
  pointType: {
    10: '消费赠送',
    11: '赠送扣回',
    20: '积分抵扣',
    21: '抵扣退还',
    30: '推荐奖励',
    40: '后台增加',
    41: '后台扣减',
    50: '等级赠送',
    60: '过期扣减',
  },
} as const;
