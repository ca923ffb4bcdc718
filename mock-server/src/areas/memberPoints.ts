import type { memberPoints as calls } from '#contracts/areas/memberPoints.ts';
import { signedBy } from '#contracts/finance/accountForms.ts';
import { pointPage, pointRecord, pointRows, sumPoints } from '../members/pointList.ts';
import { adjustPoints } from '../members/points.ts';
import { isUntil } from '../records/checks.ts';
import type { Context, Handlers } from '../records/context.ts';
import { checkVersion, notFound } from '../records/fail.ts';
import { operatorOf } from '../records/operators.ts';

/** Points of members (domain design, sections 13.4 and 13.5). */

const memberOf = ({ store }: Context, id: string) => store.members.get(id) ?? notFound();

export const memberPoints: Handlers<typeof calls> = {
  list({ query }, context) {
    const { count, list } = pointPage(context, query);
    return { count, list: list.map(pointRows(context)) };
  },
  sum: ({ query }, context) => sumPoints(context, query),
  get: ({ params }, context) => pointRecord(context, memberOf(context, params.id)),
  adjust({ params, body: { direction, points, reason, version } }, context) {
    const { id, pointsVersion } = memberOf(context, params.id);
    checkVersion(version, pointsVersion);
    adjustPoints(context, id, signedBy(direction, points), { remark: reason, by: operatorOf(context) });
    return pointRecord(context, memberOf(context, id));
  },
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
    const remainOf = (id: string) => store.pointLots.first('journalId', id)?.remain ?? 0;
    return { count, list: list.map((row) => ({ ...row, remain: remainOf(row.id) })) };
  },
};
