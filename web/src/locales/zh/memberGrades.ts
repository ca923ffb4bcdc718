import { memberGradeWords } from '#contracts/words/memberGrades.ts';

export default {
  ...memberGradeWords,
} as const;
