import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { merchants } from '#contracts/areas/merchants.ts';
import { type MinsuRow, minsus } from '#contracts/areas/minsus.ts';
import { minsuType } from '#contracts/enums/minsus.ts';
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
import type { SearchField } from '../../kit/table/SearchArea.tsx';
import { useList } from '../../kit/table/useList.ts';
import { addMinsuPath, manageMinsus, roomsPath, viewRooms } from './paths.ts';

/** 民宿列表 (domain design, section 8.6). */
export default function MinsuList() {
  const { t } = useTranslation(['minsus', 'common', 'menu']);
  const label = useLabel();
  const typeName = useCodeName('minsuType');
  const navigate = useNavigate();
  const calls = useScopedCalls(minsus);
  const own = useIsMerchantUser();
  const mayManage = useRight(manageMinsus);
  // Who is responsible for single guesthouses gets no new one by adding it.
  const mayAdd = useRight(['manageMerchantHouse', 'manageSingleMerchantHouse']);
  const mayViewRooms = useRight(viewRooms);
  const mayViewProducts = useRight(rightsOver('view', 'ProductHouse'));
  const offers = useOfferColumns<MinsuRow>();
  const list = useList(calls.list);
  const { reload } = list;
  const [removals, setRemovals] = useState(0);

  const ofMerchant: SearchField = {
    kind: 'remote',
    name: 'merchantId',
    label: label('merchant'),
    endpoint: merchants.allEnabled,
  };
  const search: SearchField[] = [
    { kind: 'text', name: 'name', label: label('minsuName'), maxLength: 30 },
    ...(own ? [] : [ofMerchant]),
    {
      kind: 'select',
      name: 'minsuType',
      label: label('minsuType'),
      options: valuesOf(minsuType).map((code) => ({ value: String(code), label: typeName(code) })),
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

  const columns = useMemo<Column<MinsuRow>[]>(() => {
    const enable = async ({ id }: MinsuRow, enabled: boolean) => {
      await call(calls.enable, { params: { id }, body: { enable: enabled ? 1 : 0 } });
      reportDone();
      void reload();
    };
    const remove = async ({ id, name }: MinsuRow) => {
      if (
        !(await confirmAction(t('common:removeConfirm'), {
          facts: [{ label: label('minsuName'), value: name }],
        }))
      )
        return;
      await call(calls.remove, { params: { id } });
      notify('success', t('common:removed'));
      void reload();
      setRemovals((count) => count + 1);
    };
    const merchant: Column<MinsuRow> = {
      key: 'merchant',
      title: label('merchant'),
      width: 112,
      render: ({ merchantName }) => merchantName || '-',
    };
    const data: Column<MinsuRow>[] = [
      {
        key: 'name',
        title: label('minsuName'),
        width: 172,
        render: ({ id, coverUrl, name }) => (
          <PictureName url={coverUrl} name={name} to={mayManage ? addMinsuPath(id) : undefined} />
        ),
      },
      ...(own ? [] : [merchant]),
      { key: 'type', title: label('minsuType'), width: 88, render: (row) => typeName(row.minsuType) },
      areaColumn(label('area')),
      {
        key: 'rooms',
        title: t('minsus:roomKinds'),
        width: 76,
        align: 'right',
        render: ({ roomKinds }) => roomKinds,
      },
      {
        key: 'units',
        title: t('minsus:unitCount'),
        width: 88,
        align: 'right',
        render: ({ unitCount }) => unitCount,
      },
      offers.products,
      offers.price,
      enableColumn({
        title: t('common:enabled'),
        label: (row) => t('common:enableOf', { name: row.name }),
        needs: manageMinsus,
        onChange: enable,
      }),
      {
        key: 'times',
        title: t('minsus:stayTimes'),
        width: 124,
        render: ({ checkInTime, checkOutTime }) => `${checkInTime} / ${checkOutTime}`,
      },
      {
        key: 'ordering',
        title: label('ordering'),
        width: 60,
        align: 'right',
        render: ({ ordering }) => ordering,
      },
    ];
    const rooms = ({ id }: MinsuRow) => ({ text: t('minsus:rooms'), onClick: () => navigate(roomsPath(id)) });
    const products = ({ id }: MinsuRow) => ({
      text: t('menu:/product'),
      onClick: () => navigate(productsPath('house', id)),
    });
    const edit = ({ id }: MinsuRow) => ({
      text: t('common:edit'),
      onClick: () => navigate(addMinsuPath(id)),
    });
    const actions: Column<MinsuRow> = {
      key: 'actions',
      title: t('common:actions'),
      width: 148,
      actions: true,
      render: (row) => (
        <RowActions
          of={row.name}
          actions={[
            ...(mayManage ? [edit(row)] : []),
            ...(mayViewRooms ? [rooms(row)] : []),
            ...(mayViewProducts ? [products(row)] : []),
            ...(mayManage ? [{ text: t('common:remove'), onClick: () => remove(row), danger: true }] : []),
          ]}
        />
      ),
    };
    return mayManage || mayViewRooms || mayViewProducts ? [...data, actions] : data;
  }, [calls, label, mayManage, mayViewProducts, mayViewRooms, navigate, offers, own, reload, t, typeName]);

  return (
    <CityRail endpoint={calls.statsOfCity} list={list} changes={removals}>
      <ListPage
        list={list}
        columns={columns}
        search={search}
        add={
          mayAdd && {
            text: t('menu:/merchant/homestay/homestays/add'),
            onClick: () => navigate(addMinsuPath()),
          }
        }
      />
    </CityRail>
  );
}
