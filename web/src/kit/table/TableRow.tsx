import { memo, type ReactNode } from 'react';
import { alignOf, type CellLook } from './cellLook.ts';
import type { Column } from './column.ts';
import css from './DataTable.module.css';
import { PickCell, type Picking } from './PickBoxes.tsx';

interface Props extends Partial<Picking> {
  row: { id: string };
  columns: readonly Column<unknown>[];
  looks: readonly CellLook[];
}

/** Renders again only when its own row or the columns change, and not when their widths do. */
export const TableRow = memo(function TableRow({ row, columns, looks, ...pick }: Props) {
  return (
    <tr>
      {pick.onPick && <PickCell id={row.id} {...(pick as Picking)} />}
      {columns.map((column, at) => (
        <td key={column.key} {...looks[at]}>
          {inTwoLines(column.render(row) ?? '-', column)}
        </td>
      ))}
    </tr>
  );
});

/** Plain text may take a second line, like headings, before it is cut; numbers and amounts are never broken. */
const inTwoLines = (content: ReactNode, column: Column<unknown>) =>
  typeof content === 'string' && alignOf(column) === undefined ? (
    <span className={css.words}>{content}</span>
  ) : (
    content
  );
