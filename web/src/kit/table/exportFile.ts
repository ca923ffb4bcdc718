import type { Column } from './column.ts';
import { exportRows } from './exportRows.ts';
import { exported, type FileNotes, type FileWriter } from './fileCells.ts';
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
 * Writes all rows to a file and saves it; false when it was cancelled meanwhile.
 * @throws what `load` throws
 */
export async function exportFile<Row extends { id: string }>(
  name: string,
  format: FileFormat,
  write: FileWriter,
  { load, columns, signal, onProgress, notes }: Source<Row>,
): Promise<boolean> {
  const pages = exportRows(load, columns, { signal, onProgress });
  const parts = await write(exported(columns), pages, await notes());
  if (signal.aborted) return false;
  saveFile(name, fileTypes[format], parts);
  return true;
}
