import { DateRange } from '../dates/DateRange.tsx';
import type { SearchField } from './searchField.ts';

type Condition = Omit<Extract<SearchField, { kind: 'dateRange' }>, 'kind' | 'input'>;

/** A search condition for days. It passes its own input, so that lists without dates do not load it. */
export const dateRangeField = (condition: Condition): SearchField => ({
  kind: 'dateRange',
  input: DateRange,
  ...condition,
});
