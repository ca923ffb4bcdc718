import type { Translated } from '../messages.ts';
import type zh from '../zh/reconciliations.ts';

export default {
  sentences: {},
  labels: {
    journalCount: '明細の件数',
    journalAmount: '明細の金額',
    recordCount: '伝票の件数',
    recordAmount: '伝票の金額',
    differenceCount: '差異',
    differenceKind: '差異の種類',
    reconciledSpan: '照合期間',
  },
  codes: {
    differenceKind: {
      10: '明細なし',
      20: '伝票なし',
      30: '金額不一致',
      40: '二重記帳',
      50: '会員不一致',
      60: '日付不一致',
      70: '残高と明細の不一致',
    },
  },
  differences: '差異の明細',
  opening: '期首の口座総額',
  changes: '期間中の変動',
  closing: '期末の口座総額',
  byType: '変動の種類別',
  none: '差異はありません。明細と伝票は一致しています',
  found: '{{count}}件の差異があります',
  noRecord: '対応する伝票なし',
  journals: '明細',
  effect: '口座総額の変動',
  effects: '合計（期間中の変動と一致）',
  gap: '差額（明細−伝票）',
  balanceGap: '利用可能残高の差額',
  frozenGap: '凍結の差額',
  parts: '利用可能 {{balance}}、凍結 {{frozen}}',
  rowDue: '{{name}} {{says}}、正しくは {{due}}',
} satisfies Translated<typeof zh>;
