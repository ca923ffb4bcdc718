import IconRefresh from '@douyinfe/semi-icons/lib/es/icons/IconRefresh';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wireTime } from '#contracts/wireTime.ts';
import type { Rows } from '../../api/hooks.ts';
import { useLine } from '../../api/line.ts';
import { PrintedBy } from '../page/PrintedBy.tsx';
import { usePage } from '../page/page.ts';
import { RetryButtons } from '../page/RetryButtons.tsx';
import { TopBar } from '../page/TopBar.tsx';
import { useWithin } from '../page/within.ts';
import css from './ListPage.module.css';
import { Pagination } from './Pagination.tsx';
import { namedByRows } from './rowsNaming.ts';
import { SearchArea } from './SearchArea.tsx';
import type { SearchField } from './searchField.ts';
import type { ListState } from './useListState.ts';

/** Milliseconds that a list has been open when it begins to look for newer rows; only then the code for it is loaded. */
const newsAfterMs = 30_000;
/** Offline the list goes on without it. */
const NewRows = lazy(() => import('./NewRows.tsx').catch(() => ({ default: () => <></> })));

export interface ListProps {
  list: ListState<unknown> & Rows<unknown>;
  search?: readonly SearchField[];
  /**
   * The primary action, which adds a row: at the right of the title, and in place of the rows if there are none. Absent for users who may not add.
   */
  add?: { text: string; onClick: () => void } | false | undefined;
  /** Beside the title: links to lists of the same records of other kinds. */
  kinds?: ReactNode;
  /** Beside the title: the views of the list. */
  views?: ReactNode;
  /** Further actions of the list, beside the primary one. */
  tools?: ReactNode;
  /** Between search and rows: the status tabs and the actions for ticked rows. */
  tabs?: ReactNode;
  /** Left of the pagination: sums over all rows of the filter. */
  footer?: ReactNode;
  /** A report: it can be printed, on A4 landscape with what was searched for, without menu and tools. */
  isReport?: boolean;
}

/** The layout of most screens (look.md) around the rows: title and action, search area, rows, footer. */
export function ListFrame({
  list,
  search = [],
  add,
  kinds,
  views,
  tools,
  tabs,
  footer,
  isReport,
  children,
}: ListProps & { children: ReactNode }) {
  const { t } = useTranslation('kit');
  const { title } = usePage();
  const within = useWithin();
  // A report, or a part of a record that is printed: the paper says what was counted, of how many, and the sums.
  const isPrinted = isReport || within !== undefined;
  const isNewsDue = useAfter(newsAfterMs) && !within && !isReport;
  const conditions = search.filter(({ name }) => !within?.without.includes(name));
  return (
    <div className={css.page} data-report={isReport} data-paper={isPrinted || undefined}>
      <TopBar active={list.loading || list.refreshing} />
      <div className={css.title}>
        {!within && <h1>{title}</h1>}
        {kinds}
        {!within && views}
        <Age list={list} />
        {isNewsDue && (
          <Suspense fallback={null}>
            <NewRows list={list} />
          </Suspense>
        )}
        <div className={css.tools}>
          <Button
            theme="borderless"
            type="tertiary"
            icon={<IconRefresh aria-hidden />}
            aria-label={t('refresh')}
            onClick={() => void list.reload()}
          />
          {tools}
          {add && !within && (
            <Button theme="solid" onClick={add.onClick}>
              {add.text}
            </Button>
          )}
        </div>
      </div>
      {conditions.length > 0 && (
        <SearchArea
          fields={namedByRows(conditions, list)}
          criteria={list.criteria}
          onSearch={list.search}
          onRepeat={list.reload}
          onReset={list.reset}
        />
      )}
      {tabs}
      {list.toldFailed && <ToldFailed onRetry={list.reload} />}
      {children}
      {isPrinted && (
        <p className={css.printed}>{t('printed', { shown: list.rows.length, total: list.total })}</p>
      )}
      {isReport && <PrintedBy />}
      <div className={css.footer}>
        <div className={css.sums}>{footer}</div>
        <Pagination
          total={list.loading ? undefined : list.total}
          page={list.page}
          pageSize={list.pageSize}
          onChange={list.go}
        />
      </div>
    </div>
  );
}

/** Without a line a list says from when its rows are. */
function Age({ list }: { list: Rows<unknown> }) {
  const { t } = useTranslation('kit');
  const { offline } = useLine();
  if (!offline || list.answeredAt === undefined || list.error) return null;
  return <span className={css.age}>{t('dataOf', { time: wireTime(list.answeredAt) })}</span>;
}

/** True from some time after the first render on. */
function useAfter(ms: number): boolean {
  const [after, setAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAfter(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return after;
}

/** Says that sums or counts are missing, which would otherwise look as if they were still loading. */
function ToldFailed({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useTranslation(['kit', 'common']);
  return (
    <div role="alert" className={css.toldFailed}>
      <span>{t('kit:toldFailed')}</span>
      <RetryButtons size="small" onRetry={onRetry} />
    </div>
  );
}

/** Says why there are no rows and what the user can do. */
export function NoRows({ list, add }: Pick<ListProps, 'list' | 'add'>) {
  const { t } = useTranslation(['kit', 'common']);
  if (list.loading) return <span role="status">{t('common:loading')}</span>;
  if (list.error) {
    return (
      <div role="alert">
        <p>{t('kit:loadFailed')}</p>
        <RetryButtons error={list.error} onRetry={list.reload} />
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
