import { useTranslation } from 'react-i18next';
import { type WithdrawRow, withdraws } from '#contracts/areas/withdraws.ts';
import type { BatchDialogProps } from '../../kit/table/BatchOpener.tsx';
import { WithdrawBatch } from './WithdrawBatch.tsx';

/** 批量打款: what arrives at the members. The channel has it then, and answers later. */
export default function PayDialog(props: BatchDialogProps<WithdrawRow>) {
  const { t } = useTranslation('withdraws');
  return (
    <WithdrawBatch
      {...props}
      title={t('batchPay')}
      endpoint={withdraws.batchPay}
      amountOf={({ arriveAmount }) => arriveAmount}
      willDo={(count, amount) => t('willPay', { count, amount })}
      result={(done, failed) => t('payResult', { done, failed })}
      moved="submitted"
    />
  );
}
