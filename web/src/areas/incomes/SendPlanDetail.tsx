import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { type SendPlanRecord, sendPlans } from '#contracts/areas/sendPlans.ts';
import { useFreshData } from '../../api/hooks.ts';
import { sendPlanList } from '../../domain/finance/financePaths.ts';
import { SendPlanStatusTag } from '../../domain/finance/SendPlanStatusTag.tsx';
import { DetailPage, Section, Timeline } from '../../kit/page/DetailPage.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { useRecordId } from '../../kit/page/useRecordId.ts';
import { MoveButtons } from '../../kit/table/MoveButtons.tsx';
import { AccountFacts, IncomeOfPlan, JournalFacts, PlanFacts, Siblings } from './SendPlanFacts.tsx';
import { useSendPlanMoves } from './useSendPlanMoves.ts';

/** 发放计划详情 (domain design, section 12.5). */
export default function SendPlanDetail() {
  const id = useRecordId();
  return id ? <OnePlan key={id} id={id} /> : <Navigate to={sendPlanList} replace />;
}

function OnePlan({ id }: { id: string }) {
  const { data, error, reload } = useFreshData(sendPlans.get, { params: { id } });
  return data ? <Shown plan={data} reload={() => reload()} /> : <LoadState error={error} onRetry={reload} />;
}

function Shown({ plan, reload }: { plan: SendPlanRecord; reload: () => unknown }) {
  const { t } = useTranslation(['incomes', 'common']);
  return (
    <DetailPage
      title={plan.planNo}
      tags={<SendPlanStatusTag status={plan.status} />}
      actions={<PlanButtons plan={plan} onChanged={reload} />}
    >
      <Section title={t('incomes:planInfo')}>
        <PlanFacts plan={plan} onSeen={reload} />
      </Section>
      <Section title={t('incomes:ofIncome')}>
        <IncomeOfPlan plan={plan} />
      </Section>
      <Section title={t('incomes:siblings')}>
        <Siblings plan={plan} />
      </Section>
      <Section title={t('incomes:memberAccount')}>
        <AccountFacts plan={plan} />
      </Section>
      <Section title={t('incomes:journal')}>
        <JournalFacts plan={plan} />
      </Section>
      <Section title={t('common:operationLog')}>
        <Timeline logs={plan.logs} />
      </Section>
    </DetailPage>
  );
}

function PlanButtons({ plan, onChanged }: { plan: SendPlanRecord; onChanged: () => unknown }) {
  const moves = useSendPlanMoves(onChanged);
  return (
    <>
      <MoveButtons of={plan} moves={moves} />
      {moves.dialog(plan.id)}
    </>
  );
}
