import { statisticCodes } from '#contracts/enums/statistics.ts';
import { statisticWords } from '#contracts/words/statistics.ts';

export default {
  ...statisticWords,
  codes: statisticCodes,
  resource: '资源名称',
  refundCount: '退款单数',
  refundRate: '退款率',
  nights: '{{n}}间夜',
  compared: '对比 {{from}} 至 {{to}}',
  earlier: '上期 {{value}}',
  trend: '每日趋势',
  shares: '{{value}}占比',
  approved: '有效数',
  visits: '到访数',
  subscriptions: '认购套数',
  signed: '签约套数',
  dealArea: '签约面积',
  unsubscribed: '退定套数',
  cancelled: '退房套数',
  unsettled: '未结佣金',
  sent: '已发放佣金',
  pending: '待发放佣金',
  writtenOff: '已核销佣金',
  visitRate: '到访率',
  signRate: '签约率',
  funnel:
    '各数按事件发生日期统计：推荐≥有效≥到访≥认购只对同一批客户成立，比率可能超过100%。待发放佣金含待审核的收入。',
} as const;
