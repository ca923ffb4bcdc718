import { reconcile } from '#mock/finance/reconciliation.ts';
import type { Store } from '#mock/store/store.ts';

/** What 对账 finds over all days; after any history it is nothing. */
export const differencesOf = (store: Store) =>
  reconcile(store, { startDate: '2000-01-01', endDate: '2999-12-31' }).differences;
