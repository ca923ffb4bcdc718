import { lazyDialog } from '../../kit/page/lazyDialog.tsx';

/** Actions that all kinds have. Each dialog is loaded when it is opened. */
const Offline = lazyDialog(() => import('./OfflineDialog.tsx'));
const Price = lazyDialog(() => import('./PriceDialog.tsx'));
const Cancel = lazyDialog(() => import('./CancelDialog.tsx'));
const Remark = lazyDialog(() => import('./RemarkDialog.tsx'));

/** Actions of an unpaid order. */
export const unpaidMoves = [
  { action: 'payOffline', Dialog: Offline },
  { action: 'changePrice', Dialog: Price },
  { action: 'cancel', Dialog: Cancel },
] as const;
export const remarkMove = { action: 'remark', Dialog: Remark } as const;
