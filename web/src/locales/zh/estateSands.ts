import { estateSandWords } from '#contracts/words/estateSands.ts';

export default {
  ...estateSandWords,
} as const;
