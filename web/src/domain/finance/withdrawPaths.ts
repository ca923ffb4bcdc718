import type { TitledPath } from '../../kit/page/screen.ts';
import { withQuery } from '../../kit/page/withQuery.ts';

/** Addresses of withdrawals. They stand here because areas must not import each other. */

export const withdrawList: TitledPath = '/finance/withdraw-manage/withdraw-record-list';
export const withdrawDetail: TitledPath = '/finance/withdraw-manage/withdraw-record-detail';
export const withdrawPath = (id: string): string => withQuery(withdrawDetail, { id });
