import { formatMoney, formatRate } from '../display/format.ts';
import type { ValueKind } from './column.ts';
import type { FileCell, FileWriter } from './fileCells.ts';

/**
 * CSV as Excel reads it: with a byte order mark, so that Chinese is decoded correctly, and CRLF. A text that a spreadsheet would take for a formula
 * or a day is prefixed with an apostrophe.
 */
const csvStart = '\ufeff';

/** Characters that a spreadsheet may skip before it interprets a text: blanks and line breaks, quotes, byte order and direction marks. */
const dropped = /[\s\p{C}"'‘’“”]/u;
/** The first character of a formula after NFKC normalisation, because East Asian spreadsheets accept the full-width form, too. */
const formula = /^[=+\-@]/;
/** At the start of a cell these may move the rest into another cell. */
const breaks = /^[\t\r\n]/;

function isFormula(value: string): boolean {
  if (breaks.test(value)) return true;
  for (const sign of value) if (!dropped.test(sign)) return formula.test(sign.normalize('NFKC'));
  return false;
}

/** Numbers of rooms, floors and counts, such as 1-101 and 2/12, in which a spreadsheet would see a day or a month. A whole day is one. */
const likeDay = /^\s*(?!\d{4}-\d{2}-\d{2}\s*$)\d{1,4}[-/]\d{1,4}([-/]\d{1,4})?\s*$/;

const special = /[",\r\n]/;

const formats: Partial<Record<ValueKind, (value: number) => string>> = {
  money: formatMoney,
  rate: formatRate,
};

/** Money in yuan and rates in percent with two decimals; days and moments unchanged. */
function cell(value: FileCell, kind: ValueKind): string {
  if (value === null) return '';
  if (typeof value === 'number') return (formats[kind] ?? String)(value);
  const isMistaken = isFormula(value) || (kind !== 'day' && kind !== 'moment' && likeDay.test(value));
  const safe = isMistaken ? `'${value}` : value;
  return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (values: readonly FileCell[], kinds: readonly ValueKind[] = []) =>
  `${values.map((value, at) => cell(value, kinds[at] ?? 'text')).join(',')}\r\n`;

export const writeCsv: FileWriter = async (columns, pages) => {
  // Encoded page by page, because encoding the whole text at the end would freeze the page.
  const encoder = new TextEncoder();
  const kinds = columns.map(({ kind }) => kind);
  const parts = [encoder.encode(csvStart + csvLine(columns.map(({ title }) => title)))];
  for await (const rows of pages)
    parts.push(encoder.encode(rows.map((values) => csvLine(values, kinds)).join('')));
  return parts;
};
