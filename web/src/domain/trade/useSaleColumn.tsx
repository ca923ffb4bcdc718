import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaleStep } from '#contracts/enums/products.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import type { ValueColumn } from '../../kit/table/column.ts';
import { SaleTag } from './SaleTag.tsx';
import type { ForSale } from './useSaleSteps.ts';

/** The column that says whether orders are taken. `idsOf` has to be the same function on each render. */
export function useSaleColumn<Row extends { missing: SaleStep[] }>(
  kind: TradeKind,
  idsOf: (row: Row) => Omit<ForSale, 'kind'>,
): ValueColumn<Row> {
  const { t } = useTranslation('products');
  return useMemo(() => {
    const [ready, notReady] = [t('saleReady'), t('saleMissing')];
    return {
      key: 'sale',
      title: t('saleState'),
      width: 84,
      tags: [ready, notReady],
      value: ({ missing }) => (missing.length > 0 ? notReady : ready),
      render: (row) => <SaleTag kind={kind} {...idsOf(row)} missing={row.missing} />,
    };
  }, [idsOf, kind, t]);
}
