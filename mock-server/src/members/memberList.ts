import type { members as calls } from '#contracts/areas/members.ts';
import { roomSaleStatus } from '#contracts/enums/estates.ts';
import { isUntil } from '../records/checks.ts';
import type { Context, Handlers } from '../records/context.ts';
import { orderBy } from '../records/orderBy.ts';
import { platform, reachOf } from '../records/reach.ts';
import { rowTest } from '../records/rowTest.ts';
import type { StoredMember } from '../store/memberRows.ts';
import type { Store } from '../store/store.ts';
import { figuresOf } from './figures.ts';
import { byNameOrNumber } from './memberSearch.ts';

/** The list of members: filters and orders (domain design, section 7.1). */

type Query = Parameters<Handlers<typeof calls>['list']>[0]['query'];
type Member = Readonly<StoredMember>;
type Test = (member: Member) => boolean;

/** What staff may know of somebody: part of a name, part of a mobile, the member number; whoever manages members finds by a whole document number, too. */
function byKeyword(context: Context, keyword: string): Test {
  const said = byNameOrNumber(keyword);
  const number = keyword.toUpperCase();
  const mayDocuments = reachOf(context, 'Member', 'manage')(platform);
  return (member) =>
    said(member) ||
    (mayDocuments && member.credentialNo !== '' && member.credentialNo.toUpperCase() === number);
}

/** The mobiles of whoever has a room whose contract is signed. */
const ownersOf = ({ estateRooms }: Store): ReadonlySet<string> =>
  new Set(
    estateRooms
      .all()
      .filter(({ status }) => status === roomSaleStatus.signed || status === roomSaleStatus.delivered)
      .map(({ customerMobile }) => customerMobile),
  );

/** A test of one member, made once for a call: only the filters that are set cost anything. */
function matcher(context: Context, query: Query): Test {
  const { store } = context;
  const { keyword = '', gradeId, labelIds = '', source, frozen, createStart = '', createEnd = '' } = query;
  const { consumeMin, consumeMax, recommenderMobile = '', recommenderId, houseOwner } = query;
  const labels = labelIds.split(',').filter(Boolean);
  const figures = figuresOf(store);
  const owners = houseOwner === undefined ? undefined : ownersOf(store);
  const spent = ({ id }: Member) => figures.consumed(id);
  return rowTest<Member>([
    [gradeId, (member) => member.gradeId === gradeId],
    [source, (member) => member.source === source],
    [frozen, (member) => member.frozen === frozen],
    [recommenderId, (member) => member.recommenderId === recommenderId],
    [labelIds, (member) => member.labelIds.some((id) => labels.includes(id))],
    [createStart, (member) => member.createTime >= createStart],
    [createEnd, (member) => isUntil(member.createTime, createEnd ?? '')],
    [keyword, byKeyword(context, keyword)],
    [consumeMin, (member) => spent(member) >= (consumeMin ?? 0)],
    [consumeMax, (member) => spent(member) <= (consumeMax ?? 0)],
    [
      recommenderMobile,
      (member) => store.members.get(member.recommenderId)?.mobile.includes(recommenderMobile) === true,
    ],
    [houseOwner, (member) => owners?.has(member.mobile) === (houseOwner === 1)],
  ]);
}

/** Newest first; by another column in the direction that is asked for, of equal ones the newest first. */
export function memberPage(context: Context, query: Query) {
  const { sort = 'createTime', direction = 'desc', offset, limit } = query;
  const figures = figuresOf(context.store);
  const values = {
    createTime: ({ id }: Member) => Number(id),
    points: ({ points }: Member) => points,
    balance: ({ id }: Member) => context.store.memberAccounts.first('memberId', id)?.balance ?? 0,
    growth: ({ id }: Member) => figures.of(id).growth,
    consumeAmount: ({ id }: Member) => figures.consumed(id),
    orderCount: ({ id }: Member) => figures.of(id).orderCount,
  };
  const byAge = sort === 'createTime' && direction === 'desc';
  return context.store.members.list({
    among: query.recommenderId ? context.store.members.by('recommenderId', query.recommenderId) : undefined,
    where: matcher(context, query),
    // Somebody may have got his recommender long after he came.
    ...((!byAge || query.recommenderId) && { order: orderBy(values[sort], direction) }),
    offset,
    limit,
  });
}
