import { expect, test } from 'vitest';
import { ordersHotel } from '#contracts/areas/orders.ts';
import { refundsHotel } from '#contracts/areas/refunds.ts';
import { type Todo, type TodoKey, todoEntries, todoKeys, todos } from '#contracts/areas/todos.ts';
import { withdraws as withdrawCalls } from '#contracts/areas/withdraws.ts';
import { allEndpoints } from '#contracts/areas.ts';
import { addDays, dayMs, daysBetween } from '#contracts/days.ts';
import { type AnyEndpoint, callFor, type DataOf } from '#contracts/endpoint.ts';
import { withdrawStatus, withdrawWay } from '#contracts/enums/finance.ts';
import { orderStatus, refundStatus } from '#contracts/enums/orders.ts';
import { status } from '#contracts/envelope.ts';
import { refundMoves } from '#contracts/examples/refunds.ts';
import { withdrawMoves } from '#contracts/examples/withdraws.ts';
import { type PersonaName, personaIds } from '#mock/control/personas.ts';
import { orderIn, refundIn } from '#mock/control/states/tradeSetup.ts';
import { withdrawIn } from '#mock/control/states/withdrawSetup.ts';
import { todayOf } from '#mock/store/today.ts';
import { testDay } from '../../contracts/testing/moment.ts';
import { mockOfFile } from './mockFor.ts';
import type { Input } from './running.ts';

/** What waits for staff: each number is that of the list behind it, for the same user. */

const mock = mockOfFile();

const personas = Object.keys(personaIds) as PersonaName[];
const named = new Map(allEndpoints.map((endpoint) => [endpoint.name, endpoint]));

test.each(personas)(
  '%s gets the numbers of the lists that he may see and of which he may do the work, and no others',
  async (persona) => {
    const token = await mock.tokenOf(persona);
    const user = mock.mock.store.users.get(personaIds[persona]);
    const { envelope } = await mock.call<DataOf<typeof todos.count>>(todos.count, token);
    const params = { belongId: user?.belongId ?? '', id: '0' };
    const ask = (name: string, input: Input) =>
      mock.call<{ count: number }>(callFor(named.get(name) as AnyEndpoint, user?.belongType), token, {
        params,
        ...input,
      });
    const listed: { key: TodoKey; count: number }[] = [];
    for (const key of todoKeys) {
      const { call, does, query }: Todo = todoEntries[key];
      const { envelope: shown } = await ask(call, { query: { offset: 0, limit: 10, ...query(testDay) } });
      expect([status.ok, status.forbidden]).toContain(shown.status);
      const { envelope: done } = await ask(does, { body: {} });
      expect(done.status).not.toBe(status.ok);
      if (shown.status === status.ok && done.status !== status.forbidden)
        listed.push({ key, count: shown.data.count });
    }
    expect(envelope.data).toEqual(listed);
  },
);

test('the seed gives everybody who has such lists something to do', async () => {
  const { envelope } = await mock.call<DataOf<typeof todos.count>>(
    todos.count,
    await mock.tokenOf('superAdmin'),
  );
  expect(envelope.data.map(({ key }) => key)).toEqual(todoKeys);
  expect(envelope.data.filter(({ count }) => count > 0).length).toBeGreaterThan(todoKeys.length / 2);
});

test('a stay that is over and that nobody came to waits until it is marked', async () => {
  const count = async () => {
    const token = await mock.tokenOf('superAdmin');
    const { envelope } = await mock.call<DataOf<typeof todos.count>>(todos.count, token);
    return envelope.data.find(({ key }) => key === 'hotelGuestsMissing')?.count ?? 0;
  };
  const order = orderIn(mock.mock, { kind: 'hotel', inDays: 0 }, orderStatus.toUse);
  const before = await count();
  const days = daysBetween(testDay, order.checkOutDate);
  mock.mock.clock.advance(days * dayMs);
  expect(await count()).toBe(before);
  mock.mock.clock.advance(dayMs);
  const over = await count();
  expect(over).toBeGreaterThan(before);
  const marked = await mock.call(ordersHotel.noShow, await mock.tokenOf('superAdmin'), {
    params: { id: order.id },
    body: {},
  });
  expect(marked.envelope.status).toBe(status.ok);
  expect(await count()).toBe(over - 1);
});

