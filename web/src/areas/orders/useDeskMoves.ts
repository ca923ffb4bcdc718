import { useCallback, useRef } from 'react';
import type { DeskStay } from '#contracts/areas/frontDesk.ts';
import { ordersHotel, ordersHouse } from '#contracts/areas/orders.ts';
import type { StayKind } from '#contracts/trade/trade.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { revealOf } from '../../kit/display/reveal.ts';
import { hotelMoves } from './hotelMoves.tsx';
import { houseMoves } from './houseMoves.tsx';
import { useRowMoves } from './useRowMoves.tsx';

const statusNames = 'stayOrderStatus' as const;
const hotel = { kind: 'hotel' as const, statusNames, moves: hotelMoves };
const house = { kind: 'house' as const, statusNames, moves: houseMoves };

/** What the desk does with the orders of both kinds, as in their lists, and how it shows a mobile in full. */
export function useDeskMoves(stays: readonly DeskStay[], reload: () => unknown) {
  // An order that is gone from the board keeps its open dialog, which says what happened.
  const kinds = useRef(new Map<string, StayKind>()).current;
  for (const { id, kind } of stays) kinds.set(id, kind);
  const isOf = (kind: StayKind) => (id: string) => kinds.get(id) === kind;
  const hotelCalls = useScopedCalls(ordersHotel);
  const houseCalls = useScopedCalls(ordersHouse);
  const ofHotel = useRowMoves(hotel, hotelCalls, reload, isOf('hotel'));
  const ofHouse = useRowMoves(house, houseCalls, reload, isOf('house'));
  const hotelOf = ofHotel.movesOf;
  const houseOf = ofHouse.movesOf;
  const movesOf = useCallback(
    (stay: DeskStay) => (stay.kind === 'hotel' ? hotelOf : houseOf)(stay),
    [hotelOf, houseOf],
  );
  const revealMobile = (stay: DeskStay) =>
    revealOf(stay.kind === 'hotel' ? hotelCalls.reveal : houseCalls.reveal, stay)('contactMobile');
  return { movesOf, revealMobile, openMove: ofHotel.openMove || ofHouse.openMove };
}
