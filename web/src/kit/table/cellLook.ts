import { type CSSProperties, useMemo } from 'react';
import type { Column, ValueKind } from './column.ts';
import type { Layout } from './columnLayout.ts';
import css from './DataTable.module.css';

type Facts = Pick<Column<unknown>, 'align' | 'kind' | 'actions'>;

/** The class and style of the cells of a column. */
export interface CellLook {
  className: string | undefined;
  style: CSSProperties | undefined;
}

const toTheRight: readonly ValueKind[] = ['number', 'money', 'rate'];

/** The alignment that a column states, or else the one of its kind. */
export const alignOf = ({ align, kind = 'text' }: Facts) =>
  align ?? (toTheRight.includes(kind) ? 'right' : undefined);

function lookOf(column: Facts, at: number, sides: Layout['sides']): CellLook {
  const align = alignOf(column);
  const side = sides[at];
  const names = [
    ...[align && css[align], column.actions && css.actions],
    side && css.held,
    side === 'left' && css.frozen,
    side === 'left' && sides[at + 1] !== 'left' && css.last,
  ];
  return {
    className: names.filter(Boolean).join(' ') || undefined,
    style: side && { [side]: `var(--edge-${at})` },
  };
}

/** The looks of the cells of each column. Returns the same ones while nothing but widths changes, so that rows do not render again. */
export function useCellLooks(columns: readonly Column<never>[], { sides }: Layout): readonly CellLook[] {
  const known = sides.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` contains all of `sides` as text
  return useMemo(() => columns.map((column, at) => lookOf(column, at, sides)), [columns, known]);
}
