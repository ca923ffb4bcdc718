import { expect } from 'vitest';
import { withdrawStatus } from '#contracts/enums/finance.ts';
import { holdsThroughout } from './history.ts';
import { withdrawDeeds } from './withdrawDeeds.ts';

holdsThroughout({
  ...{ length: 600, scale: 0.05, areas: [withdrawDeeds] },
  reaches: [{ rows: ({ withdraws }) => withdraws.all(), statuses: Object.values(withdrawStatus) }],
  after({ store }) {
    // Nobody has paid what he audited.
    for (const { auditUser, logs } of store().withdraws.all()) {
      const payers = logs.filter(({ action }) => action === '发起打款');
      expect(payers.map(({ operatorName }) => operatorName)).not.toContain(auditUser);
    }
  },
});
