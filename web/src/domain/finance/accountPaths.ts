import type { TitledPath } from '../../kit/page/screen.ts';
import { withQuery } from '../../kit/page/withQuery.ts';

/** Addresses of accounts and points of members. They stand here because areas must not import each other. */

export const accountList: TitledPath = '/finance/member-account-manage/member-account-list';
export const fundChanges: TitledPath = '/finance/member-account-manage/fund-change-detail';
export const accountJournal: TitledPath = '/finance/member-account-manage/member-account-journal';
/** 对账. */
export const reconciliation: TitledPath = '/finance/member-account-manage/reconciliation';
export const pointList: TitledPath = '/finance/member-account-manage/member-point-list';
export const pointDetail: TitledPath = '/finance/member-account-manage/member-point-detail';

/** 账户流水 with the row of a number. */
export const journalPath = (journalNo: string): string => withQuery(accountJournal, { journalNo });
/** 账户流水 with the rows of one type of change in a span of days. */
export const journalsPath = (of: { type: number; startDate: string; endDate: string }): string =>
  withQuery(accountJournal, { ...of, type: String(of.type) });
/** 资金变动明细 of a member. */
export const fundChangesPath = (memberId: string): string => withQuery(fundChanges, { memberId });
/** 积分明细 of a member. */
export const pointDetailPath = (memberId: string): string => withQuery(pointDetail, { memberId });
