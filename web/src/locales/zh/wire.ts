import { financeAuditCodes } from '#contracts/enums/finance.ts';
import { belongTypeLabels, linkTypeLabels, productTypeLabels } from '#contracts/enums.ts';
import { labels, sentences } from '#contracts/words.ts';

/** What the contracts word; Chinese is theirs, the other languages translate it. */
export default {
  sentences,
  labels,
  codes: {
    ...financeAuditCodes,
    belongType: belongTypeLabels,
    linkType: linkTypeLabels,
    productType: productTypeLabels,
  },
} as const;
