import * as z from 'zod/mini';
import { area, get } from '../endpoint.ts';
import { listOf, listQuery, queryNumber } from '../envelope.ts';
import { date, dateTime, id, searchDigits } from '../forms/fields.ts';
import { maskedMobile } from '../forms/shownTexts.ts';
import { spanRule } from '../forms/spans.ts';

const smsLog = z.object({
  id,
  /** Masked by the server: 138****5678. */
  mobile: maskedMobile,
  message: z.string(),
  success: z.boolean(),
  failReason: z.string(),
  createTime: dateTime,
});
export type SmsLog = z.infer<typeof smsLog>;

export const smsLogs = area('smsLogs', {
  list: get({
    path: 'sms-logs/list',
    purpose: 'Sent messages, newest first. `mobile` matches any part of the full number.',
    access: { rights: ['viewSendSms'] },
    query: listQuery({
      mobile: z.optional(searchDigits),
      success: z.optional(queryNumber(0, 1)),
      /** Days of `createTime`, both included. */
      startDate: z.optional(date),
      endDate: z.optional(date),
    }).check(spanRule('startDate', 'endDate')),
    data: listOf(smsLog),
  }),
});
