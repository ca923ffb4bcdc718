import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { ordersHotel, ordersPlace } from '#contracts/areas/orders.ts';
import { searches } from '#contracts/areas/searches.ts';
import type { DataOf } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { defOf } from '#contracts/forms/fieldInfo.ts';
import { mockOfFile } from './mockFor.ts';

/** A ticket order is found by the whole code of one of its tickets: in its list, and by the search over all records. */

const mock = mockOfFile();

/** The last order with more than one ticket, and the code of its second one. */
function someTicket() {
  const order = mock.mock.store.orders.all().findLast(({ vouchers }) => vouchers.length > 1);
  const code = order?.vouchers[1]?.code;
  if (!order || !code) throw new Error('The seed has no order with two tickets.');
  return { id: order.id, code };
}
const listed = async (query: object) =>
  (
    await mock.call<DataOf<typeof ordersPlace.list>>(ordersPlace.list, await mock.tokenOf('platformAdmin'), {
      query: { offset: 0, limit: 20, ...query },
    })
  ).envelope;

it('the list has the order of the whole code, and none for a part of it', async () => {
  const { id, code } = someTicket();
  const { data } = await listed({ voucherCode: ` ${code} ` });
  expect(data.list.map((row) => row.id)).toEqual([id]);
  expect((await listed({ voucherCode: code.slice(0, -1) })).data.count).toBe(0);
  expect((await listed({ voucherCode: '12' })).status).toBe(status.invalid);
});

it('the search leads from the code to the order, for whoever may see it', async () => {
  const { id, code } = someTicket();
  const find = async (persona: 'platformAdmin' | 'estateManager') =>
    (
      await mock.call<DataOf<typeof searches.find>>(searches.find, await mock.tokenOf(persona), {
        query: { text: code },
      })
    ).envelope.data;
  expect(await find('platformAdmin')).toMatchObject([
    { kind: 'ordersPlace', filter: 'voucherCode', count: 1, records: [{ id }] },
  ]);
  expect(await find('estateManager')).toEqual([]);
});

it('orders of hotels have no tickets to look for', () => {
  const { shape } = defOf(ordersHotel.list.query as z.core.$ZodType);
  expect(Object.keys(shape ?? {})).toContain('orderNo');
  expect(Object.keys(shape ?? {})).not.toContain('voucherCode');
});
