import type { Rows } from '../../api/hooks.ts';

/** How many rows a list has found; undefined while that is not known, because they load or have failed. */
export const knownTotal = ({ total, loading, error }: Pick<Rows<unknown>, 'total' | 'loading' | 'error'>) =>
  loading || error !== undefined ? undefined : total;
