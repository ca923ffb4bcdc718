import { refundSource, refundStatus } from '#contracts/enums/orders.ts';
import type { Refund } from '#contracts/trade/refunds.ts';

type State = 'done' | 'now' | 'next' | 'failed';
export interface RefundStep {
  name: 'apply' | 'audit' | 'pay' | 'done';
  state: State;
  /** When the step was done; '' if it was not. */
  time: string;
  /** Why it failed. */
  reason: string;
}

/** The states of audit, payment and end, by the status of the refund. */
const states: Record<number, [State, State, State]> = {
  [refundStatus.toAudit]: ['now', 'next', 'next'],
  [refundStatus.toPay]: ['done', 'now', 'next'],
  [refundStatus.paying]: ['done', 'now', 'next'],
  [refundStatus.done]: ['done', 'done', 'done'],
  [refundStatus.failed]: ['done', 'failed', 'next'],
  [refundStatus.refused]: ['failed', 'next', 'next'],
  [refundStatus.revoked]: ['failed', 'next', 'next'],
};

/** The steps of a refund; only one that a member requested is audited (domain design, section 11.3). */
export function refundSteps(
  refund: Pick<
    Refund,
    | 'status'
    | 'source'
    | 'createTime'
    | 'auditTime'
    | 'auditRemark'
    | 'executeTime'
    | 'finishTime'
    | 'failReason'
  >,
): RefundStep[] {
  const { status, source, createTime, auditTime, auditRemark, executeTime, finishTime, failReason } = refund;
  const [audit, pay, end] = states[status] ?? ['next', 'next', 'next'];
  const step = (name: RefundStep['name'], state: State, time: string, reason = ''): RefundStep => ({
    ...{ name, state, reason: state === 'failed' ? reason : '' },
    time: state === 'next' ? '' : time,
  });
  const audits = source === refundSource.member ? [step('audit', audit, auditTime, auditRemark)] : [];
  return [
    step('apply', 'done', createTime),
    ...audits,
    step('pay', pay, executeTime, failReason),
    step('done', end, finishTime),
  ];
}
