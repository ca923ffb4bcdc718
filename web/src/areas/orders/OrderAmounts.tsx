import { useTranslation } from 'react-i18next';
import { discountType, payType } from '#contracts/enums/orders.ts';
import { AmountBlock } from '../../domain/trade/AmountBlock.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { Section } from '../../kit/page/DetailPage.tsx';
import type { SharedOrder } from './orderKind.ts';

/** 金额: price, discounts, refunds, and the merchant's share (domain design, section 10.4). */
export function OrderAmounts({ order }: { order: SharedOrder }) {
  const { t } = useTranslation('orders');
  const discountName = useCodeName('discountType');
  const isPaid = order.payType !== payType.none;
  return (
    <Section title={t('amounts')}>
      <AmountBlock
        label={t('amounts')}
        terms={[
          { label: t('goodsTotal'), amount: order.totalPrice },
          // A price that staff raised is a negative discount and is added.
          ...order.discounts.map(({ type, amount, note }) => ({
            // Which benefit paid.
            label: type === discountType.benefit ? `${discountName(type)} · ${note}` : discountName(type),
            amount: Math.abs(amount),
            ...(amount > 0 && { minus: true as const }),
          })),
        ]}
        result={{ label: t(isPaid ? 'payPrice' : 'toPay'), amount: order.payPrice }}
        others={[
          { label: t('refunded'), amount: order.refundedAmount },
          { label: t('refunding'), amount: order.refundingAmount },
          ...(isPaid
            ? [
                { label: t('commission'), amount: order.commission },
                { label: t('settleAmount'), amount: order.settleAmount },
              ]
            : []),
        ]}
      />
    </Section>
  );
}
