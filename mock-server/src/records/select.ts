import type { Collection } from '../store/collection.ts';
import type { NamedRow } from '../store/row.ts';

interface SelectQuery {
  offset: number;
  limit: number;
  name?: string | undefined;
}

/** A select list: rows that pass `keep` and hold the searched text literally, in any case; oldest first. */
export function selectList<R extends NamedRow>(
  collection: Pick<Collection<R>, 'all'>,
  { offset, limit, name }: SelectQuery,
  keep: (row: Readonly<R>) => boolean = () => true,
): { count: number; list: Readonly<R>[] } {
  const wanted = name?.toLowerCase();
  const matches = collection
    .all()
    .filter((row) => keep(row) && (!wanted || row.name.toLowerCase().includes(wanted)));
  return { count: matches.length, list: matches.slice(offset, offset + limit) };
}

export const isEnabled = (row: { enabled: 0 | 1 }) => row.enabled === 1;
