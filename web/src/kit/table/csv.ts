import { formatMoney } from '../display/format.ts';
import type { ValueKind } from './DataTable.tsx';
import type { FileCell, FileWriter } from './fileCells.ts';

/**
 * Comma-separated lines as Excel reads them: with a byte order mark, so that Chinese is not garbled, and CRLF. A text that a
 * spreadsheet would take for a formula gets an apostrophe before it.
 */
const csvStart = '\ufeff';

/** What a spreadsheet may drop before it looks at a text: blanks and line breaks, quotes, marks of byte order and of direction. */
const dropped = /[\s\p{C}"'‘’“”]/u;
/** A formula's first sign, in its narrow form: spreadsheets of East Asia take the full-width one, too. */
const formula = /^[=+\-@]/;
/** At the start of a cell they may move what follows into one of its own. */
const breaks = /^[\t\r\n]/;

function isFormula(value: string): boolean {
  if (breaks.test(value)) return true;
  for (const sign of value) if (!dropped.test(sign)) return formula.test(sign.normalize('NFKC'));
  return false;
}

const special = /[",\r\n]/;

/** Money in yuan with two decimals; days and moments as they are. */
function cell(value: FileCell, kind: ValueKind): string {
  if (value === null) return '';
  if (typeof value === 'number') return kind === 'money' ? formatMoney(value) : String(value);
  const safe = isFormula(value) ? `'${value}` : value;
  return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (values: readonly FileCell[], kinds: readonly ValueKind[] = []) =>
  `${values.map((value, at) => cell(value, kinds[at] ?? 'text')).join(',')}\r\n`;

export const writeCsv: FileWriter = async (columns, pages) => {
  // Page by page: to encode the whole text at its end would stop the browser.
  const encoder = new TextEncoder();
  const kinds = columns.map(({ kind }) => kind);
  const parts = [encoder.encode(csvStart + csvLine(columns.map(({ title }) => title)))];
  for await (const rows of pages)
    parts.push(encoder.encode(rows.map((values) => csvLine(values, kinds)).join('')));
  return parts;
};
