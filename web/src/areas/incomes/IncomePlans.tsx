import { useTranslation } from 'react-i18next';
import type { IncomeRecord } from '#contracts/areas/incomeRecords.ts';
import { sendPlanDetail, sendPlanList, sendPlanPath } from '../../domain/finance/financePaths.ts';
import { SendPlanStatusTag } from '../../domain/finance/SendPlanStatusTag.tsx';
import { formatDateTime, formatMoney } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { ScreenLink } from '../../kit/page/ScreenLink.tsx';
import { InnerTable } from '../../kit/table/InnerTable.tsx';
import { PlanDay } from './PlanDay.tsx';

/** 发放计划 of an income; before its audit the parts that it will have, without numbers. */
export function IncomePlans({
  income: { plans, periods },
}: {
  income: Pick<IncomeRecord, 'plans' | 'periods'>;
}) {
  const { t } = useTranslation(['incomes', 'menu']);
  const label = useLabel();
  const isMade = plans.some(({ id }) => id !== '');
  return (
    <InnerTable
      label={t(`menu:${sendPlanList}`)}
      rows={plans}
      keyOf={({ period }) => String(period)}
      columns={[
        { key: 'period', title: label('planPeriod'), render: ({ period }) => `${period}/${periods}` },
        ...(isMade
          ? [
              {
                ...{ key: 'planNo', title: label('planNo') },
                render: ({ id, planNo }: IncomeRecord['plans'][number]) => (
                  <ScreenLink screen={sendPlanDetail} to={sendPlanPath(id)}>
                    {planNo}
                  </ScreenLink>
                ),
              },
            ]
          : []),
        { key: 'planDate', title: label('planDate'), render: (plan) => <PlanDay plan={plan} /> },
        {
          ...{ key: 'amount', title: label('planAmount'), align: 'right' },
          render: ({ amount }) => formatMoney(amount),
        },
        {
          ...{ key: 'status', title: label('sendPlanStatus') },
          render: ({ status }) => <SendPlanStatusTag status={status} />,
        },
        ...(isMade
          ? [
              {
                ...{ key: 'sendTime', title: label('sendTime') },
                render: ({ sendTime }: IncomeRecord['plans'][number]) => formatDateTime(sendTime),
              },
              {
                ...{ key: 'journalNo', title: t('incomes:journalNo') },
                render: ({ journalNo }: IncomeRecord['plans'][number]) => journalNo,
              },
            ]
          : []),
      ]}
    />
  );
}
