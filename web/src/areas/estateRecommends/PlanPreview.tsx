import { useTranslation } from 'react-i18next';
import { monthlyPlans } from '#contracts/estate/sendPlans.ts';
import { isDate } from '#contracts/forms/fields.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { InnerTable } from '../../kit/table/InnerTable.tsx';

interface Props {
  /** Cents, once an amount was typed. */
  amount: unknown;
  periods: number;
  firstDate: string;
}

/** The parts in which an amount will be paid, before it is settled. */
export function PlanPreview({ amount, periods, firstDate }: Props) {
  const { t } = useTranslation('estateRecommends');
  if (typeof amount !== 'number' || amount < 1 || !isDate(firstDate)) return null;
  return (
    <InnerTable
      label={t('plans')}
      rows={monthlyPlans(amount, periods, firstDate)}
      keyOf={({ period }) => String(period)}
      columns={[
        { key: 'period', title: t('period'), render: ({ period }) => String(period) },
        { key: 'planDate', title: t('planDate'), render: ({ planDate }) => planDate },
        {
          key: 'planAmount',
          title: t('planAmount'),
          align: 'right',
          render: (plan) => formatMoney(plan.amount),
        },
      ]}
    />
  );
}
