import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../kit/display/format.ts';
import type { Column } from '../../kit/table/DataTable.tsx';

interface Offers {
  productCount: number;
  /** Cents. */
  minPrice: number | null;
}

/** What is sold of a place, in the lists of all three kinds: how many products, and from which price. */
export function useOfferColumns<Row extends Offers>(): { products: Column<Row>; price: Column<Row> } {
  const { t } = useTranslation('kit');
  return useMemo(
    () => ({
      products: {
        ...{ key: 'products', title: t('productCount'), width: 68 },
        align: 'right',
        render: ({ productCount }) => productCount,
      },
      price: {
        ...{ key: 'price', title: t('priceFrom'), width: 76 },
        align: 'right',
        render: ({ minPrice }) => (minPrice === null ? '-' : formatMoney(minPrice)),
      },
    }),
    [t],
  );
}
