import type { Translated } from '../messages.ts';
import type zh from '../zh/sms.ts';

export default {
  mobile: 'Recipient mobile',
  content: 'SMS text',
  sendStatus: 'Send status',
  success: 'Sent',
  failure: 'Failed',
  failReason: 'Failure reason',
  sendTime: 'Sent at',
} satisfies Translated<typeof zh>;
