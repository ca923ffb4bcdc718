import { useTranslation } from 'react-i18next';
import { type WithdrawRow, withdraws } from '#contracts/areas/withdraws.ts';
import { call } from '../../api/client.ts';
import { largeAmount } from '../../domain/trade/largeAmount.ts';
import { AboutBlock } from '../../kit/dialogs/AboutBlock.tsx';
import { TopDialog } from '../../kit/dialogs/TopDialog.tsx';
import { formatMoney, formatReportMoney } from '../../kit/display/format.ts';
import { BatchFooter } from '../../kit/table/BatchFooter.tsx';
import { BatchItems } from '../../kit/table/BatchItems.tsx';
import type { BatchDialogProps } from '../../kit/table/BatchOpener.tsx';
import { useBatchCall } from '../../kit/table/useBatchCall.ts';

/** 批量审核通过: how many and how much, then what became of each. */
export default function PassDialog({ rows: chosen, onSent, onClose }: BatchDialogProps<WithdrawRow>) {
  const { t } = useTranslation(['withdraws', 'refunds', 'common']);
  const batch = useBatchCall((ids) => call(withdraws.batchAudit, { body: { ids } }, { quiet: true }), onSent);
  const large = chosen.filter(({ amount }) => amount >= largeAmount);
  const summary = batch.isSent
    ? t('withdraws:passResult', { done: chosen.length - batch.failed.length, failed: batch.failed.length })
    : t('withdraws:willPass', {
        count: chosen.length,
        amount: formatReportMoney(chosen.reduce((sum, { amount }) => sum + amount, 0)),
      });
  return (
    <TopDialog
      title={t('refunds:batchAudit')}
      width={640}
      onClose={() => !batch.busy && onClose()}
      footer={<BatchFooter {...{ batch, onClose }} ids={chosen.map(({ id }) => id)} />}
    >
      {!batch.isSent && large.length > 0 && (
        <AboutBlock
          warnings={[
            t('withdraws:areLarge', {
              count: large.length,
              withdraws: large
                .map(({ withdrawNo, amount }) => `${withdrawNo} ${formatMoney(amount)}`)
                .join(t('common:comma')),
            }),
          ]}
        />
      )}
      <BatchItems
        summary={summary}
        lines={chosen.map(({ id, withdrawNo, memberName, amount }) => ({
          ...{ id, name: withdrawNo, detail: `${memberName} ${formatMoney(amount)}` },
          ...batch.stateOf(id),
        }))}
      />
    </TopDialog>
  );
}
