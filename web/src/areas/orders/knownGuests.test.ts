import { expect, it } from 'vitest';
import { orderStatus } from '#contracts/enums/orders.ts';
import { stayOrderRecordExample } from '#contracts/examples/orders.ts';
import { contactForm } from '#contracts/trade/orderForms.ts';
import { contactOf } from './knownGuests.ts';

const order = { ...stayOrderRecordExample, status: orderStatus.toUse };

it('begins with the guests of the order, whose masks the form takes', () => {
  const values = contactOf(order, true);
  expect(values.guests).toEqual(order.guests);
  expect(values.guests?.[0]?.credentialNo).toBe('9900**********1239');
  expect(contactForm.safeParse(values).success).toBe(true);
});

it('sends no guests before the merchant has taken the order, and no travellers of tickets', () => {
  expect(contactOf({ ...order, status: orderStatus.toConfirm }, true).guests).toBeUndefined();
  expect(contactOf(order, false).guests).toBeUndefined();
});
