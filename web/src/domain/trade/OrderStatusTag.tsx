import { orderStatus } from '#contracts/enums/orders.ts';
import { StatusTag, type Tone } from '../../kit/display/StatusTag.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';

const tones: Record<number, Tone> = {
  [orderStatus.unpaid]: 'blue',
  [orderStatus.toConfirm]: 'orange',
  [orderStatus.toUse]: 'blue',
  [orderStatus.inUse]: 'blue',
  [orderStatus.done]: 'green',
  [orderStatus.cancelled]: 'grey',
  [orderStatus.closed]: 'grey',
};

/** The words of the status: tickets and stays have their own. */
export type OrderStatusNames = 'ticketOrderStatus' | 'stayOrderStatus';

/** The status of an order. */
export function OrderStatusTag({ names, status }: { names: OrderStatusNames; status: number }) {
  const statusName = useCodeName(names);
  return <StatusTag tone={tones[status] ?? 'grey'}>{statusName(status)}</StatusTag>;
}
