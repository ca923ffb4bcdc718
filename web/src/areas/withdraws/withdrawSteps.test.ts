import { expect, test } from 'vitest';
import { withdrawStatus } from '#contracts/enums/finance.ts';
import { withdrawSteps } from './withdrawSteps.ts';

const withdraw = {
  createTime: '2026-05-01 10:00:00',
  auditTime: '2026-05-01 11:00:00',
  rejectReason: '收款账户与本人不符',
  payTime: '2026-05-01 12:00:00',
  finishTime: '2026-05-01 12:00:03',
  failReason: '收款账户状态异常',
};
const { toAudit, toPay, paying, done, refused, failed, returned, revoked } = withdrawStatus;

test.each([
  [toAudit, ['done', 'now', 'next', 'next']],
  [toPay, ['done', 'done', 'now', 'next']],
  [paying, ['done', 'done', 'now', 'next']],
  [done, ['done', 'done', 'done', 'done']],
  [refused, ['done', 'failed', 'next', 'next']],
  [failed, ['done', 'done', 'failed', 'next']],
  [returned, ['done', 'done', 'failed', 'next']],
  [revoked, ['done', 'failed', 'next', 'next']],
  [99, ['done', 'next', 'next', 'next']],
])('status %d', (status, expected) => {
  expect(withdrawSteps({ ...withdraw, status }).map(({ state }) => state)).toEqual(expected);
});

test('a failed step has its reason, and a step to come has no time', () => {
  const [, audit, pay] = withdrawSteps({ ...withdraw, status: refused });
  expect(audit).toMatchObject({ reason: withdraw.rejectReason, time: withdraw.auditTime });
  expect(pay).toMatchObject({ reason: '', time: '' });
  const [, passed, failure] = withdrawSteps({ ...withdraw, status: failed });
  expect(passed).toMatchObject({ reason: '' });
  expect(failure).toMatchObject({ reason: withdraw.failReason, time: withdraw.payTime });
});
