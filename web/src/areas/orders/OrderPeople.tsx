import { MaskedText } from '../../kit/display/MaskedText.tsx';
import type { Reveal } from '../../kit/display/reveal.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { InnerTable } from '../../kit/table/InnerTable.tsx';
import type { SharedOrder } from './orderKind.ts';

type Guest = SharedOrder['guests'][number];

interface Props {
  label: string;
  guests: SharedOrder['guests'];
  reveal: (field: 'guests.credentialNo' | 'guests.mobile', index: number) => Reveal | undefined;
}

/** 出行人, 入住人: with masked numbers, as the server sends them. */
export function OrderPeople({ label: title, guests, reveal }: Props) {
  const label = useLabel();
  const typeName = useCodeName('credentialType');
  const number = (guest: Guest, field: 'credentialNo' | 'mobile', of: string) => (
    <MaskedText
      value={guest[field]}
      of={`${guest.name} ${of}`}
      reveal={reveal(`guests.${field}`, guests.indexOf(guest))}
    />
  );
  return (
    <InnerTable
      label={title}
      rows={guests}
      keyOf={(_, at) => String(at)}
      columns={[
        { key: 'name', title: label('guestName'), render: ({ name }) => name },
        {
          key: 'type',
          title: label('credentialType'),
          render: ({ credentialType }) => typeName(credentialType),
        },
        {
          key: 'no',
          title: label('credentialNo'),
          render: (guest) => number(guest, 'credentialNo', label('credentialNo')),
        },
        {
          key: 'mobile',
          title: label('guestMobile'),
          render: (guest) => number(guest, 'mobile', label('guestMobile')),
        },
      ]}
    />
  );
}
