import { useTranslation } from 'react-i18next';
import { type IncomeRow, incomeRecords } from '#contracts/areas/incomeRecords.ts';
import { call } from '../../api/client.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import type { BatchDialogProps } from '../../kit/table/BatchOpener.tsx';
import { AmountBatch } from './AmountBatch.tsx';

/** 批量审核通过 of incomes, in the parts that they have. */
export default function AuditDialog(props: BatchDialogProps<IncomeRow>) {
  const { t } = useTranslation(['incomes', 'refunds']);
  const typeName = useCodeName('incomeType');
  return (
    <AmountBatch
      {...props}
      title={t('refunds:batchAudit')}
      send={(ids) => call(incomeRecords.batchAudit, { body: { ids } }, { quiet: true })}
      lineOf={({ incomeNo, type }) => ({ name: incomeNo, about: typeName(type) })}
      willDo={(count, amount) => t('incomes:willPass', { count, amount })}
      result={(done, failed) => t('incomes:passResult', { done, failed })}
    />
  );
}
