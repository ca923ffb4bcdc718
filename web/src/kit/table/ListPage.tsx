import IconRefresh from '@douyinfe/semi-icons/lib/es/icons/IconRefresh';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rows } from '../../api/hooks.ts';
import { usePage } from '../page/page.ts';
import { TopBar } from '../page/TopBar.tsx';
import { arrangeColumns } from './arrangeColumns.ts';
import { type Column, DataTable } from './DataTable.tsx';
import css from './ListPage.module.css';
import { Pagination } from './Pagination.tsx';
import { useTablePreference } from './preferences.ts';
import { SearchArea, type SearchField } from './SearchArea.tsx';
import { TableSettings } from './TableSettings.tsx';
import type { ListState } from './useListState.ts';
import type { Selection } from './useSelection.ts';

interface Props<Row> {
  list: ListState<unknown> & Rows<Row>;
  columns: readonly Column<Row>[];
  search?: readonly SearchField[];
  /**
   * The primary action, which adds a row: at the right of the title, and in place of the rows if there are none. Absent for users who may not add.
   */
  add?: { text: string; onClick: () => void } | false | undefined;
  /** Further actions of the list, beside the primary one. */
  tools?: ReactNode;
  /** Between search and table: the status tabs and the actions for ticked rows. */
  tabs?: ReactNode;
  selection?: Selection<Row> | undefined;
  /** Left of the pagination: sums over all rows of the filter. */
  footer?: ReactNode;
}

/** The layout of most screens (look.md): title and action, search area, table, footer. */
export function ListPage<Row extends { id: string }>({
  list,
  columns,
  search = [],
  add,
  tools,
  tabs,
  selection,
  footer,
}: Props<Row>) {
  const { t } = useTranslation(['kit', 'common']);
  const { path, title } = usePage();
  const [preference, setPreference] = useTablePreference(path);
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => arrangeColumns(columns, preference.columns), [columns, preference.columns]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of rows starts at its top
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [list.page, list.pageSize]);

  return (
    <div className={css.page}>
      <TopBar active={list.loading || list.refreshing} />
      <div className={css.title}>
        <h1>{title}</h1>
        <div className={css.tools}>
          <Button
            theme="borderless"
            type="tertiary"
            icon={<IconRefresh aria-hidden />}
            aria-label={t('kit:refresh')}
            onClick={() => void list.reload()}
          />
          <TableSettings columns={columns} preference={preference} onChange={setPreference} />
          {tools}
          {add && (
            <Button theme="solid" onClick={add.onClick}>
              {add.text}
            </Button>
          )}
        </div>
      </div>
      {search.length > 0 && (
        <SearchArea fields={search} criteria={list.criteria} onSearch={list.search} onReset={list.reset} />
      )}
      {tabs}
      <DataTable
        label={title}
        columns={shown}
        rows={list.rows}
        compact={preference.density === 'compact'}
        dimmed={list.refreshing}
        scroller={scroller}
        selection={selection}
        sort={list.sort}
        onSort={list.sortBy}
      >
        <NoRows list={list} add={add} />
      </DataTable>
      <div className={css.footer}>
        <div className={css.sums}>{footer}</div>
        <Pagination total={list.total} page={list.page} pageSize={list.pageSize} onChange={list.go} />
      </div>
    </div>
  );
}

/** Says why there are no rows and what the user can do. */
function NoRows({
  list,
  add,
}: Pick<Props<{ id: string }>, 'add'> & { list: ListState<unknown> & Rows<unknown> }) {
  const { t } = useTranslation(['kit', 'common']);
  if (list.loading) return <span role="status">{t('common:loading')}</span>;
  if (list.error) {
    return (
      <div role="alert">
        <p>{t('kit:loadFailed')}</p>
        <Button onClick={() => void list.reload()}>{t('common:retry')}</Button>
      </div>
    );
  }
  if (list.filtered) {
    return (
      <div role="status">
        <p>{t('kit:filteredEmpty')}</p>
        <Button onClick={list.reset}>{t('kit:reset')}</Button>
      </div>
    );
  }
  return (
    <div role="status">
      <p>{t('common:empty')}</p>
      {add && <Button onClick={add.onClick}>{add.text}</Button>}
    </div>
  );
}
