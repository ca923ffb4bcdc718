import { orderRefundState } from '#contracts/enums/orders.ts';
import { type OrderStatusNames, OrderStatusTag } from '../../domain/trade/OrderStatusTag.tsx';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import css from './OrderTags.module.css';

interface Props {
  names: OrderStatusNames;
  order: { status: number; refundState: number; noShow?: number };
}

/** The status of an order, whether nobody came, and the status of its refunds if there are any. */
export function OrderTags({ names, order: { status, refundState, noShow } }: Props) {
  const refundName = useCodeName('orderRefundState');
  const label = useLabel();
  return (
    <span className={css.tags}>
      <OrderStatusTag names={names} status={status} />
      {noShow === 1 && <StatusTag tone="grey">{label('noShow')}</StatusTag>}
      {refundState !== orderRefundState.none && (
        <StatusTag tone={refundState === orderRefundState.open ? 'orange' : 'grey'}>
          {refundName(refundState)}
        </StatusTag>
      )}
    </span>
  );
}
