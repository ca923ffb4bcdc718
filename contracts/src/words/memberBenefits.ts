import { addWords } from '../words.ts';

/** What benefits of members word of their own. */
export const memberBenefitWords = addWords({
  sentences: {
    benefitNameTaken: '权益名称已存在',
    benefitInUse: '权益已被{n}个等级使用，无法删除/停用',
    benefitTypeLocked: '权益已被{n}个等级使用，权益类型不能修改',
    benefitNotOffered: '权益不存在或已停用',
    benefitPlaceGone: '所选酒店、民宿或产品不存在或已停用',
    benefitProductsRequired: '请选择门票产品',
  },
  labels: {
    benefitName: '权益名称',
    benefitType: '权益类型',
    benefitIcon: '权益图标',
    benefitHotels: '适用酒店',
    benefitMinsus: '适用民宿',
    benefitProducts: '适用门票产品',
    benefitPlace: '名称',
    nightCap: '单晚抵扣上限',
    benefitDescription: '权益说明',
    benefitRules: '使用规则',
    gradeCount: '使用的等级数',
  },
});

declare module '../words.ts' {
  interface AreaSentences extends Record<keyof typeof memberBenefitWords.sentences, string> {}
  interface AreaLabels extends Record<keyof typeof memberBenefitWords.labels, string> {}
}
