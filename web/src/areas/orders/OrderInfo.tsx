import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { orderStatus } from '#contracts/enums/orders.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { useIsMerchantUser } from '../../api/scope.ts';
import { MemberLink } from '../../domain/members/MemberLink.tsx';
import { memberOrdersPath } from '../../domain/trade/tradePaths.ts';
import { CopyButton } from '../../kit/display/CopyButton.tsx';
import { formatDateTime } from '../../kit/display/format.ts';
import { MaskedText } from '../../kit/display/MaskedText.tsx';
import type { Reveal } from '../../kit/display/reveal.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Facts, Section } from '../../kit/page/DetailPage.tsx';
import { Thumbnail } from '../../kit/pictures/ImagePreview.tsx';
import css from './details.module.css';
import type { SharedOrder } from './orderKind.ts';

interface Props {
  kind: TradeKind;
  order: SharedOrder;
  reveal: (field: 'memberMobile' | 'contactMobile') => Reveal | undefined;
}

/** 订单信息: who ordered when and where, and how the order was paid. */
export function OrderInfo({ kind, order, reveal }: Props) {
  const { t } = useTranslation(['orders', 'trade', 'common']);
  const label = useLabel();
  const payName = useCodeName('payType');
  const operatorName = useCodeName('operatorType');
  const ofMerchant = useIsMerchantUser();
  const maker = order.logs.at(-1);
  const source = maker && `${operatorName(maker.operatorType)} ${maker.operatorName}`;
  const merchant = ofMerchant ? [] : [{ label: label('merchant'), value: order.merchantName }];
  const certificates =
    order.certificates.length > 0
      ? [
          {
            label: label('payCertificates'),
            wide: true,
            value: (
              <span className={css.pictures}>
                {order.certificates.map((url, at) => (
                  <Thumbnail key={url} url={url} alt={`${label('payCertificates')} ${at + 1}`} />
                ))}
              </span>
            ),
          },
        ]
      : [];
  return (
    <Section title={t('orders:orderInfo')}>
      <Facts
        facts={[
          {
            label: label('orderNo'),
            value: (
              <>
                {order.orderNo}
                <CopyButton text={order.orderNo} of={order.orderNo} />
              </>
            ),
          },
          { label: t('orders:source'), value: source },
          { label: t('orders:orderTime'), value: formatDateTime(order.createTime) },
          {
            label: label('member'),
            value: (
              <>
                <MemberLink id={order.memberId}>{order.memberName}</MemberLink>{' '}
                <MaskedText
                  value={order.memberMobile}
                  of={label('memberMobile')}
                  reveal={reveal('memberMobile')}
                />
                {order.gradeName && <span className={css.grade}> {order.gradeName}</span>}{' '}
                <Link className={css.link} to={memberOrdersPath(kind, order.memberId)}>
                  {t('trade:memberOrders')}
                </Link>
              </>
            ),
          },
          {
            label: label('contactName'),
            value: (
              <>
                {order.contactName}{' '}
                <MaskedText
                  value={order.contactMobile}
                  of={label('contactMobile')}
                  reveal={reveal('contactMobile')}
                />
              </>
            ),
          },
          ...merchant,
          { label: t('orders:payType'), value: payName(order.payType) },
          { label: label('payNo'), value: order.payNo },
          { label: t('orders:payTime'), value: formatDateTime(order.payTime) },
          ...(order.status === orderStatus.done
            ? [{ label: t('orders:finishTime'), value: formatDateTime(order.finishTime) }]
            : []),
          ...certificates,
          { label: label('memberRemark'), value: order.memberRemark, wide: true },
          { label: label('merchantRemark'), value: order.merchantRemark, wide: true },
        ]}
      />
    </Section>
  );
}
