import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { merchants } from '#contracts/areas/merchants.ts';
import { type ResortRow, resorts } from '#contracts/areas/resorts.ts';
import { scenicLevel } from '#contracts/enums/resorts.ts';
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
import { OpeningHours } from './OpeningHours.tsx';
import { editPath } from './paths.ts';

const manageResorts = rightsOver('manage', 'MerchantPlace');

/** 景区列表: all of them, a merchant user's own, or those assigned to him. */
export default function ResortList() {
  const { t } = useTranslation(['resorts', 'common', 'menu']);
  const label = useLabel();
  const levelName = useCodeName('scenicLevel');
  const navigate = useNavigate();
  const own = useIsMerchantUser();
  const mayAdd = useRight(['manageMerchantPlace', 'manageSingleMerchantPlace']);
  const mayManage = useRight(manageResorts);
  const mayViewProducts = useRight(rightsOver('view', 'ProductPlace'));
  const offers = useOfferColumns<ResortRow>();
  const calls = useScopedCalls(resorts);
  const list = useList(calls.list);
  const { reload } = list;
  const [removals, setRemovals] = useState(0);

  const search: SearchField[] = [
    { kind: 'text', name: 'name', label: label('resortName'), maxLength: 30 },
    ...(own
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
      name: 'level',
      label: label('scenicLevel'),
      options: valuesOf(scenicLevel).map((code) => ({ value: String(code), label: levelName(code) })),
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

  const columns = useMemo<Column<ResortRow>[]>(() => {
    const enable = async ({ id }: ResortRow, enabled: boolean) => {
      await call(calls.enable, { params: { id }, body: { enable: enabled ? 1 : 0 } });
      reportDone();
      void reload();
    };
    const remove = async ({ id, name }: ResortRow) => {
      if (
        !(await confirmAction(t('common:removeConfirm'), {
          facts: [{ label: label('resortName'), value: name }],
        }))
      )
        return;
      await call(calls.remove, { params: { id } });
      notify('success', t('common:removed'));
      void reload();
      setRemovals((count) => count + 1);
    };
    const name: Column<ResortRow> = {
      key: 'name',
      title: label('resortName'),
      width: 196,
      render: ({ id, coverUrl, name }) => (
        <PictureName url={coverUrl} name={name} to={mayManage ? editPath(id) : undefined} />
      ),
    };
    const merchant: Column<ResortRow> = {
      key: 'merchant',
      title: label('merchant'),
      width: 112,
      render: ({ merchantName }) => <span title={merchantName}>{merchantName || '-'}</span>,
    };
    const rest: Column<ResortRow>[] = [
      {
        key: 'level',
        title: label('scenicLevel'),
        width: 72,
        render: ({ level }) => levelName(level),
      },
      areaColumn(label('area')),
      {
        key: 'seasons',
        title: label('seasons'),
        width: 144,
        render: ({ seasons }) => <OpeningHours seasons={seasons} />,
      },
      offers.products,
      offers.price,
      enableColumn({
        title: t('common:enabled'),
        label: (row) => t('common:enableOf', { name: row.name }),
        needs: manageResorts,
        onChange: enable,
      }),
      {
        key: 'ordering',
        title: label('ordering'),
        width: 64,
        align: 'right',
        render: ({ ordering }) => ordering,
      },
    ];
    const actionsOf = (row: ResortRow): RowAction[] => [
      ...(mayManage ? [{ text: t('common:edit'), onClick: () => navigate(editPath(row.id)) }] : []),
      ...(mayViewProducts
        ? [{ text: t('menu:/product/place'), onClick: () => navigate(productsPath('place', row.id)) }]
        : []),
      ...(mayManage ? [{ text: t('common:remove'), onClick: () => remove(row), danger: true }] : []),
    ];
    const actions: Column<ResortRow> = {
      key: 'actions',
      title: t('common:actions'),
      width: 176,
      actions: true,
      render: (row) => <RowActions of={row.name} actions={actionsOf(row)} />,
    };
    return [name, ...(own ? [] : [merchant]), ...rest, ...(mayManage || mayViewProducts ? [actions] : [])];
  }, [calls, label, levelName, mayManage, mayViewProducts, navigate, offers, own, reload, t]);

  return (
    <CityRail endpoint={calls.statsOfCity} list={list} changes={removals}>
      <ListPage
        list={list}
        columns={columns}
        search={search}
        add={mayAdd && { text: t('menu:/merchant/scenic/resorts/add'), onClick: () => navigate(editPath()) }}
      />
    </CityRail>
  );
}
