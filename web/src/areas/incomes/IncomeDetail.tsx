import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { type IncomeRecord, incomeRecords } from '#contracts/areas/incomeRecords.ts';
import { incomeStatus } from '#contracts/enums/finance.ts';
import { useFreshData } from '../../api/hooks.ts';
import { incomeList, sendPlanList } from '../../domain/finance/financePaths.ts';
import { IncomeStatusTag } from '../../domain/finance/IncomeStatusTag.tsx';
import { formatMoney } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { DetailPage, Figures, Section, Timeline } from '../../kit/page/DetailPage.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { useRecordId } from '../../kit/page/useRecordId.ts';
import { MoveButtons } from '../../kit/table/MoveButtons.tsx';
import { AuditFacts, BasicFacts, CalculationFacts, SendingFacts } from './IncomeFacts.tsx';
import { IncomePlans } from './IncomePlans.tsx';
import { useIncomeMoves } from './useIncomeMoves.ts';

/** 收入详情 (domain design, section 12.2). */
export default function IncomeDetail() {
  const id = useRecordId();
  return id ? <OneIncome key={id} id={id} /> : <Navigate to={incomeList} replace />;
}

function OneIncome({ id }: { id: string }) {
  const { data, error, reload } = useFreshData(incomeRecords.get, { params: { id } });
  return data ? (
    <Shown income={data} reload={() => reload()} />
  ) : (
    <LoadState error={error} onRetry={reload} />
  );
}

function Shown({ income, reload }: { income: IncomeRecord; reload: () => unknown }) {
  const { t } = useTranslation(['incomes', 'menu', 'common']);
  const label = useLabel();
  return (
    <DetailPage
      title={income.incomeNo}
      tags={<IncomeStatusTag status={income.status} />}
      actions={<IncomeButtons income={income} onChanged={reload} />}
    >
      <Figures
        figures={[
          { label: label('incomeAmount'), value: formatMoney(income.amount) },
          { label: label('sentAmount'), value: formatMoney(income.sentAmount) },
          {
            label:
              income.status === incomeStatus.toAudit ? t('incomes:toAuditFigure') : label('pendingAmount'),
            value: formatMoney(income.pendingAmount),
          },
          { label: t('incomes:notPaidFigure'), value: formatMoney(income.cancelAmount) },
          ...(income.takenBackAmount > 0
            ? [{ label: t('incomes:takenBack'), value: formatMoney(income.takenBackAmount) }]
            : []),
        ]}
      />
      <Section title={t('incomes:basic')}>
        <BasicFacts income={income} onSeen={reload} />
      </Section>
      <Section title={t('incomes:calculation')}>
        <CalculationFacts income={income} />
      </Section>
      <Section title={label('sendMode')}>
        <SendingFacts income={income} />
      </Section>
      <Section title={t(`menu:${sendPlanList}`)}>
        <IncomePlans income={income} />
      </Section>
      <Section title={t('incomes:auditInfo')}>
        <AuditFacts income={income} />
      </Section>
      <Section title={t('common:operationLog')}>
        <Timeline logs={income.logs} />
      </Section>
    </DetailPage>
  );
}

function IncomeButtons({ income, onChanged }: { income: IncomeRecord; onChanged: () => unknown }) {
  const moves = useIncomeMoves(onChanged);
  return (
    <>
      <MoveButtons of={income} moves={moves} />
      {moves.dialog(income.id)}
    </>
  );
}
