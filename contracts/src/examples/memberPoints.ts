import type { PointJournal } from '../areas/memberPoints.ts';
import { pointSource, pointType } from '../enums/members.ts';

/** Points given for an order that was completed. */
export const pointJournalExample = {
  id: '71',
  journalNo: 'JF0000000071',
  type: pointType.gift,
  change: 268,
  after: 5_268,
  expireDate: '2027-01-31',
  remain: 268,
  refType: pointSource.hotelOrder,
  refId: '12',
  refNo: 'H260128103055104729',
  remark: '退款RH260128103055104729',
  operatorName: '系统',
  createTime: '2026-01-31 09:30:00',
} satisfies PointJournal;
