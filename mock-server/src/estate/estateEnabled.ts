import { isEnabled } from '../records/select.ts';
import type { StoredEstate } from '../store/estateRows.ts';
import type { Store } from '../store/store.ts';

/** Whether a project is offered: it is on the shelf, and its company is on. */
export const estateEnabled = (store: Store, row: Readonly<StoredEstate>): boolean =>
  isEnabled(row) && store.estateCompanies.get(row.companyId)?.enabled === 1;
