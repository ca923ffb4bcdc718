import type { Translated } from '../messages.ts';
import type zh from '../zh/memberLabels.ts';

export default {
  sentences: {
    labelNameTaken: 'このラベルは既にあります',
    labelRuleRequired: 'ルールの条件を1つ以上入力してください',
  },
  labels: {
    labelName: 'ラベル名',
    labelColor: '色',
    labelKind: 'ラベル種別',
    labelMinConsume: '累計消費額の下限',
    labelMinOrders: '注文数の下限',
    labelWithinDays: '最終利用からの日数の上限',
    labelRefreshDate: '最終更新',
  },
  codes: {
    labelKind: { 10: '手動ラベル', 20: '自動ラベル' },
    labelColor: {
      10: '緑',
      20: 'シアン',
      30: '青',
      40: '紫',
      50: '赤',
      60: 'オレンジ',
      70: '黄',
      80: 'グレー',
    },
  },
  addLabel: 'ラベルを追加',
  editLabel: 'ラベルを編集',
  rule: 'ルール',
  consumed: '累計消費額≥{{amount}}元',
  ordered: '注文≥{{number}}件',
  paidWithin: '直近{{days}}日に利用',
  and: ' かつ ',
  ruleHelp: '0は条件なし。入力した条件をすべて満たす会員が対象。毎日02:00に更新',
  preview: '対象会員',
  noCondition: 'ルールの条件を入力すると対象の会員数を表示します',
  matches: '{{rule}}：現在{{number}}名が対象',
  removedFromMembers: '{{number}}名の会員からこのラベルが外れます',
  kindAsk:
    '自動ラベルに変更すると、ルールに合う会員だけに付きます。手動で付けた{{number}}名の会員のラベルは元に戻せません。続けますか？',
} satisfies Translated<typeof zh>;
