import { addWords } from '../words.ts';

/** What labels of members word of their own. */
export const memberLabelWords = addWords({
  sentences: {
    labelNameTaken: '标签已存在',
    labelRuleRequired: '请至少填写一个规则条件',
  },
  labels: {
    labelName: '标签名称',
    labelColor: '颜色',
    labelKind: '标签类型',
    labelMinConsume: '累计消费不低于',
    labelMinOrders: '订单数不少于',
    labelWithinDays: '最近消费不超过',
    labelRefreshDate: '最近更新',
  },
});

declare module '../words.ts' {
  interface AreaSentences extends Record<keyof typeof memberLabelWords.sentences, string> {}
  interface AreaLabels extends Record<keyof typeof memberLabelWords.labels, string> {}
}
