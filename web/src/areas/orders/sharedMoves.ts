import { lazy } from 'react';

/** Actions that all kinds have. Each dialog is loaded when it is opened. */
const Offline = lazy(() => import('./OfflineDialog.tsx'));
const Price = lazy(() => import('./PriceDialog.tsx'));
const Cancel = lazy(() => import('./CancelDialog.tsx'));
const Remark = lazy(() => import('./RemarkDialog.tsx'));

/** Actions of an unpaid order. */
export const unpaidMoves = [
  { action: 'payOffline', Dialog: Offline },
  { action: 'changePrice', Dialog: Price },
  { action: 'cancel', Dialog: Cancel },
] as const;
export const remarkMove = { action: 'remark', Dialog: Remark } as const;
