import { refundsHouse } from '#contracts/areas/refunds.ts';
import type { StayOrder } from '#contracts/trade/orders.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import type { MoveProps, StayCalls } from './orderKind.ts';
import { stayMoves } from './stayMoves.ts';

const CheckInDialog = lazyDialog(() => import('./CheckInDialog.tsx'));
const StayRefundDialog = lazyDialog(() => import('./StayRefundDialog.tsx'));

/** The actions of guesthouse orders, in lists and on their pages. */
export const houseMoves = stayMoves({ checkIn: ArrivalDialog, addRefund: RefundDialog });

function RefundDialog(props: MoveProps<StayOrder, StayCalls>) {
  return <StayRefundDialog {...props} kind="house" refunds={refundsHouse} />;
}

function ArrivalDialog(props: MoveProps<StayOrder, StayCalls>) {
  return <CheckInDialog {...props} kind="house" />;
}
