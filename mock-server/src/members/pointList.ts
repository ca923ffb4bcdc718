import type { memberPoints as calls, PointAccount, PointRow } from '#contracts/areas/memberPoints.ts';
import { addDays } from '#contracts/days.ts';
import { maskMobile } from '#contracts/forms/masks.ts';
import { never } from '#contracts/wireTime.ts';
import { nameOf } from '../records/checks.ts';
import type { Context, Handlers } from '../records/context.ts';
import { inTurn, orderBy } from '../records/orderBy.ts';
import { platform, reachOf } from '../records/reach.ts';
import { rowTest } from '../records/rowTest.ts';
import type { StoredMember } from '../store/memberRows.ts';
import { todayOf } from '../store/today.ts';
import { byNameOrNumber } from './memberSearch.ts';
import { pointFiguresOf } from './pointFigures.ts';
import { endingBy } from './points.ts';
import { sumMembers } from './sumMembers.ts';

/** Points of members as the list and the dialogs show them (domain design, section 13.4). */

type Query = Parameters<Handlers<typeof calls>['list']>[0]['query'];
type Filters = Parameters<Handlers<typeof calls>['sum']>[0]['query'];
type Member = Readonly<StoredMember>;

/** Points are told to end so many days before. */
const endingDays = 30;

/** Shows members of one call, for which the rights of the caller are looked up once. */
export function pointRows(context: Context): (member: Member) => PointRow {
  const { store, clock } = context;
  const actions = reachOf(context, 'Integral', 'manage')(platform) ? ['adjust'] : [];
  const until = addDays(todayOf(clock), endingDays);
  return (member) => ({
    id: member.id,
    memberNo: member.memberNo,
    memberName: member.name,
    memberMobile: maskMobile(member.mobile),
    gradeName: nameOf(store.memberGrades, member.gradeId),
    points: member.points,
    pointsLocked: member.pointsLocked,
    ...pointFiguresOf(store).of(member.id),
    ending: endingBy(store, member, until),
    changeTime: member.pointsTime || never,
    actions,
  });
}

export const pointRecord = (context: Context, member: Member): PointAccount => ({
  ...pointRows(context)(member),
  pointsDebt: member.pointsDebt,
  version: member.pointsVersion,
});

const matching = ({ keyword = '', gradeId, pointsMin, pointsMax }: Filters) =>
  rowTest<Member>([
    [gradeId, (member) => member.gradeId === gradeId],
    [pointsMin, ({ points }) => points >= (pointsMin ?? 0)],
    [pointsMax, ({ points }) => points <= (pointsMax ?? 0)],
    [keyword, byNameOrNumber(keyword)],
  ]);

/** Those that were changed last come first; so do those that are equal in a column. */
export function pointPage(context: Context, query: Query) {
  const { sort = 'changeTime', direction = 'desc' } = query;
  const figures = pointFiguresOf(context.store);
  const values: Record<typeof sort, (member: Member) => number | string> = {
    changeTime: ({ pointsTime }) => pointsTime,
    points: ({ points }) => points,
    totalGained: ({ id }) => figures.of(id).totalGained,
    totalUsed: ({ id }) => figures.of(id).totalUsed,
    totalExpired: ({ id }) => figures.of(id).totalExpired,
  };
  const { offset, limit } = query;
  const where = matching(query);
  const order = inTurn(orderBy(values[sort], direction), orderBy(values.changeTime, 'desc'));
  return context.store.members.list({ where, order, offset, limit });
}

export const sumPoints = ({ store }: Context, filters: Filters) =>
  sumMembers(store, matching(filters), {
    points: ({ points }) => points,
    pointsLocked: ({ pointsLocked }) => pointsLocked,
  });
