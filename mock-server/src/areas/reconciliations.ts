import type { reconciliations as calls } from '#contracts/areas/reconciliations.ts';
import { reconcile } from '../finance/reconciliation.ts';
import type { Handlers } from '../records/context.ts';

export const reconciliations: Handlers<typeof calls> = {
  get({ query }, { store }) {
    const { differences, ...sums } = reconcile(store, query);
    return { ...sums, differenceCount: differences.length };
  },
  list({ query: { offset, limit, ...span } }, { store }) {
    const { differences } = reconcile(store, span);
    return { count: differences.length, list: differences.slice(offset, offset + limit) };
  },
};
