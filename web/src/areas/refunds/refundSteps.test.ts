import { expect, test } from 'vitest';
import { refundSource, refundStatus } from '#contracts/enums/orders.ts';
import { refundSteps } from './refundSteps.ts';

const refund = {
  source: refundSource.member as number,
  createTime: '2026-05-01 10:00:00',
  auditTime: '2026-05-01 11:00:00',
  auditRemark: '已使用',
  executeTime: '2026-05-01 12:00:00',
  finishTime: '2026-05-01 12:00:03',
  failReason: '账户已注销',
};
const states = (status: number, source = refund.source) =>
  refundSteps({ ...refund, status, source }).map(({ state }) => state);

test.each([
  [refundStatus.toAudit, ['done', 'now', 'next', 'next']],
  [refundStatus.toPay, ['done', 'done', 'now', 'next']],
  [refundStatus.paying, ['done', 'done', 'now', 'next']],
  [refundStatus.done, ['done', 'done', 'done', 'done']],
  [refundStatus.failed, ['done', 'done', 'failed', 'next']],
  [refundStatus.refused, ['done', 'failed', 'next', 'next']],
  [refundStatus.revoked, ['done', 'failed', 'next', 'next']],
])('status %d', (status, expected) => {
  expect(states(status)).toEqual(expected);
});

test('a refund that no member requested has no audit', () => {
  expect(states(refundStatus.revoked, refundSource.staff)).toEqual(['done', 'failed', 'next']);
  expect(states(refundStatus.toPay, refundSource.staff)).toEqual(['done', 'now', 'next']);
});

test('a failed step has its reason, and a step to come has no time', () => {
  const [, audit, pay] = refundSteps({ ...refund, status: refundStatus.refused });
  expect(audit).toMatchObject({ reason: '已使用', time: '2026-05-01 11:00:00' });
  expect(pay).toMatchObject({ reason: '', time: '' });
});

test('a status that this console does not know has no steps done but the first', () => {
  expect(states(99)).toEqual(['done', 'next', 'next', 'next']);
});
