import { happened } from '#contracts/wireTime.ts';
import type { Column, Total, ValueKind } from './column.ts';

/** What a file format needs to know about a column. */
export interface FileColumn {
  title: string;
  kind: ValueKind;
  /** Pixels on the screen, if the column states them. */
  width?: number | undefined;
}

/** Null for an empty cell. Money in cents, rates in basis points, days and moments as text. */
export type FileCell = string | number | null;

/** What a file says of itself besides its rows: the name of the list, and under a title labels with their values. */
export interface FileNotes {
  list: string;
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
}

/** Writes titles and rows as the bytes of a file, in parts. Only the page that was passed last is in memory as rows. Notes are written where the format has a place for them. */
export type FileWriter = (
  columns: readonly FileColumn[],
  pages: AsyncIterable<readonly (readonly FileCell[])[]>,
  notes?: FileNotes,
) => Promise<Uint8Array<ArrayBuffer>[]>;

/** The columns of a file: all but that of the actions, and behind each what else its cells show. */
export const exported = <Row>(columns: readonly Column<Row>[]) =>
  columns.flatMap(({ title, kind = 'text', width, render, value, also = [], actions, total }) =>
    actions
      ? []
      : [
          { title, kind, width, total, value: value ?? (render as (row: Row) => string | number) },
          ...also.map((part) => ({ kind: 'text' as const, width: undefined, total: undefined, ...part })),
        ],
  );

/** The last row of a file, which says what all rows come to, as the table shows it; undefined for a list without sums, or while they are not known. */
export function totalCells(
  columns: readonly { kind: ValueKind; total: Total | undefined }[],
): FileCell[] | undefined {
  if (!columns.some(({ total }) => typeof total?.value === 'number')) return undefined;
  return columns.map(({ kind, total }) => cellOf(kind, total?.value ?? ''));
}

/** The cell of a value; null for `-`, which the screen shows for a missing value, and for 1970-01-01, the wire's value for what never happened. */
export function cellOf(kind: ValueKind, value: string | number): FileCell {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value === '' || value === '-') return null;
  return (kind === 'day' || kind === 'moment') && !happened(value) ? null : value;
}
