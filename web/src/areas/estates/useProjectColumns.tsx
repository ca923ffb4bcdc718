import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type EstateRow, estateForm, estates } from '#contracts/areas/estates.ts';
import { estateSection } from '#contracts/enums/estateSections.ts';
import { call } from '../../api/client.ts';
import { useIsPlatformUser } from '../../api/scope.ts';
import { detailPath } from '../../domain/estate/projectPaths.ts';
import { SaleStatusTag } from '../../domain/estate/SaleStatusTag.tsx';
import { formatMoney } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { Thumbnail } from '../../kit/pictures/ImagePreview.tsx';
import type { Column } from '../../kit/table/column.ts';
import { areaColumn } from '../../kit/table/columns.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import { useColumns } from '../../kit/table/useColumns.tsx';
import { useOrdering } from '../../kit/table/useOrdering.tsx';
import css from './ProjectList.module.css';

const putOrdering = (id: string, ordering: number) =>
  call(estates.updateOrdering, { params: { id }, body: { ordering } });
const sections = Object.keys(estateSection).length;

/** The columns of the list of projects, before and after the switch. Only users of the platform see the company. */
export function useProjectColumns(reload: () => unknown) {
  const { t } = useTranslation('estates');
  const column = useColumns<EstateRow>(estateForm, estates.list);
  const saleName = useCodeName('estateSaleStatus');
  const ofPlatform = useIsPlatformUser();
  const ordering = useOrdering<EstateRow>({
    ...{ calls: estates, form: estateForm, reload, put: putOrdering, width: 72 },
  });
  return useMemo(() => {
    const first: Column<EstateRow>[] = [
      {
        key: 'name',
        title: column.label('name'),
        width: 208,
        value: ({ name }) => name,
        render: ({ id, coverUrl, name, tags }) => (
          <span className={css.name}>
            <Thumbnail url={coverUrl} alt={name} />
            <TwoLines below={tags.join(' · ')}>
              <Link to={detailPath(id)} title={name}>
                {name}
              </Link>
            </TwoLines>
          </span>
        ),
      },
      ...(ofPlatform ? [column.text('companyName', 136)] : []),
      {
        key: 'saleStatus',
        title: column.label('saleStatus'),
        width: 88,
        tags: [10, 20, 30, 40].map(saleName),
        value: ({ saleStatus }) => saleName(saleStatus),
        render: ({ saleStatus }) => <SaleStatusTag status={saleStatus} />,
      },
      {
        key: 'avgPrice',
        title: t('avgPriceUnit'),
        width: 104,
        kind: 'money',
        value: ({ avgPrice }) => (avgPrice > 0 ? avgPrice : ''),
        render: ({ avgPrice }) => (avgPrice > 0 ? formatMoney(avgPrice) : t('priceOpen')),
      },
      {
        key: 'rooms',
        title: t('roomsOfTotal'),
        width: 104,
        align: 'right',
        render: ({ onSaleRooms, totalRooms }) => `${onSaleRooms} / ${totalRooms}`,
      },
    ];
    const rest: Column<EstateRow>[] = [
      {
        key: 'completeCount',
        title: column.label('completeCount'),
        width: 72,
        align: 'right',
        value: ({ completeCount }) => `${completeCount}/${sections}`,
        render: ({ id, name, completeCount }) => (
          <Link
            className={css.link}
            to={detailPath(id)}
            aria-label={t('completeOf', { name, n: completeCount, total: sections })}
          >
            {completeCount}/{sections}
          </Link>
        ),
      },
      ordering,
      areaColumn(column.label('area')),
      column.code('propertyTypes', 128),
      column.createTime,
    ];
    return { first, rest };
  }, [column, ofPlatform, ordering, saleName, t]);
}
