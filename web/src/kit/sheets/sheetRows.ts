import { csvRows } from './csvRows.ts';
import { decodeText } from './decodeText.ts';

/** Reads the first sheet of a spreadsheet file as text, whatever a cell is in the file. Runs in a worker (`readSheet.ts`). */

/** One row that is not empty. */
export interface SheetRow {
  /** As the spreadsheet counts it: the first row is 1. */
  number: number;
  /** Trimmed; days as yyyy-MM-dd. */
  cells: string[];
}

/** Why a file cannot be read. `old`: .xls, or protected by a password; `many`: more rows than allowed. */
export type SheetFault = 'old' | 'broken' | 'many' | 'empty';
export type SheetAnswer = { rows: SheetRow[] } | { fault: SheetFault };

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, at) => bytes[at] === byte);

/** @param most rows that are not empty, with the headings */
export async function sheetRows(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<SheetAnswer> {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { fault: 'old' };
  const isZip = startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
  const rows: SheetRow[] = [];
  try {
    for await (const { number, cells } of isZip ? xlsxRows(bytes) : textRows(bytes)) {
      if (cells.every((cell) => cell === '')) continue;
      if (rows.length === most) return { fault: 'many' };
      rows.push({ number, cells });
    }
  } catch {
    return { fault: 'broken' };
  }
  return rows.length === 0 ? { fault: 'empty' } : { rows };
}

/** The same of a file, which may be a folder, or changed or removed after it was chosen: then it cannot be read. */
export async function sheetRowsOf(file: Blob, most: number): Promise<SheetAnswer> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { fault: 'broken' };
  }
  return sheetRows(bytes, most);
}

async function* xlsxRows(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<SheetRow> {
  const { streamXlsxRows } = await import('hucre/xlsx');
  for await (const { index, values } of streamXlsxRows(bytes))
    yield { number: index + 1, cells: values.map(textOf) };
}

/** Bytes that no text has: the file is of another kind. */
function* textRows(bytes: Uint8Array<ArrayBuffer>): Generator<SheetRow> {
  const text = decodeText(bytes);
  if (text.includes('\0')) throw new Error('The file is no text.');
  let number = 0;
  for (const cells of csvRows(text)) yield { number: ++number, cells: cells.map((cell) => cell.trim()) };
}

/** From here on a spreadsheet's number has lost digits: it stays in a form that is the number of nobody's document. */
const inexact = 1e15;

function textOf(value: string | number | boolean | Date | null): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'number' && Math.abs(value) >= inexact) return value.toExponential();
  return value === null ? '' : String(value).trim();
}
