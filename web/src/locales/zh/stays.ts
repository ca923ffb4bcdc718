import { stayCodes } from '#contracts/enums/stays.ts';
import { stayWords } from '#contracts/words/stays.ts';

/** What hotels, guesthouses and their rooms word alike. */
export default {
  ...stayWords,
  codes: stayCodes,
  bedRow: '第{{n}}行床型',
  bedOf: '{{type}} {{width}}cm×{{count}}',
  addBed: '添加床型',
} as const;
