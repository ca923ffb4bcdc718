import { memberImportWords } from '#contracts/words/memberImports.ts';

export default {
  ...memberImportWords,
} as const;
