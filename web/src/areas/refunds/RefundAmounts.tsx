import { useTranslation } from 'react-i18next';
import { openRefunds } from '#contracts/enums/orders.ts';
import type { Refund } from '#contracts/trade/refunds.ts';
import { AmountBlock } from '../../domain/trade/AmountBlock.tsx';
import { useRulingSentence } from '../../domain/trade/tradeSentences.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import css from './RefundAmounts.module.css';

/** 金额计算: the requested amount less the fee, the rule with its suggested amount, and the amount that the order has left. */
export function RefundAmounts({ refund }: { refund: Refund }) {
  const { t } = useTranslation(['refunds', 'orders']);
  const label = useLabel();
  const ruling = useRulingSentence();
  // Of one that is over both are of the time before it.
  const isOpen = openRefunds.includes(refund.status);
  return (
    <>
      <p className={css.ruling}>
        <b>{t('orders:ruled')}</b> {ruling(refund, refund.cancelTerms.feeRate)}
      </p>
      <AmountBlock
        label={label('refundAmount')}
        terms={[
          { label: t('refunds:applyAmount'), amount: refund.applyAmount },
          { label: label('feeAmount'), amount: refund.feeAmount, minus: true },
        ]}
        result={{ label: label('refundAmount'), amount: refund.refundAmount }}
        others={[
          { label: t('orders:payPrice'), amount: refund.payPrice },
          {
            label: t(isOpen ? 'refunds:refunded' : 'refunds:refundedBefore'),
            amount: refund.refundedAmount,
          },
          {
            label: t(isOpen ? 'refunds:refundable' : 'refunds:refundableThen'),
            amount: refund.refundable,
          },
          { label: t('refunds:suggestFee'), amount: refund.suggestFee },
          { label: t('orders:suggested'), amount: refund.suggestAmount },
        ]}
      />
    </>
  );
}
