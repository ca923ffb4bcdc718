import { incomeStatus, sendPlanStatus } from '#contracts/enums/finance.ts';
import { holdsThroughout } from './history.ts';
import { incomeDeeds } from './incomeDeeds.ts';

holdsThroughout({
  ...{ length: 400, scale: 0.05, areas: [incomeDeeds] },
  reaches: [
    { rows: ({ incomes }) => incomes.all(), statuses: Object.values(incomeStatus) },
    { rows: ({ sendPlans }) => sendPlans.all(), statuses: Object.values(sendPlanStatus) },
  ],
});
