// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLine, tellLost, useLine } from './line.ts';

const fetched = vi.fn<() => Promise<Response>>();
const back = vi.fn();
const offline = () => useLine.getState().offline;
followLine();
addEventListener('online', back);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  back.mockReset();
  useLine.setState({ offline: false });
});
afterEach(() => vi.useRealTimers());

test('one request that got lost is no lost line', async () => {
  fetched.mockResolvedValue(new Response());
  await tellLost();
  expect(offline()).toBe(false);
  expect(back).not.toHaveBeenCalled();
});

test('a server that cannot be reached is tried until it answers, by one caller only', async () => {
  const told = tellLost();
  void tellLost();
  await vi.advanceTimersByTimeAsync(0);
  expect(offline()).toBe(true);
  void tellLost();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched).toHaveBeenCalledTimes(3);
  fetched.mockResolvedValue(new Response());
  await vi.advanceTimersByTimeAsync(5_000);
  await told;
  expect(offline()).toBe(false);
  expect(back).toHaveBeenCalledTimes(1);
});

test("the browser's own events count at once", () => {
  dispatchEvent(new Event('offline'));
  expect(offline()).toBe(true);
  dispatchEvent(new Event('online'));
  expect(offline()).toBe(false);
});
