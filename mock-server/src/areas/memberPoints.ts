import type { memberPoints as calls } from '#contracts/areas/memberPoints.ts';
import { isUntil } from '../records/checks.ts';
import type { Handlers } from '../records/context.ts';

export const memberPoints: Handlers<typeof calls> = {
  listJournals({ query: { memberId, type, startDate, endDate, offset, limit } }, { store }) {
    const { count, list } = store.pointJournals.list({
      among: memberId ? store.pointJournals.by('memberId', memberId) : undefined,
      where: (row) =>
        (type === undefined || row.type === type) &&
        (!startDate || row.createTime >= startDate) &&
        (!endDate || isUntil(row.createTime, endDate)),
      offset,
      limit,
    });
    const remainOf = (id: string) => store.pointLots.by('journalId', id)[0]?.remain ?? 0;
    return { count, list: list.map((row) => ({ ...row, remain: remainOf(row.id) })) };
  },
};
