import { lazy } from 'react';
import { refundsHouse } from '#contracts/areas/refunds.ts';
import type { StayOrder } from '#contracts/trade/orders.ts';
import type { MoveProps, StayCalls } from './orderKind.ts';
import { stayMoves } from './stayMoves.ts';

const CheckInDialog = lazy(() => import('./CheckInDialog.tsx'));
const StayRefundDialog = lazy(() => import('./StayRefundDialog.tsx'));

/** The actions of guesthouse orders, in lists and on their pages. */
export const houseMoves = stayMoves({ checkIn: ArrivalDialog, addRefund: RefundDialog });

function RefundDialog(props: MoveProps<StayOrder, StayCalls>) {
  return <StayRefundDialog {...props} kind="house" refunds={refundsHouse} />;
}

function ArrivalDialog(props: MoveProps<StayOrder, StayCalls>) {
  return <CheckInDialog {...props} kind="house" />;
}
