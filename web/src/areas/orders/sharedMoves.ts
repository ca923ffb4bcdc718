import { lazy } from 'react';

/** Moves that every kind has. Each dialog loads when it is opened. */
const Offline = lazy(() => import('./OfflineDialog.tsx'));
const Price = lazy(() => import('./PriceDialog.tsx'));
const Cancel = lazy(() => import('./CancelDialog.tsx'));
const Remark = lazy(() => import('./RemarkDialog.tsx'));

/** Of an order that nobody has paid. */
export const unpaidMoves = [
  { action: 'payOffline', Dialog: Offline },
  { action: 'changePrice', Dialog: Price },
  { action: 'cancel', Dialog: Cancel },
] as const;
export const remarkMove = { action: 'remark', Dialog: Remark } as const;
