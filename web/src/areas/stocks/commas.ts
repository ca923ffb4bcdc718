import { cleanDecimal, halfWidth } from '#contracts/forms/plainText.ts';

/**
 * What the commas of a line without tabs are: none at all, `thousands` within one number (`1,018.00`), between `cells` (`568,8`),
 * `either` (`1,200` is an amount, or a price and a stock), or `neither`: an amount whose groups are not of three digits.
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

/** A cell with the comma behind it, from where the one before ended. */
const cellAt = /(?:\s*"((?:[^"]|"")*)"\s*|([^,]*))(?:,|$)/gy;

/** Cells of a line with commas, full-width ones too; a comma within quotes is text. */
export function csvCells(line: string): string[] {
  const cells: string[] = [];
  for (const [all, quoted, plain] of line.replaceAll('，', ',').matchAll(cellAt)) {
    cells.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (!all.endsWith(',')) break;
  }
  return cells;
}
