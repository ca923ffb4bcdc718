import type { AnyEndpoint, DataOf } from '#contracts/endpoint.ts';
import type { Rows } from '../../api/hooks.ts';
import type { ListState } from './useListState.ts';
import { useTold } from './useTold.ts';

/** A list with the number of rows in each status under its filter. */
export function useCounts<L extends ListState<unknown> & Rows<unknown>, Counts extends AnyEndpoint>(
  rows: L,
  countByStatus: Counts,
): { list: L; counts: DataOf<Counts> | undefined } {
  const { list, told } = useTold(rows, countByStatus);
  return { list, counts: told };
}
