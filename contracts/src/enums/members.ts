/** Enumerations of members, their grades, benefits, labels and points, with their Chinese labels (domain design, section 1.2 and 6). */

/** How a member came to have his grade; grades name the ways in which they can be reached. */
export const gainMode = { growth: 10, house: 20, staff: 30 } as const;
export type GainMode = (typeof gainMode)[keyof typeof gainMode];

export const benefitType = {
  discount: 10,
  freeNights: 20,
  freeTickets: 30,
  pointRate: 40,
  birthday: 50,
  earlyBooking: 60,
  other: 90,
} as const;
export type BenefitType = (typeof benefitType)[keyof typeof benefitType];

export const memberSource = { miniProgram: 10, staff: 20, recommended: 30, house: 40 } as const;
export type MemberSource = (typeof memberSource)[keyof typeof memberSource];

/** Status of a member. */
export const memberStatus = { frozen: 0, normal: 1 } as const;

/** What a relative is to the member. */
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

export const labelKind = { manual: 10, system: 20 } as const;
export type LabelKind = (typeof labelKind)[keyof typeof labelKind];
/** The eight colours of labels. */
export const labelColor = {
  grey: 10,
  red: 20,
  orange: 30,
  yellow: 40,
  green: 50,
  cyan: 60,
  blue: 70,
  purple: 80,
} as const;
export type LabelColor = (typeof labelColor)[keyof typeof labelColor];

export const pointType = {
  earned: 10,
  earnedBack: 11,
  spent: 20,
  spentBack: 21,
  recommended: 30,
  added: 40,
  deducted: 41,
  ofGrade: 50,
  expired: 60,
} as const;
export type PointType = (typeof pointType)[keyof typeof pointType];

export const memberCodes = {
  gainMode: { 10: '成长值', 20: '购房', 30: '后台指定' },
  benefitType: {
    10: '消费折扣',
    20: '免费间夜',
    30: '免费门票',
    40: '积分倍率',
    50: '生日礼遇',
    60: '优先预订',
    90: '其他服务',
  },
  memberSource: { 10: '小程序注册', 20: '后台添加', 30: '推荐注册', 40: '购房导入' },
  memberStatus: { 0: '冻结', 1: '正常' },
  relationType: {
    10: '本人',
    20: '配偶',
    30: '父母',
    40: '子女',
    50: '兄弟姐妹',
    60: '朋友',
    90: '其他',
  },
  labelKind: { 10: '手动标签', 20: '系统标签' },
  labelColor: {
    10: '灰色',
    20: '红色',
    30: '橙色',
    40: '黄色',
    50: '绿色',
    60: '青色',
    70: '蓝色',
    80: '紫色',
  },
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
