import type { ComponentType } from 'react';
import type { StayOrder } from '#contracts/trade/orders.ts';
import { call } from '../../api/client.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import type { BatchMove, MoveProps, OrderMove, StayCalls } from './orderKind.ts';
import { remarkMove, unpaidMoves } from './sharedMoves.ts';

/** The actions of a stay, in the order of the buttons. */
type StayMove = OrderMove<StayOrder, StayCalls>;
/** The dialogs whose words depend on what is booked: rooms or houses. */
type StayDialogs = Record<'checkIn' | 'addRefund', ComponentType<MoveProps<StayOrder, StayCalls>>>;
export const stayMoves = ({ checkIn, addRefund }: StayDialogs): StayMove[] => [
  { action: 'confirm', Dialog: lazyDialog(() => import('./AcceptDialog.tsx')) },
  { action: 'reject', Dialog: lazyDialog(() => import('./RejectDialog.tsx')) },
  { action: 'checkIn', Dialog: checkIn },
  { action: 'checkOut', ask: ({ checkOut }) => checkOut },
  { action: 'changeRooms', Dialog: lazyDialog(() => import('./RoomNosDialog.tsx')) },
  { action: 'noShow', ask: ({ noShow }) => noShow },
  ...unpaidMoves,
  { action: 'updateContact', Dialog: lazyDialog(() => import('./StayContactDialog.tsx')) },
  { action: 'addRefund', Dialog: addRefund },
  remarkMove,
];

/** 批量接单, without confirmation numbers of the merchant. */
export const acceptMany: BatchMove<StayCalls> = {
  action: 'confirm',
  title: 'batch.confirm',
  call: ({ confirm }) => confirm,
  run: ({ confirm }, id) => call(confirm, { params: { id }, body: { confirmNo: '' } }, { quiet: true }),
};
