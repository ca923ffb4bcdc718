import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { type MerchantRow, merchantCategories, merchants } from '#contracts/areas/merchants.ts';
import { businessType } from '#contracts/enums/merchants.ts';
import { valuesOf } from '#contracts/enums.ts';
import type { RightName } from '#contracts/rights/rights.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { notify } from '../../api/notice.ts';
import { useIsMerchantUser } from '../../api/scope.ts';
import { useRight } from '../../api/session.ts';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { formatDateTime, formatRate } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Thumbnail } from '../../kit/pictures/ImagePreview.tsx';
import { areaColumn } from '../../kit/table/columns.tsx';
import type { Column } from '../../kit/table/DataTable.tsx';
import { enableColumn } from '../../kit/table/enableColumn.tsx';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { RowActions } from '../../kit/table/RowActions.tsx';
import type { RowAction } from '../../kit/table/rowAction.ts';
import type { SearchField } from '../../kit/table/SearchArea.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import { useList } from '../../kit/table/useList.ts';
import { ContractEnd } from './ContractEnd.tsx';
import css from './MerchantList.module.css';
import { addPath, detailsPath } from './paths.ts';

const manage: RightName[] = ['manageMerchant'];

/** 商户列表. A merchant user sees his own merchant instead (domain design, section 8.1). */
export default function MerchantList() {
  return useIsMerchantUser() ? <Navigate to={detailsPath()} replace /> : <AllMerchants />;
}

function AllMerchants() {
  const { t } = useTranslation(['merchants', 'common', 'menu']);
  const label = useLabel();
  const typeName = useCodeName('businessType');
  const navigate = useNavigate();
  const mayManage = useRight(manage);
  const list = useList(merchants.list);
  const { reload } = list;

  const search: SearchField[] = [
    { kind: 'text', name: 'name', label: label('merchantName'), maxLength: 50 },
    {
      kind: 'remote',
      name: 'categoryId',
      label: label('merchantCategory'),
      endpoint: merchantCategories.allEnabled,
    },
    { kind: 'nameOrNumber', name: 'keyword', label: t('merchants:contactOrPhone'), maxLength: 20 },
    {
      kind: 'select',
      name: 'businessType',
      label: label('businessTypes'),
      options: valuesOf(businessType).map((code) => ({ value: String(code), label: typeName(code) })),
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
    {
      kind: 'dateRange',
      name: 'contractEndFrom',
      endName: 'contractEndTo',
      label: t('merchants:contractEnds'),
    },
  ];

  const columns = useMemo<Column<MerchantRow>[]>(() => {
    const enable = async (row: MerchantRow, enabled: boolean) => {
      const { id, name, merchantNo, resortCount, hotelCount, minsuCount } = row;
      const facts = [
        { label: label('merchantName'), value: name },
        { label: t('merchants:merchantNo'), value: merchantNo },
        { label: t('merchants:resources'), value: `${resortCount} / ${hotelCount} / ${minsuCount}` },
      ];
      const about = { facts, warnings: [t('merchants:disablesMerchant')] };
      if (!enabled && !(await confirmAction(t('common:disableConfirm'), about))) return;
      await call(merchants.enable, { params: { id }, body: { enable: enabled ? 1 : 0 } });
      reportDone();
      void reload();
    };
    const remove = async ({ id, name }: MerchantRow) => {
      if (
        !(await confirmAction(t('common:removeConfirm'), {
          facts: [{ label: label('merchantName'), value: name }],
        }))
      )
        return;
      await call(merchants.remove, { params: { id } });
      notify('success', t('common:removed'));
      void reload();
    };
    const all: Column<MerchantRow>[] = [
      {
        key: 'name',
        title: label('merchantName'),
        width: 184,
        render: ({ id, logoUrl, name }) => (
          <span className={css.name}>
            <Thumbnail url={logoUrl} alt={name} />
            <Link to={detailsPath(id)} title={name}>
              {name}
            </Link>
          </span>
        ),
      },
      { key: 'no', title: t('merchants:merchantNo'), width: 96, render: ({ merchantNo }) => merchantNo },
      {
        key: 'category',
        title: label('merchantCategory'),
        width: 88,
        render: ({ categoryName }) => categoryName || '-',
      },
      {
        key: 'types',
        title: label('businessTypes'),
        width: 128,
        render: ({ businessTypes }) => businessTypes.map(typeName).join(' · '),
      },
      {
        key: 'contact',
        title: t('merchants:contactOrPhone'),
        width: 112,
        render: ({ contactName, contactPhone }) => <TwoLines below={contactPhone}>{contactName}</TwoLines>,
      },
      {
        key: 'resources',
        title: t('merchants:resources'),
        width: 120,
        render: ({ resortCount, hotelCount, minsuCount }) => `${resortCount} / ${hotelCount} / ${minsuCount}`,
      },
      {
        key: 'contractEnd',
        title: t('merchants:contractEnds'),
        width: 104,
        tags: [t('merchants:contractOver'), t('merchants:daysLeft', { days: 29 })],
        render: ({ contractEnd }) => (
          <span className={css.contract}>
            <ContractEnd date={contractEnd} />
          </span>
        ),
      },
      enableColumn({
        title: t('common:enabled'),
        label: (row) => t('common:enableOf', { name: row.name }),
        needs: manage,
        onChange: enable,
      }),
      areaColumn(label('area')),
      {
        key: 'rate',
        title: label('commissionRate'),
        width: 96,
        align: 'right',
        render: ({ commissionRate }) => formatRate(commissionRate),
      },
      {
        key: 'createTime',
        title: t('common:createTime'),
        width: 172,
        render: ({ createTime }) => formatDateTime(createTime),
      },
    ];
    const actionsOf = (row: MerchantRow): RowAction[] => [
      { text: t('common:detail'), onClick: () => navigate(detailsPath(row.id)) },
      ...(mayManage
        ? [
            { text: t('common:edit'), onClick: () => navigate(addPath(row.id)) },
            { text: t('common:remove'), onClick: () => remove(row), danger: true },
          ]
        : []),
    ];
    return [
      ...all,
      {
        key: 'actions',
        title: t('common:actions'),
        width: 148,
        actions: true,
        render: (row) => <RowActions of={row.name} actions={actionsOf(row)} />,
      },
    ];
  }, [label, mayManage, navigate, reload, t, typeName]);

  return (
    <ListPage
      list={list}
      columns={columns}
      search={search}
      add={mayManage && { text: t('menu:/merchant/manage/setting/add'), onClick: () => navigate(addPath()) }}
    />
  );
}
