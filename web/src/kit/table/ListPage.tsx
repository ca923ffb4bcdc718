import { useEffect, useMemo, useRef, useState } from 'react';
import type { Rows } from '../../api/hooks.ts';
import { PrintButton } from '../page/PrintButton.tsx';
import { usePage } from '../page/page.ts';
import { useWithin } from '../page/within.ts';
import { arrangeColumns } from './arrangeColumns.ts';
import type { Column } from './column.ts';
import { DataTable } from './DataTable.tsx';
import { ExportButton } from './ExportButton.tsx';
import { ListFrame, type ListProps, NoRows } from './ListFrame.tsx';
import { namedByRows } from './rowsNaming.ts';
import { TableSettings } from './TableSettings.tsx';
import { type FilterFact, TabFacts } from './tabFacts.ts';
import type { RowSource } from './useList.ts';
import type { ListState } from './useListState.ts';
import type { Selection } from './useSelection.ts';
import { Views } from './Views.tsx';
import { useLook } from './views.ts';

interface Props<Row> extends Omit<ListProps, 'list'> {
  list: ListState<unknown> & Rows<Row> & RowSource<Row>;
  columns: readonly Column<Row>[];
  selection?: Selection<Row> | undefined;
}

/** The layout of most screens (look.md): title and actions, among them the export of all rows; search area, table, footer. */
export function ListPage<Row extends { id: string }>({ columns, selection, tools, ...frame }: Props<Row>) {
  const { list, add } = frame;
  const { path, title } = usePage();
  const within = useWithin();
  const [preference, setPreference] = useLook(path, within ? undefined : list.view);
  const scroller = useRef<HTMLDivElement>(null);
  const [tabFacts] = useState(() => new Map<string, FilterFact>());
  const shown = useMemo(
    () => arrangeColumns(columns, preference.columns).filter(({ key }) => !within?.without.includes(key)),
    [columns, preference.columns, within],
  );

  // Other rows start at their top; a list that opens may have its place in a tab.
  const part = JSON.stringify(list.query);
  const lastPart = useRef(part);
  useEffect(() => {
    if (part !== lastPart.current) scroller.current?.scrollTo({ top: 0 });
    lastPart.current = part;
  }, [part]);

  // Without a render, so that the rows are dimmed at once.
  const { moving } = list;
  useEffect(() => moving.subscribe((is) => scroller.current?.toggleAttribute('data-moving', is)), [moving]);

  return (
    <TabFacts.Provider value={tabFacts}>
      <ListFrame
        {...frame}
        views={<Views list={list} search={frame.search ?? []} columns={columns} look={preference} />}
        tools={
          <>
            <TableSettings columns={columns} preference={preference} onChange={setPreference} />
            {frame.isReport && <PrintButton />}
            <ExportButton
              list={list}
              columns={shown}
              search={namedByRows(frame.search ?? [], list)}
              tabs={tabFacts}
            />
            {tools}
          </>
        }
      >
        <DataTable
          label={title}
          columns={shown}
          rows={list.rows}
          compact={preference.density === 'compact'}
          dimmed={list.refreshing}
          scroller={scroller}
          look={preference}
          onWidths={(widths) => setPreference({ widths })}
          selection={selection}
          sort={list.sort}
          onSort={list.sortBy}
        >
          <NoRows list={list} add={!within && add} />
        </DataTable>
      </ListFrame>
    </TabFacts.Provider>
  );
}
