import type { OrderGuest } from '#contracts/trade/orderForms.ts';
import type { Relative } from '#contracts/trade/orders.ts';

const guestOf = ({ id, name, credentialType, credentialNo, mobile }: Relative): OrderGuest => ({
  ...{ name, credentialType: credentialType as OrderGuest['credentialType'], credentialNo, mobile },
  friendId: id,
});

/**
 * The guests with a relative of the member. Rows that nobody has filled in go, and a row that has only his name, such as that of the contact, becomes his;
 * a mobile that was typed there stays where his own is unknown.
 */
export function withRelative(guests: readonly OrderGuest[], relative: Relative): OrderGuest[] {
  const filled = guests.filter(({ name, credentialNo }) => name || credentialNo);
  const picked = guestOf(relative);
  const at = filled.findIndex(
    ({ name, credentialNo, friendId }) => name.trim() === picked.name && !credentialNo && !friendId,
  );
  if (at < 0) return [...filled, picked];
  return filled.with(at, { ...picked, mobile: picked.mobile || (filled[at]?.mobile ?? '') });
}
