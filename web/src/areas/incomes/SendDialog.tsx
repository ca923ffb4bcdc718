import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SendPlanRow, sendPlans } from '#contracts/areas/sendPlans.ts';
import { call } from '../../api/client.ts';
import { TopDialog } from '../../kit/dialogs/TopDialog.tsx';
import { formatMoney, formatReportMoney } from '../../kit/display/format.ts';
import { BatchFooter } from '../../kit/table/BatchFooter.tsx';
import { BatchItems } from '../../kit/table/BatchItems.tsx';
import type { BatchDialogProps } from '../../kit/table/BatchOpener.tsx';
import { useBatchCall } from '../../kit/table/useBatchCall.ts';

/**
 * 批量发放: how many plans and how much, and after sending what became of each. What failed, or was not answered, can be sent again: what has been sent counts as
 * done, and is not sent twice.
 */
export default function SendDialog({ rows: plans, onSent, onClose }: BatchDialogProps<SendPlanRow>) {
  const { t } = useTranslation('incomes');
  const [confirmed] = useState(() => new Map(plans.map(({ id, amount }) => [id, amount])));
  const amountsOf = (ids: string[]) => ids.flatMap((id) => confirmed.get(id) ?? []);
  const batch = useBatchCall(
    (ids) => call(sendPlans.batchSend, { body: { ids, amounts: amountsOf(ids) } }, { quiet: true }),
    onSent,
  );
  const { busy, isSent, failed } = batch;
  const sum = formatReportMoney(plans.reduce((all, { amount }) => all + amount, 0));
  return (
    <TopDialog
      title={t('batchSend')}
      width={640}
      onClose={() => !busy && onClose()}
      footer={<BatchFooter {...{ batch, onClose }} ids={plans.map(({ id }) => id)} />}
    >
      <BatchItems
        summary={
          isSent
            ? t('sendResult', { done: plans.length - failed.length, failed: failed.length })
            : t('willSend', { count: plans.length, amount: sum })
        }
        lines={plans.map(({ id, planNo, memberName, planDate, amount }) => ({
          ...{ id, name: planNo, detail: `${memberName} ${planDate} ${formatMoney(amount)}` },
          ...batch.stateOf(id),
        }))}
      />
    </TopDialog>
  );
}
