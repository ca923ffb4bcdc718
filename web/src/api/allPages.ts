import { type ListData, paging } from '#contracts/envelope.ts';

/** All rows of a list, one page after the other. A row that moved to the next page between two requests is contained twice. @throws what `load` throws */
export async function allPages<Row>(
  load: (offset: number, limit: number) => Promise<ListData<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let total = Number.POSITIVE_INFINITY;
  for (let offset = 0; offset < total && rows.length < total; offset += paging.maxLimit) {
    const { count, list } = await load(offset, paging.maxLimit);
    rows.push(...list);
    total = count;
  }
  return rows;
}
