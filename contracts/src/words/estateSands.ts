import { addWords } from '../words.ts';

/** What sand tables of projects word of their own. */
export const estateSandWords = addWords({
  sentences: {
    pointOutside: '标注点超出沙盘范围',
    buildingMarked: '该楼栋已标注',
  },
  labels: {
    sands: '沙盘',
    sandName: '沙盘名称',
    sandImage: '沙盘图',
    sandPoints: '标注点',
    sandPointKind: '标注类型',
    pointName: '标注名称',
    pointX: '横坐标',
    pointY: '纵坐标',
    pointNote: '标注说明',
  },
});

declare module '../words.ts' {
  interface AreaSentences extends Record<keyof typeof estateSandWords.sentences, string> {}
  interface AreaLabels extends Record<keyof typeof estateSandWords.labels, string> {}
}
