import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRow } from '#contracts/areas/estateBookings.ts';
import { bookingStatus } from '#contracts/enums/estates.ts';
import { valuesOf } from '#contracts/enums.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import type { Column } from '../../kit/table/column.ts';
import { textColumn, timeColumn } from '../../kit/table/columns.tsx';
import { NameButton } from '../../kit/table/NameButton.tsx';
import { BookingStatusTag } from './BookingStatusTag.tsx';
import { Consultant } from './Consultant.tsx';
import { NextTime } from './NextTime.tsx';
import { useConsultantName } from './useConsultantName.ts';

/** The columns of 预约线索 (domain design, section 5.2), each with its value for a file. */
export function useBookingColumns(openDetail: (id: string) => void): Column<BookingRow>[] {
  const { t } = useTranslation(['estateBookings', 'common']);
  const label = useLabel();
  const statusName = useCodeName('bookingStatus');
  const sourceName = useCodeName('bookingSource');
  const consultantName = useConsultantName();
  return useMemo(
    () => [
      {
        key: 'bookingNo',
        title: label('bookingNo'),
        width: 176,
        value: ({ bookingNo }) => bookingNo,
        render: ({ id, bookingNo }) => <NameButton name={bookingNo} onClick={() => openDetail(id)} />,
      },
      textColumn('customerName', label('customerName'), (row) => row.customerName, { width: 84 }),
      textColumn('mobile', label('mobile'), (row) => row.mobile, { width: 112 }),
      {
        key: 'status',
        title: t('common:status'),
        width: 92,
        tags: valuesOf(bookingStatus).map(statusName),
        value: ({ status }) => statusName(status),
        render: ({ status }) => <BookingStatusTag status={status} />,
      },
      {
        key: 'consultant',
        title: label('consultant'),
        width: 100,
        value: consultantName,
        render: (row) => <Consultant lead={row} />,
      },
      {
        key: 'nextTime',
        title: label('nextTime'),
        width: 172,
        kind: 'moment',
        tags: [t('estateBookings:due')],
        value: ({ nextTime }) => nextTime,
        render: (row) => <NextTime lead={row} />,
      },
      textColumn('estateName', label('bookingEstate'), (row) => row.estateName, { width: 132 }),
      textColumn('planName', label('bookingPlan'), (row) => row.planName, { width: 112 }),
      timeColumn('visitTime', label('visitTime'), (row) => row.visitTime),
      textColumn('source', label('bookingSource'), (row) => sourceName(row.source), { width: 84 }),
      textColumn('followCount', label('followCount'), (row) => row.followCount, {
        width: 72,
        kind: 'number',
      }),
      timeColumn('lastFollowTime', label('lastFollowTime'), (row) => row.lastFollowTime),
      timeColumn('createTime', t('estateBookings:submitTime'), (row) => row.createTime),
    ],
    [consultantName, label, openDetail, sourceName, statusName, t],
  );
}
