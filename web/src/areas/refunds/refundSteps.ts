import { refundSource, refundStatus } from '#contracts/enums/orders.ts';
import type { Refund } from '#contracts/trade/refunds.ts';
import { type PayStep, paySteps } from '../../domain/trade/paySteps.ts';

/** The states of audit, payment and end, by the status of the refund. */
const states: Record<number, Parameters<typeof paySteps>[0]> = {
  [refundStatus.toAudit]: ['now', 'next', 'next'],
  [refundStatus.toPay]: ['done', 'now', 'next'],
  [refundStatus.paying]: ['done', 'now', 'next'],
  [refundStatus.done]: ['done', 'done', 'done'],
  [refundStatus.failed]: ['done', 'failed', 'next'],
  [refundStatus.refused]: ['failed', 'next', 'next'],
  [refundStatus.revoked]: ['failed', 'next', 'next'],
};

/** The steps of a refund; only one that a member requested is audited (domain design, section 11.3). */
export function refundSteps({
  status,
  source,
  ...refund
}: Pick<
  Refund,
  | 'status'
  | 'source'
  | 'createTime'
  | 'auditTime'
  | 'auditRemark'
  | 'executeTime'
  | 'finishTime'
  | 'failReason'
>): PayStep[] {
  const { createTime: apply, auditTime: audit, executeTime: pay, finishTime: done } = refund;
  const isAudited = source === refundSource.member;
  const steps = paySteps(
    // What is not audited was taken back before it was paid.
    !isAudited && status === refundStatus.revoked ? ['done', 'failed', 'next'] : states[status],
    { apply, audit, pay, done },
    { audit: refund.auditRemark, pay: refund.failReason },
  );
  return isAudited ? steps : steps.filter(({ name }) => name !== 'audit');
}
