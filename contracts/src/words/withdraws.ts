import { addWords } from '../words.ts';

/** What withdrawals word of their own. */
export const withdrawWords = addWords({
  sentences: {
    withdrawTooSmall: '提现金额不能低于{n}元',
    withdrawShort: '可提现余额不足',
    withdrawOpen: '有未完成的提现申请',
    withdrawDayAmount: '单日提现金额不能超过{n}元',
    withdrawDayCount: '每日最多提现{n}次',
    realNameMissing: '请先完善真实姓名',
    identityUnverified: '提现{n}元及以上须先完成实名认证',
    alipayAccount: '请输入正确的支付宝账号',
    auditorPays: '审核与打款不能为同一人',
    frozenShort: '冻结金额不足',
    channelBusy: '渠道处理中，不能退回',
    paidOutDiffers: '打款金额须等于到账金额',
    transferTaken: '该交易号已用于其他提现',
  },
  labels: {
    withdrawNo: '提现编号',
    withdrawAmount: '提现金额',
    arriveAmount: '到账金额',
    withdrawWay: '提现方式',
    withdrawStatus: '提现状态',
    withdrawMember: '会员姓名/手机号',
    payeeName: '收款人',
    payeeAccount: '收款账户',
    payeeBank: '收款银行',
    payOutTime: '打款时间',
    arrivalTime: '到账时间',
    paidOutAmount: '打款金额',
    transferNo: '交易号',
    channelNo: '渠道单号/交易号',
    withdrawsChosen: '提现申请',
  },
});

declare module '../words.ts' {
  interface AreaSentences extends Record<keyof typeof withdrawWords.sentences, string> {}
  interface AreaLabels extends Record<keyof typeof withdrawWords.labels, string> {}
}
