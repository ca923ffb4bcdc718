import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefundRow } from '#contracts/trade/refunds.ts';
import { MemberAndMobile } from '../../domain/members/MemberAndMobile.tsx';
import { largeAmount } from '../../domain/trade/largeAmount.ts';
import type { About } from '../../kit/dialogs/confirm.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { revealOf } from '../../kit/display/reveal.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import type { RefundCalls, RefundKind } from './refundKind.ts';
import { useNoChannel } from './useNoChannel.ts';

/**
 * The facts and warnings of an action: member, content and amount, whether the amount is large, why the channel pays no more, and why the last attempt failed. The same in the list
 * and on the page of a refund.
 * `orderNo` is given where it may lead to the order; a question that is answered at once has the number alone.
 */
export function useRefundAbout(
  { useContent }: Pick<RefundKind, 'useContent'>,
  { reveal }: Pick<RefundCalls, 'reveal'>,
): (refund: RefundRow, orderNo?: ReactNode) => About {
  const { t } = useTranslation('refunds');
  const label = useLabel();
  const content = useContent();
  const reasonName = useCodeName('refundReason');
  const noChannel = useNoChannel();
  return useCallback(
    (refund, orderNo = refund.orderNo) => ({
      facts: [
        { label: label('refundNo'), value: refund.refundNo },
        { label: label('orderNo'), value: orderNo },
        {
          label: label('member'),
          value: <MemberAndMobile of={refund} reveal={revealOf(reveal, refund)('memberMobile')} />,
        },
        { label: label('productName'), value: `${refund.resourceName} · ${refund.productName}` },
        { label: t('content'), value: content(refund) },
        { label: t('reason'), value: reasonName(refund.reason) },
        { label: label('refundAmount'), value: formatMoney(refund.refundAmount) },
        { label: label('feeAmount'), value: formatMoney(refund.feeAmount) },
      ],
      warnings: [
        ...(refund.refundAmount >= largeAmount
          ? [t('isLarge', { amount: formatMoney(refund.refundAmount) })]
          : []),
        ...noChannel(refund),
        ...(refund.failReason === '' ? [] : [t('failedBefore', { reason: refund.failReason })]),
      ],
    }),
    [content, label, noChannel, reasonName, reveal, t],
  );
}
