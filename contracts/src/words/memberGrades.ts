import { addWords } from '../words.ts';

/** What grades of members word of their own. */
export const memberGradeWords = addWords({
  sentences: {
    gradeNameTaken: '等级名称已存在',
    gradeLevelTaken: '等级值已被{name}使用',
    gradeLevelLocked: '该等级下存在会员，等级值不能修改',
    thresholdAbove: '成长值必须大于{name}的{n}',
    thresholdBelow: '成长值必须小于{name}的{n}',
    discountRange: '折扣范围为0.1-10折',
    defaultGradeKept: '默认等级不能停用/删除',
    defaultGradeRequired: '请先将其他等级设为默认等级',
    defaultGradeLowest: '默认等级必须是等级值最低的等级',
    gradeInUse: '该等级下存在会员，无法删除',
  },
  labels: {
    gradeTitle: '等级名称',
    gradeLevel: '等级值',
    gradeIcon: '等级图标',
    gradeCard: '等级卡面',
    growthThreshold: '成长值门槛',
    houseThreshold: '购房金额门槛',
    validMonths: '有效期',
    placeDiscount: '门票折扣',
    hotelDiscount: '酒店折扣',
    houseDiscount: '民宿折扣',
    pointRate: '积分倍率',
    giftPoints: '赠送积分',
    gradeBenefits: '权益清单',
    benefit: '权益',
    benefitQuantity: '每年数量',
    gradeDescription: '等级说明',
    isDefault: '默认等级',
    newMembers: '本月新增',
  },
});

declare module '../words.ts' {
  interface AreaSentences extends Record<keyof typeof memberGradeWords.sentences, string> {}
  interface AreaLabels extends Record<keyof typeof memberGradeWords.labels, string> {}
}
