import * as z from 'zod/mini';
import { area, get } from '../endpoint.ts';
import { pointSource, pointType } from '../enums/members.ts';
import { belongType } from '../enums.ts';
import { listOf, listQuery } from '../envelope.ts';
import { date, dateTime, id } from '../forms/fields.ts';
import { codeFilter } from '../forms/filters.ts';
import { shownCode } from '../forms/formFields.ts';
import { spanRule } from '../forms/spans.ts';
import '../words/members.ts';

/** A change of a member's points (domain design, section 13.5). */
const journal = z.object({
  id,
  journalNo: z.string(),
  type: z.literal(Object.values(pointType)),
  /** Positive for gains. */
  change: z.int(),
  /** Points after it, those locked by unpaid orders included. */
  after: z.int(),
  /** The last day of a gain; '' for others. */
  expireDate: z.string(),
  /** What is left of a gain; 0 for others. */
  remain: z.int(),
  refType: z.literal(Object.values(pointSource)),
  /** Of the record that it refers to; '' without one. */
  refId: z.string(),
  refNo: z.string(),
  remark: z.string(),
  operatorName: z.string(),
  createTime: dateTime,
});
export type PointJournal = z.infer<typeof journal>;

export const memberPoints = area('memberPoints', {
  listJournals: get({
    path: 'member-points/list-journals',
    purpose: 'The changes of points, of a member or of all, newest first.',
    access: { rights: ['viewIntegral'], belongTypes: [belongType.system] },
    query: listQuery({
      memberId: z.optional(id),
      type: codeFilter(shownCode('pointType', { pointType })),
      /** Days of the change, both included. */
      startDate: z.optional(date),
      endDate: z.optional(date),
    }).check(spanRule('startDate', 'endDate')),
    data: listOf(journal),
  }),
});
