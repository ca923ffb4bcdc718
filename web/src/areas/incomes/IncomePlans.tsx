import { useTranslation } from 'react-i18next';
import type { IncomeRecord } from '#contracts/areas/incomeRecords.ts';
import { incomeStatus, sendPlanStatus } from '#contracts/enums/finance.ts';
import { sendPlanDetail, sendPlanList, sendPlanPath } from '../../domain/finance/financePaths.ts';
import { SendPlanStatusTag } from '../../domain/finance/SendPlanStatusTag.tsx';
import { formatDateTime, formatMoney } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { ScreenLink } from '../../kit/page/ScreenLink.tsx';
import { InnerTable } from '../../kit/table/InnerTable.tsx';
import { JournalLink } from './JournalLink.tsx';
import { PlanDay } from './PlanDay.tsx';

type Plan = IncomeRecord['plans'][number];

/** 发放计划 of an income; before its audit the parts that it will have, without numbers. */
export function IncomePlans({
  income: { plans, periods, status: ofIncome, endReason },
}: {
  income: Pick<IncomeRecord, 'plans' | 'periods' | 'status' | 'endReason'>;
}) {
  const { t } = useTranslation(['incomes', 'menu']);
  const label = useLabel();
  const live = plans.filter(({ status }) => status !== sendPlanStatus.cancelled);
  /** What became of the amount of a cancelled plan; of an income that was refused nothing is said. */
  const endOf = ({ status, mergedInto, cancelReason }: Plan) => {
    if (status !== sendPlanStatus.cancelled || !cancelReason) return '';
    if (mergedInto > 0) return t('incomes:mergedInto', { period: mergedInto });
    const isVoid = ofIncome === incomeStatus.voided && cancelReason === endReason;
    return t(isVoid ? 'incomes:endedWithIncome' : 'incomes:writtenOff');
  };
  const isMade = plans.some(({ id }) => id !== '');
  return (
    <InnerTable
      label={t(`menu:${sendPlanList}`)}
      rows={plans}
      keyOf={({ period }) => String(period)}
      columns={[
        {
          ...{ key: 'period', title: label('planPeriod'), foot: t('incomes:plansTotal') },
          render: ({ period }) => `${period}/${periods}`,
        },
        ...(isMade
          ? [
              {
                ...{ key: 'planNo', title: label('planNo') },
                render: ({ id, planNo }: Plan) => (
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
          foot: formatMoney(live.reduce((sum, { amount }) => sum + amount, 0)),
        },
        {
          ...{ key: 'status', title: label('sendPlanStatus') },
          render: (plan) => (
            <>
              <SendPlanStatusTag status={plan.status} /> <span title={plan.cancelReason}>{endOf(plan)}</span>
            </>
          ),
        },
        ...(isMade
          ? [
              {
                ...{ key: 'sendTime', title: label('sendTime') },
                render: ({ sendTime }: Plan) => formatDateTime(sendTime),
              },
              {
                ...{ key: 'journalNo', title: t('incomes:journalNo') },
                render: ({ journalNo }: Plan) => <JournalLink no={journalNo} />,
              },
            ]
          : []),
      ]}
    />
  );
}
