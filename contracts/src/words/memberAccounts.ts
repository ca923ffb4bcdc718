import { addWords } from '../words.ts';

/** What accounts and points of members word of their own. */
export const memberAccountWords = addWords({
  sentences: {
    balanceShort: '可用余额不足',
    memberAccountLocked: '会员账户已锁定',
    balanceOrder: '最高余额不能低于最低余额',
    pointsOrder: '最高积分不能低于最低积分',
  },
  labels: {
    balance: '可用余额',
    accountBalance: '账户余额',
    frozenAmount: '冻结金额',
    totalIncome: '累计收入',
    totalWithdraw: '累计提现',
    totalBalancePay: '余额支付（净额）',
    accountState: '账户状态',
    lastChange: '最近变动',
    adjustDirection: '调整方向',
    adjustAmount: '调整金额',
    adjustCertificates: '调整凭证',
    lockReason: '操作原因',
    journalNo: '流水号',
    changeType: '变动类型',
    balanceChange: '可用变动',
    frozenChange: '冻结变动',
    balanceAfter: '变动后可用',
    frozenAfter: '变动后冻结',
    refNo: '关联单号',
    changeRemark: '变动说明',
    changeOperator: '操作人',
    changeTime: '变动时间',
    usablePoints: '可用积分',
    lockedPoints: '锁定积分',
    pointsGained: '累计获得',
    pointsUsedUp: '累计使用',
    pointsExpired: '累计过期',
    pointsEnding: '30天内过期',
    adjustPoints: '调整积分',
    pointChange: '积分变动',
    pointsAfter: '变动后积分',
    pointsRemain: '剩余',
  },
});

declare module '../words.ts' {
  interface AreaSentences extends Record<keyof typeof memberAccountWords.sentences, string> {}
  interface AreaLabels extends Record<keyof typeof memberAccountWords.labels, string> {}
}
