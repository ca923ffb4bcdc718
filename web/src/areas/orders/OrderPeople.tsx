import { InnerTable } from '../../kit/InnerTable.tsx';
import { useCodeName } from '../../kit/useCodeName.ts';
import { useLabel } from '../../kit/useLabel.ts';
import type { SharedOrder } from './orderKind.ts';

/** 出行人, 入住人: with their numbers masked, as the server sends them. */
export function OrderPeople({ label: title, guests }: { label: string; guests: SharedOrder['guests'] }) {
  const label = useLabel();
  const typeName = useCodeName('credentialType');
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
        { key: 'no', title: label('credentialNo'), render: ({ credentialNo }) => credentialNo },
        { key: 'mobile', title: label('guestMobile'), render: ({ mobile }) => mobile },
      ]}
    />
  );
}
