import { roomSaleStatus } from '#contracts/enums/estates.ts';
import type { Context } from '../records/context.ts';
import { type MoveRule, moveTable } from '../records/moveTable.ts';
import type { StoredEstateRoom } from '../store/estateRows.ts';

/** When a room can make which move (domain design, section 4.9). */

export type Room = Readonly<StoredEstateRoom>;
/** Whoever manages the project, whoever manages all projects, or a move of the room's recommend. */
type Mover = 'manager' | 'staff';
type Rule = MoveRule<StoredEstateRoom, Mover, Context>;

const { waiting, available, held, subscribed, signed } = roomSaleStatus;

/** What a recommend owns moves with the recommend. */
const ofNobody: Rule['isListed'] = ({ recommendId }) => recommendId === '';

function whyNotOpen({ unitPrice, planId, estateId, buildingId }: Room, { store }: Context) {
  if (unitPrice === 0 || planId === '') return 'roomNeedsPrice' as const;
  const licences = store.estates.get(estateId)?.saleInfo?.licences ?? [];
  const isLicensed = licences.some(
    ({ buildingIds = [] }) => buildingIds.length === 0 || buildingIds.includes(buildingId),
  );
  return isLicensed ? undefined : ('licenceMissing' as const);
}

const rules = {
  open: { from: [waiting], by: 'manager', refusal: whyNotOpen },
  withdraw: { from: [available], by: 'manager' },
  hold: { from: [available], by: 'manager' },
  release: { from: [held], by: 'manager' },
  subscribe: { from: [available, held], by: 'manager', wrongStatus: 'roomTaken' },
  unsubscribe: { from: [subscribed], by: 'manager', isListed: ofNobody },
  sign: { from: [subscribed], by: 'manager', isListed: ofNobody },
  cancelDeal: { from: [signed], by: 'staff', isListed: ofNobody },
  deliver: { from: [signed], by: 'manager' },
} satisfies Record<string, Rule>;
export type RoomMove = keyof typeof rules;

export const roomTable = moveTable<StoredEstateRoom, Mover, Context, RoomMove>(rules, 'roomStateChanged');

/** Prices, areas and house shapes of a room can be changed until somebody has it. */
export const isPriceOpen = ({ status }: Room): boolean => status <= held;
