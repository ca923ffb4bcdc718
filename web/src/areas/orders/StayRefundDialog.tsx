import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StayOrder } from '#contracts/trade/orders.ts';
import { stayRefundForms } from '#contracts/trade/refunds.ts';
import type { StayKind } from '#contracts/trade/trade.ts';
import { useRight } from '../../api/session.ts';
import { exceptRefunds } from '../../domain/trade/exceptRefunds.ts';
import { SchemaField } from '../../kit/form/fields.tsx';
import { DigitsInput } from '../../kit/form/inputs.tsx';
import { refundableNights, roomsLeft } from './nights.ts';
import type { MoveProps, StayCalls } from './orderKind.ts';
import { paidPart, RefundDialog } from './RefundDialog.tsx';
import type { RefundCalls } from './refundCalls.ts';

interface Props extends MoveProps<StayOrder, StayCalls> {
  kind: StayKind;
  refunds: RefundCalls;
}

/** Offers the nights that were not used, and of several rooms how many of them. */
export default function StayRefundDialog(props: Props) {
  const { t } = useTranslation('orders');
  const nights = refundableNights(props.order, useRight(exceptRefunds(props.kind)));
  const parts = nights.map((night) => ({
    key: night.date,
    detail:
      roomsLeft(night) === night.qty
        ? paidPart(night.paid)
        : t(`counted.${props.kind}.left`, { n: roomsLeft(night) }),
  }));
  return (
    <RefundDialog {...props} schema={stayRefundForms[props.kind]} parts={parts}>
      {nights.some((night) => roomsLeft(night) > 1) && <RoomsField kind={props.kind} nights={nights} />}
    </RefundDialog>
  );
}

/** How many rooms of each chosen night are refunded. The limit is that of the chosen nights, and of all before one is chosen. */
function RoomsField({ kind, nights }: { kind: StayKind; nights: StayOrder['lines'] }) {
  const { t } = useTranslation('orders');
  const items = useWatch({ name: 'items' }) as string[];
  const chosen = nights.filter(({ date }) => items.includes(date));
  const most = chosen.length > 0 ? Math.min(...chosen.map(roomsLeft)) : Math.max(...nights.map(roomsLeft));
  return (
    <SchemaField name="rooms" isShort help={t(`counted.${kind}.toRefund`, { n: most })}>
      {(control) => <DigitsInput control={control} />}
    </SchemaField>
  );
}
