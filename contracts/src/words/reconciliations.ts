import { addWords } from '../words.ts';

/** What the reconciliation of accounts words of its own. */
export const reconciliationWords = addWords({
  sentences: {},
  labels: {
    journalCount: '流水笔数',
    journalAmount: '流水金额',
    recordCount: '单据笔数',
    recordAmount: '单据金额',
    differenceCount: '差异数',
    differenceKind: '差异类型',
    reconciledSpan: '对账期间',
  },
});

declare module '../words.ts' {
  interface AreaLabels extends Record<keyof typeof reconciliationWords.labels, string> {}
}
