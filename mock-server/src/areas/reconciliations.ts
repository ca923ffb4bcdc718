import { type reconciliations as calls, mostDifferences } from '#contracts/areas/reconciliations.ts';
import { reconcile } from '../finance/reconciliation.ts';
import type { Handlers } from '../records/context.ts';

export const reconciliations: Handlers<typeof calls> = {
  get({ query }, { store }) {
    const { differences, ...sums } = reconcile(store, query);
    const differenceCount = differences.length;
    return { ...sums, differenceCount, differences: differences.slice(0, mostDifferences) };
  },
};
