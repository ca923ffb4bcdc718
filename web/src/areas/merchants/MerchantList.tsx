import { Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { merchantCategories } from '#contracts/areas/merchantCategories.ts';
import { type MerchantRow, merchantForm, merchants } from '#contracts/areas/merchants.ts';
import { belongType } from '#contracts/enums.ts';
import { tradeKinds } from '#contracts/trade/trade.ts';
import { useMay } from '../../api/session.ts';
import { userListPath, usersOfUnit } from '../../domain/accounts/userListPath.ts';
import { venueLists } from '../../domain/trade/tradePaths.ts';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import { withQuery } from '../../kit/page/withQuery.ts';
import { Thumbnail } from '../../kit/pictures/ImagePreview.tsx';
import type { Column } from '../../kit/table/column.ts';
import { areaColumn } from '../../kit/table/columns.tsx';
import { dateRangeField } from '../../kit/table/dateRangeField.ts';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { LinkedCount } from '../../kit/table/linkedCount.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import { useColumns } from '../../kit/table/useColumns.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useRecordActions } from '../../kit/table/useRecordActions.tsx';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';
import { ContractEnd } from './ContractEnd.tsx';
import css from './MerchantList.module.css';
import { addPath, detailsPath, newPath } from './paths.ts';
import { countsOf, resourcesOf, useAboutDisabling } from './useAboutDisabling.ts';

/** 景区 / 酒店 / 民宿: how many venues of each kind the merchant has, each number with its list. */
const Resources = ({ of }: { of: MerchantRow }) => {
  const merchantId = of.id;
  return (
    <span className={css.counts}>
      {tradeKinds.map((kind, at) => (
        <Fragment key={kind}>
          {at > 0 && ' / '}
          <LinkedCount
            screen={venueLists[kind]}
            to={withQuery(venueLists[kind], { merchantId })}
            count={countsOf(of)[kind]}
          />
        </Fragment>
      ))}
    </span>
  );
};

/** 商户列表. A merchant user is led to his own merchant instead (domain design, section 8.1; `ofOwn` in screens.ts). */
export default function MerchantList() {
  const { t } = useTranslation(['merchants', 'common', 'menu']);
  const navigate = useNavigate();
  const mayAdd = useMay(merchants.add);
  const mayViewUsers = useMayOpen()(userListPath);
  const seesCategories = useMay(merchantCategories.list);
  const list = useList(merchants.list);
  const column = useColumns<MerchantRow>(merchantForm, merchants.list);
  const search = useSearchFields(
    merchants.list,
    [
      'name',
      'categoryId',
      { kind: 'nameOrNumber', name: 'keyword', label: t('merchants:contactOrPhone'), maxLength: 20 },
      'businessType',
      'area',
      'enabled',
      dateRangeField({
        name: 'contractEndFrom',
        endName: 'contractEndTo',
        label: t('merchants:contractEnds'),
        looks: 'ahead',
      }),
    ],
    // Merchants keep a category that is off; whoever sees such categories finds them by it.
    { categoryId: { endpoint: seesCategories ? merchantCategories.list : merchantCategories.allEnabled } },
  );
  const { enable, actions } = useRecordActions<MerchantRow>({
    calls: merchants,
    form: merchantForm,
    reload: list.reload,
    edit: ({ id }) => navigate(addPath(id)),
    width: 148,
    mayMore: true,
    more: ({ id }) =>
      mayViewUsers
        ? [
            {
              text: t('merchants:users'),
              onClick: () => navigate(usersOfUnit(belongType.merchant, id)),
            },
          ]
        : [],
    before: ({ id }) => [{ text: t('common:detail'), onClick: () => navigate(detailsPath(id)) }],
    aboutDisabling: useAboutDisabling(),
  });
  const columns = useMemo<Column<MerchantRow>[]>(
    () => [
      {
        key: 'name',
        title: column.label('name'),
        width: 176,
        value: ({ name }) => name,
        render: ({ id, logoUrl, name }) => (
          <span className={css.name}>
            <Thumbnail url={logoUrl} alt={name} />
            <Link to={detailsPath(id)} title={name}>
              {name}
            </Link>
          </span>
        ),
      },
      column.text('merchantNo', 96),
      column.text('categoryName', 88, column.label('categoryId')),
      column.code('businessTypes', 128),
      {
        key: 'contact',
        title: t('merchants:contactOrPhone'),
        width: 104,
        value: ({ contactName }) => contactName,
        also: [{ title: column.label('contactPhone'), value: ({ contactPhone }) => contactPhone }],
        render: ({ contactName, contactPhone }) => <TwoLines below={contactPhone}>{contactName}</TwoLines>,
      },
      {
        key: 'resources',
        title: t('merchants:resources'),
        width: 136,
        value: resourcesOf,
        render: (row) => <Resources of={row} />,
      },
      {
        key: 'contractEnd',
        title: t('merchants:contractEnds'),
        width: 104,
        kind: 'day',
        value: ({ contractEnd }) => contractEnd,
        tags: [t('merchants:contractOver'), t('merchants:daysLeft', { days: 29 })],
        render: ({ contractEnd }) => <ContractEnd date={contractEnd} />,
      },
      enable,
      areaColumn(column.label('area')),
      column.hundredths('commissionRate', 96),
      column.createTime,
      ...actions,
    ],
    [actions, column, enable, t],
  );
  return (
    <ListPage
      list={list}
      columns={columns}
      search={search}
      add={
        mayAdd && {
          text: t('menu:/merchant/manage/setting/add'),
          onClick: () => navigate(newPath(list.criteria.categoryId)),
        }
      }
    />
  );
}
