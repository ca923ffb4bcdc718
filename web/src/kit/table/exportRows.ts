import { type ListData, paging } from '#contracts/envelope.ts';
import type { Column } from './DataTable.tsx';
import { cellOf, exported, type FileCell } from './fileCells.ts';
import type { RowSource } from './useList.ts';

/** A server has others to serve. */
const requestsAtOnce = 2;
/** Milliseconds of work after which the page gets its turn. */
const longestWork = 40;
/** Milliseconds between two reports: more often nobody sees, and each is a new picture. */
const reportEvery = 100;

interface Options {
  signal?: AbortSignal;
  /** Now and then, and at the end. */
  onProgress?: (done: number, total: number) => void;
}

/**
 * All rows that a filter finds as cells of a file, page by page: the given columns in their order. The next pages are on their way while
 * one is written. A row that moved to the next page meanwhile, because a newer one came, is in it once.
 * @throws what `load` throws, the failure of an aborted call included
 */
export async function* exportRows<Row extends { id: string }>(
  load: RowSource<Row>['load'],
  columns: readonly Column<Row>[],
  { signal, onProgress }: Options = {},
): AsyncGenerator<FileCell[][]> {
  const written = exported(columns);
  const seen = new Set<string>();
  let reported = 0;
  let total = 0;
  const cellsOf = ({ list }: ListData<Row>) => {
    const fresh = list.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    return fresh.map((row) => written.map(({ kind, value }) => cellOf(kind, value(row))));
  };

  const coming: Promise<ListData<Row>>[] = [];
  let asked = 0;
  let pages = 1;
  const ask = () => {
    while (asked < pages && coming.length < requestsAtOnce) {
      const page = load(asked++ * paging.maxLimit, paging.maxLimit, signal);
      // Its failure is thrown when its turn comes, and nobody waits for it when the one before it failed.
      page.catch(() => undefined);
      coming.push(page);
    }
  };

  let began = performance.now();
  for (ask(); coming.length > 0; ask()) {
    const page = await (coming[0] as Promise<ListData<Row>>);
    coming.shift();
    if (asked === 1) pages = Math.ceil(page.count / paging.maxLimit);
    total = page.count;
    ask();
    yield cellsOf(page);
    const now = performance.now();
    if (now - reported >= reportEvery) {
      reported = now;
      onProgress?.(seen.size, total);
    }
    if (now - began < longestWork) continue;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
  onProgress?.(seen.size, total);
}
