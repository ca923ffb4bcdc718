import { nowOf } from '../store/today.ts';
import type { Context } from './context.ts';

/** Sends a message to a member; it stands in the SMS log. @param text a sentence without its full stop */
export function sendSms({ store, clock }: Context, mobile: string, text: string): void {
  store.smsLogs.insert({
    createTime: nowOf(clock),
    mobile,
    message: `【美美旅享】${text}。`,
    success: true,
    failReason: '',
  });
}
