import { type ListData, paging } from '#contracts/envelope.ts';
import { csvLine, csvStart } from './csv.ts';
import type { Column } from './DataTable.tsx';
import { inTurns } from './inTurns.ts';
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
 * All rows that a filter finds as the bytes of a file, in parts: the given columns in their order, pages of 100. A row that moved to
 * the next page while they were fetched, because a newer one came, stands in it once.
 * @throws what `load` throws, the failure of an aborted call included
 */
export async function exportRows<Row extends { id: string }>(
  load: RowSource<Row>['load'],
  columns: readonly Column<Row>[],
  { signal, onProgress }: Options = {},
): Promise<Uint8Array<ArrayBuffer>[]> {
  const written = columns.flatMap(({ title, text }) => (text ? [{ title, text }] : []));
  // Page by page: to encode the whole text at its end would stop the browser.
  const encoder = new TextEncoder();
  const parts = [encoder.encode(csvStart + csvLine(written.map(({ title }) => title)))];
  const seen = new Set<string>();
  let reported = 0;
  const pageOf = (at: number) => load(at * paging.maxLimit, paging.maxLimit, signal);
  const keep = (at: number, { list, count }: ListData<Row>) => {
    const fresh = list.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    parts[at + 1] = encoder.encode(
      fresh.map((row) => csvLine(written.map(({ text }) => text(row)))).join(''),
    );
    if (performance.now() - reported < reportEvery) return;
    reported = performance.now();
    onProgress?.(seen.size, count);
  };

  const first = await pageOf(0);
  keep(0, first);
  const pages = Math.ceil(first.count / paging.maxLimit);
  const rest = Array.from({ length: Math.max(0, pages - 1) }, (_, at) => at + 1);
  let began = performance.now();
  await inTurns(rest, requestsAtOnce, async (at) => {
    keep(at, await pageOf(at));
    if (performance.now() - began < longestWork) return;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  });
  onProgress?.(seen.size, first.count);
  return parts;
}
