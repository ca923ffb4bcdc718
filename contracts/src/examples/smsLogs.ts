import type { SmsLog } from '../areas/smsLogs.ts';

/** A record of a message that was sent. */
export const smsLogExample = {
  id: '900',
  mobile: '199****0001',
  message: '验证码1234',
  success: true,
  failReason: '',
  createTime: '2026-01-31 09:30:00',
} satisfies SmsLog;
