import type { smsLogs as calls } from '#contracts/areas/smsLogs.ts';
import { maskMobile } from '#contracts/forms/masks.ts';
import { isUntil } from '../records/checks.ts';
import type { Handlers } from '../records/context.ts';

export const smsLogs: Handlers<typeof calls> = {
  list({ query: { mobile, success, startDate, endDate, offset, limit } }, { store }) {
    const { count, list } = store.smsLogs.list({
      where: (row) =>
        (!mobile || row.mobile.includes(mobile)) &&
        (success === undefined || row.success === (success === 1)) &&
        (!startDate || row.createTime >= startDate) &&
        (!endDate || isUntil(row.createTime, endDate)),
      offset,
      limit,
    });
    return { count, list: list.map((row) => ({ ...row, mobile: maskMobile(row.mobile) })) };
  },
};
