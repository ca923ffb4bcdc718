import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  MerchantStatisticQuery,
  MerchantStatisticRow,
  MerchantStatisticSums,
} from '#contracts/areas/merchantStatistics.ts';
import { statisticBasis, statisticDimension } from '#contracts/enums/statistics.ts';
import { formatCount, formatRate, formatReportMoney } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import type { Column, ValueColumn } from '../../kit/table/column.ts';
import { textColumn } from '../../kit/table/columns.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import { notYet, totalLabel } from './totals.ts';
import { useRecordLinks } from './useRecordLinks.tsx';

type Row = MerchantStatisticRow;
type Figures = Omit<MerchantStatisticSums, 'before' | 'days' | 'shares'>;
type Amount =
  | 'totalPrice'
  | 'discountPrice'
  | 'payPrice'
  | 'refundedAmount'
  | 'netAmount'
  | 'commissionAmount'
  | 'settleAmount';

/** The columns of 商户预订汇总 for a dimension; the last line has the sums of the whole filter. */
export function useMerchantColumns(
  query: Partial<MerchantStatisticQuery>,
  sums: Figures | undefined,
): Column<Row>[] {
  const { t } = useTranslation(['statistics', 'orders', 'kit', 'trade']);
  const label = useLabel();
  const typeName = useCodeName('productType');
  const linkTo = useRecordLinks(query);
  const { basis, dimension } = query;

  return useMemo(() => {
    const { merchant, resource, product, day } = statisticDimension;
    const quantities = ({ tickets, roomNights }: Pick<Figures, 'tickets' | 'roomNights'>): string[] => [
      ...(tickets > 0 ? [t('trade:ticketCount', { n: formatCount(tickets) })] : []),
      ...(roomNights > 0 ? [t('statistics:nights', { n: formatCount(roomNights) })] : []),
    ];
    const quantity = (of: Pick<Figures, 'tickets' | 'roomNights'>) => {
      const [first = '0', second] = quantities(of);
      return second ? <TwoLines below={second}>{first}</TwoLines> : first;
    };
    // Tickets and room nights do not add up to one number.
    const quantityInFile = (of: Figures) =>
      of.tickets > 0 && of.roomNights > 0 ? quantities(of).join(' ') : of.tickets + of.roomNights;
    const count = (key: 'orders' | 'refunds', title: string): Column<Row> => ({
      ...{ key, title, width: 104, sort: key },
      kind: 'number',
      render: (row) => linkTo(row, key, formatCount(row[key])),
      value: (row) => row[key],
      total: sums ? { shown: formatCount(sums[key]), value: sums[key] } : notYet,
    });
    const money = (key: Amount, title: string, records?: 'orders' | 'refunds'): Column<Row> => ({
      ...{ key, title, width: 116, sort: key },
      kind: 'money',
      render: (row) => {
        const text = formatReportMoney(row[key]);
        return records ? linkTo(row, records, text) : text;
      },
      value: (row) => row[key],
      total: sums ? { shown: formatReportMoney(sums[key]), value: sums[key] } : notYet,
    });
    const nameColumns = {
      [merchant]: textColumn<Row>('merchant', label('merchantName'), (row) => row.merchantName, {
        width: 160,
      }),
      [resource]: textColumn<Row>('resource', t('statistics:resource'), (row) => row.resourceName, {
        width: 144,
      }),
      [product]: textColumn<Row>('product', label('productName'), (row) => row.productName, { width: 176 }),
      [day]: {
        ...textColumn<Row>('day', t('kit:chart.day'), (row) => row.date, { width: 112 }),
        kind: 'day',
      },
    } satisfies Record<number, ValueColumn<Row>>;
    const about: ValueColumn<Row>[] =
      dimension === day
        ? [nameColumns[day]]
        : [product, resource, merchant]
            .filter((one) => one <= (dimension ?? merchant))
            .map((one) => nameColumns[one]);
    const [first, ...others] = about as [ValueColumn<Row>, ...ValueColumn<Row>[]];
    // By the day of payment refunds of earlier orders are taken off the net amount and the commission, so that no list has exactly what these are made of.
    const orders = basis === statisticBasis.paid ? undefined : 'orders';
    return [
      {
        ...first,
        // The same key in every dimension, so that who has chosen his columns keeps this one.
        key: 'about',
        render: (row) => linkTo(row, 'orders', String(first.value(row) || '-')),
        total: totalLabel(t('kit:sums.total')),
      },
      ...others,
      textColumn('productType', t('kit:productType'), ({ productType }) => typeName(productType), {
        width: 96,
      }),
      count('orders', t('kit:sums.orders')),
      {
        ...{ key: 'quantity', title: t('orders:quantity'), width: 96, kind: 'number' },
        render: quantity,
        value: ({ tickets, roomNights }) => tickets + roomNights,
        total: sums ? { shown: quantity(sums), value: quantityInFile(sums) } : notYet,
      },
      money('totalPrice', t('orders:totalPrice')),
      money('discountPrice', t('orders:discountPrice')),
      money('payPrice', t('kit:sums.paid'), 'orders'),
      count('refunds', t('statistics:refundCount')),
      money('refundedAmount', label('refundAmount'), 'refunds'),
      money('netAmount', t('kit:sums.net'), orders),
      money('commissionAmount', t('orders:commission'), orders),
      money('settleAmount', t('orders:settleAmount'), orders),
      {
        ...{ key: 'refundRate', title: t('statistics:refundRate'), width: 88, sort: 'refundRate' },
        kind: 'rate',
        render: ({ refundRate }) => formatRate(refundRate),
        value: ({ refundRate }) => refundRate,
        total: sums ? { shown: formatRate(sums.refundRate), value: sums.refundRate } : notYet,
      },
    ];
  }, [basis, dimension, label, linkTo, sums, t, typeName]);
}
