import {
  type CSSProperties,
  memo,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { columnWidth } from './columnWidths.ts';
import css from './DataTable.module.css';
import { fitWidths } from './fitWidths.ts';
import { PickAll, PickCell } from './PickBoxes.tsx';
import { SortHead } from './SortHead.tsx';
import type { Sort } from './useListState.ts';
import { useRowsInSteps } from './useRowsInSteps.ts';
import type { Selection } from './useSelection.ts';

/** The kind of a column's values: decides their alignment in the table and their cell type in an exported file. */
export type ValueKind = 'text' | 'number' | 'money' | 'day' | 'moment';

interface ColumnFacts {
  key: string;
  title: string;
  /** Kind of the values; text by default. */
  kind?: ValueKind;
  /** Pixels; columns without a width share the remaining width. */
  width?: number;
  /** All words that the column's tag may show; the column is wide enough for the longest. */
  tags?: readonly string[];
  /** By default numbers and money are aligned right. */
  align?: 'left' | 'right' | 'center';
  /** The width was measured in the present language. */
  fits?: true;
  /** A column with a control, such as a switch, that stays in view in narrow tables. */
  keep?: true;
  /** The name by which the call sorts; without it the column cannot be sorted. */
  sort?: string;
  /** What all rows of the filter come to, in a last line of the table that stays in view. */
  total?: ReactNode;
}

interface Valued<Row> {
  render: (row: Row) => ReactNode;
  value: (row: Row) => string | number;
  actions?: never;
}

/** What a column has for an exported file: cents for money, the text for days and moments, '' if there is none. A column that shows plain text has that. */
type Shown<Row> =
  | Valued<Row>
  | { render: (row: Row) => string | number; value?: never; actions?: never }
  /** The action column, which stays at the right edge, cannot be hidden or moved, and is in no file. */
  | { render: (row: Row) => ReactNode; value?: never; actions: true };

export type Column<Row> = ColumnFacts & Shown<Row>;
/** A column that says what a file has of it, whatever it shows. */
export type ValueColumn<Row> = ColumnFacts & Valued<Row>;

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  compact: boolean;
  dimmed: boolean;
  scroller: RefObject<HTMLDivElement>;
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
export function DataTable<Row extends { id: string }>({
  label,
  columns,
  rows,
  compact,
  dimmed,
  scroller,
  selection,
  sort,
  onSort,
  children,
}: Props<Row>) {
  const { t, i18n } = useTranslation('common');
  const rowPx = compact ? rowHeight.compact : rowHeight.comfortable;
  const { shown, missing } = useRowsInSteps(rows, scroller, rowPx);
  const busy = dimmed || missing > 0;
  const room = useWidth(scroller);
  const widthOf = (column: Column<Row>) => columnWidth(column, i18n.language === 'zh');
  const free = columns.filter(({ actions }) => !actions);
  const always = columns.reduce((sum, column) => (column.actions ? sum + widthOf(column) : sum), 0);
  const kept = (selection ? pickWidth : 0) + always;
  const measured = free.map((column) => ({ width: widthOf(column), keep: column.keep }));
  const { widths: fitted, held } = fitWidths(
    measured,
    room === undefined ? Number.POSITIVE_INFINITY : room - kept,
  );
  const minWidth = fitted.reduce((sum, width) => sum + width, kept);
  const scrolls = room !== undefined && minWidth > room;
  const widths = new Map(free.map(({ key }, at) => [key, fitted[at]]));
  const colWidth = (column: Column<Row>) =>
    !scrolls && column.width === undefined ? undefined : (widths.get(column.key) ?? widthOf(column));
  const offsets = useOffsets(
    free.flatMap(({ key }, at) => (held[at] ? [{ key, width: fitted[at] ?? 0 }] : [])),
    always,
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={css.scroller} ref={scroller} aria-label={label} tabIndex={0} aria-busy={busy}>
      {/* biome-ignore lint/a11y/useKeyWithMouseEvents: only text that is cut off visually needs it; screen readers have the whole text */}
      <table
        className={[css.table, compact && css.compact, scrolls && css.scrolls].filter(Boolean).join(' ')}
        style={{ '--min-width': `${minWidth}px` } as CSSProperties}
        onMouseOver={(event) => tellCut(event.target)}
      >
        <colgroup>
          {selection && <col style={{ '--column': `${pickWidth}px` } as CSSProperties} />}
          {columns.map((column) => {
            const width = colWidth(column);
            return (
              <col
                key={column.key}
                style={width ? ({ '--column': `${width}px` } as CSSProperties) : undefined}
              />
            );
          })}
        </colgroup>
        <thead>
          <tr>
            {selection && <PickAll rows={rows} selection={selection} />}
            {columns.map((column) => {
              const { key, title, sort: by } = column;
              const look = { className: cellClass(column, offsets.has(key)), style: offsets.get(key) };
              return by && onSort ? (
                <SortHead key={key} by={by} sort={sort} onSort={onSort} {...look}>
                  {title}
                </SortHead>
              ) : (
                <th key={key} scope="col" {...look}>
                  {title}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody className={dimmed ? css.dimmed : undefined}>
          {shown.map((row) => (
            <TableRow
              key={row.id}
              row={row}
              columns={columns as readonly Column<unknown>[]}
              offsets={offsets}
              {...(selection && pickOf(row, selection))}
            />
          ))}
        </tbody>
        {rows.length > 0 && columns.some(({ total }) => total !== undefined) && (
          <tfoot>
            <tr>
              {selection && <td />}
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={cellClass(column, offsets.has(column.key))}
                  style={offsets.get(column.key)}
                >
                  {column.total}
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

type Look = Pick<Column<unknown>, 'align' | 'kind' | 'actions'>;

/** The alignment that a column states, or else the one of its kind. */
const alignOf = ({ align, kind }: Look) =>
  align ?? (kind === 'number' || kind === 'money' ? 'right' : undefined);

function cellClass(column: Look, isHeld: boolean): string | undefined {
  const align = alignOf(column);
  const names = [align && css[align], column.actions && css.actions, isHeld && css.held];
  return names.filter(Boolean).join(' ') || undefined;
}

/** The distance of each held column from the right edge, by the column's key. */
type Offsets = ReadonlyMap<string, { right: number }>;

/** The distances in pixels of the held columns from the right edge, beside the action column. Returns the same map while nothing changes. */
function useOffsets(held: readonly { key: string; width: number }[], actions: number): Offsets {
  const wanted = held.map(({ key }, at) => {
    const behind = held.slice(at + 1).reduce((sum, { width }) => sum + width, actions);
    return [key, { right: behind }] as const;
  });
  const known = JSON.stringify(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` contains all of it as text, and rows render again only when it changes
  return useMemo(() => new Map(wanted), [known]);
}

/** The inner width of an element in pixels; undefined before it is mounted. */
function useWidth(element: RefObject<HTMLElement>): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => setWidth(box.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** Width of the checkbox column in pixels. */
const pickWidth = 40;

interface Picking {
  pickName: string;
  picked: boolean;
  canPick: boolean;
  onPick: Selection<unknown>['pick'];
}

/** The part of the selection that a row needs, so that it renders again only when its own box changes. */
const pickOf = <Row extends { id: string }>(row: Row, selection: Selection<Row>): Picking => ({
  pickName: selection.nameOf(row),
  picked: selection.picked.has(row.id),
  canPick: selection.canPick(row),
  onPick: selection.pick,
});

/** Plain text may take a second line, like headings, before it is cut; numbers and amounts are never broken. */
const inTwoLines = (content: ReactNode, column: Look) =>
  typeof content === 'string' && alignOf(column) === undefined ? (
    <span className={css.words}>{content}</span>
  ) : (
    content
  );

/** Renders again only when its own row or the columns change. */
const TableRow = memo(function TableRow({
  row,
  columns,
  offsets,
  ...pick
}: {
  row: { id: string };
  columns: readonly Column<unknown>[];
  offsets: Offsets;
} & Partial<Picking>) {
  return (
    <tr>
      {pick.onPick && <PickCell id={row.id} {...(pick as Picking)} />}
      {columns.map((column) => {
        const { key, render } = column;
        return (
          <td key={key} className={cellClass(column, offsets.has(key))} style={offsets.get(key)}>
            {inTwoLines(render(row) ?? '-', column)}
          </td>
        );
      })}
    </tr>
  );
});
