import '../words/orders.ts';
import '../words/products.ts';
import '../words/refunds.ts';
import type { StayKind } from './trade.ts';

/** The words for how many are booked: hotels let rooms (间), guesthouses houses (套), whatever is let of one. */
export const stayCounts = {
  hotel: {
    unit: 'rooms',
    wanted: 'roomsWanted',
    most: 'maxRooms',
    refunded: 'refundRooms',
    limit: 'roomsLimit',
    refundLimit: 'refundRoomsLeft',
  },
  house: {
    unit: 'houses',
    wanted: 'housesWanted',
    most: 'maxHouses',
    refunded: 'refundHouses',
    limit: 'housesLimit',
    refundLimit: 'refundHousesLeft',
  },
} as const satisfies Record<StayKind, object>;
