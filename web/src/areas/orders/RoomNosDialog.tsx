import { useTranslation } from 'react-i18next';
import { roomNosForm } from '#contracts/trade/orderForms.ts';
import type { StayOrder } from '#contracts/trade/orders.ts';
import { call } from '../../api/client.ts';
import { MoveDialog } from '../../kit/form/MoveDialog.tsx';
import { roomsUsed } from './nights.ts';
import type { MoveProps, StayCalls } from './orderKind.ts';
import { RoomNosField } from './RoomNosField.tsx';

/** 修改房号 of guests who are here: a number was wrong, or they have moved. */
export default function RoomNosDialog({ order, calls, ...of }: MoveProps<StayOrder, StayCalls>) {
  const { t } = useTranslation('orders');
  return (
    <MoveDialog
      title={t('move.changeRooms')}
      schema={roomNosForm}
      values={{ roomNos: order.roomNos as string[] | undefined }}
      send={(body) => call(calls.changeRooms, { params: { id: order.id }, body })}
      draftId={`changeRooms:${order.id}`}
      of={of}
    >
      <RoomNosField free={order.freeRoomNos} max={roomsUsed(order)} />
    </MoveDialog>
  );
}
