import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { minsuRooms } from '#contracts/areas/minsuRooms.ts';
import { type MinsuRow, minsuForm, minsus } from '#contracts/areas/minsus.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { useMay } from '../../api/session.ts';
import { PlaceList } from '../../domain/trade/PlaceList.tsx';
import { usePlaceList } from '../../domain/trade/usePlaceList.tsx';
import type { Column } from '../../kit/table/DataTable.tsx';
import { addMinsuPath, roomsPath } from './paths.ts';

/** 民宿列表 (domain design, section 8.6). */
export default function MinsuList() {
  const { t } = useTranslation(['minsus', 'menu']);
  const navigate = useNavigate();
  const mayViewRooms = useMay(useScopedCalls(minsuRooms).list);
  const { column, columns, page } = usePlaceList<MinsuRow>({
    kind: 'house',
    calls: minsus,
    form: minsuForm,
    search: ['name', 'merchantId', 'minsuType', 'area', 'enabled'],
    formPath: addMinsuPath,
    addText: t('menu:/merchant/homestay/homestays/add'),
    productsText: t('menu:/product'),
    widths: { name: 172, actions: 148 },
    mayMore: mayViewRooms,
    more: ({ id }) =>
      mayViewRooms ? [{ text: t('minsus:rooms'), onClick: () => navigate(roomsPath(id)) }] : [],
  });
  const arranged = useMemo<Column<MinsuRow>[]>(
    () => [
      ...columns.first,
      column.code('minsuType', 88),
      columns.area,
      column.number('roomKinds', 76, t('minsus:roomKinds')),
      column.number('unitCount', 88, t('minsus:unitCount')),
      columns.products,
      columns.price,
      columns.enable,
      {
        key: 'times',
        title: t('minsus:stayTimes'),
        width: 124,
        render: ({ checkInTime, checkOutTime }) => `${checkInTime} / ${checkOutTime}`,
      },
      column.number('ordering', 60),
      ...columns.actions,
    ],
    [column, columns, t],
  );
  return <PlaceList page={page} columns={arranged} />;
}
