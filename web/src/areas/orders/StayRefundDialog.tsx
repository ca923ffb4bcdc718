import type { StayOrder } from '#contracts/trade/orders.ts';
import type { StayKind } from '#contracts/trade/trade.ts';
import { refundableNights } from './nights.ts';
import type { MoveProps, StayCalls } from './orderKind.ts';
import { paidPart, RefundDialog } from './RefundDialog.tsx';
import type { RefundCalls } from './refundCalls.ts';

interface Props extends MoveProps<StayOrder, StayCalls> {
  kind: StayKind;
  refunds: RefundCalls;
}

/** Offers the nights that were not used. */
export default function StayRefundDialog(props: Props) {
  const parts = refundableNights(props.order).map(({ date, paid }) => ({
    key: date,
    detail: paidPart(paid),
  }));
  return <RefundDialog {...props} parts={parts} />;
}
