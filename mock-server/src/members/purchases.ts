import { type RoomSaleStatus, roomSaleStatus } from '#contracts/enums/estates.ts';
import type { Store } from '../store/store.ts';

const ownedStates: readonly RoomSaleStatus[] = [roomSaleStatus.signed, roomSaleStatus.delivered];

/** What the signed contracts of homes sum to, in cents, by the mobile of the customer. */
export function purchasesOf({ estateRooms }: Store): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { status, customerMobile, dealPrice } of estateRooms.all())
    if (ownedStates.includes(status)) sums.set(customerMobile, (sums.get(customerMobile) ?? 0) + dealPrice);
  return sums;
}
