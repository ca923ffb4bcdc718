// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawing } from '../../../testing/drawing.ts';
import { useCountdown } from './useCountdown.ts';

const { draw } = drawing();

let countdown: ReturnType<typeof useCountdown>;
function Probe() {
  countdown = useCountdown();
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  const now = performance.now.bind(performance);
  asleep = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + asleep);
  draw(<Probe />);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
/** Lets time pass without running timers. */
let asleep = 0;
const sleep = (ms: number) => {
  asleep += ms;
};

it('counts 60 seconds down and stops', () => {
  expect(countdown.left).toBe(0);
  act(() => countdown.start());
  expect(countdown.left).toBe(60);
  pass(1000);
  expect(countdown.left).toBe(59);
  pass(58_000);
  expect(countdown.left).toBe(1);
  pass(1000);
  expect(countdown.left).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('shows the right remaining time at once when a sleeping tab wakes', () => {
  act(() => countdown.start());
  sleep(45_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(countdown.left).toBe(15);
  sleep(3_600_000);
  pass(1000);
  expect(countdown.left).toBe(0);
});

it('is not moved by a correction of the date', () => {
  act(() => countdown.start());
  vi.setSystemTime(0);
  pass(1000);
  expect(countdown.left).toBe(59);
  vi.setSystemTime(4e12);
  pass(1000);
  expect(countdown.left).toBe(58);
});

it('starts over', () => {
  act(() => countdown.start());
  pass(30_000);
  act(() => countdown.start());
  expect(countdown.left).toBe(60);
});
