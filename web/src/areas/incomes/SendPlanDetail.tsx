import Button from '@douyinfe/semi-ui/lib/es/button';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { type SendPlanRecord, sendPlans } from '#contracts/areas/sendPlans.ts';
import { useFreshData } from '../../api/hooks.ts';
import { sendPlanList } from '../../domain/finance/financePaths.ts';
import { SendPlanStatusTag } from '../../domain/finance/SendPlanStatusTag.tsx';
import { useMoveParam } from '../../kit/dialogs/useMoveParam.ts';
import { DetailPage, Section, Timeline } from '../../kit/page/DetailPage.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { TopBar } from '../../kit/page/TopBar.tsx';
import { useRecordId } from '../../kit/page/useRecordId.ts';
import { planMoves } from './moves.ts';
import { AccountFacts, IncomeOfPlan, JournalFacts, PlanFacts, Siblings } from './SendPlanFacts.tsx';
import { useSend } from './useSend.ts';

const SendPlanMove = lazy(() => import('./SendPlanMove.tsx'));

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
      actions={<Moves plan={plan} onChanged={reload} />}
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

function Moves({ plan, onChanged }: { plan: SendPlanRecord; onChanged: () => unknown }) {
  const { t } = useTranslation('incomes');
  const moving = useMoveParam(planMoves);
  const send = useSend(onChanged);
  return (
    <>
      {planMoves
        .filter((move) => plan.actions.includes(move))
        .map((move) => (
          <Button key={move} onClick={() => moving.open(move, plan.id)}>
            {t(`planMove.${move}`)}
          </Button>
        ))}
      {plan.actions.includes('send') && (
        <Button theme="solid" onClick={() => void send(plan).catch(() => undefined)}>
          {t(`planMove.${plan.failReason ? 'resend' : 'send'}`)}
        </Button>
      )}
      <Suspense fallback={<TopBar active />}>
        {moving.opened?.id === plan.id && (
          <SendPlanMove
            key={moving.opened.key}
            id={plan.id}
            move={moving.opened.move}
            onChanged={onChanged}
            onClose={moving.close}
          />
        )}
      </Suspense>
    </>
  );
}
