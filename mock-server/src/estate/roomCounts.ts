import type { RoomCounts } from '#contracts/areas/estates.ts';
import { type RoomSaleStatus, roomSaleStatus } from '#contracts/enums/estates.ts';
import { roomAmountOf } from '#contracts/estate/roomPrices.ts';
import type { StoredEstateRoom } from '../store/estateRows.ts';
import type { Store } from '../store/store.ts';

/**
 * Rooms of each building, house shape and project by their state, and what they cost together. It follows the rows, also where a change is taken back, so that a list
 * of projects does not look at every room.
 */

interface RoomSums {
  count: number;
  /** Total prices, of signed and delivered rooms what was agreed. Cents. */
  amount: number;
}
const sumKeys = ['buildingId', 'estateId', 'planId'] as const;
type SumKey = (typeof sumKeys)[number];
type ByStatus = Map<RoomSaleStatus, RoomSums>;

class RoomLedger {
  readonly #sums: Record<SumKey, Map<string, ByStatus>> = {
    buildingId: new Map(),
    estateId: new Map(),
    planId: new Map(),
  };

  constructor({ estateRooms }: Store) {
    estateRooms.watch({ add: (row) => this.#add(row, 1), remove: (row) => this.#add(row, -1) });
  }

  #add(room: Readonly<StoredEstateRoom>, sign: 1 | -1) {
    if (room.removed) return;
    for (const key of sumKeys) {
      const byStatus = this.#sums[key].get(room[key]) ?? new Map<RoomSaleStatus, RoomSums>();
      const sums = byStatus.get(room.status) ?? { count: 0, amount: 0 };
      sums.count += sign;
      sums.amount += sign * roomAmountOf(room);
      this.#sums[key].set(room[key], byStatus.set(room.status, sums));
    }
  }

  of(key: SumKey, id: string): ReadonlyMap<RoomSaleStatus, Readonly<RoomSums>> {
    return this.#sums[key].get(id) ?? new Map();
  }
}

const ledgers = new WeakMap<Store, RoomLedger>();
function ledgerOf(store: Store): RoomLedger {
  const ledger = ledgers.get(store) ?? new RoomLedger(store);
  ledgers.set(store, ledger);
  return ledger;
}

/** Rooms of a building, house shape or project in each state, and their amounts. */
export const roomSums = (store: Store, key: SumKey, id: string) => ledgerOf(store).of(key, id);

/** Numbers of rooms of a building, house shape or project by state. */
export function roomCountsOf(store: Store, key: SumKey, id: string): RoomCounts {
  const sums = roomSums(store, key, id);
  const counts = Object.entries(roomSaleStatus).map(([name, code]) => [name, sums.get(code)?.count ?? 0]);
  return Object.fromEntries(counts) as unknown as RoomCounts;
}

export const totalOf = (counts: RoomCounts): number =>
  Object.values(counts).reduce((sum, one) => sum + one, 0);
/** Rooms that can still be bought: 可售 and 销控. */
export const onSaleOf = ({ available, held }: RoomCounts): number => available + held;
