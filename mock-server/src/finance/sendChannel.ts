import { sendPlanStatus } from '#contracts/enums/finance.ts';
import type { Store } from '../store/store.ts';
import type { SendPlan } from './incomeRows.ts';

/**
 * What can go wrong technically when money is booked into an account, as far as a mock has that. For members whose mobile ends in 44 it always fails, for those
 * with 45 the first time (as with the pay channel of refunds). '' when it goes through.
 */
export function sendFailure(store: Store, { memberId, logs }: SendPlan): string {
  const mobile = store.members.get(memberId)?.mobile ?? '';
  if (mobile.endsWith('44')) return '账务系统未找到会员账户，入账失败';
  const hasFailed = logs.some(({ toStatus }) => toStatus === sendPlanStatus.failed);
  return mobile.endsWith('45') && !hasFailed ? '账务系统繁忙，请稍后重发' : '';
}
