import { happened } from '#contracts/wireTime.ts';
import type { Column, ValueKind } from './DataTable.tsx';

/** What a file of any format is told of a column. */
export interface FileColumn {
  title: string;
  kind: ValueKind;
  /** Pixels on the screen, where it says how many. */
  width?: number | undefined;
}

/** Null where there is nothing: an empty cell. Of money its cents, of a day or a moment its text. */
export type FileCell = string | number | null;

/** Writes titles and rows as the bytes of a file, in parts, with no more rows in memory than the page that it was given last. */
export type FileWriter = (
  columns: readonly FileColumn[],
  pages: AsyncIterable<readonly (readonly FileCell[])[]>,
) => Promise<Uint8Array<ArrayBuffer>[]>;

/** Those that have a value for a file. */
export const exported = <Row>(columns: readonly Column<Row>[]) =>
  columns.flatMap(({ title, kind = 'text', width, value }) => (value ? [{ title, kind, width, value }] : []));

/** `-` stands for what is missing on the screen, and 1970-01-01 on the wire for what never happened. */
export function cellOf(kind: ValueKind, value: string | number): FileCell {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value === '' || value === '-') return null;
  return (kind === 'day' || kind === 'moment') && !happened(value) ? null : value;
}
