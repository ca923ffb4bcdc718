import type { SheetAnswer } from './sheetRows.ts';

/** The rows of a spreadsheet file (.xlsx or .csv), read in a worker so that the page stays responsive. @throws when the worker cannot be loaded */
export function readSheet(file: File, most: number, signal: AbortSignal): Promise<SheetAnswer> {
  const worker = new Worker(new URL('./sheetWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<SheetAnswer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('The reader of files could not be loaded.')));
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    worker.postMessage({ file, most });
  }).finally(() => worker.terminate());
}
