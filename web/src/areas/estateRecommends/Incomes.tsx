import { useTranslation } from 'react-i18next';
import type { Recommend } from '#contracts/areas/estateRecommends.ts';
import { formatDate, formatMoney } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { InnerTable } from '../../kit/table/InnerTable.tsx';

/** 收入记录 of a recommend: the parts of its commission and of the reward for the visit, each with its day. */
export function Incomes({ incomes }: Pick<Recommend, 'incomes'>) {
  const { t } = useTranslation('estateRecommends');
  const incomeName = useCodeName('incomeStatus');
  const planName = useCodeName('sendPlanStatus');
  const rows = incomes.flatMap(({ plans, ...income }) =>
    plans.map((plan) => ({ ...income, plan, of: plans.length })),
  );
  return (
    <InnerTable
      label={t('incomes')}
      rows={rows}
      keyOf={({ id, plan }) => `${id}/${plan.period}`}
      columns={[
        { key: 'incomeNo', title: t('incomeNo'), render: ({ incomeNo }) => incomeNo },
        { key: 'purpose', title: t('incomePurpose'), render: ({ purpose }) => t(`purpose.${purpose}`) },
        {
          key: 'income',
          title: t('incomeAmount'),
          align: 'right',
          render: ({ amount }) => formatMoney(amount),
        },
        { key: 'status', title: t('incomeState'), render: ({ status }) => incomeName(status) },
        { key: 'period', title: t('period'), render: ({ plan, of }) => `${plan.period}/${of}` },
        { key: 'planDate', title: t('planDate'), render: ({ plan }) => formatDate(plan.planDate) },
        {
          key: 'planAmount',
          title: t('planAmount'),
          align: 'right',
          render: ({ plan }) => formatMoney(plan.amount),
        },
        { key: 'planState', title: t('planState'), render: ({ plan }) => planName(plan.status) },
      ]}
    />
  );
}
