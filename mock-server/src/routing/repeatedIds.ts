/**
 * Ids that two rows of a list share, as `[path, id]`: the list of a page, or data that are a list. Lists within a record are left
 * out, for their ids may be those of something else, as that of a benefit in each of its years.
 */
export function repeatedIds(data: unknown): [path: string, id: unknown][] {
  const list = (data as { list?: unknown } | null)?.list;
  const [path, rows] = Array.isArray(data) ? ['data[].id', data] : ['data.list[].id', list];
  if (!Array.isArray(rows)) return [];
  const seen = new Set<unknown>();
  const repeated = rows
    .map((row) => (row as { id?: unknown } | null)?.id)
    .filter((id) => id !== undefined && id !== null)
    .find((id) => seen.size === seen.add(id).size);
  return repeated === undefined ? [] : [[path, repeated]];
}
