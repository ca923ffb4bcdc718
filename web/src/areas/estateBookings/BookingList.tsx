import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookingRow, estateBookings } from '#contracts/areas/estateBookings.ts';
import { bookingStatus } from '#contracts/enums/estates.ts';
import { valuesOf } from '#contracts/enums.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { useMay } from '../../api/session.ts';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import { BatchOpener } from '../../kit/table/BatchOpener.tsx';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { StatusTabs } from '../../kit/table/StatusTabs.tsx';
import { useCounts } from '../../kit/table/useCounts.ts';
import { useList } from '../../kit/table/useList.ts';
import { useMoveColumns } from '../../kit/table/useMoveColumns.tsx';
import { useSelection } from '../../kit/table/useSelection.ts';
import { useBookingColumns } from './useBookingColumns.tsx';
import { useBookingMoves } from './useBookingMoves.ts';
import { useBookingSearch } from './useBookingSearch.ts';

const AddBooking = lazyDialog(() => import('./AddBooking.tsx'));
const AssignDialog = lazyDialog(() => import('./AssignDialog.tsx'));
const BookingDetail = lazyDialog(() => import('./BookingDetail.tsx'));

const canPick = ({ actions }: BookingRow) => actions.includes('assign');
const nameOf = ({ bookingNo }: BookingRow) => bookingNo;

/** 预约线索: all leads, those of the user's company, or a consultant's own and unassigned ones (domain design, section 5.2). */
export default function BookingList() {
  const { t } = useTranslation(['estateBookings', 'common']);
  const statusName = useCodeName('bookingStatus');
  const calls = useScopedCalls(estateBookings);
  const mayManage = useMay(calls.add);
  const { list, counts } = useCounts(useList(calls.list), calls.countByStatus);
  const { reload, rows } = list;
  const detail = useDialogParam('detail');
  const adding = useDialogParam('add');
  const picks = useSelection({ list, canPick, nameOf });
  const search = useBookingSearch();
  const shown = useBookingColumns(detail.open);
  // Moves that were made over the open drawer, which shows the lead again after each.
  const [moved, setMoved] = useState(0);
  const afterMove = () => {
    setMoved((count) => count + 1);
    return reload();
  };

  const moves = useBookingMoves(afterMove);
  const columns = useMoveColumns({
    ...{ shown, rows, moves, nameOf },
    before: ({ id }) => [{ text: t('common:detail'), onClick: () => detail.open(id) }],
  });

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
                batches={[
                  {
                    ...{ endpoint: estateBookings.batchAssign, text: t('estateBookings:batchAssign') },
                    Dialog: AssignDialog,
                  },
                ]}
              />
            )}
          </StatusTabs>
        }
      />
      {mayManage && adding.value && <AddBooking onSaved={reload} onClose={adding.close} />}
      {detail.value && (
        <BookingDetail
          key={detail.value}
          id={detail.value}
          moved={moved}
          moves={moves}
          onClose={detail.close}
        />
      )}
      {moves.dialog()}
    </>
  );
}
