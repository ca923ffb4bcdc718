import { addDays, daysOf } from '#contracts/days.ts';
import { isDate } from '#contracts/forms/fields.ts';
import type { ChosenDays } from './chosenDays.ts';
import { batchOf, readChosen, writeChosen } from './chosenDays.ts';
import { isLocked } from './dayState.ts';
import type { Cells } from './selection.ts';

/** Cells of the overview: a day of a rate plan, as `12~2026-05-01`. */
export interface Place {
  product: string;
  date: string;
}

export const cellOf = ({ product, date }: Place) => `${product}~${date}`;

/** Undefined if the text is no cell. */
export function placeOf(text = ''): Place | undefined {
  const [product = '', date = '', ...more] = text.split('~');
  return product !== '' && more.length === 0 && isDate(date) ? { product, date } : undefined;
}

const dateOf = (cell: string) => cell.slice(cell.indexOf('~') + 1);
const productOf = (cell: string) => cell.slice(0, cell.indexOf('~'));

/** A span of the overview is a rectangle: all days from one to the other, of all plans from one to the other. */
export const overviewCells = (products: () => readonly string[]): Cells => ({
  dateOf,
  between(a, b) {
    const rows = products();
    const [from, to] = [rows.indexOf(productOf(a)), rows.indexOf(productOf(b))].sort((x, y) => x - y);
    const [first = '', last = ''] = [dateOf(a), dateOf(b)].sort();
    return rows
      .slice(Math.max(0, from ?? 0), (to ?? 0) + 1)
      .flatMap((product) => daysOf(first, last).map((date) => cellOf({ product, date })));
  },
});

interface Shown {
  products: readonly string[];
  dates: readonly string[];
  /** The first and the last day that can be shown. */
  bounds: { first: string; last: string };
}
interface Key {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

const within = (at: number, length: number) => Math.min(Math.max(at, 0), length - 1);

/** The cell to which a key moves; undefined for other keys. PageUp and PageDown lead to the days before and after those that are shown. */
export function movedInOverview(
  { key, ctrlKey, altKey, metaKey }: Key,
  cell: string,
  { products, dates, bounds }: Shown,
): string | undefined {
  const place = placeOf(cell);
  const isEdge = key === 'Home' || key === 'End';
  if (!place || altKey || metaKey || (ctrlKey && !isEdge)) return undefined;
  const row = products.indexOf(place.product);
  const column = dates.indexOf(place.date);
  const at = (toRow: number, toColumn: number): Place => ({
    product: products[within(toRow, products.length)] ?? place.product,
    date: dates[within(toColumn, dates.length)] ?? place.date,
  });
  const turned = (days: number): Place => {
    const date = addDays(place.date, days);
    const clamped = date < bounds.first ? bounds.first : date > bounds.last ? bounds.last : date;
    return { ...place, date: clamped };
  };
  const moves: Record<string, () => Place> = {
    ArrowLeft: () => at(row, column - 1),
    ArrowRight: () => at(row, column + 1),
    ArrowUp: () => at(row - 1, column),
    ArrowDown: () => at(row + 1, column),
    Home: () => at(ctrlKey ? 0 : row, 0),
    End: () => at(ctrlKey ? products.length - 1 : row, dates.length - 1),
    PageUp: () => turned(-dates.length),
    PageDown: () => turned(dates.length),
  };
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined;
  return move && cellOf(move());
}

/** The days and plans with which 批量设置 opens. */
export interface ChosenCells {
  products: readonly string[];
  days: ChosenDays;
}

/** The cells that can be set, which are one cell, or a rectangle less the days of other weekdays; undefined if there are none. */
export function settableOf(
  chosen: ReadonlySet<string>,
  weekdays: readonly number[],
  { products, today }: { products: readonly string[]; today: string },
): ChosenCells | undefined {
  const cells = [...chosen].filter((cell) => !isLocked(dateOf(cell), today));
  const days = batchOf(cells.map(dateOf).sort(), weekdays);
  const rows = new Set(cells.map(productOf));
  return days && { products: products.filter((product) => rows.has(product)), days };
}

/** The cells as an address parameter: `12.14~2026-05-01~2026-05-09~67`. */
export const writeCells = ({ products, days }: ChosenCells) => `${products.join('.')}~${writeChosen(days)}`;

/** Undefined if the text has not this format. */
export function readCells(text = ''): ChosenCells | undefined {
  const end = text.indexOf('~');
  const days = end > 0 ? readChosen(text.slice(end + 1)) : undefined;
  return days && { products: text.slice(0, end).split('.'), days };
}
