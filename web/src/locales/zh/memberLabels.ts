import { memberLabelCodes } from '#contracts/enums/members.ts';
import { memberLabelWords } from '#contracts/words/memberLabels.ts';

export default {
  ...memberLabelWords,
  codes: memberLabelCodes,
  addLabel: '添加标签',
  editLabel: '编辑标签',
  rule: '标签规则',
  consumed: '累计消费≥{{amount}}元',
  ordered: '订单≥{{number}}单',
  paidWithin: '近{{days}}天有消费',
  and: ' 且 ',
  ruleHelp: '0表示不限；填写的条件须同时满足，每天02:00更新',
  preview: '预计会员',
  noCondition: '填写规则条件后显示符合的会员数',
  matches: '{{rule}}：当前符合{{number}}位会员',
  removedFromMembers: '将同时移除{{number}}位会员的该标签',
  kindAsk: '改为系统标签后，该标签只给符合规则的会员，现有{{number}}位会员的手动标签无法恢复，是否继续？',
} as const;
