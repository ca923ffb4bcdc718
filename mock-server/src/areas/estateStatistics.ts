import type { estateStatistics as calls } from '#contracts/areas/estateStatistics.ts';
import type { Handlers } from '../records/context.ts';
import { estatePage, estateSums } from '../statistics/estateDeals.ts';

/** 项目结算汇总 (domain design, section 15.2). Whose projects a caller sees follows from his rights. */
export const estateStatistics: Handlers<typeof calls> = {
  list: ({ query }, context) => estatePage(context, query),
  sum: ({ query }, context) => estateSums(context, query),
  listOfOwnCompany: ({ query }, context) => estatePage(context, query),
  sumOfOwnCompany: ({ query }, context) => estateSums(context, query),
};
