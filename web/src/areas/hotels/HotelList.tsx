import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type HotelRow, hotels } from '#contracts/areas/hotels.ts';
import { merchants } from '#contracts/areas/merchants.ts';
import { starLevel } from '#contracts/enums/hotels.ts';
import { valuesOf } from '#contracts/enums.ts';
import { rightsOver } from '#contracts/rights/rights.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { notify } from '../../api/notice.ts';
import { useIsMerchantUser, useScopedCalls } from '../../api/scope.ts';
import { useRight } from '../../api/session.ts';
import { CityRail } from '../../domain/trade/CityRail.tsx';
import { productsPath } from '../../domain/trade/tradePaths.ts';
import { useOfferColumns } from '../../domain/trade/useOfferColumns.ts';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { areaColumn } from '../../kit/table/columns.tsx';
import type { Column } from '../../kit/table/DataTable.tsx';
import { enableColumn } from '../../kit/table/enableColumn.tsx';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { PictureName } from '../../kit/table/PictureName.tsx';
import { RowActions } from '../../kit/table/RowActions.tsx';
import type { RowAction } from '../../kit/table/rowAction.ts';
import type { SearchField } from '../../kit/table/SearchArea.tsx';
import { useList } from '../../kit/table/useList.ts';
import { addHotels, hotelAddPath, manageHotels, roomListPath, viewRooms } from './paths.ts';

/** 酒店列表 (domain design, section 8.4). */
export default function HotelList() {
  const { t } = useTranslation(['hotels', 'common', 'menu']);
  const label = useLabel();
  const starName = useCodeName('starLevel');
  const navigate = useNavigate();
  const ofMerchant = useIsMerchantUser();
  const mayAdd = useRight(addHotels);
  const mayManage = useRight(manageHotels);
  const mayViewRooms = useRight(viewRooms);
  const mayViewProducts = useRight(rightsOver('view', 'ProductHotel'));
  const offers = useOfferColumns<HotelRow>();
  const calls = useScopedCalls(hotels);
  const list = useList(calls.list);
  const { reload } = list;
  const [removals, setRemovals] = useState(0);

  const search: SearchField[] = [
    { kind: 'text', name: 'name', label: label('hotelName'), maxLength: 30 },
    ...(ofMerchant
      ? []
      : [
          {
            kind: 'remote',
            name: 'merchantId',
            label: label('merchant'),
            endpoint: merchants.allEnabled,
          } as const,
        ]),
    {
      kind: 'select',
      name: 'starLevel',
      label: label('starLevel'),
      options: valuesOf(starLevel).map((code) => ({ value: String(code), label: starName(code) })),
    },
    { kind: 'area', name: 'provinceId', cityName: 'cityId', label: label('area') },
    {
      kind: 'select',
      name: 'enabled',
      label: t('common:status'),
      options: [
        { value: '1', label: t('common:enabled') },
        { value: '0', label: t('common:disabled') },
      ],
    },
  ];

  const columns = useMemo<Column<HotelRow>[]>(() => {
    const enable = async ({ id }: HotelRow, enabled: boolean) => {
      await call(calls.enable, { params: { id }, body: { enable: enabled ? 1 : 0 } });
      reportDone();
      void reload();
    };
    const remove = async ({ id, name }: HotelRow) => {
      if (
        !(await confirmAction(t('common:removeConfirm'), {
          facts: [{ label: label('hotelName'), value: name }],
        }))
      )
        return;
      await call(calls.remove, { params: { id } });
      notify('success', t('common:removed'));
      void reload();
      setRemovals((count) => count + 1);
    };
    const actionsOf = (row: HotelRow): RowAction[] => [
      ...(mayManage ? [{ text: t('common:edit'), onClick: () => navigate(hotelAddPath(row.id)) }] : []),
      ...(mayViewRooms
        ? [{ text: t('hotels:roomTypes'), onClick: () => navigate(roomListPath(row.id)) }]
        : []),
      ...(mayViewProducts
        ? [{ text: t('menu:/product'), onClick: () => navigate(productsPath('hotel', row.id)) }]
        : []),
      ...(mayManage ? [{ text: t('common:remove'), onClick: () => remove(row), danger: true }] : []),
    ];
    const merchant: Column<HotelRow> = {
      key: 'merchant',
      title: label('merchant'),
      width: 112,
      render: ({ merchantName }) => merchantName || '-',
    };
    const actions: Column<HotelRow> = {
      key: 'actions',
      title: t('common:actions'),
      width: 148,
      actions: true,
      render: (row) => <RowActions of={row.name} actions={actionsOf(row)} />,
    };
    return [
      {
        key: 'name',
        title: label('hotelName'),
        width: 184,
        render: ({ id, coverUrl, name }) => (
          <PictureName url={coverUrl} name={name} to={mayManage ? hotelAddPath(id) : undefined} />
        ),
      },
      ...(ofMerchant ? [] : [merchant]),
      {
        key: 'star',
        title: label('starLevel'),
        width: 108,
        render: (row) => starName(row.starLevel),
      },
      areaColumn(label('area')),
      {
        key: 'roomTypes',
        title: t('hotels:roomTypeCount'),
        width: 68,
        align: 'right',
        render: ({ roomTypeCount }) => roomTypeCount,
      },
      {
        key: 'totalRooms',
        title: label('totalRooms'),
        width: 68,
        align: 'right',
        render: ({ totalRooms }) => totalRooms,
      },
      offers.products,
      offers.price,
      enableColumn({
        title: t('common:enabled'),
        label: (row) => t('common:enableOf', { name: row.name }),
        needs: manageHotels,
        onChange: enable,
      }),
      {
        key: 'hours',
        title: t('hotels:hours'),
        width: 116,
        render: ({ checkInTime, checkOutTime }) => `${checkInTime} / ${checkOutTime}`,
      },
      {
        key: 'ordering',
        title: label('ordering'),
        width: 60,
        align: 'right',
        render: ({ ordering }) => ordering,
      },
      ...(mayManage || mayViewRooms || mayViewProducts ? [actions] : []),
    ];
  }, [
    calls,
    label,
    mayManage,
    mayViewProducts,
    mayViewRooms,
    navigate,
    offers,
    ofMerchant,
    reload,
    starName,
    t,
  ]);

  return (
    <CityRail endpoint={calls.statsOfCity} list={list} changes={removals}>
      <ListPage
        list={list}
        columns={columns}
        search={search}
        add={
          mayAdd && { text: t('menu:/merchant/hotel/hotels/add'), onClick: () => navigate(hotelAddPath()) }
        }
      />
    </CityRail>
  );
}
