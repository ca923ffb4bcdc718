import { useTranslation } from 'react-i18next';
import { orderStatus } from '#contracts/enums/orders.ts';
import ContactDialog from './ContactDialog.tsx';
import { GuestRows } from './GuestRows.tsx';
import type { MoveProps } from './orderKind.ts';

/** 修改联系人 of a stay; once the order is confirmed also its guests. */
export default function StayContactDialog(props: MoveProps) {
  const { t } = useTranslation('orders');
  return (
    <ContactDialog {...props}>
      {props.order.status === orderStatus.toUse && <GuestRows help={t('masksStay')} />}
    </ContactDialog>
  );
}
