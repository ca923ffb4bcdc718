/** Enumerations of what members are owed, of their accounts and of withdrawals (domain design, sections 1.2 and 12 to 14). */

/** Why a member is owed money. */
export const incomeType = {
  recommend: 10,
  hosting: 20,
  invitation: 30,
  rebate: 40,
  manual: 50,
  other: 90,
} as const;
export type IncomeType = (typeof incomeType)[keyof typeof incomeType];
/** The kind of record that an income comes from; orders as in `journalSource`. */
export const incomeSource = {
  none: 0,
  recommend: 5,
  placeOrder: 10,
  hotelOrder: 20,
  houseOrder: 30,
} as const;
export const incomeStatus = {
  toAudit: 10,
  toSend: 20,
  sending: 30,
  sent: 40,
  rejected: 50,
  voided: 60,
} as const;
export type IncomeStatus = (typeof incomeStatus)[keyof typeof incomeStatus];
export const sendPlanStatus = { waiting: 10, sent: 20, failed: 30, cancelled: 40 } as const;
export type SendPlanStatus = (typeof sendPlanStatus)[keyof typeof sendPlanStatus];

/** How an income is paid out: at once, in equal parts some months apart, or in parts of its own. */
export const sendMode = { once: 10, equal: 20, custom: 30 } as const;
export type SendMode = (typeof sendMode)[keyof typeof sendMode];
/** Plans whose money should go out today, or should have gone out before. */
export const planDue = { today: 10, overdue: 20 } as const;
/** What becomes of the amount of a plan that is cancelled: another plan takes it, or nobody gets it. */
export const planCancelMode = { replan: 10, writeOff: 20 } as const;

/** Why a balance or its frozen part changes (section 13.3). */
export const journalType = {
  incomeSent: 10,
  withdrawFrozen: 20,
  withdrawn: 21,
  withdrawReturned: 22,
  paid: 30,
  refunded: 31,
  added: 40,
  deducted: 41,
  incomeTakenBack: 50,
} as const;
export type JournalType = (typeof journalType)[keyof typeof journalType];

/** 1 = locked. */
export const accountState = { normal: 0, locked: 1 } as const;
/** Which way staff change an account or points by hand. */
export const adjustDirection = { increase: 10, decrease: 20 } as const;

/** Whether a change raises (1) or lowers (-1) what is in the account, frozen or not; freezing and returning only move it (0). */
export const journalEffect: Readonly<Record<JournalType, 1 | 0 | -1>> = {
  [journalType.incomeSent]: 1,
  [journalType.withdrawFrozen]: 0,
  [journalType.withdrawn]: -1,
  [journalType.withdrawReturned]: 0,
  [journalType.paid]: -1,
  [journalType.refunded]: 1,
  [journalType.added]: 1,
  [journalType.deducted]: -1,
  [journalType.incomeTakenBack]: -1,
};

/** The kind of record that a change of an account refers to. */
export const journalSource = {
  none: 0,
  placeOrder: 10,
  placeRefund: 11,
  hotelOrder: 20,
  hotelRefund: 21,
  houseOrder: 30,
  houseRefund: 31,
  sendPlan: 50,
  income: 51,
  withdraw: 60,
} as const;
export type JournalSource = (typeof journalSource)[keyof typeof journalSource];

export const withdrawStatus = {
  toAudit: 10,
  toPay: 20,
  paying: 30,
  done: 40,
  refused: 50,
  failed: 60,
  returned: 70,
  revoked: 80,
} as const;
export type WithdrawStatus = (typeof withdrawStatus)[keyof typeof withdrawStatus];
export const withdrawWay = { wechat: 10, bank: 20, alipay: 30 } as const;
export type WithdrawWay = (typeof withdrawWay)[keyof typeof withdrawWay];

/** How the journal of accounts differs from the record that it comes from. */
export const differenceKind = {
  noJournal: 10,
  noRecord: 20,
  amount: 30,
  twice: 40,
  otherMember: 50,
  day: 60,
  balance: 70,
} as const;

export const incomeCodes = {
  incomeType: {
    10: '推荐购房奖励',
    20: '房产托管收益',
    30: '会员推荐奖励',
    40: '消费返佣',
    50: '人工补录',
    90: '其他',
  },
  incomeStatus: {
    10: '待审核',
    20: '待发放',
    30: '发放中',
    40: '已发放',
    50: '已驳回',
    60: '已作废',
  },
  sendPlanStatus: { 10: '待发放', 20: '已发放', 30: '发放失败', 40: '已取消' },
  sendMode: { 10: '一次性', 20: '等额分期', 30: '自定义' },
  planDue: { 10: '今日待发', 20: '逾期' },
  planCancelMode: { 10: '并入其他期次', 20: '核销，不再发放' },
} as const;

export const withdrawCodes = {
  withdrawStatus: {
    10: '待审核',
    20: '待打款',
    30: '打款中',
    40: '提现成功',
    50: '已驳回',
    60: '打款失败',
    70: '已退回',
    80: '已撤销',
  },
  withdrawWay: { 10: '微信零钱', 20: '银行卡', 30: '支付宝' },
} as const;
/** The result of an audit of an income or a withdrawal. */
export const financeAuditCodes = { financeAudit: { 1: '通过', 0: '驳回' } } as const;

export const accountCodes = {
  journalType: {
    10: '收入发放',
    20: '提现冻结',
    21: '提现成功',
    22: '提现退回',
    30: '余额支付',
    31: '余额退款',
    40: '后台增加',
    41: '后台扣减',
    50: '收入追回',
  },
  accountState: { 0: '正常', 1: '锁定' },
  adjustDirection: { 10: '增加', 20: '扣减' },
} as const;

export const reconciliationCodes = {
  differenceKind: {
    10: '流水缺失',
    20: '单据缺失',
    30: '金额不一致',
    40: '重复记账',
    50: '会员不一致',
    60: '日期不一致',
    70: '余额与流水不一致',
  },
} as const;
