import { useTranslation } from 'react-i18next';
import type { PlanPart } from '#contracts/finance/sendPlans.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { InnerTable } from '../../kit/table/InnerTable.tsx';
import css from './PlanPreview.module.css';

/** The parts in which an amount will be paid, before it is saved. */
export function PlanPreview({ parts }: { parts: readonly PlanPart[] }) {
  const { t } = useTranslation('incomes');
  const label = useLabel();
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  return (
    <section className={css.preview} aria-label={t('preview')}>
      <p role="status">{t('previewOf', { periods: parts.length, amount: formatMoney(amount) })}</p>
      <div className={css.parts}>
        <InnerTable
          label={t('preview')}
          rows={parts}
          keyOf={({ period }) => String(period)}
          columns={[
            {
              key: 'period',
              title: label('planPeriod'),
              render: ({ period }) => `${period}/${parts.length}`,
            },
            { key: 'planDate', title: label('planDate'), render: ({ planDate }) => planDate },
            {
              ...{ key: 'amount', title: label('planAmount'), align: 'right' },
              render: (part) => formatMoney(part.amount),
            },
          ]}
        />
      </div>
    </section>
  );
}
