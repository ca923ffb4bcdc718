import type { PointAccount, PointJournal } from '../areas/memberPoints.ts';
import { adjustDirection } from '../enums/finance.ts';
import { pointSource, pointType } from '../enums/members.ts';
import type { PointAdjustForm } from '../finance/accountForms.ts';

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

/** Points of a member, of which some are locked by an unpaid order. */
export const pointAccountExample = {
  ...{
    id: '3',
    memberNo: 'M00000003',
    memberName: '陈晨',
    memberMobile: '199****1001',
    gradeName: '金卡会员',
  },
  ...{ points: 5_068, pointsLocked: 200, totalGained: 6_268, totalUsed: 900, totalExpired: 100, ending: 0 },
  ...{ changeTime: '2026-01-31 09:30:00', pointsDebt: 0, version: 7 },
} satisfies Omit<PointAccount, 'actions'>;

export const pointAdjustExample = {
  direction: adjustDirection.increase,
  points: 500,
  reason: '补发活动积分',
} satisfies PointAdjustForm;
