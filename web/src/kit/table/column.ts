import type { ReactNode } from 'react';

/** The kind of a column's values: decides their alignment in the table and their cell type in an exported file. */
export type ValueKind = 'text' | 'number' | 'money' | 'rate' | 'day' | 'moment';

/** A cell of the last line: what the table shows, and what a file has, as `value` of a column. Both '' while the sums are not known. */
export interface Total {
  shown: ReactNode;
  value: string | number;
}

interface ColumnFacts {
  key: string;
  title: string;
  /** Kind of the values; text by default. */
  kind?: ValueKind;
  /** Pixels; columns without a width share the remaining width. */
  width?: number;
  /** All words that the column's tag may show; the column is wide enough for the longest. */
  tags?: readonly string[];
  /** By default numbers, money and rates are aligned right. */
  align?: 'left' | 'right' | 'center';
  /** The width was measured in the present language. */
  fits?: true;
  /** A column with a control, such as a switch, that stays in view in narrow tables. */
  keep?: true;
  /** The name by which the call sorts; without it the column cannot be sorted. */
  sort?: string;
  /** What all rows of the filter come to, in a last line of the table that stays in view, and of a file. */
  total?: Total;
}

/** A column that only files have. */
export interface FilePart<Row> {
  title: string;
  kind?: ValueKind;
  value: (row: Row) => string | number;
}

interface Valued<Row> {
  render: (row: Row) => ReactNode;
  value: (row: Row) => string | number;
  /** What else the cell shows, each in a column of its own behind this one: a spreadsheet filters and looks up by single values. */
  also?: readonly FilePart<Row>[];
  actions?: never;
}

/** What a column has for an exported file: cents for money, basis points for rates, the text for days and moments, '' if there is none. A column that shows plain text has that. */
type Shown<Row> =
  | Valued<Row>
  | { render: (row: Row) => string | number; value?: never; also?: never; actions?: never }
  /** The action column, which stays at the right edge, cannot be hidden or moved, and is in no file. */
  | { render: (row: Row) => ReactNode; value?: never; also?: never; actions: true };

export type Column<Row> = ColumnFacts & Shown<Row>;
/** A column that says what a file has of it, whatever it shows. */
export type ValueColumn<Row> = ColumnFacts & Valued<Row>;
