import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Refund } from '#contracts/trade/refunds.ts';
import { MemberLink } from '../../domain/members/MemberLink.tsx';
import { OrderStatusTag } from '../../domain/trade/OrderStatusTag.tsx';
import { memberRefundsPath, orderDetails, orderPath } from '../../domain/trade/tradePaths.ts';
import { useCancelSentence } from '../../domain/trade/tradeSentences.ts';
import { formatDateTime, formatMoney } from '../../kit/display/format.ts';
import { MaskedText } from '../../kit/display/MaskedText.tsx';
import type { Reveal } from '../../kit/display/reveal.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Facts } from '../../kit/page/DetailPage.tsx';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import { Pictures } from '../../kit/pictures/Pictures.tsx';
import css from './links.module.css';
import type { RefundKind } from './refundKind.ts';

/** 退款信息: who requested the refund and why, and the result of the audit. */
export function RefundFacts({ refund }: { refund: Refund }) {
  const { t } = useTranslation(['refunds', 'orders']);
  const label = useLabel();
  const sourceName = useCodeName('refundSource');
  const reasonName = useCodeName('refundReason');
  return (
    <Facts
      facts={[
        { label: label('refundNo'), value: refund.refundNo },
        { label: t('orders:source'), value: sourceName(refund.source) },
        { label: label('refundReason'), value: reasonName(refund.reason) },
        { label: t('orders:applyTime'), value: formatDateTime(refund.createTime) },
        { label: t('refunds:auditUser'), value: refund.auditUser },
        { label: label('auditRemark'), value: refund.auditRemark },
        { label: label('refundDescription'), value: refund.description, wide: true },
        {
          label: label('refundImages'),
          value: <Pictures urls={refund.images} name={label('refundImages')} />,
          wide: true,
        },
      ]}
    />
  );
}

/** 订单摘要. Links to the order for users who may see orders. */
export function OrderFacts({
  of,
  refund,
  reveal,
}: {
  of: RefundKind;
  refund: Refund;
  reveal: Reveal | undefined;
}) {
  const { t } = useTranslation(['refunds', 'orders', 'trade']);
  const label = useLabel();
  const payName = useCodeName('payType');
  const content = of.useContent();
  const dates = of.useDates();
  const terms = useCancelSentence(of.kind);
  const mayView = useMayOpen()(orderDetails[of.kind]);
  const { order, orderId, orderNo } = refund;
  return (
    <Facts
      facts={[
        {
          label: label('orderNo'),
          value: mayView ? (
            <Link className={css.link} to={orderPath(of.kind, orderId)}>
              {orderNo}
            </Link>
          ) : (
            orderNo
          ),
        },
        {
          label: t('orders:orderStatus'),
          value: <OrderStatusTag names={of.orderStatus} status={order.status} />,
        },
        { label: label('productName'), value: `${refund.productName} · ${refund.resourceName}` },
        {
          label: label('member'),
          value: (
            <>
              <MemberLink id={refund.memberId}>{refund.memberName}</MemberLink>{' '}
              <MaskedText value={refund.memberMobile} of={label('memberMobile')} reveal={reveal} />{' '}
              <Link className={css.link} to={memberRefundsPath(of.kind, refund.memberId)}>
                {t('trade:memberRefunds')}
              </Link>
            </>
          ),
        },
        { label: t('refunds:content'), value: content(refund) },
        dates(order),
        { label: t('orders:orderTime'), value: formatDateTime(order.createTime) },
        { label: t('orders:payTime'), value: formatDateTime(order.payTime) },
        { label: t('orders:payType'), value: payName(order.payType) },
        { label: t('orders:totalPrice'), value: formatMoney(order.totalPrice) },
        { label: t('orders:payPrice'), value: formatMoney(refund.payPrice) },
        { label: t('refunds:cancelTerms'), value: terms(refund.cancelTerms, order), wide: true },
      ]}
    />
  );
}

/** 渠道信息: how the money is returned, and the result. */
export function ChannelFacts({ refund }: { refund: Refund }) {
  const { t } = useTranslation(['refunds', 'orders']);
  const label = useLabel();
  const payName = useCodeName('payType');
  const accountName = useCodeName('refundAccount');
  return (
    <Facts
      facts={[
        { label: t('refunds:channel'), value: payName(refund.channel) },
        { label: label('refundChannelNo'), value: refund.channelNo },
        { label: t('refunds:account'), value: accountName(refund.channel) },
        { label: t('refunds:executeUser'), value: refund.executeUser },
        { label: t('refunds:refundTime'), value: formatDateTime(refund.finishTime) },
        { label: label('failReason'), value: refund.failReason },
        { label: label('finishRemark'), value: refund.finishRemark },
        {
          label: label('finishCertificates'),
          value: <Pictures urls={refund.certificates} name={label('finishCertificates')} />,
          wide: true,
        },
      ]}
    />
  );
}
