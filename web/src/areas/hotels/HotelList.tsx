import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { hotelRooms } from '#contracts/areas/hotelRooms.ts';
import { type HotelRow, hotelForm, hotels } from '#contracts/areas/hotels.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { useMay } from '../../api/session.ts';
import { PlaceList } from '../../domain/trade/PlaceList.tsx';
import { usePlaceList } from '../../domain/trade/usePlaceList.tsx';
import type { Column } from '../../kit/table/DataTable.tsx';
import { hotelAddPath, roomListPath } from './paths.ts';

/** 酒店列表 (domain design, section 8.4). */
export default function HotelList() {
  const { t } = useTranslation(['hotels', 'menu']);
  const navigate = useNavigate();
  const mayViewRooms = useMay(useScopedCalls(hotelRooms).list);
  const { column, columns, page } = usePlaceList<HotelRow>({
    kind: 'hotel',
    calls: hotels,
    form: hotelForm,
    search: ['name', 'merchantId', 'starLevel', 'area', 'enabled'],
    formPath: hotelAddPath,
    addText: t('menu:/merchant/hotel/hotels/add'),
    productsText: t('menu:/product'),
    widths: { name: 184, actions: 148 },
    mayMore: mayViewRooms,
    more: ({ id }) =>
      mayViewRooms ? [{ text: t('hotels:roomTypes'), onClick: () => navigate(roomListPath(id)) }] : [],
  });
  const arranged = useMemo<Column<HotelRow>[]>(
    () => [
      ...columns.first,
      column.code('starLevel', 108),
      columns.area,
      column.number('roomTypeCount', 68, t('hotels:roomTypeCount')),
      column.number('totalRooms', 68),
      columns.products,
      columns.price,
      columns.enable,
      {
        key: 'hours',
        title: t('hotels:hours'),
        width: 116,
        render: ({ checkInTime, checkOutTime }) => `${checkInTime} / ${checkOutTime}`,
      },
      column.number('ordering', 60),
      ...columns.actions,
    ],
    [column, columns, t],
  );
  return <PlaceList page={page} columns={arranged} />;
}
