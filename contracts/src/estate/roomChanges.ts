import type * as z from 'zod/mini';
import { type RoomSaleStatus, roomSaleStatus } from '../enums/estates.ts';
import { type Status, status as statuses } from '../envelope.ts';
import { type Sentence, say } from '../words.ts';
import '../words/estateRooms.ts';
import { type batchPlanForm, type batchPriceForm, type batchStatusForm, roomLimits } from './roomFields.ts';
import { totalPriceOf } from './roomPrices.ts';

/**
 * Which change of price, state or house shape a room takes, and why not (domain design, section 4.9). The mock decides by these functions, and the console
 * shows by them what a batch will change before it is sent.
 */

/** What of a room decides. */
export interface RoomValues {
  status: RoomSaleStatus;
  planId: string;
  buildArea: number;
  innerArea: number;
  unitPrice: number;
  totalPrice: number;
  /** 0 = none, or unknown to who does not manage the project. */
  floorPrice: number;
  holdReason: string;
}
/** What decides besides the room itself. */
export interface RoomTerms {
  /** A presale licence covers the building. */
  isLicensed: boolean;
  /** Undefined for a house shape of another project. */
  planOf: (id: string) => PlanAreas | undefined;
}
/** Whether a house shape can be chosen: it is on, or the record has it already and keeps it. @param present the shape of the record */
export const isPlanOffered = (plan: { id: string; enabled: number }, present = ''): boolean =>
  plan.enabled === 1 || plan.id === present;
/** 0 where the house shape does not say. */
export interface PlanAreas {
  buildArea: number;
  innerArea: number;
}
export interface Refusal {
  status: Status;
  /** Token of the message. */
  says: string;
  /** Token of a sentence for who sees the room as it is now, where the message tells to refresh, which would not help him. */
  seen?: string;
}
export type ManualMove = 'open' | 'withdraw' | 'hold' | 'release';
/** The changed fields; none where the room has the values already. */
export type RoomOutcome =
  | { patch: Partial<RoomValues>; move?: ManualMove; refusal?: undefined }
  | { refusal: Refusal };

type RowOf<Form extends z.ZodMiniType> = Omit<
  (z.infer<Form> & { rooms: readonly object[] })['rooms'][number],
  'id' | 'version'
>;
export type PriceChange = RowOf<typeof batchPriceForm>;
export type StatusChange = RowOf<typeof batchStatusForm>;
export type PlanChange = RowOf<typeof batchPlanForm>;

const { waiting, available, held } = roomSaleStatus;
const unitPriceRange = { label: 'unitPrice', a: 0, b: roomLimits.unitPrice / 100 } as const;

const refused = (status: Status, sentence: Sentence): { refusal: Refusal } => ({
  refusal: { status, says: say(sentence) },
});

/** Prices, areas and house shapes can be changed until somebody has the room. */
export const isRoomOpen = ({ status }: Pick<RoomValues, 'status'>): boolean => status <= held;

/** What is for sale, or kept back for somebody, has a price and a house shape. */
const isPriced = ({ unitPrice, planId }: Pick<RoomValues, 'unitPrice' | 'planId'>): boolean =>
  unitPrice > 0 && planId !== '';

/** The state changes that staff make by themselves, by name of the move. */
export const manualMoves: Record<ManualMove, readonly [from: RoomSaleStatus, to: 10 | 20 | 30]> = {
  open: [waiting, available],
  withdraw: [available, waiting],
  hold: [available, held],
  release: [held, available],
};

/** What stands against 推售. */
export function whyNotOpen(
  room: Pick<RoomValues, 'unitPrice' | 'planId'>,
  isLicensed: boolean,
): 'roomNeedsPrice' | 'licenceMissing' | undefined {
  if (!isPriced(room)) return 'roomNeedsPrice';
  return isLicensed ? undefined : 'licenceMissing';
}

/** Checks price, area and house shape of a room as they would be. */
export function whyNotValues(room: RoomValues): { refusal: Refusal } | undefined {
  if (room.status > waiting && !isPriced(room)) return refused(statuses.precondition, 'roomNeedsPrice');
  if (room.unitPrice > roomLimits.unitPrice)
    return { refusal: { status: statuses.invalid, says: say('moneyRange', unitPriceRange) } };
  if (room.totalPrice > roomLimits.totalPrice) return refused(statuses.invalid, 'totalTooHigh');
  if (room.unitPrice > 0 && room.totalPrice < room.floorPrice)
    return refused(statuses.invalid, 'belowFloorPrice');
  return undefined;
}

function changed(room: RoomValues, wanted: Partial<RoomValues>, move?: ManualMove): RoomOutcome {
  const next = { ...room, ...wanted };
  next.totalPrice = totalPriceOf(next.unitPrice, next.buildArea);
  const patch = Object.fromEntries(
    Object.entries(next).filter(([name, value]) => value !== room[name as keyof RoomValues]),
  ) as Partial<RoomValues>;
  const isSame = Object.keys(patch).length === 0;
  return (!isSame && whyNotValues(next)) || { patch, ...(move && { move }) };
}

/** 批量改价. */
export function withPrice(room: RoomValues, { unitPrice }: PriceChange): RoomOutcome {
  if (!isRoomOpen(room)) return refused(statuses.precondition, 'roomPriceLocked');
  return changed(room, { unitPrice });
}

/** What stands between two states without a move, for who sees the first of them. */
function whyNoMove({ status }: Pick<RoomValues, 'status'>): Sentence {
  if (status === waiting) return 'openFirst';
  return status === held ? 'releaseFirst' : 'roomStateLocked';
}

/** 批量改状态. */
export function withStatus(
  room: RoomValues,
  { status, reason = '' }: StatusChange,
  { isLicensed }: Pick<RoomTerms, 'isLicensed'>,
): RoomOutcome {
  if (status === room.status) return { patch: {} };
  const move = (Object.keys(manualMoves) as ManualMove[]).find(
    (name) => manualMoves[name][0] === room.status && manualMoves[name][1] === status,
  );
  if (!move) {
    const { refusal } = refused(statuses.wrongState, 'roomStateChanged');
    return { refusal: { ...refusal, seen: say(whyNoMove(room)) } };
  }
  const why = move === 'open' ? whyNotOpen(room, isLicensed) : undefined;
  if (why) return refused(statuses.precondition, why);
  if (move === 'hold' && reason === '') return refused(statuses.invalid, 'holdReasonRequired');
  return { patch: { status, holdReason: move === 'hold' ? reason : '' }, move };
}

/** 批量设户型: the room takes the areas of the house shape, where it states some and none are sent. */
export function withPlan(
  room: RoomValues,
  { planId, buildArea, innerArea }: PlanChange,
  { planOf }: Pick<RoomTerms, 'planOf'>,
): RoomOutcome {
  if (!isRoomOpen(room)) return refused(statuses.precondition, 'roomShapeLocked');
  const plan = planOf(planId);
  if (planId !== '' && !plan) return refused(statuses.invalid, 'planElsewhere');
  return changed(room, {
    planId,
    buildArea: buildArea ?? (plan?.buildArea || room.buildArea),
    innerArea: innerArea ?? (plan?.buildArea ? (plan.innerArea ?? 0) : room.innerArea),
  });
}
