import { DateRange } from '../dates/DateRange.tsx';
import type { SearchField } from './SearchArea.tsx';

type Condition = Omit<Extract<SearchField, { kind: 'dateRange' }>, 'kind' | 'input'>;

/** A condition of days. It brings its own input, which lists without dates do not load. */
export const dateRangeField = (condition: Condition): SearchField => ({
  kind: 'dateRange',
  input: DateRange,
  ...condition,
});
