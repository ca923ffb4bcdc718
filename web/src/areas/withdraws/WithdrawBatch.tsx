import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WithdrawRow, withdraws } from '#contracts/areas/withdraws.ts';
import { withdrawWay } from '#contracts/enums/finance.ts';
import { valuesOf } from '#contracts/enums.ts';
import { call } from '../../api/client.ts';
import { largeAmount } from '../../domain/trade/largeAmount.ts';
import { AboutBlock } from '../../kit/dialogs/AboutBlock.tsx';
import { TopDialog } from '../../kit/dialogs/TopDialog.tsx';
import { formatMoney, formatReportMoney } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { BatchFooter } from '../../kit/table/BatchFooter.tsx';
import { BatchItems, type BatchLine } from '../../kit/table/BatchItems.tsx';
import type { BatchDialogProps } from '../../kit/table/BatchOpener.tsx';
import { useBatchCall } from '../../kit/table/useBatchCall.ts';
import { obstaclesOf } from './hindrances.ts';

interface Props extends BatchDialogProps<WithdrawRow> {
  title: string;
  endpoint: typeof withdraws.batchAudit | typeof withdraws.batchPay;
  /** The amount that the move is about, in cents. */
  amountOf: (withdraw: WithdrawRow) => number;
  /** What will be done, before; the count is of those that are sent. */
  willDo: (count: number, amount: string) => string;
  /** What became of it. */
  result: (done: number, failed: number) => string;
  /** What a withdrawal is that was moved on. */
  moved: BatchLine['state'];
}

/**
 * A move of many withdrawals: how many and how much, by way of payment, what is left out and why; then what became of each. Each is compared and set for
 * itself, so that what was not answered can be sent again without moving anything twice.
 */
export function WithdrawBatch({ rows: chosen, onSent, onClose, ...of }: Props) {
  const { t } = useTranslation(['withdraws', 'common']);
  const wayName = useCodeName('withdrawWay');
  const batch = useBatchCall((ids) => call(of.endpoint, { body: { ids } }, { quiet: true }), onSent);
  // As it was when the dialog opened: what stands against a row is compared once more where it is moved.
  const [rows] = useState(() => chosen.map((row) => ({ ...row, obstacles: obstaclesOf(row) })));
  const sent = rows.filter(({ obstacles }) => obstacles.length === 0);
  const skipped = rows.filter(({ obstacles }) => obstacles.length > 0);
  const comma = t('common:comma');
  const sumOf = (some: readonly WithdrawRow[]) =>
    formatReportMoney(some.reduce((sum, row) => sum + of.amountOf(row), 0));

  const facts = valuesOf(withdrawWay).flatMap((way) => {
    const some = sent.filter((row) => row.way === way);
    const value = t('withdraws:ofWay', { count: some.length, amount: sumOf(some) });
    return some.length > 0 ? [{ label: wayName(way), value }] : [];
  });
  const large = sent.filter(({ amount }) => amount >= largeAmount);
  const reasons = Map.groupBy(skipped, ({ obstacles }) => obstacles.join(comma));
  const warnings = [
    ...[...reasons].map(([reason, { length }]) => t('withdraws:leftOut', { count: length, reason })),
    ...(large.length > 0
      ? [
          t('withdraws:areLarge', {
            count: large.length,
            withdraws: large
              .map(({ withdrawNo, amount }) => `${withdrawNo} ${formatMoney(amount)}`)
              .join(comma),
          }),
        ]
      : []),
  ];

  const stateOf = ({ id, obstacles }: (typeof rows)[number]): Pick<BatchLine, 'state' | 'fault' | 'note'> => {
    if (obstacles.length > 0) return { state: 'skipped', note: obstacles.join(comma) };
    const now = batch.stateOf(id);
    return now.state === 'done' ? { state: of.moved } : now;
  };
  return (
    <TopDialog
      title={of.title}
      width={640}
      onClose={() => !batch.busy && onClose()}
      footer={<BatchFooter {...{ batch, onClose }} ids={sent.map(({ id }) => id)} />}
    >
      {!batch.isSent && <AboutBlock {...{ facts, warnings }} />}
      <BatchItems
        summary={
          batch.isSent
            ? of.result(sent.length - batch.failed.length, batch.failed.length)
            : of.willDo(sent.length, sumOf(sent))
        }
        lines={[...sent, ...skipped].map((row) => ({
          ...{ id: row.id, name: row.withdrawNo },
          detail: `${row.memberName} ${wayName(row.way)} ${formatMoney(of.amountOf(row))}`,
          ...stateOf(row),
        }))}
      />
    </TopDialog>
  );
}
