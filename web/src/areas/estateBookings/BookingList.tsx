import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookingRow, estateBookings } from '#contracts/areas/estateBookings.ts';
import { bookingStatus } from '#contracts/enums/estates.ts';
import { valuesOf } from '#contracts/enums.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { useMay } from '../../api/session.ts';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
import { useMoveParam } from '../../kit/dialogs/useMoveParam.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { TopBar } from '../../kit/page/TopBar.tsx';
import { BatchOpener } from '../../kit/table/BatchOpener.tsx';
import type { Column } from '../../kit/table/DataTable.tsx';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { RowActions } from '../../kit/table/RowActions.tsx';
import { StatusTabs } from '../../kit/table/StatusTabs.tsx';
import { useCounts } from '../../kit/table/useCounts.ts';
import { useList } from '../../kit/table/useList.ts';
import { useSelection } from '../../kit/table/useSelection.ts';
import { askedMoves } from './moves.ts';
import { useBookingColumns } from './useBookingColumns.tsx';
import { useBookingSearch } from './useBookingSearch.ts';
import { useReopen } from './useReopen.ts';

const AddBooking = lazy(() => import('./AddBooking.tsx'));
const AssignDialog = lazy(() => import('./AssignDialog.tsx'));
const BookingDetail = lazy(() => import('./BookingDetail.tsx'));
const BookingMove = lazy(() => import('./BookingMove.tsx'));

const canPick = ({ actions }: BookingRow) => actions.includes('assign');
const nameOf = ({ bookingNo }: BookingRow) => bookingNo;

/** 预约线索: all leads, those of the user's company, or a consultant's own and unassigned ones (domain design, section 5.2). */
export default function BookingList() {
  const { t } = useTranslation(['estateBookings', 'common']);
  const statusName = useCodeName('bookingStatus');
  const calls = useScopedCalls(estateBookings);
  const mayManage = useMay(calls.add);
  const { list, counts } = useCounts(useList(calls.list), calls.countByStatus);
  const { reload } = list;
  const detail = useDialogParam('detail');
  const adding = useDialogParam('add');
  const moving = useMoveParam(askedMoves);
  const picks = useSelection({ list, canPick, nameOf });
  const search = useBookingSearch();
  const shown = useBookingColumns(detail.open);
  const reopen = useReopen(reload);
  // Moves that were made over the open drawer, which shows the lead again after each.
  const [moved, setMoved] = useState(0);
  const afterMove = () => {
    setMoved((count) => count + 1);
    return reload();
  };

  const { open: openDetail } = detail;
  const { open: openMove } = moving;
  const columns = useMemo<Column<BookingRow>[]>(
    () => [
      ...shown,
      {
        key: 'actions',
        title: t('common:actions'),
        width: 164,
        actions: true,
        render: (row) => (
          <RowActions
            of={row.bookingNo}
            actions={[
              { text: t('common:detail'), onClick: () => openDetail(row.id) },
              ...askedMoves
                .filter((move) => row.actions.includes(move))
                .map((move) => ({
                  text: t(`estateBookings:${move}`),
                  onClick: () => openMove(move, row.id),
                })),
              ...(row.actions.includes('reopen')
                ? [{ text: t('estateBookings:reopen'), onClick: () => reopen(row) }]
                : []),
            ]}
          />
        ),
      },
    ],
    [openDetail, openMove, reopen, shown, t],
  );

  return (
    <>
      <ListPage
        list={list}
        columns={columns}
        search={search}
        selection={mayManage ? picks.selection : undefined}
        add={mayManage && { text: t('estateBookings:add'), onClick: () => adding.open('1') }}
        tabs={
          <StatusTabs
            label={t('estateBookings:bookingStates')}
            list={list}
            statuses={valuesOf(bookingStatus)}
            nameOf={statusName}
            counts={counts}
          >
            {mayManage && (
              <BatchOpener
                picks={picks}
                endpoint={estateBookings.batchAssign}
                text={t('estateBookings:batchAssign')}
                Dialog={AssignDialog}
              />
            )}
          </StatusTabs>
        }
      />
      <Suspense fallback={<TopBar active />}>
        {mayManage && adding.value && <AddBooking onSaved={reload} onClose={adding.close} />}
        {detail.value && (
          <BookingDetail
            key={detail.value}
            id={detail.value}
            moved={moved}
            onMove={(wanted) => openMove(wanted, detail.value as string)}
            onChanged={reload}
            onClose={detail.close}
          />
        )}
        {moving.opened && (
          <BookingMove
            key={moving.opened.key}
            id={moving.opened.id}
            move={moving.opened.move}
            onChanged={afterMove}
            onClose={moving.close}
          />
        )}
      </Suspense>
    </>
  );
}
