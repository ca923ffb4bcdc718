import type { Translated } from '../messages.ts';
import type zh from '../zh/statistics.ts';

export default {
  sentences: {
    daySpan: '期間は最大{n}日です',
  },
  labels: {
    statisticSpan: '集計期間',
    statisticBasis: '集計基準',
    statisticDimension: '集計単位',
  },
  codes: {
    statisticBasis: { 10: '注文日', 20: '支払日', 30: '利用日・チェックアウト日' },
    statisticDimension: { 10: '加盟店別', 20: '施設別', 30: '商品別', 40: '日別' },
  },
  resource: '施設名',
  refundCount: '返金件数',
  refundRate: '返金率',
  nights: '{{n}}室泊',
  compared: '比較期間 {{from}}～{{to}}',
  earlier: '前期 {{value}}',
  trend: '日別推移',
  shares: '{{value}}の構成比',
  approved: '承認数',
  visits: '来場数',
  subscriptions: '申込戸数',
  signed: '契約戸数',
  dealArea: '契約面積',
  unsubscribed: '申込取消戸数',
  cancelled: '解約戸数',
  unsettled: '未精算の紹介料',
  sent: '支払済みの紹介料',
  pending: '支払待ちの紹介料',
  writtenOff: '償却済みの紹介料',
  visitRate: '来場率',
  signRate: '契約率',
  funnel:
    '各件数は発生日で集計します。紹介≥承認≥来場≥申込は同じ顧客についてのみ成り立ち、率は100%を超えることがあります。未払いの手数料には審査待ちの収入を含みます。',
} satisfies Translated<typeof zh>;
