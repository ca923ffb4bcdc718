import { useTranslation } from 'react-i18next';
import { checkInForm, type OrderGuest } from '#contracts/trade/orderForms.ts';
import type { StayOrder } from '#contracts/trade/orders.ts';
import type { StayKind } from '#contracts/trade/trade.ts';
import { call } from '../../api/client.ts';
import { MoveDialog } from '../../kit/form/MoveDialog.tsx';
import { blankGuest, GuestRows } from './GuestRows.tsx';
import { knownGuests } from './knownGuests.ts';
import { roomsUsed } from './nights.ts';
import type { MoveProps, StayCalls } from './orderKind.ts';
import { RelativePicks } from './RelativePicks.tsx';
import { RoomNosField } from './RoomNosField.tsx';

/**
 * The guests of the form, at least one row for each room. Numbers stay masked, and the backend takes the whole ones from the order, so that only the
 * document of somebody whom the order does not know is typed.
 */
function guestsOf({ guests, contactName, lines }: StayOrder): OrderGuest[] {
  const rows = guests.length > 0 ? knownGuests({ guests }) : [{ ...blankGuest, name: contactName }];
  const missing = Math.max(0, roomsUsed({ lines }) - rows.length);
  return [...rows, ...Array.from({ length: missing }, () => blankGuest)];
}

interface Props extends MoveProps<StayOrder, StayCalls> {
  kind: StayKind;
}

/** 办理入住. The room numbers come first: where the guests are known, they are all that is typed. */
export default function CheckInDialog({ kind, order, calls, ...of }: Props) {
  const { t } = useTranslation('orders');
  const rooms = roomsUsed(order);
  return (
    <MoveDialog
      title={t('move.checkIn')}
      width={880}
      schema={checkInForm}
      values={{ guests: guestsOf(order), roomNos: [] as string[] | undefined }}
      send={(body) => call(calls.checkIn, { params: { id: order.id }, body })}
      draftId={`checkIn:${order.id}`}
      of={of}
    >
      <RoomNosField free={order.freeRoomNos} max={rooms} />
      <RelativePicks relatives={order.relatives} />
      <GuestRows help={t(`counted.${kind}.guests`, { n: rooms })} />
    </MoveDialog>
  );
}
