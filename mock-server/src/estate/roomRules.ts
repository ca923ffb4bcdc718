import { roomSaleStatus } from '#contracts/enums/estates.ts';
import { manualMoves, whyNotOpen } from '#contracts/estate/roomChanges.ts';
import type { Context } from '../records/context.ts';
import { type MoveRule, moveTable } from '../records/moveTable.ts';
import type { StoredEstateRoom } from '../store/estateRows.ts';
import type { Store } from '../store/store.ts';

/** When a room can make which move (domain design, section 4.9). */

export type Room = Readonly<StoredEstateRoom>;
/** Whoever manages the project, who sells (manages the project or its recommends), and who manages all of either. */
export type Mover = 'manager' | 'seller' | 'staff';
type Rule = MoveRule<StoredEstateRoom, Mover, Context>;

const { available, held, subscribed, signed, delivered } = roomSaleStatus;

/** What a recommend owns moves with the recommend. */
const ofNobody: Rule['isListed'] = ({ recommendId }) => recommendId === '';

/** A presale licence without buildings covers all of its project. */
export const coversBuilding = (
  { buildingIds = [] }: { buildingIds?: readonly string[] | undefined },
  buildingId: string,
): boolean => buildingIds.length === 0 || buildingIds.includes(buildingId);

/** The presale licences that cover a building. */
export const licencesOf = (store: Store, { estateId, buildingId }: Pick<Room, 'estateId' | 'buildingId'>) =>
  (store.estates.get(estateId)?.saleInfo?.licences ?? []).filter((one) => coversBuilding(one, buildingId));

/** What is refused where somebody has the room; one that is not for sale is in another state, but nobody's. */
const taken: Rule['wrongStatus'] = {
  [subscribed]: 'roomTaken',
  [signed]: 'roomTaken',
  [delivered]: 'roomTaken',
};

const rules = {
  open: {
    from: [manualMoves.open[0]],
    by: 'manager',
    refusal: (room, { store }) => whyNotOpen(room, licencesOf(store, room).length > 0),
    shownRefused: true,
  },
  withdraw: { from: [manualMoves.withdraw[0]], by: 'manager' },
  hold: { from: [manualMoves.hold[0]], by: 'manager' },
  release: { from: [manualMoves.release[0]], by: 'manager' },
  subscribe: { from: [available, held], by: 'seller', wrongStatus: taken },
  unsubscribe: { from: [subscribed], by: 'seller', isListed: ofNobody },
  sign: { from: [subscribed], by: 'seller', isListed: ofNobody },
  cancelDeal: { from: [signed], by: 'staff', isListed: ofNobody },
  deliver: { from: [signed], by: 'manager' },
} satisfies Record<string, Rule>;
export type RoomMove = keyof typeof rules;

export const roomTable = moveTable<StoredEstateRoom, Mover, Context, RoomMove>(rules, 'roomStateChanged');

/** Nobody has or had it: whether it can be removed. */
export const isRoomFree = ({ status, logs }: Room): boolean =>
  status <= available && logs.every(({ toStatus }) => toStatus <= available);
