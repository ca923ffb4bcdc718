import { orderStatus } from '#contracts/enums/orders.ts';
import type { OrderGuest } from '#contracts/trade/orderForms.ts';
import type { SharedOrder } from './orderKind.ts';

type Known = Pick<SharedOrder, 'guests'>;

/** The guests as forms take them. Their numbers stay masked: the backend has the whole ones, so that only what is new is typed. */
export const knownGuests = ({ guests }: Known): OrderGuest[] =>
  guests.map(({ name, credentialType, credentialNo, mobile }) => ({
    ...{ name, credentialType: credentialType as OrderGuest['credentialType'], credentialNo, mobile },
  }));

/**
 * What 修改联系人 begins with. Guests are changed only of a stay that waits for them; else none are sent, and the order keeps those that it has.
 * @param isStay tickets have travellers, who are not changed
 */
export const contactOf = (
  order: Known & Pick<SharedOrder, 'status' | 'contactName' | 'contactMobile'>,
  isStay: boolean,
): { contactName: string; contactMobile: string; guests?: OrderGuest[] | undefined } => ({
  ...{ contactName: order.contactName, contactMobile: order.contactMobile },
  guests: isStay && order.status === orderStatus.toUse ? knownGuests(order) : undefined,
});
