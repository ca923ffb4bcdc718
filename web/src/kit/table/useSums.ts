import type { AnyEndpoint, DataOf } from '#contracts/endpoint.ts';
import type { Rows } from '../../api/hooks.ts';
import type { ListState } from './useListState.ts';
import { useTold } from './useTold.ts';

/** A list with sums over all rows of its filter. */
export function useSums<L extends ListState<unknown> & Rows<unknown>, Sums extends AnyEndpoint>(
  rows: L,
  sum: Sums,
): { list: L; sums: DataOf<Sums> | undefined } {
  const { list, told } = useTold(rows, sum);
  return { list, sums: told };
}
