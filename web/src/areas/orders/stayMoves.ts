import { lazy } from 'react';
import type { StayOrder } from '#contracts/trade/orders.ts';
import { call } from '../../api/client.ts';
import type { BatchMove, OrderMove, StayCalls } from './orderKind.ts';
import { remarkMove, unpaidMoves } from './sharedMoves.ts';

/** The actions of a stay, in the order of the buttons. */
type StayMove = OrderMove<StayOrder, StayCalls>;
export const stayMoves = (addRefund: StayMove): StayMove[] => [
  { action: 'confirm', Dialog: lazy(() => import('./AcceptDialog.tsx')) },
  { action: 'reject', Dialog: lazy(() => import('./RejectDialog.tsx')) },
  { action: 'checkIn', Dialog: lazy(() => import('./CheckInDialog.tsx')) },
  { action: 'checkOut', ask: ({ checkOut }) => checkOut },
  { action: 'noShow', ask: ({ noShow }) => noShow },
  ...unpaidMoves,
  { action: 'updateContact', Dialog: lazy(() => import('./StayContactDialog.tsx')) },
  addRefund,
  remarkMove,
];

/** 批量接单, without confirmation numbers of the merchant. */
export const acceptMany: BatchMove<StayCalls> = {
  action: 'confirm',
  title: 'batch.confirm',
  call: ({ confirm }) => confirm,
  run: ({ confirm }, id) => call(confirm, { params: { id }, body: { confirmNo: '' } }, { quiet: true }),
};
