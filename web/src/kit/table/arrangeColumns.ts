import type { Column } from './column.ts';

/** Applies the user's order and choice of columns. The action column stays last. */
export function arrangeColumns<Row>(
  columns: readonly Column<Row>[],
  chosen: string[] | undefined,
): readonly Column<Row>[] {
  if (!chosen) return columns;
  const shown = [...new Set(chosen)].flatMap(
    (key) => columns.find((column) => column.key === key && !column.actions) ?? [],
  );
  return shown.length > 0 ? [...shown, ...columns.filter(({ actions }) => actions)] : columns;
}
