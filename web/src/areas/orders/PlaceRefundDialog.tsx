import { refundsPlace } from '#contracts/areas/refunds.ts';
import { voucherStatus } from '#contracts/enums/orders.ts';
import type { PlaceOrder } from '#contracts/trade/orders.ts';
import { refundForm } from '#contracts/trade/refunds.ts';
import type { MoveProps, PlaceCalls } from './orderKind.ts';
import { paidPart, RefundDialog } from './RefundDialog.tsx';

/** Offers the unused tickets. */
export default function PlaceRefundDialog(props: MoveProps<PlaceOrder, PlaceCalls>) {
  const parts = props.order.vouchers
    .filter(({ status }) => status === voucherStatus.unused)
    .map(({ code, holder, paid }) => ({ key: code, detail: `${holder} ${paidPart(paid)}` }));
  return <RefundDialog {...props} kind="place" refunds={refundsPlace} schema={refundForm} parts={parts} />;
}
