import { addWords } from '../words.ts';

/** What the import of members words of its own. */
export const memberImportWords = addWords({
  sentences: {
    memberThere: '已存在',
    importCode: '{label}只能填写{names}',
    importInexact: '数字已丢失位数，请将单元格设为文本格式后重新填写',
    importArea: '省份或城市不存在',
    importBirthYear: '请填写出生年份',
    importDouble: '与第{n}行的{label}重复',
  },
  labels: {},
});

declare module '../words.ts' {
  interface AreaSentences extends Record<keyof typeof memberImportWords.sentences, string> {}
}
