import { reconciliationCodes } from '#contracts/enums/finance.ts';
import { reconciliationWords } from '#contracts/words/reconciliations.ts';

export default {
  ...reconciliationWords,
  codes: reconciliationCodes,
  differences: '差异明细',
  opening: '期初账户总额',
  changes: '期间变动',
  closing: '期末账户总额',
  byType: '按变动类型',
  none: '没有差异，流水与单据一致',
  found: '发现{{count}}处差异',
  noRecord: '无对应单据',
  journals: '流水明细',
  effect: '账户总额变动',
  effects: '合计（等于期间变动）',
  gap: '差额（流水−单据）',
  balanceGap: '可用差额',
  frozenGap: '冻结差额',
  parts: '可用{{balance}}，冻结{{frozen}}',
  rowDue: '{{name}} {{says}}，应为 {{due}}',
} as const;
