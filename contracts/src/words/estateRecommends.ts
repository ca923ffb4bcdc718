import { addWords } from '../words.ts';

/** What recommends and the incomes that come from them word of their own. */
export const estateRecommendWords = addWords({
  sentences: {
    recommendStateChanged: '当前状态不允许该操作',
    recommendClosed: '该项目暂不接受推荐',
    recommendsOneself: '不能推荐自己',
    customerRecommended: '该客户已被推荐，请勿重复推荐',
    customerElsewhere: '客户已被他人推荐',
    recommenderUnknown: '推荐人不是会员',
    consultantOfProject: '请选择该项目的置业顾问',
    roomOfProject: '请选择该项目的房源',
    visitBeforeRecommend: '到访时间不能早于推荐时间',
    visitInFuture: '到访时间不能晚于现在',
    dayInFuture: '{label}不能晚于今天',
    cancelBeforeSign: '退房日期不能早于签约日期',
    contractTaken: '合同编号已存在',
    commissionSent: '佣金已发放{amount}元，请先追回',
    roomDelivered: '房源已交付，不能退房',
    nothingToSettle: '应结佣金为0，无需结佣',
    settledAboveDue: '结佣金额不能大于应结佣金',
    settleReasonMissing: '结佣金额与应结佣金不一致，请填写差异原因',
    conditionUnconfirmed: '请确认已满足结佣条件',
    financeUnconfirmed: '请确认财务已核对佣金',
  },
  labels: {
    recommendNo: '推荐编号',
    recommender: '推荐人',
    recommenderMobile: '推荐人手机',
    gradeName: '推荐人等级',
    customer: '客户',
    customerRelation: '与客户关系',
    recommendStatus: '推荐状态',
    protectUntil: '保护期至',
    subscribedRoom: '认购房源',
    commissionDue: '应结佣金',
    settledAmount: '已结佣金',
    settleState: '结佣状态',
    recommendTime: '推荐时间',
    arriveTime: '到访时间',
    visitPictures: '到访凭证',
    extendDays: '延长天数',
    unsubscribeDate: '退定日期',
    cancelDealDate: '退房日期',
    settleAmount: '结佣金额',
    settleReason: '差异原因',
    settleConditionMet: '结佣条件确认',
    financeConfirmed: '财务确认',
  },
});

declare module '../words.ts' {
  interface AreaSentences extends Record<keyof typeof estateRecommendWords.sentences, string> {}
  interface AreaLabels extends Record<keyof typeof estateRecommendWords.labels, string> {}
}
