import { cleanDecimal, halfWidth } from '#contracts/forms/plainText.ts';

/**
 * The role of the commas in a line without tabs: `none`: there are none; `thousands`: inside one number (`1,018.00`); `cells`: between cells
 * (`568,8`); `either`: `1,200` is an amount, or a price and a stock; `neither`: an amount whose groups do not have three digits.
 */
export type Commas = 'none' | 'thousands' | 'cells' | 'either' | 'neither';

export function commasOf(line: string): Commas {
  const plain = halfWidth(line);
  const cells = csvCells(line);
  if (cells.length < 2) return 'none';
  const isQuoted = plain.includes('"');
  const isAmount = !isQuoted && /^\d+(?:\.\d+)?$/.test(cleanDecimal(plain)) && !/^\d+,\d{1,2}$/.test(plain);
  if (!isAmount) return /^\d+(?:,\d+)+\.\d+$/.test(plain) ? 'neither' : 'cells';
  const areCells = cells.every((cell) => /^(?:0|[1-9]\d*)$/.test(halfWidth(cell)));
  return areCells ? 'either' : 'thousands';
}

/** Matches a cell and the comma behind it, from the end of the cell before. */
const cellAt = /(?:\s*"((?:[^"]|"")*)"\s*|([^,]*))(?:,|$)/gy;

/** The cells of a line separated by commas, also full-width ones; a comma inside quotes is text. */
export function csvCells(line: string): string[] {
  const cells: string[] = [];
  for (const [all, quoted, plain] of line.replaceAll('，', ',').matchAll(cellAt)) {
    cells.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (!all.endsWith(',')) break;
  }
  return cells;
}
