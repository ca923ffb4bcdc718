/** How many of the rows that fit are in each status. @param statuses all that there are, also those without a record */
export function countStatuses<R extends { status: number }>(
  rows: readonly R[],
  fits: (row: R) => boolean,
  statuses: readonly number[],
) {
  const counts = new Map(statuses.map((status) => [status, 0]));
  for (const row of rows) if (fits(row)) counts.set(row.status, (counts.get(row.status) ?? 0) + 1);
  const list = [...counts].map(([status, count]) => ({ status, count }));
  return { total: list.reduce((total, { count }) => total + count, 0), counts: list };
}
