import { addWords } from '../words.ts';

/** What real-estate companies and their projects word of their own. */
export const estateWords = addWords({
  sentences: {
    companyNameTaken: '公司名称已存在',
    companyInUse: '公司下存在项目或账号，无法删除',
  },
  labels: {
    companyName: '公司名称',
    shortName: '简称',
    cooperationStart: '合作开始日期',
    cooperationEnd: '合作结束日期',
    estateCount: '项目数',
    userCount: '账号数',
  },
});

declare module '../words.ts' {
  interface AreaSentences extends Record<keyof typeof estateWords.sentences, string> {}
  interface AreaLabels extends Record<keyof typeof estateWords.labels, string> {}
}
