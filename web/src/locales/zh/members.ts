import { memberCodes } from '#contracts/enums/members.ts';
import { memberWords } from '#contracts/words/members.ts';

export default {
  ...memberWords,
  codes: memberCodes,
} as const;
