import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type HotelRoomRow, hotelRoomForm, hotelRooms } from '#contracts/areas/hotelRooms.ts';
import { hotels } from '#contracts/areas/hotels.ts';
import { merchants } from '#contracts/areas/merchants.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { useMay } from '../../api/session.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import type { Column } from '../../kit/table/DataTable.tsx';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { pictureNameColumn } from '../../kit/table/PictureName.tsx';
import { useColumns } from '../../kit/table/useColumns.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useRecordActions } from '../../kit/table/useRecordActions.tsx';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';
import { roomAddPath } from './paths.ts';
import { useHotel } from './useHotel.ts';

/** 房型列表: of one hotel (`hotelId` of the address) or of all (domain design, section 8.5). */
export default function HotelRoomList() {
  const { t } = useTranslation(['hotels', 'kit', 'stays', 'menu']);
  const label = useLabel();
  const bedName = useCodeName('bedType');
  const navigate = useNavigate();
  const calls = useScopedCalls(hotelRooms);
  const hotelCalls = useScopedCalls(hotels);
  const mayAdd = useMay(calls.add);
  const list = useList(calls.list);
  const { hotelId } = list.criteria;
  const hotelName = useHotel(hotelId)?.name;
  const column = useColumns<HotelRoomRow>(hotelRoomForm);
  const valueLabel = list.rows[0]?.hotelId === hotelId ? list.rows[0]?.hotelName : hotelName;
  const search = useSearchFields(calls.list, ['name', 'hotelId', 'bedType', 'enabled', 'merchantId'], {
    hotelId: { endpoint: hotelCalls.all, valueLabel },
    merchantId: { endpoint: merchants.allEnabled },
  });
  const { enable, actions } = useRecordActions<HotelRoomRow>({
    calls,
    form: hotelRoomForm,
    reload: list.reload,
    edit: ({ id }) => navigate(roomAddPath({ id })),
    width: 112,
  });
  const columns = useMemo<Column<HotelRoomRow>[]>(
    () => [
      pictureNameColumn(column.label('name'), 172, ({ pictureUrl, id }) => ({
        url: pictureUrl,
        to: roomAddPath({ id }),
      })),
      column.text('hotelName', 124, column.label('hotelId')),
      {
        key: 'beds',
        title: column.label('beds'),
        width: 148,
        render: ({ beds }) =>
          beds
            .map(({ bedType, width, count }) => t('stays:bedOf', { type: bedName(bedType), width, count }))
            .join(' · '),
      },
      column.hundredths('roomArea', 84),
      column.text('roomFloor', 72),
      {
        key: 'guests',
        title: label('maxGuests'),
        width: 104,
        render: ({ adults, children }) =>
          t(children > 0 ? 'hotels:adultsAndChildren' : 'hotels:adultsOnly', { adults, children }),
      },
      column.code('windowType', 80),
      column.number('roomCount', 84),
      column.number('productCount', 72, t('kit:productCount')),
      enable,
      column.number('ordering', 60),
      ...actions,
    ],
    [actions, bedName, column, enable, label, t],
  );
  return (
    <ListPage
      list={list}
      columns={columns}
      search={search}
      add={
        mayAdd && {
          text: t('menu:/merchant/hotel/rooms/add'),
          onClick: () => navigate(roomAddPath({ hotelId })),
        }
      }
    />
  );
}
