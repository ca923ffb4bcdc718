import type { Step } from '../../kit/display/StateSteps.tsx';

type State = Step['state'];
type StepName = 'apply' | 'audit' | 'pay' | 'done';

export interface PayStep {
  name: StepName;
  state: State;
  /** When the step was done; '' if it was not. */
  time: string;
  /** Why it failed. */
  reason: string;
}

/**
 * The steps of money that is asked for, audited and paid by a channel: a refund or a withdrawal.
 * @param states of audit, payment and end; undefined for a status that this console does not know
 */
export function paySteps(
  [audit, pay, end]: readonly [State, State, State] = ['next', 'next', 'next'],
  times: Record<StepName, string>,
  reasons: { audit: string; pay: string },
): PayStep[] {
  const step = (name: StepName, state: State, reason = ''): PayStep => ({
    ...{ name, state, reason: state === 'failed' ? reason : '' },
    time: state === 'next' ? '' : times[name],
  });
  return [
    step('apply', 'done'),
    step('audit', audit, reasons.audit),
    step('pay', pay, reasons.pay),
    step('done', end),
  ];
}
