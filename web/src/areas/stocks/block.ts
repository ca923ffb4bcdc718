import { cleanDecimal, cleanWhole, halfWidth } from '#contracts/forms/plainText.ts';
import type { PriceDay } from '#contracts/trade/priceStocks.ts';
import { formatMoney, parseMoney } from '../../kit/display/format.ts';
import { commasOf, csvCells } from './commas.ts';

/**
 * Days as cells of a spreadsheet: one row for each day, price and settlement in yuan. Copied rows contain their date. Pasted rows are applied in
 * their order, whatever their dates, because the user chose where to paste them.
 */

export type BlockColumn = 'date' | 'price' | 'settlePrice' | 'stock' | 'state';
export interface StateWords {
  open: string;
  closed: string;
}

const columnsOf = (settles: boolean): BlockColumn[] =>
  settles ? ['date', 'price', 'settlePrice', 'stock', 'state'] : ['date', 'price', 'stock', 'state'];

/** The days as rows with tabs between the cells. The cells of a day without a price are empty. */
export function toBlock(
  dates: readonly string[],
  days: ReadonlyMap<string, PriceDay>,
  words: StateWords,
  settles: boolean,
): string {
  const cell = (date: string, column: BlockColumn) => {
    const day = days.get(date);
    if (column === 'date') return date;
    if (!day) return '';
    if (column === 'stock') return String(day.stock);
    if (column === 'state') return day.enabled === 1 ? words.open : words.closed;
    const cents = day[column];
    return cents === null ? '' : formatMoney(cents);
  };
  const row = (date: string) =>
    columnsOf(settles)
      .map((column) => cell(date, column))
      .join('\t');
  return dates.map(row).join('\n');
}

/** The values that a row sets; an empty cell keeps the old value. */
interface BlockRow {
  /** The date in the row itself; '' if it has none. */
  date: string;
  price?: number;
  settlePrice?: number;
  stock?: number;
  enabled?: 0 | 1;
}
interface WrongCell {
  /** Counted from 1, as in a spreadsheet. */
  row: number;
  /** Absent if the whole row cannot be read: too many cells, or commas with another meaning than in other rows. */
  column?: BlockColumn;
  text: string;
}
/** How a block was read: a row for each day, a column of prices, or a line with the prices of several days. */
type BlockShape = 'rows' | 'column' | 'line';
export interface Block {
  shape: BlockShape;
  rows: BlockRow[];
  wrong: WrongCell[];
}

const rowLimit = 400;
const shownLength = 40;

/**
 * All meanings that a pasted text can have for this number of chosen days: none, one block, or several between which the user has to choose. Never
 * throws: cells that cannot be read are listed in `wrong`.
 */
export function readBlocks(text: string, words: StateWords, settles: boolean, days: number): Block[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .slice(0, rowLimit);
  while (lines.length > 0 && lines.at(-1)?.trim() === '') lines.pop();
  if (lines.length === 0) return [];
  const hasTabs = lines.some((line) => line.includes('\t'));
  const readings = tablesOf(lines, hasTabs).flatMap(({ table, mixed }) => {
    const asRows = readRows(table, words, settles, mixed);
    const asLine = readLine(table);
    if (!asLine) return [asRows];
    const width = asLine.rows.length;
    if (width >= columnsOf(settles).length) return [asLine];
    if (width !== days || !hasTabs) return [asRows];
    return asRows.wrong.length > 0 ? [asLine] : [asRows, asLine];
  });
  const readable = readings.filter(({ wrong }) => wrong.length === 0);
  return readable.length > 0 ? readable : readings.slice(0, 1);
}

interface Table {
  table: string[][];
  /** Indexes of rows whose commas contradict the other rows. */
  mixed: ReadonlySet<number>;
}

