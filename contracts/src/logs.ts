import * as z from 'zod/mini';
import { dateTime } from './forms/fields.ts';
import { answeredCode } from './forms/formFields.ts';

/** Who did something (domain design, section 0.6). */
export const operatorType = { system: 10, member: 20, staff: 30 } as const;

/** One line of an operation log. It is appended to and never changed. */
export const logRow = z.object({
  time: dateTime,
  operatorType: answeredCode({ operatorType }),
  operatorName: z.string(),
  /** What was done, as a Chinese sentence. */
  action: z.string(),
  remark: z.string(),
});
export type LogRow = z.infer<typeof logRow>;

/** The same of a record with a status: from which to which it went. */
export const statusLogRow = z.object({ ...logRow.shape, fromStatus: z.int(), toStatus: z.int() });
