// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawing } from '../../../testing/drawing.ts';
import { Countdown } from './Countdown.tsx';

const { host, draw } = drawing();

const onEnd = vi.fn();

beforeEach(() => {
  // The machine's clock is a day off; only the server's clock counts.
  vi.useFakeTimers({ now: new Date('2026-05-02T00:00:00Z') });
  onEnd.mockReset();
});
afterEach(() => void vi.useRealTimers());

const show = (now: string, until = '2026-05-01 10:30:00') =>
  draw(<Countdown label="剩余支付时间" now={now} until={until} onEnd={onEnd} />);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => host.textContent;

it('counts from the server’s clock to the end, and calls onEnd once', () => {
  show('2026-05-01 10:29:00');
  expect(shown()).toBe('剩余支付时间 01:00');
  pass(59_000);
  expect(shown()).toBe('剩余支付时间 00:01');
  expect(onEnd).not.toHaveBeenCalled();
  pass(60_000);
  expect(shown()).toBe('剩余支付时间 00:00');
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('calls onEnd a second late, when it is over for a server that cuts its seconds, too', () => {
  show('2026-05-01 10:29:58');
  pass(2_000);
  expect(shown()).toBe('剩余支付时间 00:00');
  expect(onEnd).not.toHaveBeenCalled();
  pass(1_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('starts again with each new server time', () => {
  show('2026-05-01 10:29:00');
  pass(30_000);
  show('2026-05-01 10:29:45');
  expect(shown()).toBe('剩余支付时间 00:15');
});

it('shows hours, and does not call onEnd for time that was over before', () => {
  show('2026-05-01 08:29:55');
  expect(shown()).toBe('剩余支付时间 2:00:05');
  draw(null);
  show('2026-05-01 10:40:00');
  pass(5_000);
  expect(onEnd).not.toHaveBeenCalled();
});
