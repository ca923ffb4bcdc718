import Button from '@douyinfe/semi-ui/lib/es/button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WithdrawRow } from '#contracts/areas/withdraws.ts';
import { TopBar } from '../../kit/page/TopBar.tsx';

const PassDialog = lazy(() => import('./PassDialog.tsx'));

interface Props {
  /** The ticked rows. */
  chosen: readonly WithdrawRow[];
  onChanged: () => unknown;
}

/** How many withdrawals are ticked, and the button that lets them pass. */
export function BatchPass({ chosen, onChanged }: Props) {
  const { t } = useTranslation(['refunds', 'kit']);
  const [shown, setShown] = useState<readonly WithdrawRow[]>();
  return (
    <>
      <span>{t('kit:batch.picked', { count: chosen.length })}</span>
      <Button disabled={chosen.length === 0} onClick={() => setShown(chosen)}>
        {t('refunds:batchAudit')}
      </Button>
      {shown && (
        <Suspense fallback={<TopBar active />}>
          <PassDialog withdraws={shown} onChanged={onChanged} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  );
}
