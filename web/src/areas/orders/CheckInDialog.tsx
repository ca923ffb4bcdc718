import { useTranslation } from 'react-i18next';
import { checkInForm, type Guest } from '#contracts/trade/orderForms.ts';
import type { StayOrder } from '#contracts/trade/orders.ts';
import { call } from '../../api/client.ts';
import { SchemaField } from '../../kit/form/fields.tsx';
import { MoveDialog } from '../../kit/form/MoveDialog.tsx';
import { TagsInput } from '../../kit/form/TagsInput.tsx';
import { blankGuest, GuestRows } from './GuestRows.tsx';
import type { MoveProps, StayCalls } from './orderKind.ts';

/**
 * The guests of the form. The server sends document numbers masked, so only the names are filled in, and staff read the documents from the cards. At
 * least one row for each room.
 */
function guestsOf({ guests, contactName, qty }: StayOrder): Guest[] {
  const known = guests.length > 0 ? guests : [{ ...blankGuest, name: contactName }];
  const rows = known.map(({ name, credentialType }) => ({
    ...{ name, credentialType: credentialType as Guest['credentialType'] },
    ...{ credentialNo: '', mobile: '' },
  }));
  const missing = Math.max(0, qty - rows.length);
  return [...rows, ...Array.from({ length: missing }, () => blankGuest)];
}

/** 办理入住. */
export default function CheckInDialog({ order, calls, ...of }: MoveProps<StayOrder, StayCalls>) {
  const { t } = useTranslation('orders');
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
      <GuestRows help={t('guestsForRooms', { n: order.qty })} />
      <SchemaField name="roomNos" help={t('roomNosHelp', { n: order.qty })}>
        {(control) => <TagsInput control={control} max={order.qty} maxLength={10} />}
      </SchemaField>
    </MoveDialog>
  );
}
