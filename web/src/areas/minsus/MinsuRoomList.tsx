import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { merchants } from '#contracts/areas/merchants.ts';
import { type MinsuRoomRow, minsuRooms } from '#contracts/areas/minsuRooms.ts';
import { minsus } from '#contracts/areas/minsus.ts';
import { rentType } from '#contracts/enums/minsus.ts';
import { bedType } from '#contracts/enums/stays.ts';
import { valuesOf } from '#contracts/enums.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { useData } from '../../api/hooks.ts';
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
import { addRoomPath, editRoomPath, manageRooms, viewMinsus } from './paths.ts';

/** 房源列表: what guesthouses let, of one of them (`minsuId` of the address) or of all. */
export default function MinsuRoomList() {
  const { t } = useTranslation(['minsus', 'kit', 'common', 'menu']);
  const label = useLabel();
  const rentName = useCodeName('rentType');
  const bedName = useCodeName('bedType');
  const navigate = useNavigate();
  const calls = useScopedCalls(minsuRooms);
  const minsuCalls = useScopedCalls(minsus);
  const own = useIsMerchantUser();
  const mayManage = useRight(manageRooms);
  const list = useList(calls.list);
  const { criteria, reload } = list;
  const minsuName = useMinsuName(criteria.minsuId);

  const ofMerchant: SearchField = {
    kind: 'remote',
    name: 'merchantId',
    label: label('merchant'),
    endpoint: merchants.allEnabled,
  };
  const search: SearchField[] = [
    { kind: 'text', name: 'name', label: label('minsuRoomName'), maxLength: 30 },
    {
      kind: 'remote',
      name: 'minsuId',
      label: label('minsu'),
      endpoint: minsuCalls.all,
      valueLabel: minsuName,
    },
    {
      kind: 'select',
      name: 'rentType',
      label: label('rentType'),
      options: valuesOf(rentType).map((code) => ({ value: String(code), label: rentName(code) })),
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
    ...(own ? [] : [ofMerchant]),
  ];

  const columns = useMemo<Column<MinsuRoomRow>[]>(() => {
    const enable = async ({ id }: MinsuRoomRow, enabled: boolean) => {
      await call(calls.enable, { params: { id }, body: { enable: enabled ? 1 : 0 } });
      reportDone();
      void reload();
    };
    const remove = async ({ id, name }: MinsuRoomRow) => {
      if (
        !(await confirmAction(t('common:removeConfirm'), {
          facts: [{ label: label('minsuRoomName'), value: name }],
        }))
      )
        return;
      await call(calls.remove, { params: { id } });
      notify('success', t('common:removed'));
      void reload();
    };
    const data: Column<MinsuRoomRow>[] = [
      {
        key: 'name',
        title: label('minsuRoomName'),
        width: 172,
        render: ({ id, coverUrl, name }) => (
          <PictureName url={coverUrl} name={name} to={mayManage ? editRoomPath(id) : undefined} />
        ),
      },
      { key: 'minsu', title: label('minsu'), width: 116, render: ({ minsuName }) => minsuName || '-' },
      { key: 'rent', title: label('rentType'), width: 88, render: (row) => rentName(row.rentType) },
      {
        key: 'plan',
        title: t('minsus:plan'),
        width: 124,
        render: ({ bedrooms, livingRooms, kitchens, bathrooms }) =>
          t('minsus:planOf', { bedrooms, livingRooms, kitchens, bathrooms }),
      },
      {
        key: 'beds',
        title: label('beds'),
        width: 124,
        render: ({ beds }) => beds.map((bed) => `${bedName(bed.bedType)}×${bed.count}`).join(' · '),
      },
      {
        key: 'area',
        title: label('roomArea'),
        width: 92,
        align: 'right',
        render: ({ roomArea }) => formatArea(roomArea),
      },
      {
        key: 'guests',
        title: label('maxGuests'),
        width: 84,
        align: 'right',
        render: ({ maxGuests }) => maxGuests,
      },
      {
        key: 'units',
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
    const actions: Column<MinsuRoomRow> = {
      key: 'actions',
      title: t('common:actions'),
      width: 112,
      actions: true,
      render: (row) => (
        <RowActions
          of={row.name}
          actions={[
            { text: t('common:edit'), onClick: () => navigate(editRoomPath(row.id)) },
            { text: t('common:remove'), onClick: () => remove(row), danger: true },
          ]}
        />
      ),
    };
    return mayManage ? [...data, actions] : data;
  }, [bedName, calls, label, mayManage, navigate, reload, rentName, t]);

  return (
    <ListPage
      list={list}
      columns={columns}
      search={search}
      add={
        mayManage && {
          text: t('menu:/merchant/homestay/rooms/add'),
          onClick: () => navigate(addRoomPath(criteria.minsuId)),
        }
      }
    />
  );
}

/** The name of the guesthouse in the address, which need not be on the first page of its select. */
function useMinsuName(id: string | undefined): string | undefined {
  const mayView = useRight(viewMinsus);
  const calls = useScopedCalls(minsus);
  const { data } = useData(calls.get, id && mayView ? { params: { id } } : null);
  return data?.name;
}
