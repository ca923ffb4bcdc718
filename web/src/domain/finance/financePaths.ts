import type { TitledPath } from '../../kit/page/screen.ts';
import { withQuery } from '../../kit/page/withQuery.ts';

/** Addresses of incomes and send plans. They stand here because areas must not import each other. */

export const incomeList = '/finance/income-manage/income-record-list' satisfies TitledPath;
export const incomeDetail = '/finance/income-manage/income-detail' satisfies TitledPath;
export const sendPlanList = '/finance/income-manage/send-plan-list' satisfies TitledPath;
export const sendPlanDetail = '/finance/income-manage/send-plan-detail' satisfies TitledPath;

export const incomePath = (id: string): string => withQuery(incomeDetail, { id });
export const sendPlanPath = (id: string): string => withQuery(sendPlanDetail, { id });
