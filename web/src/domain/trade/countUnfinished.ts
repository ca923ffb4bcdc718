import { ordersHotel, ordersHouse, ordersPlace } from '#contracts/areas/orders.ts';
import { unfinishedStatuses } from '#contracts/enums/orders.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { call } from '../../api/client.ts';
import { scopedCalls } from '../../api/scope.ts';
import { mayCall, session } from '../../api/session.ts';

const orders = { place: ordersPlace, hotel: ordersHotel, house: ordersHouse };

/** Whose orders: those of a venue, of one of its rooms, or of a merchant. */
export type Whose = { resourceId: string } | { roomId: string } | { merchantId: string };

/**
 * How many orders of these kinds somebody still waits for: unpaid, to be confirmed, to be used or in use. Undefined for who may not see the orders
 * of each kind, or when they cannot be counted now.
 */
export async function countUnfinished(
  kinds: readonly TradeKind[],
  whose: Whose,
): Promise<number | undefined> {
  const state = session();
  const counted = kinds.map((kind) => scopedCalls(orders[kind], state.user?.belongType).countByStatus);
  if (!counted.every((one) => mayCall(one, state))) return undefined;
  try {
    const answers = await Promise.all(counted.map((one) => call(one, { query: whose }, { quiet: true })));
    return answers
      .flatMap(({ counts }) => counts)
      .filter(({ status }) => unfinishedStatuses.includes(status))
      .reduce((sum, { count }) => sum + count, 0);
  } catch {
    return undefined;
  }
}
