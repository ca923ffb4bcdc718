import { orderRefundState } from '#contracts/enums/orders.ts';
import { type OrderStatusNames, OrderStatusTag } from '../../domain/trade/OrderStatusTag.tsx';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import css from './OrderTags.module.css';

interface Props {
  names: OrderStatusNames;
  order: { status: number; refundState: number };
}

/** The status of an order, followed by that of its refunds if there are any. */
export function OrderTags({ names, order: { status, refundState } }: Props) {
  const refundName = useCodeName('orderRefundState');
  return (
    <span className={css.tags}>
      <OrderStatusTag names={names} status={status} />
      {refundState !== orderRefundState.none && (
        <StatusTag tone={refundState === orderRefundState.open ? 'orange' : 'grey'}>
          {refundName(refundState)}
        </StatusTag>
      )}
    </span>
  );
}
