import { accountCodes } from '#contracts/enums/finance.ts';
import { memberAccountWords } from '#contracts/words/memberAccounts.ts';

export default {
  ...memberAccountWords,
  codes: accountCodes,
  fundChanges: '资金明细',
  accounts: '账户数',
  members: '会员人数',
  total: '账户总额',
  before: '调整前',
  after: '调整后',
  adjustBalance: '调整余额',
  adjustAsk: '确定调整余额吗？',
  adjustPointsAsk: '确定调整积分吗？',
  lockAccount: '锁定账户',
  unlockAccount: '解锁账户',
  lockEffect: '锁定后不能用余额支付、不能发放收入、不能提现；退款仍退回余额，后台仍可调整',
  lockedFor: '锁定原因',
  balanceBefore: '变动前可用',
  amount: '变动金额',
  sums: '共 {{count, count}} 笔，收入合计（可用增加）{{income}} 元，支出合计（可用减少）{{expense}} 元，冻结净变动 {{frozen}} 元，账户净变动 {{net}} 元',
  curve: '余额曲线',
  owes: '该会员欠还积分 {{count}}，增加的积分先抵消欠还部分',
  debt: '欠还积分',
  move: { adjust: '调整', lock: '锁定', unlock: '解锁' },
} as const;
