import { useTranslation } from 'react-i18next';
import { type TradeKind, trades } from '#contracts/trade/trade.ts';
import { type TicketDays, useCancelSentence } from '../../domain/trade/tradeSentences.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Facts, Section } from '../../kit/page/DetailPage.tsx';
import { Thumbnail } from '../../kit/pictures/ImagePreview.tsx';
import css from './details.module.css';
import type { DetailKind, SharedOrder } from './orderKind.ts';

interface Props {
  kind: TradeKind;
  order: SharedOrder;
  /** Of tickets. */
  days: TicketDays | undefined;
  booking: ReturnType<ReturnType<DetailKind<never, never>['useBooking']>>;
}

/** 产品信息 as it was when the order was made. */
export function OrderProduct({ kind, order, days, booking }: Props) {
  const { t } = useTranslation('orders');
  const label = useLabel();
  const sentence = useCancelSentence(kind);
  const { pictureUrl, productName, resourceName, cancelTerms } = order;
  return (
    <Section title={t('productInfo')}>
      <Facts
        facts={[
          {
            label: label('productName'),
            value: (
              <span className={css.product}>
                <Thumbnail url={pictureUrl} alt={productName} />
                {productName}
              </span>
            ),
          },
          { label: label(trades[kind].resource), value: resourceName },
          ...booking,
          { label: label('cancelRule'), value: sentence(cancelTerms, days), wide: true },
        ]}
      />
    </Section>
  );
}
