import { addDays } from '../../src/days.ts';
import { realName } from '../../src/enums/products.ts';
import { idNumber } from './kinds.ts';
import { guest, invalid, other, precondition, price, refuse } from './orderLimits.ts';
import { moneyRule, where } from './orderScenes.ts';
import type { Rule } from './rule.ts';
import { newMember, newProduct, openShop, orderForm } from './shop.ts';
import type { Talk } from './talk.ts';

/** Who comes with tickets, and what limits of a day look at: one product, one day. */

const someone = () => ({ ...guest, credentialNo: idNumber() });
const days = [price, price];

/** Where each ticket is for a person, there are as many as tickets; a document has one ticket of a product and day, not of another product or day. */
async function checkPersons(talk: Talk): Promise<void> {
  const shop = await openShop(talk, 'place');
  const member = await newMember(talk);
  const { orders } = shop.calls;
  const terms = { realName: realName.perTicket, stock: 50 };
  const [named, alike] = [
    await newProduct(talk, shop, days, terms),
    await newProduct(talk, shop, days, terms),
  ];
  const form = (id: string, guests: object[], more: object = {}) =>
    orderForm(shop, id, member, { qty: 2, guests, ...more });
  const both = [guest, other];
  await refuse(talk, shop, invalid, form(named, []), 'tickets for nobody');
  await refuse(talk, shop, invalid, form(named, [guest]), 'a person too few');
  await refuse(talk, shop, invalid, form(named, [...both, someone()]), 'a person too many');
  await refuse(talk, shop, invalid, form(named, both, { qty: 1 }), 'two persons with one ticket');
  const order = await talk.ok(orders.add, { body: form(named, both) });
  talk.same('persons of the order', order.guests.length, 2);
  for (const one of both) {
    const again = form(named, [someone(), one]);
    const data = await talk.refused(orders.add, precondition, { body: again });
    talk.same('the field of the person', data?.field, 'guests.1.credentialNo');
  }
  await talk.ok(orders.add, { body: form(named, both, { from: addDays(shop.first, 1) }) });
  await talk.ok(orders.add, { body: form(alike, both) });
  await talk.refused(orders.add, precondition, { body: form(alike, both) });
}

/** Who only takes the tickets takes those of as many orders as there are. */
async function checkTakers(talk: Talk): Promise<void> {
  const shop = await openShop(talk, 'place');
  const member = await newMember(talk);
  const { orders } = shop.calls;
  const body = async (rule: number, guests: object[]) =>
    orderForm(shop, await newProduct(talk, shop, days, { realName: rule }), member, { qty: 3, guests });
  for (const form of [await body(realName.perOrder, [guest]), await body(realName.none, [])])
    for (const _ of [1, 2]) {
      const order = await talk.ok(orders.add, { body: form });
      talk.same('tickets and persons', [order.qty, order.guests.length], [3, form.guests.length]);
    }
}

/** A limit of a day is one of a product and a day, of all orders of a member for them. */
async function checkLimit(talk: Talk): Promise<void> {
  const shop = await openShop(talk, 'place');
  const member = await newMember(talk);
  const { orders } = shop.calls;
  const terms = { dayLimit: 3, stock: 50 };
  const [limited, alike] = [
    await newProduct(talk, shop, days, terms),
    await newProduct(talk, shop, days, terms),
  ];
  const of = (id: string, qty: number, from = shop.first) => ({
    body: orderForm(shop, id, member, { qty, from }),
  });
  await talk.ok(orders.add, of(limited, 1));
  await talk.ok(orders.add, of(limited, 1));
  await talk.refused(orders.add, precondition, of(limited, 2));
  await talk.ok(orders.add, of(limited, 1));
  await talk.refused(orders.add, precondition, of(limited, 1));
  const tomorrow = addDays(shop.first, 1);
  await talk.ok(orders.add, of(limited, 3, tomorrow));
  await talk.refused(orders.add, precondition, of(limited, 1, tomorrow));
  await talk.ok(orders.add, of(alike, 3));
}

export const ticketPersonRules: Rule[] = [
  moneyRule(
    'place',
    'each ticket has one person, and a document one ticket of a product and day, but others of other days and products',
    where.limits,
    checkPersons,
  ),
  moneyRule('place', 'who only takes tickets takes those of several orders', where.limits, checkTakers),
  moneyRule('place', 'the limit of a day is one of a product and a day', where.limits, checkLimit),
];
