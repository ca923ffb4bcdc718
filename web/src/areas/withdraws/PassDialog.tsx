import { useTranslation } from 'react-i18next';
import { type WithdrawRow, withdraws } from '#contracts/areas/withdraws.ts';
import type { BatchDialogProps } from '../../kit/table/BatchOpener.tsx';
import { WithdrawBatch } from './WithdrawBatch.tsx';

/** 批量审核通过: what the members asked for. */
export default function PassDialog(props: BatchDialogProps<WithdrawRow>) {
  const { t } = useTranslation(['withdraws', 'refunds']);
  return (
    <WithdrawBatch
      {...props}
      title={t('refunds:batchAudit')}
      endpoint={withdraws.batchAudit}
      amountOf={({ amount }) => amount}
      willDo={(count, amount) => t('withdraws:willPass', { count, amount })}
      result={(done, failed) => t('withdraws:passResult', { done, failed })}
      moved="done"
    />
  );
}
