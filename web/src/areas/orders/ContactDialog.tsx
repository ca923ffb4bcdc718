import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { contactForm } from '#contracts/trade/orderForms.ts';
import { call } from '../../api/client.ts';
import { revealOf } from '../../kit/display/reveal.ts';
import { MaskedMobileField, TextField } from '../../kit/form/fields.tsx';
import { MoveDialog } from '../../kit/form/MoveDialog.tsx';
import { contactOf } from './knownGuests.ts';
import type { MoveProps } from './orderKind.ts';

/** 修改联系人. `children` are further fields of the form. */
export default function ContactDialog({
  order,
  calls,
  children,
  ...of
}: MoveProps & { children?: ReactNode }) {
  const { t } = useTranslation(['orders', 'kit']);
  const { id } = order;
  return (
    <MoveDialog
      title={t('orders:move.updateContact')}
      width={children ? 880 : 640}
      schema={contactForm}
      values={contactOf(order, children !== undefined)}
      send={(body) => call(calls.updateContact, { params: { id }, body })}
      draftId={`updateContact:${id}`}
      of={of}
    >
      <TextField name="contactName" />
      <MaskedMobileField
        name="contactMobile"
        help={t('kit:number.kept')}
        reveal={revealOf(calls.reveal, order)('contactMobile')}
      />
      {children}
    </MoveDialog>
  );
}
