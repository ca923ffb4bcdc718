import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type {
  EstateFigures,
  EstateStatisticQuery,
  EstateStatisticRow,
} from '#contracts/areas/estateStatistics.ts';
import { recommendStatus } from '#contracts/enums/estates.ts';
import { useIsPlatformUser } from '../../api/scope.ts';
import { useRight } from '../../api/session.ts';
import { recommendList } from '../../domain/estate/projectPaths.ts';
import { formatArea, formatCount, formatRate, formatReportMoney } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { withQuery } from '../../kit/page/withQuery.ts';
import type { Column } from '../../kit/table/column.ts';
import { textColumn } from '../../kit/table/columns.tsx';
import { notYet, totalLabel } from './totals.ts';

type Row = EstateStatisticRow;
type Figure = keyof EstateFigures;

/** Contracts that stand, by the day on which they were signed. */
const contracts = { days: 'sign', ended: '0' } as const;

/** The filters of 推荐列表 that show what a number counts, or whose contracts it sums: the days of its event, and the status that it asks for. */
const behind: Partial<Record<Figure, { days: string; status?: number; ended?: '0' }>> = {
  recommends: { days: 'create' },
  approved: { days: 'approved' },
  visits: { days: 'visit' },
  subscriptions: { days: 'subscribe' },
  signed: contracts,
  dealArea: contracts,
  dealPrice: contracts,
  commissionAmount: contracts,
  settledAmount: contracts,
  unsettledAmount: contracts,
  unsubscribed: { days: 'end', status: recommendStatus.unsubscribed },
  cancelled: { days: 'end', status: recommendStatus.cancelled },
};

/** The columns of 项目结算汇总; the last line has the sums of the whole filter. */
export function useEstateColumns(
  query: Partial<EstateStatisticQuery>,
  sums: EstateFigures | undefined,
): Column<Row>[] {
  const { t } = useTranslation(['statistics', 'estates', 'kit']);
  const label = useLabel();
  const ofPlatform = useIsPlatformUser();
  // Who is responsible for single projects would find a shorter list.
  const seesAll = useRight([ofPlatform ? 'viewRecommend' : 'viewSingleRecommend']);

  return useMemo(() => {
    const linkTo = (row: Row, key: Figure, text: string) => {
      const records = behind[key];
      if (!records || !seesAll || row[key] === 0) return text;
      const { days, status = query.status, ended } = records;
      const to = withQuery(recommendList, {
        estateId: row.id,
        ...{ status: status === undefined ? undefined : String(status), ended },
        ...{ [`${days}Start`]: query.startDate, [`${days}End`]: query.endDate },
      });
      return <Link to={to}>{text}</Link>;
    };
    const column = (
      key: Figure,
      title: string,
      format: (value: number) => string,
      look: { width: number; kind: 'number' | 'money' | 'rate' },
    ): Column<Row> => ({
      ...{ key, title, ...look },
      value: (row) => row[key],
      render: (row) => linkTo(row, key, format(row[key])),
      total: sums ? { shown: format(sums[key]), value: sums[key] } : notYet,
    });
    const count = (key: Figure, title: string) =>
      column(key, title, formatCount, { width: 84, kind: 'number' });
    const money = (key: Figure, title: string) =>
      column(key, title, formatReportMoney, { width: 128, kind: 'money' });
    const rate = (key: Figure, title: string) => column(key, title, formatRate, { width: 88, kind: 'rate' });
    return [
      {
        ...textColumn<Row>('estate', label('estate'), (row) => row.estateName, { width: 160 }),
        total: totalLabel(t('kit:sums.total')),
      },
      textColumn('company', label('company'), (row) => row.companyName, { width: 160 }),
      count('recommends', t('estates:recommendTotal')),
      count('approved', t('statistics:approved')),
      count('visits', t('statistics:visits')),
      count('subscriptions', t('statistics:subscriptions')),
      count('signed', t('statistics:signed')),
      // A file has areas as numbers with two decimals.
      column('dealArea', t('statistics:dealArea'), formatArea, { width: 112, kind: 'money' }),
      money('dealPrice', t('estates:signedAmount')),
      count('unsubscribed', t('statistics:unsubscribed')),
      count('cancelled', t('statistics:cancelled')),
      money('commissionAmount', label('commissionDue')),
      money('settledAmount', label('settledAmount')),
      money('unsettledAmount', t('statistics:unsettled')),
      money('sentAmount', t('statistics:sent')),
      money('pendingAmount', t('statistics:pending')),
      money('cancelAmount', t('statistics:writtenOff')),
      rate('visitRate', t('statistics:visitRate')),
      rate('signRate', t('statistics:signRate')),
    ];
  }, [label, query, seesAll, sums, t]);
}
