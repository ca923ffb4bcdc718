import { type RecommendStatus, recommendStatus, roomSaleStatus } from '#contracts/enums/estates.ts';
import type { Context } from '../records/context.ts';
import { type MoveRule, moveTable } from '../records/moveTable.ts';
import type { StoredRecommend } from '../store/estateRows.ts';
import type { Store } from '../store/store.ts';

/** When a recommend can make which move, and by whom (domain design, section 5.4). */

export type Recommend = Readonly<StoredRecommend>;
/**
 * `anyone` who manages the recommend, also as the consultant who is responsible for its project; a `manager` of the company or of the platform; `staff` of
 * the platform who manage all recommends; the `system`.
 */
export type RecommendMover = 'anyone' | 'manager' | 'staff' | 'system';
type Rule = MoveRule<StoredRecommend, RecommendMover, Context>;

const { toAudit, valid, visited, subscribed, signed, settled, expired } = recommendStatus;

/** Nobody else can recommend the customer for the same project (section 5.6). */
export const activeRecommends: readonly RecommendStatus[] = [toAudit, valid, visited, subscribed, signed];
/** They own a room. */
export const ownsRoom = ({ status }: Pick<Recommend, 'status'>): boolean =>
  status === subscribed || status === signed || status === settled;

/** The recommend that protects a customer for a project and has no room yet (有效, 已到访), by his whole mobile. */
export const protectedFor = (store: Store, estateId: string, customerMobile: string): Recommend | undefined =>
  store.estateRecommends
    .by('customerMobile', customerMobile)
    .find((one) => one.estateId === estateId && (one.status === valid || one.status === visited));

/** The active recommend of a customer for a project, by his whole mobile. */
export const activeFor = (store: Store, estateId: string, customerMobile: string): Recommend | undefined =>
  store.estateRecommends
    .by('customerMobile', customerMobile)
    .find((one) => one.estateId === estateId && activeRecommends.includes(one.status));

const isDelivered = ({ roomId }: Recommend, { store }: Context) =>
  store.estateRooms.get(roomId)?.status === roomSaleStatus.delivered;

const rules = {
  audit: { from: [toAudit], by: 'manager' },
  visit: { from: [valid], by: 'anyone' },
  subscribe: { from: [visited], by: 'anyone' },
  sign: { from: [subscribed], by: 'anyone' },
  settle: {
    from: [signed],
    by: 'staff',
    refusal: ({ commissionAmount }) => (commissionAmount === 0 ? 'nothingToSettle' : undefined),
    shownRefused: true,
  },
  extend: {
    from: [expired],
    by: 'staff',
    refusal: ({ estateId, customerMobile }, { store }) => {
      if (!store.estates.get(estateId)) return 'estateGone';
      return activeFor(store, estateId, customerMobile) ? 'customerElsewhere' : undefined;
    },
    shownRefused: true,
  },
  unsubscribe: { from: [subscribed], by: 'manager' },
  cancelDeal: {
    from: [signed, settled],
    by: 'staff',
    refusal: (row, context) => (isDelivered(row, context) ? 'roomDelivered' : undefined),
    shownRefused: true,
  },
  /** By the timed job. */
  expire: { from: [valid, visited], by: 'system' },
} satisfies Record<string, Rule>;
export type RecommendMove = keyof typeof rules;

export const recommendTable = moveTable<StoredRecommend, RecommendMover, Context, RecommendMove>(
  rules,
  'recommendStateChanged',
);

/** The day on which a recommend was approved, '' while it was not; an expired one that was extended was approved once. */
export function approvedDayOf({ logs }: Pick<Recommend, 'logs'>): string {
  const { toAudit, valid } = recommendStatus;
  const line = logs.find(({ fromStatus, toStatus }) => fromStatus === toAudit && toStatus === valid);
  return line?.time.slice(0, 10) ?? '';
}
