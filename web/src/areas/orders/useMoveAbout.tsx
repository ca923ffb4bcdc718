import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { payType } from '#contracts/enums/orders.ts';
import type { PlaceOrder, PlaceOrderRow, StayOrder, StayOrderRow } from '#contracts/trade/orders.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { MemberAndMobile } from '../../domain/members/MemberAndMobile.tsx';
import type { About } from '../../kit/dialogs/confirm.ts';
import { DaySpan } from '../../kit/display/DaySpan.tsx';
import { formatMoney, formatSpan } from '../../kit/display/format.ts';
import { revealOf } from '../../kit/display/reveal.ts';
import { shanghaiDate } from '../../kit/display/today.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import type { DetailCalls, MoveName, SharedRow } from './orderKind.ts';
import { remarksOf } from './remarks.ts';
import { type Unusual, unusualOf } from './unusual.ts';
import { useStayWords } from './useStayWords.ts';

/** A row or a whole order, of tickets or of a stay. */
type Told = SharedRow &
  Partial<
    Pick<PlaceOrderRow, 'useDate' | 'contactName'> &
      Pick<StayOrderRow, 'roomName' | 'checkInDate' | 'checkOutDate' | 'nights' | 'kept' | 'guestName'> &
      Pick<PlaceOrder, 'guests' | 'validUntil'> &
      Pick<StayOrder, 'roomNos'>
  >;

/** The default values of all sentences; each sentence uses those that it names. */
const noWords = { n: '', date: '', from: '', until: '', today: '', amount: '' };

/** The facts and warnings of an action today, the same in the list and on the page of an order. */
export function useMoveAbout(
  kind: TradeKind,
  { reveal }: { reveal: DetailCalls<unknown>['reveal'] },
): (action: MoveName, order: SharedRow) => About {
  const { t } = useTranslation(['orders', 'trade', 'common']);
  const label = useLabel();
  const words = useStayWords();
  return useCallback(
    (action, given) => {
      const order = given as Told;
      const { qty, kept, roomName, roomNos = [], payPrice, refundedAmount } = order;
      const stay = kept && (order as Told & StayOrderRow);
      const were = stay ? words.wereDays(stay) : '';
      const quantity =
        kind === 'place' || !stay
          ? t('trade:ticketCount', { n: qty })
          : words.inLine(words.quantity(kind, stay));
      const people =
        order.guests?.map(({ name }) => name).join(t('common:comma')) || order.guestName || order.contactName;
      const { useDate = '', validUntil = useDate } = order;
      const from = kept?.arrivalDate ?? useDate;
      const until = kept?.departureDate ?? '';
      const isAnyDay = kind === 'place' && validUntil !== useDate;
      const isPaid = order.payType !== payType.none;
      const rooms = [roomName, roomNos.join(t('common:comma'))].filter(Boolean).join(' ');
      const unusual = unusualOf(action, { from: isAnyDay ? '' : from, until, payPrice }, shanghaiDate());
      const worded = (one: Unusual) =>
        t(`orders:unusual.${one.name}`, {
          ...noWords,
          ...one,
          ...('amount' in one && { amount: formatMoney(one.amount) }),
        });
      return {
        facts: [
          { label: label('orderNo'), value: order.orderNo },
          { label: t(kind === 'place' ? 'orders:taker' : 'orders:guest'), value: people },
          {
            label: label('member'),
            value: <MemberAndMobile of={order} reveal={revealOf(reveal, order)('memberMobile')} />,
          },
          { label: label('productName'), value: `${order.resourceName} · ${order.productName}` },
          ...(rooms
            ? [{ label: kind === 'house' ? t('orders:houseRoom') : label('productRoom'), value: rooms }]
            : []),
          stay
            ? {
                label: t('orders:stay'),
                value: were ? (
                  words.inLine({ now: formatSpan(from, until), was: were })
                ) : (
                  <DaySpan from={from} until={until} />
                ),
              }
            : { label: label('useDate'), value: <DaySpan from={useDate} until={validUntil} /> },
          { label: t('orders:quantity'), value: quantity },
          { label: t(isPaid ? 'orders:payPrice' : 'orders:toPay'), value: formatMoney(payPrice) },
          ...(refundedAmount > 0
            ? [{ label: t('orders:refunded'), value: formatMoney(refundedAmount) }]
            : []),
          ...remarksOf(order).map(({ name, text }) => ({ label: label(name), value: text, wide: true })),
        ],
        warnings: unusual.map(worded),
      };
    },
    [kind, label, reveal, t, words],
  );
}
