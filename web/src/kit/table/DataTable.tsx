import { type CSSProperties, type ReactNode, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ColumnEdge } from './ColumnEdge.tsx';
import { ColumnHead } from './ColumnHead.tsx';
import { useCellLooks } from './cellLook.ts';
import type { Column } from './column.ts';
import { type ColumnLook, pickWidth } from './columnLayout.ts';
import css from './DataTable.module.css';
import { PickAll, type Picking } from './PickBoxes.tsx';
import { TableRow } from './TableRow.tsx';
import type { Sort } from './useListState.ts';
import { useRowsInSteps } from './useRowsInSteps.ts';
import type { Selection } from './useSelection.ts';
import { useTableLayout } from './useTableLayout.ts';

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  compact: boolean;
  dimmed: boolean;
  scroller: RefObject<HTMLDivElement>;
  look: ColumnLook;
  onWidths: (widths: Readonly<Record<string, number>>) => void;
  selection?: Selection<Row> | undefined;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort | undefined) => void) | undefined;
  /** Shown in place of rows. */
  children?: ReactNode;
}

/**
 * A plain table in Semi's look: 100 rows render in a fraction of the time of Semi's own Table, and it keeps the semantics of a table
 * (docs/decisions/0005-own-table.md has the figures).
 */
export function DataTable<Row extends { id: string }>(props: Props<Row>) {
  const { label, columns, rows, compact, dimmed, scroller, look, onWidths } = props;
  const { selection, sort, onSort, children } = props;
  const { t } = useTranslation('common');
  const rowPx = compact ? rowHeight.compact : rowHeight.comfortable;
  const { shown, missing } = useRowsInSteps(rows, scroller, rowPx);
  const busy = dimmed || missing > 0;
  const picks = selection !== undefined;
  const { table, layout, resizing, style } = useTableLayout({ columns, scroller, picks, look, onWidths });
  const looks = useCellLooks(columns, layout);
  const [lastEdge, setLastEdge] = useState<string>();
  const stop = columns.some(({ key }) => key === lastEdge) ? lastEdge : columns[0]?.key;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={css.scroller} ref={scroller} aria-label={label} tabIndex={0} aria-busy={busy}>
      {/* biome-ignore lint/a11y/useKeyWithMouseEvents: only text that is cut off visually needs it; screen readers have the whole text */}
      <table
        ref={table}
        className={[css.table, compact && css.compact, layout.scrolls && css.scrolls]
          .filter(Boolean)
          .join(' ')}
        data-frozen={layout.sides.includes('left')}
        style={style}
        onMouseOver={(event) => tellCut(event.target)}
      >
        <colgroup>
          {picks && <col style={{ '--column': `${pickWidth}px` } as CSSProperties} />}
          {columns.map(({ key }, at) => (
            <col key={key} style={{ '--column': `var(--width-${at})` } as CSSProperties} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {selection && <PickAll rows={rows} selection={selection} />}
            {columns.map(({ key, title, sort: by, actions }, at) => (
              <ColumnHead
                key={key}
                title={title}
                look={looks[at]}
                mayBeCut={look.widths?.[key] !== undefined || key === resizing.dragged}
                sorting={by && onSort ? { by, sort, onSort } : undefined}
                edge={
                  !actions && (
                    <ColumnEdge
                      columnKey={key}
                      title={title}
                      width={layout.shown[at] ?? 0}
                      isStop={key === stop}
                      onFocus={setLastEdge}
                      resizing={resizing}
                    />
                  )
                }
              />
            ))}
          </tr>
        </thead>
        <tbody className={dimmed ? css.dimmed : undefined}>
          {shown.map((row) => (
            <TableRow
              key={row.id}
              row={row}
              columns={columns as readonly Column<unknown>[]}
              looks={looks}
              {...(selection && pickOf(row, selection))}
            />
          ))}
        </tbody>
        {rows.length > 0 && columns.some(({ total }) => total !== undefined) && (
          <tfoot>
            <tr>
              {selection && <td className={css.pick} />}
              {columns.map(({ key, total }, at) => (
                <td key={key} {...looks[at]}>
                  {total?.shown}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {missing > 0 && <div style={{ height: missing * rowPx }} />}
      {rows.length === 0 && <div className={css.empty}>{children ?? t('empty')}</div>}
    </section>
  );
}

/** Row heights in pixels, as in the style sheet; a row with more lines is higher. */
const rowHeight = { comfortable: 48, compact: 40 };

/** Pixels by which the letters of a font may extend beyond their line; less than half a line. */
const tallLetters = 8;

/**
 * Sets the whole text of a cell as its tooltip if the cell or one of its lines is too narrow for it. Elements for screen readers only are one pixel
 * wide and are skipped.
 */
function tellCut(target: EventTarget) {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td, th') : null;
  if (!cell) return;
  const isCut = [cell, ...cell.querySelectorAll('*')].some(
    (part) =>
      (part.scrollWidth > part.clientWidth && part.clientWidth > 1) ||
      (part.className === css.words && part.scrollHeight > part.clientHeight + tallLetters),
  );
  cell.title = isCut ? cell.innerText : '';
}

/** The part of the selection that a row needs, so that it renders again only when its own box changes. */
const pickOf = <Row extends { id: string }>(row: Row, selection: Selection<Row>): Picking => ({
  pickName: selection.nameOf(row),
  picked: selection.picked.has(row.id),
  canPick: selection.canPick(row),
  onPick: selection.pick,
});
