import { orderRefundState, orderStatus } from '#contracts/enums/orders.ts';
import { StatusTag, type Tone } from '../../kit/display/StatusTag.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import css from './OrderTags.module.css';
import type { StatusNames } from './orderKind.ts';

const tones: Record<number, Tone> = {
  [orderStatus.unpaid]: 'blue',
  [orderStatus.toConfirm]: 'orange',
  [orderStatus.toUse]: 'blue',
  [orderStatus.inUse]: 'blue',
  [orderStatus.done]: 'green',
  [orderStatus.cancelled]: 'grey',
  [orderStatus.closed]: 'grey',
};

interface Props {
  names: StatusNames;
  order: { status: number; refundState: number };
}

/** The status of an order, followed by that of its refunds if there are any. */
export function OrderTags({ names, order: { status, refundState } }: Props) {
  const statusName = useCodeName(names);
  const refundName = useCodeName('orderRefundState');
  return (
    <span className={css.tags}>
      <StatusTag tone={tones[status] ?? 'grey'}>{statusName(status)}</StatusTag>
      {refundState !== orderRefundState.none && (
        <StatusTag tone={refundState === orderRefundState.open ? 'orange' : 'grey'}>
          {refundName(refundState)}
        </StatusTag>
      )}
    </span>
  );
}
