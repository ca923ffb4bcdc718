import Button from '@douyinfe/semi-ui/lib/es/button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SendPlanRow } from '#contracts/areas/sendPlans.ts';
import { TopBar } from '../../kit/page/TopBar.tsx';

const SendDialog = lazy(() => import('./SendDialog.tsx'));

interface Props {
  /** The ticked rows. */
  chosen: readonly SendPlanRow[];
  onChanged: () => void;
}

/** How many plans are ticked, and the button that sends them. */
export function BatchSend({ chosen, onChanged }: Props) {
  const { t } = useTranslation(['incomes', 'kit']);
  const [plans, setPlans] = useState<readonly SendPlanRow[]>();
  return (
    <>
      <span>{t('kit:batch.picked', { count: chosen.length })}</span>
      <Button disabled={chosen.length === 0} onClick={() => setPlans(chosen)}>
        {t('incomes:batchSend')}
      </Button>
      {plans && (
        <Suspense fallback={<TopBar active />}>
          <SendDialog plans={plans} onChanged={onChanged} onClose={() => setPlans(undefined)} />
        </Suspense>
      )}
    </>
  );
}
