import { type LogRow, operatorType } from '../logs.ts';

/** A line of a log, by a user of the platform. */
export const logExample = {
  time: '2026-01-31 09:30:00',
  operatorType: operatorType.staff,
  operatorName: '周明慧',
  action: '添加',
  remark: '',
} satisfies LogRow;
