import { useTranslation } from 'react-i18next';
import type { Recommend } from '#contracts/areas/estateRecommends.ts';
import { incomeDetail, incomeList, incomePath } from '../../domain/finance/financePaths.ts';
import { IncomeStatusTag } from '../../domain/finance/IncomeStatusTag.tsx';
import { SendPlanStatusTag } from '../../domain/finance/SendPlanStatusTag.tsx';
import { formatDate, formatMoney } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { ScreenLink } from '../../kit/page/ScreenLink.tsx';
import { InnerTable } from '../../kit/table/InnerTable.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';

/** 收入记录 of a recommend: the parts of its commission and of the reward for the visit, each with its day; also before their audit. */
export function Incomes({ incomes }: Pick<Recommend, 'incomes'>) {
  const { t } = useTranslation(['estateRecommends', 'menu']);
  const label = useLabel();
  const rows = incomes.flatMap(({ plans, ...income }) =>
    plans.map((plan) => ({ ...income, plan, of: plans.length })),
  );
  return (
    <InnerTable
      label={t(`menu:${incomeList}`)}
      rows={rows}
      keyOf={({ id, plan }) => `${id}/${plan.period}`}
      columns={[
        {
          ...{ key: 'incomeNo', title: label('incomeNo') },
          render: ({ id, incomeNo }) => (
            <ScreenLink screen={incomeDetail} to={incomePath(id)}>
              {incomeNo}
            </ScreenLink>
          ),
        },
        {
          ...{ key: 'purpose', title: t('estateRecommends:incomePurpose') },
          render: ({ purpose }) => t(`estateRecommends:purpose.${purpose}`),
        },
        {
          ...{ key: 'income', title: label('incomeAmount'), align: 'right' },
          render: ({ amount }) => formatMoney(amount),
        },
        {
          ...{ key: 'status', title: label('incomeStatus') },
          render: ({ status, endReason }) => (
            <TwoLines below={endReason}>
              <IncomeStatusTag status={status} />
            </TwoLines>
          ),
        },
        { key: 'period', title: label('planPeriod'), render: ({ plan, of }) => `${plan.period}/${of}` },
        { key: 'planDate', title: label('planDate'), render: ({ plan }) => formatDate(plan.planDate) },
        {
          ...{ key: 'planAmount', title: label('planAmount'), align: 'right' },
          render: ({ plan }) => formatMoney(plan.amount),
        },
        {
          ...{ key: 'planState', title: label('sendPlanStatus') },
          render: ({ plan }) => <SendPlanStatusTag status={plan.status} />,
        },
      ]}
    />
  );
}
