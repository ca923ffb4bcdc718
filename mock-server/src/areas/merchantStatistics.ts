import type { merchantStatistics as calls } from '#contracts/areas/merchantStatistics.ts';
import type { Handlers } from '../records/context.ts';
import { merchantPage, merchantSums } from '../statistics/merchantSales.ts';

/** 商户预订汇总 (domain design, section 15.1). Whose sales a caller sees follows from his rights. */
export const merchantStatistics: Handlers<typeof calls> = {
  list: ({ query }, context) => merchantPage(context, query),
  sum: ({ query }, context) => merchantSums(context, query),
  listOfOwn: ({ query }, context) => merchantPage(context, query),
  sumOfOwn: ({ query }, context) => merchantSums(context, query),
};
