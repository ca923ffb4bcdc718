import { type ListData, paging } from '#contracts/envelope.ts';
import { ApiError } from '../../api/errors.ts';
import type { Column } from './column.ts';
import { cellOf, exported, type FileCell } from './fileCells.ts';
import type { RowSource } from './useList.ts';

/** The server has other users to serve, too. */
const requestsAtOnce = 2;
/** Milliseconds of work after which the page gets time to respond. */
const longestWork = 40;
/** Milliseconds between two progress reports, because each one causes a render. */
const reportEvery = 100;

/** Milliseconds before a page that was not answered is requested again: among 500 pages one may be unlucky. */
const pausesMs = [1_000, 4_000];

interface Options {
  signal?: AbortSignal;
  /** Called from time to time, and at the end. */
  onProgress?: (done: number, total: number) => void;
}

/**
 * Reads all rows of a filter page by page and yields the cells of the given columns in their order. The next pages are requested while one is
 * written. A row that moved to the next page between two requests is contained once; where rows came on top, a further page is requested.
 * @throws what `load` throws, also for an aborted call
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
      const offset = asked++ * paging.maxLimit;
      const page = patiently(() => load(offset, paging.maxLimit, signal));
      // A failure is thrown when the page's turn comes. If an earlier page failed, nobody awaits this one, so it must not count as unhandled.
      page.catch(() => undefined);
      coming.push(page);
    }
  };

  let began = performance.now();
  for (ask(); coming.length > 0; ask()) {
    const page = await (coming[0] as Promise<ListData<Row>>);
    coming.shift();
    pages = Math.max(pages, Math.ceil(page.count / paging.maxLimit));
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

/** Asks again where no answer came, as by a time-out or a server that is too busy; a refusal and a cancelled call are final. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (const pause of pausesMs) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== undefined || error.cancelled) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return ask();
}
