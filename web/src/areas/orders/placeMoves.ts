import type { PlaceOrder } from '#contracts/trade/orders.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import type { OrderMove, PlaceCalls } from './orderKind.ts';
import { remarkMove, unpaidMoves } from './sharedMoves.ts';

/** The actions of ticket orders, in lists and on their pages, in the order of the buttons. */
export const placeMoves: readonly OrderMove<PlaceOrder, PlaceCalls>[] = [
  { action: 'verify', Dialog: lazyDialog(() => import('./VerifyDialog.tsx')) },
  ...unpaidMoves,
  { action: 'updateContact', Dialog: lazyDialog(() => import('./ContactDialog.tsx')) },
  { action: 'addRefund', Dialog: lazyDialog(() => import('./PlaceRefundDialog.tsx')) },
  remarkMove,
];
