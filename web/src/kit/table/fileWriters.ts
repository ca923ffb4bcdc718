import type { FileWriter } from './fileCells.ts';
import type { FileFormat } from './fileFormats.ts';

export const fileTypes: Record<FileFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
};

/** The writer of each format, loaded when it is needed. */
export const fileWriters: Record<FileFormat, () => Promise<FileWriter>> = {
  xlsx: async () => (await import('./xlsx.ts')).writeXlsx,
  csv: async () => (await import('./csv.ts')).writeCsv,
};
