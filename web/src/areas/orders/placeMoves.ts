import { lazy } from 'react';
import type { PlaceOrder } from '#contracts/trade/orders.ts';
import type { OrderMove, PlaceCalls } from './orderKind.ts';
import { remarkMove, unpaidMoves } from './sharedMoves.ts';

/** The actions of ticket orders, in lists and on their pages, in the order of the buttons. */
export const placeMoves: readonly OrderMove<PlaceOrder, PlaceCalls>[] = [
  { action: 'verify', Dialog: lazy(() => import('./VerifyDialog.tsx')) },
  ...unpaidMoves,
  { action: 'updateContact', Dialog: lazy(() => import('./ContactDialog.tsx')) },
  { action: 'addRefund', Dialog: lazy(() => import('./PlaceRefundDialog.tsx')) },
  remarkMove,
];
