import { expect, test } from 'vitest';
import { stepsOfOrder } from './stepsOfOrder.ts';

const at = (minute: number) => `2026-05-01 10:${String(minute).padStart(2, '0')}:00`;
/** An order that went through these statuses, oldest first; its log has the newest line first. */
const order = (...statuses: number[]) => ({
  status: statuses.at(-1) ?? 10,
  createTime: at(0),
  logs: statuses
    .map((toStatus, index) => ({ time: at(index), fromStatus: statuses[index - 1] ?? 0, toStatus }))
    .reverse(),
});
const told = (...statuses: number[]) =>
  stepsOfOrder(order(...statuses)).map(({ name, state }) => `${name} ${state}`);

test('an unpaid order waits for the payment, with no step for confirming', () => {
  expect(told(10)).toEqual(['submit done', 'pay now', 'use next', 'finish next']);
});

test('confirming is a step of an order that needs it, also after it is confirmed', () => {
  expect(told(10, 20)).toEqual(['submit done', 'pay done', 'confirm now', 'use next', 'finish next']);
  expect(told(10, 20, 30)).toEqual(['submit done', 'pay done', 'confirm done', 'use now', 'finish next']);
  expect(told(10, 30)).toEqual(['submit done', 'pay done', 'use now', 'finish next']);
});

test('the time of the payment is that of its log line, whatever came after it', () => {
  const [, pay, confirm] = stepsOfOrder(order(10, 20, 30, 40));
  expect([pay?.time, confirm?.time]).toEqual([at(1), at(2)]);
});

test('a used order is done; one whose guests never came has no step for use', () => {
  expect(told(10, 30, 40)).toEqual(['submit done', 'pay done', 'use now', 'finish next']);
  expect(told(10, 30, 40, 50)).toEqual(['submit done', 'pay done', 'use done', 'finish done']);
  expect(told(10, 30, 50)).toEqual(['submit done', 'pay done', 'finish done']);
});

test('a closed order ends there, after the steps that it reached before', () => {
  expect(told(10, 60)).toEqual(['submit done', 'closed failed']);
  expect(told(10, 20, 70)).toEqual(['submit done', 'pay done', 'closed failed']);
  expect(stepsOfOrder(order(10, 20, 70)).at(-1)?.time).toBe(at(2));
});

test('a remark in the log changes no step', () => {
  const { logs, ...rest } = order(10, 30);
  const remark = { time: at(9), fromStatus: 30, toStatus: 30 };
  expect(stepsOfOrder({ ...rest, logs: [remark, ...logs] })[1]?.time).toBe(at(1));
});
