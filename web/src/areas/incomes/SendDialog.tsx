import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SendPlanRow, sendPlans } from '#contracts/areas/sendPlans.ts';
import { call } from '../../api/client.ts';
import type { BatchDialogProps } from '../../kit/table/BatchOpener.tsx';
import { AmountBatch } from './AmountBatch.tsx';

/** 批量发放, with the amounts that were confirmed: what has been sent counts as done, and is not sent twice. */
export default function SendDialog(props: BatchDialogProps<SendPlanRow>) {
  const { t } = useTranslation('incomes');
  const [confirmed] = useState(() => new Map(props.rows.map(({ id, amount }) => [id, amount])));
  const amountsOf = (ids: string[]) => ids.flatMap((id) => confirmed.get(id) ?? []);
  return (
    <AmountBatch
      {...props}
      title={t('batchSend')}
      send={(ids) => call(sendPlans.batchSend, { body: { ids, amounts: amountsOf(ids) } }, { quiet: true })}
      lineOf={({ planNo, planDate }) => ({ name: planNo, about: planDate })}
      willDo={(count, amount) => t('willSend', { count, amount })}
      result={(done, failed) => t('sendResult', { done, failed })}
    />
  );
}
