import { recommendCodes } from '#contracts/enums/estates.ts';
import { estateRecommendWords } from '#contracts/words/estateRecommends.ts';

export default {
  ...estateRecommendWords,
  codes: recommendCodes,
} as const;
