import type { GridRoom } from '#contracts/areas/estateBuildings.ts';
import {
  type PlanChange,
  type PriceChange,
  type RoomOutcome,
  type RoomTerms,
  type RoomValues,
  type StatusChange,
  withPlan,
  withPrice,
  withStatus,
} from '#contracts/estate/roomChanges.ts';

/** What a change of many rooms does, room by room, before it is sent; decided by the rules that the server decides by (contracts/src/estate/roomChanges.ts). */

interface Changes {
  batchPrice: PriceChange;
  batchStatus: StatusChange;
  batchPlan: PlanChange;
}
type BatchName = keyof Changes;
/** One kind of change, and what it sets for each room. */
export type Plan = {
  [Name in BatchName]: {
    name: Name;
    rows: ReadonlyMap<string, Changes[Name]>;
    /** Of an undo: the versions that the change made. A room that has another one meanwhile is refused. */
    versions?: ReadonlyMap<string, number>;
  };
}[BatchName];
/** A room that was changed. */
export interface Changed {
  before: GridRoom;
  after: GridRoom;
}

const valuesOf = (room: GridRoom): RoomValues => ({ ...room, floorPrice: room.floorPrice ?? 0 });

export function outcomeOf(plan: Plan, room: GridRoom, terms: RoomTerms): RoomOutcome {
  const values = valuesOf(room);
  if (plan.name === 'batchPrice') return withPrice(values, plan.rows.get(room.id) as PriceChange);
  if (plan.name === 'batchStatus') return withStatus(values, plan.rows.get(room.id) as StatusChange, terms);
  return withPlan(values, plan.rows.get(room.id) as PlanChange, terms);
}

export interface Preview {
  changes: { room: GridRoom; patch: Partial<RoomValues> }[];
  /** Rooms that have the values already. */
  same: GridRoom[];
  /** Rooms that do not take the change, by the token of the message. */
  refused: ReadonlyMap<string, GridRoom[]>;
  /** Total prices of the rooms that change, before and after. Cents. */
  before: number;
  after: number;
}

export function previewOf(plan: Plan, rooms: ReadonlyMap<string, GridRoom>, terms: RoomTerms): Preview {
  const refused = new Map<string, GridRoom[]>();
  const preview: Preview = { changes: [], same: [], refused, before: 0, after: 0 };
  for (const id of plan.rows.keys()) {
    const room = rooms.get(id);
    if (!room) continue;
    const outcome = outcomeOf(plan, room, terms);
    if (outcome.refusal) {
      const { says, seen = says } = outcome.refusal;
      refused.set(seen, [...(refused.get(seen) ?? []), room]);
    } else if (Object.keys(outcome.patch).length === 0) preview.same.push(room);
    else {
      preview.changes.push({ room, patch: outcome.patch });
      preview.before += room.totalPrice;
      preview.after += outcome.patch.totalPrice ?? room.totalPrice;
    }
  }
  return preview;
}

/** The plan that gives rooms back what they had, over the versions that the change made. */
export function undoOf({ name }: Plan, changed: readonly Changed[]): Plan {
  const versions = new Map(changed.map(({ after }) => [after.id, after.version]));
  const rowsOf = <Change>(change: (before: GridRoom) => Change) =>
    new Map(changed.map(({ before }) => [before.id, change(before)]));
  if (name === 'batchPrice') return { name, versions, rows: rowsOf(({ unitPrice }) => ({ unitPrice })) };
  if (name === 'batchPlan')
    return {
      ...{ name, versions },
      rows: rowsOf(({ planId, buildArea, innerArea }) => ({ planId, buildArea, innerArea })),
    };
  return {
    ...{ name, versions },
    rows: rowsOf(({ status, holdReason }) => ({
      status: status as StatusChange['status'],
      reason: holdReason,
    })),
  };
}

export type PriceWay = 'fixed' | 'percent' | 'amount' | 'byFloor';
export interface PriceForm {
  way: PriceWay;
  /** Cents, or hundredths of a percent. `percent` and `amount` may be below zero. */
  value: number;
  /** Of `byFloor`: what each floor above the lowest of the chosen ones adds. Cents. */
  step: number;
}

/** Prices of a square metre by one rule for all rooms, to the cent; half a cent is rounded up. Never below zero. */
export function pricesOf(rooms: readonly GridRoom[], { way, value, step }: PriceForm): Plan {
  const lowest = Math.min(...rooms.map(({ floor }) => floor));
  const priceOf = ({ unitPrice, floor }: GridRoom) => {
    if (way === 'fixed') return value;
    if (way === 'percent') return Math.floor((unitPrice * (10_000 + value) + 5_000) / 10_000);
    return way === 'amount' ? unitPrice + value : value + step * (floor - lowest);
  };
  return {
    name: 'batchPrice',
    rows: new Map(rooms.map((room) => [room.id, { unitPrice: Math.max(0, priceOf(room)) }])),
  };
}
