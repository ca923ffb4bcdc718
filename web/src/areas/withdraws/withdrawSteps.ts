import type { Withdraw } from '#contracts/areas/withdraws.ts';
import { withdrawStatus } from '#contracts/enums/finance.ts';
import { type PayStep, paySteps } from '../../domain/trade/paySteps.ts';

/** The states of audit, payment and end, by the status of the withdrawal. */
const states: Record<number, Parameters<typeof paySteps>[0]> = {
  [withdrawStatus.toAudit]: ['now', 'next', 'next'],
  [withdrawStatus.toPay]: ['done', 'now', 'next'],
  [withdrawStatus.paying]: ['done', 'now', 'next'],
  [withdrawStatus.done]: ['done', 'done', 'done'],
  [withdrawStatus.refused]: ['failed', 'next', 'next'],
  [withdrawStatus.failed]: ['done', 'failed', 'next'],
  [withdrawStatus.returned]: ['done', 'failed', 'next'],
  [withdrawStatus.revoked]: ['failed', 'next', 'next'],
};

/** The steps of a withdrawal (domain design, section 14). */
export function withdrawSteps({
  status,
  ...withdraw
}: Pick<
  Withdraw,
  'status' | 'createTime' | 'auditTime' | 'rejectReason' | 'payTime' | 'finishTime' | 'failReason'
>): PayStep[] {
  const { createTime: apply, auditTime: audit, payTime: pay, finishTime: done } = withdraw;
  return paySteps(
    states[status],
    { apply, audit, pay, done },
    { audit: withdraw.rejectReason, pay: withdraw.failReason },
  );
}
