import { useTranslation } from 'react-i18next';
import { type IncomeRow, incomeRecords } from '#contracts/areas/incomeRecords.ts';
import { call } from '../../api/client.ts';
import { TopDialog } from '../../kit/dialogs/TopDialog.tsx';
import { formatMoney, formatReportMoney } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { BatchFooter } from '../../kit/table/BatchFooter.tsx';
import { BatchItems } from '../../kit/table/BatchItems.tsx';
import type { BatchDialogProps } from '../../kit/table/BatchOpener.tsx';
import { useBatchCall } from '../../kit/table/useBatchCall.ts';

/** 批量审核通过: how many incomes and how much, and then what became of each. Their parts are those that they have. */
export default function AuditDialog({ rows, onSent, onClose }: BatchDialogProps<IncomeRow>) {
  const { t } = useTranslation(['incomes', 'refunds']);
  const typeName = useCodeName('incomeType');
  const batch = useBatchCall(
    (ids) => call(incomeRecords.batchAudit, { body: { ids } }, { quiet: true }),
    onSent,
  );
  const { busy, isSent, failed } = batch;
  const sum = formatReportMoney(rows.reduce((all, { amount }) => all + amount, 0));
  return (
    <TopDialog
      title={t('refunds:batchAudit')}
      width={640}
      onClose={() => !busy && onClose()}
      footer={<BatchFooter {...{ batch, onClose }} ids={rows.map(({ id }) => id)} />}
    >
      <BatchItems
        summary={
          isSent
            ? t('incomes:passResult', { done: rows.length - failed.length, failed: failed.length })
            : t('incomes:willPass', { count: rows.length, amount: sum })
        }
        lines={rows.map(({ id, incomeNo, memberName, type, amount }) => ({
          ...{ id, name: incomeNo, detail: `${memberName} ${typeName(type)} ${formatMoney(amount)}` },
          ...batch.stateOf(id),
        }))}
      />
    </TopDialog>
  );
}
