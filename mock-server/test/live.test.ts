import { expect, it } from 'vitest';
import { selfCheck } from '#mock/wire/selfCheck.ts';
import { mockOfFile } from './mockFor.ts';

/** The living demo: what its members do is real, and the trade adds up all the time. */

const mock = mockOfFile({ scale: 0.1 });

it('makes orders, payments and refunds that add up', () => {
  const { store } = mock.mock;
  const before = {
    orders: store.orders.rows().length,
    refunds: store.refunds.rows().length,
    members: store.members.rows().length,
    withdraws: store.withdraws.rows().length,
  };
  for (let count = 0; count < 300; count++) mock.control.live.act();
  expect(store.orders.rows().length).toBeGreaterThan(before.orders + 20);
  expect(store.refunds.rows().length).toBeGreaterThan(before.refunds);
  expect(store.members.rows().length).toBeGreaterThan(before.members);
  expect(store.withdraws.rows().length).toBeGreaterThan(before.withdraws);
  expect(selfCheck(store)).toEqual([]);
});

it('is switched and paced on the control plane', async () => {
  const ask = async (body: object) => (await mock.post('/__mock/live', body)).json;
  expect(await ask({ on: true, pace: 600 })).toMatchObject({ on: true, pace: 600 });
  expect(await ask({ on: false })).toMatchObject({ on: false });
  expect((await mock.post('/__mock/live', { on: true, pace: 0 })).http).toBe(400);
  expect(mock.control.live.state.on).toBe(false);
});

it('tells what does not add up', async () => {
  const check = async () =>
    (await (await fetch(`${mock.origin}/__mock/self-check`)).json()) as { violations: string[] };
  expect((await check()).violations).toEqual([]);
  const [order] = mock.mock.store.orders.all();
  mock.mock.store.orders.update(order?.id ?? '', { payPrice: (order?.payPrice ?? 0) + 1 });
  expect((await check()).violations[0]).toContain(order?.orderNo);
});
