import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Endpoint } from '#contracts/endpoint.ts';
import { type StayKind, trades } from '#contracts/trade/trade.ts';
import { reportDone } from '../../api/errors.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { useMay } from '../../api/session.ts';
import { PresenceNote } from '../../domain/presence/PresenceNote.tsx';
import { houseFields } from '../../domain/stays/roomPaths.ts';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useToday } from '../../kit/display/useToday.ts';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { PrintButton } from '../../kit/page/PrintButton.tsx';
import { TopBar } from '../../kit/page/TopBar.tsx';
import { RemoteSelect, type SelectEndpoint } from '../../kit/select/RemoteSelect.tsx';
import { Pagination } from '../../kit/table/Pagination.tsx';
import { cellOf, placeOf, readCells, writeCells } from './cells.ts';
import { isLocked } from './dayState.ts';
import { Legend } from './Legend.tsx';
import { OverviewBatch } from './OverviewBatch.tsx';
import { OverviewDay } from './OverviewDay.tsx';
import { OverviewGrid } from './OverviewGrid.tsx';
import { OverviewTools } from './OverviewTools.tsx';
import { PeriodBar } from './PeriodBar.tsx';
import css from './RoomOverview.module.css';
import type { StockCalls, StockProduct } from './stockKind.ts';
import { type RoomList, type StayList, useOverview, useUnsoldRooms } from './useOverview.ts';
import { useOverviewSelection } from './useOverviewSelection.ts';
import { usePeriod } from './usePeriod.ts';
import { useStockMay } from './useStockMay.ts';

interface Props {
  kind: StayKind;
  calls: StockCalls;
  products: { list: StayList; get: Endpoint<string, undefined, undefined, StockProduct> };
  houses: { all: SelectEndpoint };
  rooms: { list: RoomList };
}

const none: readonly never[] = [];

/** 房态总览: two weeks of all rate plans of a hotel or guesthouse; each day can be set (domain design, section 9.5). */
export function RoomOverview({ kind, ...areas }: Props) {
  const { t } = useTranslation(['stocks', 'products']);
  const label = useLabel();
  const calls = useScopedCalls(areas.calls);
  const { list: listCall, get } = useScopedCalls(areas.products);
  const { all: houses } = useScopedCalls(areas.houses);
  const { list: roomCall } = useScopedCalls(areas.rooms);
  const may = useStockMay(kind, areas.calls);
  const today = useToday();
  const period = usePeriod(today);
  const { from, bounds, go } = period;
  const { list, overview, busy, error, reload, reloadDays } = useOverview(listCall, calls.list, from);
  const { resourceId } = list.criteria;
  const mayLook = useMay(areas.rooms.list);
  const unsold = useUnsoldRooms(
    roomCall,
    mayLook && resourceId ? { [houseFields[kind]]: resourceId } : undefined,
  );
  // Rooms without a rate plan are shown once, after the last page of those with one.
  const isLast = list.page * list.pageSize >= list.total;
  const dialog = useDialogParam('day');
  const batch = useDialogParam('batch');
  const place = may.manage ? placeOf(dialog.value) : undefined;
  const openedBatch = may.manage ? readCells(batch.value) : undefined;
  const grid = useRef<HTMLDivElement>(null);
  const plans = overview?.rooms.flatMap((room) => room.plans) ?? [];
  const products = plans.map(({ product }) => product.id);
  const dates = overview?.dates ?? [];
  // The address may name a day that is locked or not loaded, which must not be taken for one without a price.
  const opened = place && !isLocked(place.date, today) && dates.includes(place.date) ? place : undefined;
  const { selection, openBatch, handlers, focusOnActive } = useOverviewSelection({
    ...{ grid, products, dates, today, period },
    onDay: may.manage ? (place) => dialog.open(cellOf(place)) : undefined,
    onBatch: (cells) => batch.open(writeCells(cells)),
  });
  // Runs after the dialog has given the focus back.
  const wasOpened = useRef(false);
  const isOpen = opened !== undefined || openedBatch !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the closing of the dialog moves the focus
  useEffect(() => {
    if (wasOpened.current && !isOpen) requestAnimationFrame(focusOnActive);
    wasOpened.current = isOpen;
  }, [isOpen]);
  const plan = opened && plans.find(({ product }) => product.id === opened.product);
  // The address may name plans that are not in this list.
  const settable = openedBatch?.products.every((id) => products.includes(id)) ? openedBatch : undefined;
  const onSaved = () => {
    if (opened) void dialog.close();
    else void batch.close();
    reportDone();
    void reloadDays();
  };
  return (
    <div className={css.page}>
      <TopBar active={busy} />
      <header className={css.head}>
        <h1>{t('products:overview')}</h1>
        <RemoteSelect
          endpoint={houses}
          scroll
          label={label(trades[kind].resource)}
          placeholder={label(trades[kind].resource)}
          value={list.criteria.resourceId}
          onChange={(resourceId) => resourceId && list.narrow({ resourceId })}
        />
        {resourceId && <PresenceNote kind={`overview-${kind}`} id={resourceId} />}
        <PeriodBar {...{ from, bounds, today }} onGo={go} />
        <PrintButton />
      </header>
      {may.manage && <OverviewTools selection={selection} onBatch={openBatch} />}
      {error !== undefined ? (
        <LoadState error={error} onRetry={reload} />
      ) : overview ? (
        <div ref={grid} className={css.scroller} aria-busy={busy} {...handlers}>
          <OverviewGrid
            {...{ kind, overview, today }}
            houseId={resourceId ?? ''}
            unsold={isLast ? unsold : none}
          />
          {plans.length === 0 && unsold.length === 0 && <p className={css.none}>{t('stocks:noPlans')}</p>}
        </div>
      ) : (
        <LoadState error={undefined} onRetry={reload} />
      )}
      <footer className={css.foot}>
        <Legend />
        {may.manage && <p>{t('stocks:helpOverview')}</p>}
        {list.total > list.pageSize && (
          <Pagination total={list.total} page={list.page} pageSize={list.pageSize} onChange={list.go} />
        )}
      </footer>
      {opened && plan && (
        <OverviewDay
          {...{ kind, calls, get, today }}
          id={opened.product}
          about={plan.product.name}
          date={opened.date}
          days={plan.days}
          settles={may.settle}
          reload={reloadDays}
          onClose={dialog.close}
          onSaved={onSaved}
        />
      )}
      {settable && (
        <OverviewBatch
          {...{ kind, calls, get, today, onSaved }}
          cells={settable}
          settles={may.settle}
          reload={reloadDays}
          onClose={batch.close}
        />
      )}
    </div>
  );
}
