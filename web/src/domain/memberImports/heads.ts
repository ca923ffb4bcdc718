import { importColumns } from './columns.ts';
import type { TemplateWords } from './templateWords.ts';

/** Where the columns of the import stand in a file. */
export interface Heads {
  /** The place of each column that the file has, by its key; from 0. */
  at: ReadonlyMap<string, number>;
  /** Headings of the file that no column has. */
  unknown: readonly string[];
  /** Headings of required columns that the file lacks. */
  missing: readonly string[];
}

/** Required columns have a star in the template. */
const plain = (heading: string) => heading.replace(/[*＊]/g, '').trim().toLowerCase();

/** @param cells the first row. The headings of the reasons are no columns of the import. @param words of every language */
export function headsOf(cells: readonly string[], words: readonly TemplateWords[]): Heads {
  const at = new Map<string, number>();
  const missing: string[] = [];
  const ignored = words.map(({ reasonColumn }) => reasonColumn);
  for (const { key, title, titleIn, otherTitleIn, required } of importColumns) {
    const names = words
      .flatMap((language) => [titleIn(language) ?? '', otherTitleIn?.(language) ?? ''])
      .filter(Boolean)
      .map(plain);
    const place = cells.findIndex((cell) => names.includes(plain(cell)));
    if (place >= 0) at.set(key, place);
    else if (required) missing.push(title());
  }
  const used = new Set(at.values());
  const unknown = cells.filter((cell, place) => cell !== '' && !used.has(place) && !ignored.includes(cell));
  return { at, unknown, missing };
}

/** The name of a cell as spreadsheets show it: B17. */
export function cellName(column: number, row: number): string {
  const letters = (at: number): string =>
    (at >= 26 ? letters(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));
  return `${letters(column)}${row}`;
}