test('a product without a price waits while it is on the shelf, and no longer', async () => {
  const { store } = mock.mock;
  const count = async () => {
    const token = await mock.tokenOf('superAdmin');
    const { envelope } = await mock.call<DataOf<typeof todos.count>>(todos.count, token);
    return envelope.data.find(({ key }) => key === 'hotelUnpriced')?.count ?? 0;
  };
  const product = store.products.find(
    ({ id, kind, enabled }) =>
      kind === 'hotel' && enabled === 1 && store.priceStocks.by('productId', id).length > 0,
  );
  if (!product) throw new Error('no product with prices');
  const before = await count();
  for (const { id } of store.priceStocks.by('productId', product.id)) store.priceStocks.remove(id);
  expect(await count()).toBe(before + 1);
  store.products.update(product.id, { enabled: 0 });
  expect(await count()).toBe(before);
});

test('a contract waits until its end, and from the day after it among those that are over; not of who is off', async () => {
  const { store, clock } = mock.mock;
  const counts = async () => {
    const { envelope } = await mock.call<DataOf<typeof todos.count>>(
      todos.count,
      await mock.tokenOf('superAdmin'),
    );
    const of = (wanted: TodoKey) => envelope.data.find(({ key }) => key === wanted)?.count ?? 0;
    return [of('contractsEnding'), of('contractsOver')];
  };
  const [one] = store.merchants.all().filter(({ enabled }) => enabled === 1);
  if (!one) throw new Error('no merchant');
  store.merchants.update(one.id, { contractEnd: addDays(todayOf(clock), 400) });
  const [ending = 0, over = 0] = await counts();
  store.merchants.update(one.id, { contractEnd: todayOf(clock) });
  expect(await counts()).toEqual([ending + 1, over]);
  clock.advance(dayMs);
  const next = await counts();
  store.merchants.update(one.id, { enabled: 0 });
  expect(await counts()).toEqual([next[0], (next[1] ?? 0) - 1]);
  store.merchants.update(one.id, { contractEnd: todayOf(clock) });
  expect(await counts()).toEqual([next[0], (next[1] ?? 0) - 1]);
  store.merchants.update(one.id, { enabled: 1 });
  expect(await counts()).toEqual([(next[0] ?? 0) + 1, (next[1] ?? 0) - 1]);
});

test('money that staff pay by hand waits until they say that it has arrived; what a channel has does not', async () => {
  const { paying } = refundStatus;
  const counts = async () => {
    const { envelope } = await mock.call<DataOf<typeof todos.count>>(
      todos.count,
      await mock.tokenOf('superAdmin'),
    );
    const of = (wanted: TodoKey) => envelope.data.find(({ key }) => key === wanted)?.count ?? 0;
    return [of('hotelRefundsToFinish'), of('withdrawsToFinish')];
  };
  const [refunds = 0, withdraws = 0] = await counts();
  const refund = refundIn(mock.mock, { kind: 'hotel' }, paying, true);
  const withdraw = withdrawIn(mock.mock, withdrawStatus.paying, { way: withdrawWay.bank });
  refundIn(mock.mock, { kind: 'hotel' }, paying);
  withdrawIn(mock.mock, withdrawStatus.paying);
  expect(await counts()).toEqual([refunds + 1, withdraws + 1]);
  const token = await mock.tokenOf('superAdmin');
  const ends: [AnyEndpoint, string, object][] = [
    [refundsHotel.finish, refund.id, { ...refundMoves.finish, amount: refund.refundAmount }],
    [withdrawCalls.finish, withdraw.id, withdrawMoves.finish],
  ];
  for (const [call, id, body] of ends)
    expect((await mock.call(call, token, { params: { id }, body })).envelope.status).toBe(status.ok);
  expect(await counts()).toEqual([refunds, withdraws]);
});
