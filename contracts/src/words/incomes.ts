import { addWords } from '../words.ts';

/** What incomes of members and their send plans word of their own (domain design, section 12). */
export const incomeWords = addWords({
  sentences: {
    firstPlanPast: '首期发放日期不能早于今天',
    planDatePast: '发放日期不能早于今天',
    planDateFar: '发放日期不能晚于{day}',
    plansNotRising: '发放日期必须递增',
    plansDiffer: '发放金额合计必须等于收入金额，相差{d}元',
    partTooSmall: '每期金额不能小于0.01元',
    ownIncome: '不能审核自己补录的记录',
    takeBackShort: '账户余额不足，无法追回',
    takeBackMissing: '账户余额不足，还差{d}元，无法追回',
    planNotDue: '未到计划发放日期',
    otherPlanNeeded: '请选择同一收入的其他待发期次',
    planUnchanged: '计划日期和发放金额都没有变化',
    adjustTooMuch: '调整后其他期次的金额不能小于0.01元',
  },
  labels: {
    incomeNo: '收入编号',
    incomeType: '收入类型',
    incomeStatus: '收入状态',
    incomeAmount: '收入金额',
    sentAmount: '已发放',
    pendingAmount: '待发放',
    cancelAmount: '不再发放',
    sourceNo: '来源单号',
    incomeOwner: '项目/商户',
    incomePeriods: '已发/总期数',
    incomeTime: '产生时间',
    incomesChosen: '所选收入',
    incomeEstate: '关联项目',
    incomeCertificates: '补录凭证',
    incomeRemark: '补录说明',
    sendMode: '发放方式',
    sendPeriods: '分期期数',
    everyMonths: '每期间隔',
    firstPlanDate: '首期发放日期',
    planRows: '发放明细',
    planNo: '计划编号',
    planPeriod: '期次',
    planDate: '计划日期',
    planAmount: '发放金额',
    sendPlanStatus: '发放状态',
    sendPlansChosen: '所选计划',
    planDue: '发放时限',
    sendTime: '实际发放时间',
    sendUser: '发放人',
    voidReason: '作废原因',
    takeBack: '追回已发放金额',
    takeBackReason: '追回原因',
    cancelMode: '金额处理',
    otherPlan: '转入期次',
    planCancelReason: '计划取消原因',
  },
});

declare module '../words.ts' {
  interface AreaSentences extends Record<keyof typeof incomeWords.sentences, string> {}
  interface AreaLabels extends Record<keyof typeof incomeWords.labels, string> {}
}
