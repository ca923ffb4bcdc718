import { type CellStyle, writeXlsxStream } from 'hucre/xlsx';
import type { ValueKind } from './column.ts';
import type { FileCell, FileColumn, FileNotes, FileWriter } from './fileCells.ts';

/**
 * A workbook: a sheet of typed cells with bold titles in a frozen row, and a second one with the notes. Loaded when the user exports such a file
 * (docs/decisions/0026-charts-and-files.md). Only the compressed bytes grow with the number of rows.
 */
export const writeXlsx: FileWriter = async (columns, pages, notes) => {
  const looks = columns.map((column) => ({ kind: column.kind, width: widthOf(column), style: titleStyle }));
  async function* rows() {
    yield columns.map(({ title }) => title);
    // The writer reads a column's style for each row. The titles are the first row, so the styles of the values are set after it.
    for (const look of looks) look.style = styles[look.kind];
    for await (const page of pages)
      for (const values of page) yield values.map((value, at) => cell(value, looks[at]?.kind));
    if (!notes) return;
    yield endOfSheet;
    for (const look of looks) look.style = titleStyle;
    yield [textOf(notes.title)];
    for (const look of looks) look.style = styles.text;
    for (const [label, value] of notes.facts) yield [textOf(label), textOf(value)];
  }
  const options = {
    ...{ name: sheetName(notes), columns: looks, freezePane: { rows: 1 } },
    repeatHeaders: false,
  };
  const reader = writeXlsxStream(rows(), options).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let read = await reader.read(); !read.done; read = await reader.read())
    parts.push(read.value as Uint8Array<ArrayBuffer>);
  return parts;
};

/** What the writer takes for the end of a sheet: the rows after it are those of the next one, `name_2`. */
const endOfSheet = undefined as unknown as FileCell[];

/** The name of the first sheet, with room for the ending of the second one; without the characters that spreadsheets forbid. */
const sheetName = (notes: FileNotes | undefined) =>
  notes?.list
    .replace(/[[\]:*?/\\']/g, ' ')
    .trim()
    .slice(0, 29) || 'Sheet1';

const titleStyle: CellStyle = { font: { bold: true }, numFmt: '@' };

/** With `@` a text that begins with `=` stays a text, even when its cell is edited. */
const styles: Record<ValueKind, CellStyle> = {
  text: { numFmt: '@' },
  number: {},
  money: { numFmt: '#,##0.00' },
  rate: { numFmt: '0.00%' },
  day: { numFmt: 'yyyy-mm-dd' },
  moment: { numFmt: 'yyyy-mm-dd hh:mm:ss' },
};

/** The least width of a column in characters, by the kind of its values. */
const least: Record<ValueKind, number> = { text: 10, number: 8, money: 12, rate: 8, day: 12, moment: 20 };
/** In pixels: the padding of a column on the screen, and the width of a letter. */
const [padding, letter] = [24, 7];
/** Characters that the title of a column needs; Chinese and Japanese ones count as two. */
const titleWidth = (title: string) => [...title].reduce((sum, sign) => sum + (sign > '\u2e80' ? 2 : 1), 2);

const widthOf = ({ title, kind, width = 0 }: FileColumn) =>
  Math.max(least[kind], titleWidth(title), Math.round((width - padding) / letter));

/** How many of the stored parts make one: cents a yuan, basis points the whole. */
const partsOfOne: Partial<Record<ValueKind, number>> = { money: 100, rate: 10_000 };

function cell(value: FileCell, kind: ValueKind | undefined): FileCell {
  if (typeof value === 'number') return value / ((kind && partsOfOne[kind]) ?? 1);
  if (typeof value !== 'string') return value;
  return (kind === 'day' || kind === 'moment' ? dayNumber(value) : undefined) ?? textOf(value);
}

const wireTime = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d):(\d\d))?$/;
/** Day zero of spreadsheets, for dates after February 1900. */
const dayZero = Date.UTC(1899, 11, 30);

/** A day or moment of the wire as a spreadsheet's number: days since day zero, without a time zone. */
function dayNumber(value: string): number | undefined {
  const [whole, year, month, day, hours = 0, minutes = 0, seconds = 0] = wireTime.exec(value) ?? [];
  if (!whole) return undefined;
  const [y, m, d, h, min, s] = [year, month, day, hours, minutes, seconds].map(Number) as Six;
  return (Date.UTC(y, m - 1, d, h, min, s) - dayZero) / 86_400_000;
}
type Six = [number, number, number, number, number, number];

/** The maximum number of characters of a cell; with more, Excel reports the file as damaged. */
const longest = 32_767;

/** Spreadsheets read `_x0041_` in a text as an A, so the first underscore of such a sequence is escaped. */
const textOf = (value: string) => value.slice(0, longest).replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
