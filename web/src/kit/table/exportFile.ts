import type { Column } from './column.ts';
import { exportRows } from './exportRows.ts';
import { exported, type FileCell, type FileNotes, type FileWriter, totalCells } from './fileCells.ts';
import type { FileFormat } from './fileFormats.ts';
import { fileTypes } from './fileWriters.ts';
import { saveFile } from './saveFile.ts';
import type { RowSource } from './useList.ts';

interface Source<Row> {
  load: RowSource<Row>['load'];
  columns: readonly Column<Row>[];
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
  notes: () => Promise<FileNotes>;
}

/**
 * Writes all rows to a file, below them what they come to, and saves it.
 * @returns how many rows it has, and how many there were at last: others may have changed the list meanwhile; undefined when it was cancelled
 * @throws what `load` throws
 */
export async function exportFile<Row extends { id: string }>(
  name: string,
  format: FileFormat,
  write: FileWriter,
  { load, columns, signal, onProgress, notes }: Source<Row>,
): Promise<{ done: number; total: number } | undefined> {
  let count = { done: 0, total: 0 };
  const pages = exportRows(load, columns, {
    signal,
    onProgress(done, total) {
      count = { done, total };
      onProgress(done, total);
    },
  });
  const written = exported(columns);
  const total = totalCells(written);
  async function* withTotal(): AsyncGenerator<FileCell[][]> {
    yield* pages;
    if (total) yield [total];
  }
  const parts = await write(written, withTotal(), await notes());
  if (signal.aborted) return undefined;
  saveFile(name, fileTypes[format], parts);
  return count;
}
