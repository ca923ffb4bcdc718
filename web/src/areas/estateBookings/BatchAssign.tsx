import Button from '@douyinfe/semi-ui/lib/es/button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRow } from '#contracts/areas/estateBookings.ts';
import { TopBar } from '../../kit/page/TopBar.tsx';

const AssignDialog = lazy(() => import('./AssignDialog.tsx'));

interface Props {
  /** The ticked rows. */
  chosen: readonly BookingRow[];
  onChanged: () => void;
}

/** How many leads are ticked, and the button that gives them to one consultant. */
export function BatchAssign({ chosen, onChanged }: Props) {
  const { t } = useTranslation(['estateBookings', 'kit']);
  const [leads, setLeads] = useState<readonly BookingRow[]>();
  return (
    <>
      <span>{t('kit:batch.picked', { count: chosen.length })}</span>
      <Button disabled={chosen.length === 0} onClick={() => setLeads(chosen)}>
        {t('estateBookings:batchAssign')}
      </Button>
      {leads && (
        <Suspense fallback={<TopBar active />}>
          <AssignDialog leads={leads} onChanged={onChanged} onClose={() => setLeads(undefined)} />
        </Suspense>
      )}
    </>
  );
}
