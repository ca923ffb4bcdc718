// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellChanged } from '../../api/changed.ts';
import { type Config, setConfig } from '../../api/config.ts';
import { useSession } from '../../api/session.ts';
import { useAnnouncing } from './announcing.ts';
import { useTodoCounts } from './counts.ts';
import { refreshTodos, watchTodos } from './watchTodos.ts';

/** The backend: gives the data of its answer. */
const asked = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('axios', async (actual) => {
  const library = await actual<typeof import('axios')>();
  library.default.defaults.adapter = async (config) => ({
    ...{ config, status: 200, statusText: '', headers: {} },
    data: { status: 1, message: '', data: await asked() },
  });
  return library;
});

/** A channel between the tabs, and what they posted. */
class Channel {
  static posted: unknown[] = [];
  static last: Channel | undefined;
  onmessage: ((event: { data: unknown }) => void) | undefined;
  constructor() {
    Channel.last = this;
  }
  postMessage(data: unknown) {
    Channel.posted.push(data);
  }
  close() {}
}

/** What a browser plays sounds with; notes the frequencies that begin. */
const soundOf = (tones: number[]) =>
  class {
    currentTime = 0;
    destination = {};
    createOscillator() {
      const tone = {
        frequency: { value: 0 },
        connect: (next: unknown) => next,
        start: () => tones.push(tone.frequency.value),
        stop: () => undefined,
      };
      return tone;
    }
    createGain() {
      const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
      return { gain, connect: () => undefined };
    }
    close = async () => undefined;
  };

let hidden = false;
let focused = true;
let stop: () => void;
const answer = (count: number) => [{ key: 'hotelOrdersToConfirm', count }];
const shown = () => useTodoCounts.getState().counts?.hotelOrdersToConfirm;
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

beforeEach(() => {
  vi.useFakeTimers();
  setConfig({ bases: { main: '', resorts: '', apps: '' }, idempotencyKeys: false } as Config);
  vi.stubGlobal('BroadcastChannel', Channel);
  Channel.posted = [];
  hidden = false;
  focused = true;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.hasFocus = () => focused;
  useSession.setState({ token: 'token' });
  asked.mockReset().mockResolvedValue(answer(1));
});
afterEach(async () => {
  stop();
  vi.useRealTimers();
  // What announces is loaded on demand; it may not announce in the next test.
  await vi.dynamicImportSettled();
});

test('asks at once and every 30 s; a failure leaves the old numbers', async () => {
  stop = watchTodos('1');
  await seconds(0);
  expect(shown()).toBe(1);
  asked.mockRejectedValueOnce(new Error('broken'));
  await seconds(30);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(useTodoCounts.getState()).toMatchObject({ failed: true, counts: { hotelOrdersToConfirm: 1 } });
  asked.mockResolvedValue(answer(4));
  await seconds(30);
  expect(useTodoCounts.getState()).toMatchObject({ failed: false, counts: { hotelOrdersToConfirm: 4 } });
});

test('asks after a change of its own, and many changes ask at most every 3 s', async () => {
  stop = watchTodos('1');
  await seconds(5);
  tellChanged();
  await seconds(0);
  expect(asked).toHaveBeenCalledTimes(2);
  for (let at = 0; at < 20; at++) {
    tellChanged();
    await seconds(0.1);
  }
  expect(asked).toHaveBeenCalledTimes(2);
  await seconds(1);
  expect(asked).toHaveBeenCalledTimes(3);
  refreshTodos();
  await seconds(3);
  expect(asked).toHaveBeenCalledTimes(3);
});

test('an answer of another tab counts as its own, and a late one is dropped', async () => {
  stop = watchTodos('1');
  await seconds(20);
  const now = performance.timeOrigin + performance.now();
  const say = (count: number, askedAt: number) =>
    Channel.last?.onmessage?.({
      data: { counts: { hotelOrdersToConfirm: count }, askedAt, afterChange: false },
    });
  say(7, now);
  expect(shown()).toBe(7);
  say(3, now - 1_000);
  expect(shown()).toBe(7);
  await seconds(20);
  expect(asked).toHaveBeenCalledTimes(1);
  await seconds(10);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a slow answer does not replace that of a later question', async () => {
  let late: (value: unknown) => void = () => undefined;
  asked.mockReturnValueOnce(
    new Promise((resolve) => {
      late = resolve;
    }),
  );
  stop = watchTodos('1');
  await seconds(1);
  asked.mockResolvedValueOnce(answer(8));
  tellChanged();
  await seconds(0);
  expect(shown()).toBe(8);
  late(answer(2));
  await seconds(0);
  expect(shown()).toBe(8);
});

test('a hidden tab asks no more, and at once when it is seen again', async () => {
  stop = watchTodos('1');
  await seconds(0);
  hidden = true;
  await seconds(120);
  expect(asked).toHaveBeenCalledTimes(1);
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await seconds(0);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('what comes while nobody looks is new until somebody does', async () => {
  stop = watchTodos('1');
  await seconds(0);
  focused = false;
  asked.mockResolvedValue(answer(4));
  await seconds(30);
  expect(useTodoCounts.getState().unseen).toBe(3);
  asked.mockResolvedValue(answer(2));
  await seconds(30);
  expect(useTodoCounts.getState().unseen).toBe(1);
  Channel.posted = [];
  focused = true;
  dispatchEvent(new Event('focus'));
  expect(useTodoCounts.getState().unseen).toBe(0);
  expect(Channel.posted).toEqual(['looked']);
});

test('what another tab has looked at is not new here', async () => {
  stop = watchTodos('1');
  await seconds(0);
  focused = false;
  asked.mockResolvedValue(answer(4));
  await seconds(30);
  expect(useTodoCounts.getState().unseen).toBe(3);
  Channel.last?.onmessage?.({ data: 'looked' });
  expect(useTodoCounts.getState().unseen).toBe(0);
});

test('after a change of its own nothing is announced, otherwise it is', async () => {
  const tones: number[] = [];
  vi.stubGlobal('AudioContext', soundOf(tones));
  stop = watchTodos('1');
  await seconds(0);
  useAnnouncing.setState({ sound: true });
  asked.mockResolvedValue(answer(2));
  tellChanged();
  await seconds(0);
  expect(tones).toEqual([]);
  asked.mockResolvedValue(answer(5));
  await seconds(30);
  await vi.waitFor(() => expect(tones).toEqual([880, 1175]));
});
