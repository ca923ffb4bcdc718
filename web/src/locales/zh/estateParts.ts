import { estatePartWords } from '#contracts/words/estateParts.ts';

export default {
  ...estatePartWords,
} as const;
