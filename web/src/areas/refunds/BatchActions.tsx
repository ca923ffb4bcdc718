import Button from '@douyinfe/semi-ui/lib/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefundRow } from '#contracts/refunds.ts';
import type { TradeKind } from '#contracts/trade.ts';
import { call } from '../../api/client.ts';
import { useRight } from '../../api/session.ts';
import { BatchDialog } from '../../kit/BatchDialog.tsx';
import { formatMoney } from '../../kit/format.ts';
import { payRefunds } from './paths.ts';
import type { RefundCalls } from './refundKind.ts';

interface Props {
  kind: TradeKind;
  calls: RefundCalls;
  /** The ticked rows. */
  chosen: readonly RefundRow[];
  onChanged: () => void;
}

const quiet = { quiet: true };

/** 批量审核通过 and 批量退款, each for those of the ticked rows that allow it, with the amounts that the rows show. */
export function BatchActions({ kind, calls, chosen, onChanged }: Props) {
  const { t } = useTranslation(['refunds', 'kit']);
  const mayPay = useRight(payRefunds(kind));
  const [open, setOpen] = useState<'audit' | 'execute'>();
  const allowing = (move: string) => chosen.filter(({ actions }) => actions.includes(move));
  const run = {
    audit: ({ id, refundAmount, feeAmount }: RefundRow) =>
      call(calls.audit, { params: { id }, body: { pass: 1, refundAmount, feeAmount, remark: '' } }, quiet),
    execute: ({ id }: RefundRow) => call(calls.execute, { params: { id } }, quiet),
  };
  const titles = { audit: t('refunds:batchAudit'), execute: t('refunds:batchExecute') };
  const moves = mayPay ? (['audit', 'execute'] as const) : (['audit'] as const);
  return (
    <>
      <span>{t('kit:batch.picked', { count: chosen.length })}</span>
      {moves.map((move) => (
        <Button key={move} disabled={allowing(move).length === 0} onClick={() => setOpen(move)}>
          {titles[move]}
        </Button>
      ))}
      {open && (
        <BatchDialog
          title={titles[open]}
          items={allowing(open)}
          nameOf={({ refundNo }) => refundNo}
          detailOf={({ refundAmount }) => formatMoney(refundAmount)}
          run={run[open]}
          onChanged={onChanged}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
