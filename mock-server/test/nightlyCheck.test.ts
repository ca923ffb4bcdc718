import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { auth } from '#contracts/areas/auth.ts';
import { type Running, startMock } from './running.ts';

/** The self-check that runs every night at 03:00 by the mock's clock. */

let mock: Running;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  mock = await startMock({ scale: 0.1 });
  await passTo('2026-05-12 12:00:00');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await mock.stop();
});

const logged = () => vi.mocked(console.error).mock.calls.map(String);

/** Somebody calls at this moment: jobs run before a call is answered. */
async function passTo(now: string): Promise<void> {
  await mock.post('/__mock/clock', { now });
  await mock.call(auth.createByMobile, '', { body: { mobile: '19900000000' } });
}

const lastNight = async () =>
  ((await (await fetch(`${mock.origin}/__mock/self-check`)).json()) as { lastNight: object | null })
    .lastNight;

function breakOrders(count: number): string[] {
  const { orders } = mock.mock.store;
  const broken = orders.all().slice(0, count);
  for (const { id, payPrice } of broken) orders.update(id, { payPrice: payPrice + 1 });
  return broken.map(({ orderNo }) => orderNo);
}

it('runs at three and logs what does not add up', async () => {
  expect(await lastNight()).toBeNull();
  const [orderNo = ''] = breakOrders(1);
  await passTo('2026-05-13 02:59:59');
  expect(await lastNight()).toBeNull();
  await passTo('2026-05-13 03:00:01');
  expect(await lastNight()).toEqual({
    at: '2026-05-13 03:00:01',
    violations: expect.arrayContaining([expect.stringContaining(orderNo)]),
  });
  expect(logged()).toContainEqual(expect.stringMatching(`^\\[mock\\] self-check: .*${orderNo}`));
});

it('runs once a night, and once for several nights that passed at once', async () => {
  await passTo('2026-05-20 09:00:00');
  expect(await lastNight()).toEqual({ at: '2026-05-20 09:00:00', violations: [] });
  await passTo('2026-05-21 02:00:00');
  expect(await lastNight()).toMatchObject({ at: '2026-05-20 09:00:00' });
  await passTo('2026-05-21 03:30:00');
  await passTo('2026-05-21 23:30:00');
  expect(await lastNight()).toMatchObject({ at: '2026-05-21 03:30:00' });
  expect(logged()).toEqual([]);
});

it('counts what would make the log too long', async () => {
  breakOrders(30);
  await passTo('2026-05-13 03:00:00');
  const said = logged();
  expect(said).toHaveLength(21);
  expect(said.at(-1)).toMatch(/^\[mock\] self-check: and \d+ more; see GET \/__mock\/self-check$/);
});
