import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type HotelRoomRow, hotelRooms } from '#contracts/areas/hotelRooms.ts';
import { hotels } from '#contracts/areas/hotels.ts';
import { merchants } from '#contracts/areas/merchants.ts';
import { bedType } from '#contracts/enums/stays.ts';
import { valuesOf } from '#contracts/enums.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { notify } from '../../api/notice.ts';
import { useIsMerchantUser, useScopedCalls } from '../../api/scope.ts';
import { useRight } from '../../api/session.ts';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { formatArea } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import type { Column } from '../../kit/table/DataTable.tsx';
import { enableColumn } from '../../kit/table/enableColumn.tsx';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { PictureName } from '../../kit/table/PictureName.tsx';
import { RowActions } from '../../kit/table/RowActions.tsx';
import type { SearchField } from '../../kit/table/SearchArea.tsx';
import { useList } from '../../kit/table/useList.ts';
import { manageRooms, roomAddPath } from './paths.ts';
import { useHotel } from './useHotel.ts';

/** 房型列表, of all hotels or of the one in the address (domain design, section 8.5). */
export default function HotelRoomList() {
  const { t } = useTranslation(['hotels', 'kit', 'stays', 'common', 'menu']);
  const label = useLabel();
  const bedName = useCodeName('bedType');
  const windowName = useCodeName('windowType');
  const navigate = useNavigate();
  const ofMerchant = useIsMerchantUser();
  const mayManage = useRight(manageRooms);
  const calls = useScopedCalls(hotelRooms);
  const hotelCalls = useScopedCalls(hotels);
  const list = useList(calls.list);
  const { reload } = list;
  const { hotelId } = list.criteria;
  const hotelName = useHotel(hotelId)?.name;

  const search: SearchField[] = [
    { kind: 'text', name: 'name', label: label('hotelRoomName'), maxLength: 30 },
    {
      kind: 'remote',
      name: 'hotelId',
      label: label('hotel'),
      endpoint: hotelCalls.all,
      valueLabel: list.rows[0]?.hotelId === hotelId ? list.rows[0]?.hotelName : hotelName,
    },
    {
      kind: 'select',
      name: 'bedType',
      label: label('bedType'),
      options: valuesOf(bedType).map((code) => ({ value: String(code), label: bedName(code) })),
    },
    {
      kind: 'select',
      name: 'enabled',
      label: t('common:status'),
      options: [
        { value: '1', label: t('common:enabled') },
        { value: '0', label: t('common:disabled') },
      ],
    },
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
  ];

  const columns = useMemo<Column<HotelRoomRow>[]>(() => {
    const enable = async ({ id }: HotelRoomRow, enabled: boolean) => {
      await call(calls.enable, { params: { id }, body: { enable: enabled ? 1 : 0 } });
      reportDone();
      void reload();
    };
    const remove = async ({ id, name }: HotelRoomRow) => {
      if (
        !(await confirmAction(t('common:removeConfirm'), {
          facts: [{ label: label('hotelRoomName'), value: name }],
        }))
      )
        return;
      await call(calls.remove, { params: { id } });
      notify('success', t('common:removed'));
      void reload();
    };
    const bedsOf = ({ beds }: HotelRoomRow) =>
      beds
        .map(({ bedType: type, width, count }) => t('stays:bedOf', { type: bedName(type), width, count }))
        .join(' · ');
    const all: Column<HotelRoomRow>[] = [
      {
        key: 'name',
        title: label('hotelRoomName'),
        width: 172,
        render: ({ id, pictureUrl, name }) => (
          <PictureName url={pictureUrl} name={name} to={mayManage ? roomAddPath({ id }) : undefined} />
        ),
      },
      { key: 'hotel', title: label('hotel'), width: 124, render: (row) => row.hotelName || '-' },
      { key: 'beds', title: label('bedType'), width: 148, render: bedsOf },
      {
        key: 'area',
        title: label('roomArea'),
        width: 84,
        align: 'right',
        render: ({ roomArea }) => formatArea(roomArea),
      },
      {
        key: 'floor',
        title: label('roomFloor'),
        width: 72,
        render: ({ roomFloor }) => roomFloor || '-',
      },
      {
        key: 'guests',
        title: label('maxGuests'),
        width: 104,
        render: ({ adults, children }) =>
          t(children > 0 ? 'hotels:adultsAndChildren' : 'hotels:adultsOnly', { adults, children }),
      },
      {
        key: 'window',
        title: label('windowType'),
        width: 80,
        render: (row) => windowName(row.windowType),
      },
      {
        key: 'roomCount',
        title: label('roomCount'),
        width: 84,
        align: 'right',
        render: ({ roomCount }) => roomCount,
      },
      {
        key: 'products',
        title: t('kit:productCount'),
        width: 72,
        align: 'right',
        render: ({ productCount }) => productCount,
      },
      enableColumn({
        title: t('common:enabled'),
        label: (row) => t('common:enableOf', { name: row.name }),
        needs: manageRooms,
        onChange: enable,
      }),
      {
        key: 'ordering',
        title: label('ordering'),
        width: 60,
        align: 'right',
        render: ({ ordering }) => ordering,
      },
    ];
    const actions: Column<HotelRoomRow> = {
      key: 'actions',
      title: t('common:actions'),
      width: 112,
      actions: true,
      render: (row) => (
        <RowActions
          of={row.name}
          actions={[
            { text: t('common:edit'), onClick: () => navigate(roomAddPath({ id: row.id })) },
            { text: t('common:remove'), onClick: () => remove(row), danger: true },
          ]}
        />
      ),
    };
    return mayManage ? [...all, actions] : all;
  }, [bedName, calls, label, mayManage, navigate, reload, t, windowName]);

  return (
    <ListPage
      list={list}
      columns={columns}
      search={search}
      add={
        mayManage && {
          text: t('menu:/merchant/hotel/rooms/add'),
          onClick: () => navigate(roomAddPath({ hotelId })),
        }
      }
    />
  );
}
