import type { Store } from '../store/store.ts';
import { holdersBy } from './holders.ts';

const byLabel = holdersBy(({ labelIds }) => labelIds);

/** The ids of the living members who have a label. */
export const holdersOf = (store: Store, labelId: string): ReadonlySet<string> => byLabel(store).of(labelId);
