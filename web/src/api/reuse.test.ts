import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellChanged } from './changed.ts';
import { answered, goBackToTab, isReusable } from './reuse.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(100_000);
});
afterEach(() => void vi.useRealTimers());

it('takes an answer of the last 30 seconds when the user goes back to a tab, and only then', () => {
  answered('orders');
  expect(isReusable('orders')).toBe(false);
  vi.advanceTimersByTime(29_000);
  goBackToTab();
  expect(isReusable('orders')).toBe(true);
  expect(isReusable('refunds')).toBe(false);
  vi.advanceTimersByTime(2_000);
  expect(isReusable('orders')).toBe(false);
});

it('takes no older answer', () => {
  answered('orders');
  vi.advanceTimersByTime(31_000);
  goBackToTab();
  expect(isReusable('orders')).toBe(false);
});

it('takes no answer from before a change', () => {
  answered('orders');
  vi.advanceTimersByTime(1);
  tellChanged();
  goBackToTab();
  expect(isReusable('orders')).toBe(false);
  vi.advanceTimersByTime(1);
  answered('orders');
  expect(isReusable('orders')).toBe(true);
});
