import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { StayKind } from '#contracts/trade/trade.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import type { Column } from '../../kit/table/column.ts';
import { roomLists } from '../trade/tradePaths.ts';
import { type VenueColumns, VenueList, type VenueListProps, type VenueRow } from '../trade/VenueList.tsx';
import { roomsPath } from './roomPaths.ts';

interface HouseRow extends VenueRow {
  checkInTime: string;
  checkOutTime: string;
}

/** The columns that only one of the kinds has: its grade, and its numbers of rooms. Must be the same function on every render. */
export type HouseColumns<Row> = (parts: Parameters<VenueColumns<Row>>[0]) => {
  grade: Column<Row>;
  rooms: Column<Row>[];
};

interface Props<Row> extends Omit<VenueListProps<Row>, 'columns' | 'productsText' | 'more' | 'mayMore'> {
  kind: StayKind;
  columns: HouseColumns<Row>;
  /** The name of its rooms in the list. */
  roomsText: string;
}

/** A list of hotels or guesthouses; each row leads to its rooms. */
export function HouseList<Row extends HouseRow>({ roomsText, columns, ...venue }: Props<Row>) {
  const { t } = useTranslation('menu');
  const label = useLabel();
  const navigate = useNavigate();
  const mayViewRooms = useMayOpen()(roomLists[venue.kind]);
  const arrange = useCallback<VenueColumns<Row>>(
    (parts) => {
      const { grade, rooms: counts } = columns(parts);
      const stayTimes: Column<Row> = {
        key: 'stayTimes',
        title: label('stayTimes'),
        width: 116,
        render: ({ checkInTime, checkOutTime }) => `${checkInTime} / ${checkOutTime}`,
      };
      return [
        ...parts.names,
        grade,
        parts.area,
        ...counts,
        ...parts.sale,
        stayTimes,
        parts.ordering,
        ...parts.actions,
      ];
    },
    [columns, label],
  );
  return (
    <VenueList
      {...venue}
      columns={arrange}
      productsText={t('/product')}
      mayMore={mayViewRooms}
      more={({ id }) =>
        mayViewRooms ? [{ text: roomsText, onClick: () => navigate(roomsPath(venue.kind, id)) }] : []
      }
    />
  );
}
