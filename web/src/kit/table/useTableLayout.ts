import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from './column.ts';
import { type ColumnLook, type Layout, layoutOf, type Wanted } from './columnLayout.ts';
import { columnWidth, headingWidth } from './columnWidths.ts';
import css from './DataTable.module.css';
import { useResizing } from './useResizing.ts';

interface Options<Row> {
  columns: readonly Column<Row>[];
  scroller: RefObject<HTMLDivElement>;
  picks: boolean;
  look: ColumnLook;
  onWidths: (widths: Readonly<Record<string, number>>) => void;
}

/** The layout of a table in the present width of its box, and the way to change it. Widths and edges are variables of the table's style. */
export function useTableLayout<Row>({ columns, scroller, picks, look, onWidths }: Options<Row>) {
  const { i18n } = useTranslation('common');
  const table = useRef<HTMLTableElement>(null);
  const room = useWidth(scroller);
  const isChinese = i18n.language === 'zh';
  const wanted = columns.map((column): Wanted => {
    const { key, width, keep, actions } = column;
    return {
      ...{ key, width: columnWidth(column, isChinese), flexible: width === undefined },
      ...(keep && { keep }),
      ...(actions && { actions }),
    };
  });
  const layout = layoutOf(wanted, look, { room, picks });
  const find = <T extends { key: string }>(all: readonly T[], key: string) =>
    all.find((one) => one.key === key);
  const resizing = useResizing({
    ...{ table, look, layout, picks, onWidths, keys: columns.map(({ key }) => key) },
    plainWidth: (key) => find(wanted, key)?.width ?? 0,
    headWidth: (key) => headingWidth(find(columns, key) ?? { title: '' }),
    layoutWith(widths) {
      const asHeld = wanted.map((one, at) => ({ ...one, keep: layout.sides[at] === 'right' }));
      return layoutOf(asHeld, { ...look, widths }, { room, picks });
    },
    show(next) {
      const { current } = table;
      for (const [name, value] of Object.entries(variablesOf(next))) current?.style.setProperty(name, value);
      current?.classList.toggle(css.scrolls ?? '', next.scrolls);
    },
  });
  return { table, layout, resizing, style: variablesOf(layout) as CSSProperties };
}

/** The variables of a table, by which columns have their width and cells their distance from the edge. */
function variablesOf({ widths, edges, minWidth, tableWidth }: Layout): Record<string, string> {
  return {
    '--min-width': `${minWidth}px`,
    '--table-width': tableWidth === undefined ? '100%' : `${tableWidth}px`,
    ...Object.fromEntries(
      widths.flatMap((width, at) => [
        [`--width-${at}`, width === undefined ? 'auto' : `${width}px`],
        [`--edge-${at}`, `${edges[at]}px`],
      ]),
    ),
  };
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
