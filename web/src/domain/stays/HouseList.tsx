import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import type { StayKind } from '#contracts/trade/trade.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { useMay } from '../../api/session.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import type { Column } from '../../kit/table/DataTable.tsx';
import { type VenueColumns, VenueList, type VenueListProps, type VenueRow } from '../trade/VenueList.tsx';
import { roomsPath } from './roomPaths.ts';

interface HouseRow extends VenueRow {
  checkInTime: string;
  checkOutTime: string;
}

/** Has to be the same function on each render. */
export type HouseColumns<Row> = (
  parts: Parameters<VenueColumns<Row>>[0] & { stayTimes: Column<Row> },
) => Column<Row>[];

interface Props<Row> extends Omit<VenueListProps<Row>, 'columns' | 'productsText' | 'more' | 'mayMore'> {
  kind: StayKind;
  columns: HouseColumns<Row>;
  /** The calls of the house's rooms, and the words for them. */
  rooms: Record<'list', AnyEndpoint>;
  roomsText: string;
}

/** A list of hotels or guesthouses; each row links to its rooms. */
export function HouseList<Row extends HouseRow>({ rooms, roomsText, columns, ...place }: Props<Row>) {
  const { t } = useTranslation('menu');
  const label = useLabel();
  const navigate = useNavigate();
  const mayViewRooms = useMay(useScopedCalls(rooms).list);
  const arrange = useCallback<VenueColumns<Row>>(
    (parts) => {
      const stayTimes: Column<Row> = {
        key: 'stayTimes',
        title: label('stayTimes'),
        width: 116,
        render: ({ checkInTime, checkOutTime }) => `${checkInTime} / ${checkOutTime}`,
      };
      return columns({ ...parts, stayTimes });
    },
    [columns, label],
  );
  return (
    <VenueList
      {...place}
      columns={arrange}
      productsText={t('/product')}
      mayMore={mayViewRooms}
      more={({ id }) =>
        mayViewRooms ? [{ text: roomsText, onClick: () => navigate(roomsPath(place.kind, id)) }] : []
      }
    />
  );
}
