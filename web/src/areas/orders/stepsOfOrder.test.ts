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

test('an unpaid order waits for the payment; nobody has to confirm it yet', () => {
  expect(told(10)).toEqual(['submit done', 'pay now', 'use next', 'finish next']);
});

test('confirming is a step where somebody has to, and stays one when he did', () => {
  expect(told(10, 20)).toEqual(['submit done', 'pay done', 'confirm now', 'use next', 'finish next']);
  expect(told(10, 20, 30)).toEqual(['submit done', 'pay done', 'confirm done', 'use now', 'finish next']);
  expect(told(10, 30)).toEqual(['submit done', 'pay done', 'use now', 'finish next']);
});

test('a payment is as old as its log, whatever came after it', () => {
  const [, pay, confirm] = stepsOfOrder(order(10, 20, 30, 40));
  expect([pay?.time, confirm?.time]).toEqual([at(1), at(2)]);
});

test('what was used is done; somebody who never came used nothing', () => {
  expect(told(10, 30, 40)).toEqual(['submit done', 'pay done', 'use now', 'finish next']);
  expect(told(10, 30, 40, 50)).toEqual(['submit done', 'pay done', 'use done', 'finish done']);
  expect(told(10, 30, 50)).toEqual(['submit done', 'pay done', 'finish done']);
});

test('an order that was closed ends there, with what it reached before', () => {
  expect(told(10, 60)).toEqual(['submit done', 'closed failed']);
  expect(told(10, 20, 70)).toEqual(['submit done', 'pay done', 'closed failed']);
  expect(stepsOfOrder(order(10, 20, 70)).at(-1)?.time).toBe(at(2));
});

test('a remark in between moves nothing', () => {
  const { logs, ...rest } = order(10, 30);
  const remark = { time: at(9), fromStatus: 30, toStatus: 30 };
  expect(stepsOfOrder({ ...rest, logs: [remark, ...logs] })[1]?.time).toBe(at(1));
});
