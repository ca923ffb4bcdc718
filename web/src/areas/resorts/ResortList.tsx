import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ResortRow, resortForm, resorts } from '#contracts/areas/resorts.ts';
import { PlaceList } from '../../domain/trade/PlaceList.tsx';
import { usePlaceList } from '../../domain/trade/usePlaceList.tsx';
import type { Column } from '../../kit/table/DataTable.tsx';
import { OpeningHours } from './OpeningHours.tsx';
import { editPath } from './paths.ts';

/** 景区列表: all of them, a merchant user's own, or those assigned to him. */
export default function ResortList() {
  const { t } = useTranslation('menu');
  const { column, columns, page } = usePlaceList<ResortRow>({
    kind: 'place',
    calls: resorts,
    form: resortForm,
    search: ['name', 'merchantId', 'level', 'area', 'enabled'],
    formPath: editPath,
    addText: t('/merchant/scenic/resorts/add'),
    productsText: t('/product/place'),
    widths: { name: 196, actions: 176 },
  });
  const arranged = useMemo<Column<ResortRow>[]>(
    () => [
      ...columns.first,
      column.code('level', 72),
      columns.area,
      {
        key: 'seasons',
        title: column.label('seasons'),
        width: 144,
        render: ({ seasons }) => <OpeningHours seasons={seasons} />,
      },
      columns.products,
      columns.price,
      columns.enable,
      column.number('ordering', 64),
      ...columns.actions,
    ],
    [column, columns],
  );
  return <PlaceList page={page} columns={arranged} />;
}
