import type { PriceDay } from '#contracts/priceStocks.ts';
import { formatMoney, parseMoney } from '../../kit/format.ts';

/**
 * Days as a spreadsheet has them: one row for each day, price and settlement in yuan. Copied rows carry their date; pasted ones are
 * taken by their order, because a block is pasted where the user pasted it.
 */

export type BlockColumn = 'date' | 'price' | 'settlePrice' | 'stock' | 'state';
export interface StateWords {
  open: string;
  closed: string;
}

const columnsOf = (settles: boolean): BlockColumn[] =>
  settles ? ['date', 'price', 'settlePrice', 'stock', 'state'] : ['date', 'price', 'stock', 'state'];

/** Rows with tabs between the cells. A day without a price leaves them empty. */
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

/** What a row sets; what its cells leave empty stays as it is. */
interface BlockRow {
  /** As the row itself says; '' where it does not. */
  date: string;
  price?: number;
  settlePrice?: number;
  stock?: number;
  enabled?: 0 | 1;
}
interface WrongCell {
  /** From 1, as a spreadsheet counts. */
  row: number;
  column: BlockColumn;
  text: string;
}
export interface Block {
  rows: BlockRow[];
  wrong: WrongCell[];
}

const rowLimit = 400;
const shownLength = 40;

/** Never throws: every cell that cannot be read is named. */
export function readBlock(text: string, words: StateWords, settles: boolean): Block {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  while (lines.length > 0 && lines.at(-1)?.trim() === '') lines.pop();
  const table = lines
    .slice(0, rowLimit)
    .map((line) => (line.includes('\t') ? line.split('\t') : csvCells(line)));
  const width = Math.max(0, ...table.map((cells) => cells.length));
  const head = table[0]?.every((cell) => !/\d/.test(cell) && !isState(cell, words)) ? 1 : 0;
  const body = table.slice(head);
  const columns = layout(body, width, settles);
  const wrong: WrongCell[] = [];
  const rows = body.map((cells, at) => {
    const row: BlockRow = { date: '' };
    columns.forEach((column, index) => {
      const cell = (cells[index] ?? '').normalize('NFKC').trim();
      if (cell === '' || cell === '-') return;
      if (!readCell(row, column, cell, words))
        wrong.push({ row: at + head + 1, column, text: cell.slice(0, shownLength) });
    });
    return row;
  });
  return { rows, wrong };
}

const datePattern = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/;

/** With or without the date in front; two columns are price and stock, whoever pastes them. */
function layout(body: string[][], width: number, settles: boolean): BlockColumn[] {
  const dated = body.some(([first = '']) => datePattern.test(first.normalize('NFKC').trim()));
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
  const plain = cell
    .replace(/^[¥￥]\s*/, '')
    .replace(/\s*元$/, '')
    .replace(/(\d),(?=\d{3}(\D|$))/g, '$1');
  const value = column === 'stock' ? wholeOf(plain) : parseMoney(plain);
  if (value === undefined) return false;
  row[column] = value;
  return true;
}

const wholeOf = (text: string) => (/^\d{1,6}(\.0+)?$/.test(text) ? Number.parseInt(text, 10) : undefined);

function isState(cell: string, { open, closed }: StateWords): 'open' | 'closed' | undefined {
  const text = cell.normalize('NFKC').trim().toLowerCase();
  if (text === open.toLowerCase() || text === '1') return 'open';
  if (text === closed.toLowerCase() || text === '0') return 'closed';
  return undefined;
}

/** Cells of a line with commas; a comma within quotes is text. */
function csvCells(line: string): string[] {
  const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)];
  return cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}
