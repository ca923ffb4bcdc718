import { addWords } from '../words.ts';

/** What statistics word of their own. */
export const statisticWords = addWords({
  sentences: {
    daySpan: '日期范围最多{n}天',
  },
  labels: {
    statisticSpan: '统计日期',
    statisticBasis: '统计口径',
    statisticDimension: '统计维度',
  },
});

declare module '../words.ts' {
  interface AreaSentences extends Record<keyof typeof statisticWords.sentences, string> {}
  interface AreaLabels extends Record<keyof typeof statisticWords.labels, string> {}
}
