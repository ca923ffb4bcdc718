import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { payType, refundStatus } from '#contracts/enums/orders.ts';
import type { Refund, RefundRow } from '#contracts/trade/refunds.ts';
import { call } from '../../api/client.ts';
import { useMay } from '../../api/session.ts';
import { largeAmount } from '../../domain/trade/largeAmount.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { type BatchAction, BatchActions } from '../../kit/table/BatchActions.tsx';
import type { Outcome } from '../../kit/table/batch.ts';
import type { Picks } from '../../kit/table/useSelection.ts';
import type { RefundCalls } from './refundKind.ts';

interface Props {
  calls: RefundCalls;
  picks: Picks<RefundRow>;
}

const quiet = { quiet: true };

/**
 * A refund that was handed to the channel is not paid yet: the channel answers later and may refuse. No channel answers for an order that was paid
 * offline.
 * @param byHand what to do then
 */
function outcomeOf({ status, failReason, channel }: Refund, byHand: string): Outcome {
  if (status === refundStatus.failed) return { failed: failReason };
  if (status !== refundStatus.paying) return 'done';
  return channel === payType.offline ? { next: byHand } : 'submitted';
}

/** 批量审核通过 and 批量退款, each for the ticked rows that allow it, with the amounts of the rows. */
export function RefundBatches({ calls, picks }: Props) {
  const { t } = useTranslation(['refunds', 'common']);
  const mayPay = useMay(calls.execute);
  const audit: BatchAction<RefundRow> = {
    title: t('refunds:batchAudit'),
    allows: ({ actions }) => actions.includes('audit'),
    run: ({ id, refundAmount, feeAmount }) =>
      call(calls.audit, { params: { id }, body: { pass: 1, refundAmount, feeAmount, remark: '' } }, quiet),
  };
  // What the channel has refused once can only be tried again, under the same number.
  const refused = useRef(new Set<string>());
  const pay = ({ id }: RefundRow) =>
    call(calls[refused.current.has(id) ? 'retry' : 'execute'], { params: { id } }, quiet);
  const execute: BatchAction<RefundRow> = {
    title: t('refunds:batchExecute'),
    allows: ({ actions }) => actions.includes('execute'),
    run: (row) => pay(row).then((): Outcome => 'submitted'),
    follow: async ({ id }) => {
      const refund = await call(calls.get, { params: { id } }, quiet);
      if (refund.status === refundStatus.failed) refused.current.add(id);
      return outcomeOf(refund, t('refunds:offlineNext', { finish: t('refunds:finish') }));
    },
  };
  const warningsOf = (items: readonly RefundRow[]) => {
    const large = items.filter(({ refundAmount }) => refundAmount >= largeAmount);
    if (large.length === 0) return [];
    const refunds = large.map(({ refundNo, refundAmount }) => `${refundNo} ${formatMoney(refundAmount)}`);
    return [t('refunds:areLarge', { count: large.length, refunds: refunds.join(t('common:comma')) })];
  };
  return (
    <BatchActions
      picks={picks}
      actions={mayPay ? [audit, execute] : [audit]}
      nameOf={({ refundNo }) => refundNo}
      detailOf={({ memberName, refundAmount }) => `${memberName} ${formatMoney(refundAmount)}`}
      amountOf={({ refundAmount }) => refundAmount}
      warningsOf={warningsOf}
    />
  );
}