/** The cells of each line, separated by tabs or commas. If the commas may separate thousands or cells, both tables are returned. */
function tablesOf(lines: readonly string[], hasTabs: boolean): Table[] {
  if (hasTabs) return [{ table: lines.map((line) => line.split('\t').map(unquoted)), mixed: new Set() }];
  const kinds = lines.map(commasOf);
  const single = { table: lines.map((line) => [unquoted(line)]), mixed: new Set<number>() };
  if (kinds.includes('cells') || kinds.includes('neither')) {
    const table = lines.map(csvCells);
    const width = table[kinds.indexOf('cells')]?.length ?? 0;
    const isMixed = (at: number) =>
      kinds[at] === 'thousands' || kinds[at] === 'neither' || table[at]?.length !== width;
    return [{ table, mixed: new Set(lines.flatMap((_, at) => (isMixed(at) ? [at] : []))) }];
  }
  return kinds.every((kind) => kind === 'either')
    ? [single, { table: lines.map(csvCells), mixed: new Set() }]
    : [single];
}

const unquoted = (cell: string) => /^\s*"((?:[^"]|"")*)"\s*$/.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell;

function readRows(table: string[][], words: StateWords, settles: boolean, mixed: ReadonlySet<number>): Block {
  const width = Math.max(0, ...table.map((cells) => cells.length));
  const head = table[0]?.every((cell) => !/\d/.test(halfWidth(cell)) && !isState(cell, words)) ? 1 : 0;
  const columns = layout(table.slice(head), width, settles);
  const wrong: WrongCell[] = [];
  const rows = table.slice(head).map((cells, from) => {
    const at = from + head;
    const row: BlockRow = { date: '' };
    const surplus = cells.slice(columns.length).some((cell) => cell.trim() !== '');
    if (surplus || (mixed.has(at) && cells.some((cell) => cell.trim() !== ''))) {
      wrong.push({ row: at + 1, text: cells.join(' | ').slice(0, shownLength) });
      return row;
    }
    columns.forEach((column, index) => {
      const cell = halfWidth(cells[index] ?? '');
      if (cell === '' || cell === '-') return;
      if (!readCell(row, column, cell, words))
        wrong.push({ row: at + 1, column, text: cell.slice(0, shownLength) });
    });
    return row;
  });
  return { shape: width === 1 ? 'column' : 'rows', rows, wrong };
}

/** A single line of at least two prices, for as many consecutive days. */
function readLine(table: string[][]): Block | undefined {
  const [cells = [], ...more] = table;
  if (more.length > 0 || cells.length < 2) return undefined;
  const prices = cells.map((cell) => (halfWidth(cell) === '' ? null : parseMoney(cleanDecimal(cell))));
  if (prices.includes(undefined) || prices.every((price) => price === null)) return undefined;
  const rows = prices.map(
    (price): BlockRow => (price === null || price === undefined ? { date: '' } : { date: '', price }),
  );
  return { shape: 'line', rows, wrong: [] };
}

const datePattern = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/;

/** The columns of a block, with or without a date in front. Two columns are always price and stock. */
function layout(body: string[][], width: number, settles: boolean): BlockColumn[] {
  const dated = body.some(([first = '']) => datePattern.test(halfWidth(first)));
  const values = width - (dated ? 1 : 0);
  const known: BlockColumn[] =
    values <= 2 ? ['price', 'stock'] : columnsOf(settles).filter((column) => column !== 'date');
  return dated ? ['date', ...known] : known;
}

function readCell(row: BlockRow, column: BlockColumn, cell: string, words: StateWords): boolean {
  if (column === 'date') {
    const [, year = '', month = '', day = ''] = datePattern.exec(cell) ?? [];
    row.date = year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return row.date !== '';
  }
  if (column === 'state') {
    const state = isState(cell, words);
    if (state) row.enabled = state === 'open' ? 1 : 0;
    return state !== undefined;
  }
  const value = column === 'stock' ? wholeOf(cleanDecimal(cell)) : parseMoney(cleanDecimal(cell));
  if (value === undefined) return false;
  row[column] = value;
  return true;
}

const wholeOf = (text: string) => (/^\d{1,6}(\.0+)?$/.test(text) ? Number(cleanWhole(text)) : undefined);

function isState(cell: string, { open, closed }: StateWords): 'open' | 'closed' | undefined {
  const text = halfWidth(cell).toLowerCase();
  if (text === open.toLowerCase() || text === '1') return 'open';
  if (text === closed.toLowerCase() || text === '0') return 'closed';
  return undefined;
}
