import type { ProductHouseForm } from '#contracts/areas/productsHouse.ts';
import { breakfast, confirmMode } from '#contracts/enums/products.ts';
import { hasDeadline } from '#contracts/trade/cancelTerms.ts';
import type { Context } from '../../records/context.ts';
import type { Store } from '../../store/store.ts';
import type { StayTerms, StoredProduct } from '../../store/tradeRows.ts';
import { weekLeftOf } from './daysToCome.ts';
import { roomOf } from './kinds.ts';

/** What the rate plans of hotels and guesthouses do alike (domain design, section 9.4). */

type Product = Readonly<StoredProduct>;
/** The form of a guesthouse's; a hotel's asks for nothing else. */
type Form = Omit<ProductHouseForm, 'breakfastPrice'>;

export const matches = (
  row: Product,
  terms: StayTerms,
  query: { roomId?: string | undefined; breakfast?: number | undefined },
) =>
  (!query.roomId || row.roomId === query.roomId) &&
  (query.breakfast === undefined || terms.breakfast === query.breakfast);

/** Minutes that the merchant has to confirm a paid order, 120 where none are given; 0 = it needs no confirmation. */
export const confirmMinutesOf = (terms: { confirmMode: number; confirmMinutes?: number | undefined }) =>
  terms.confirmMode === confirmMode.manual ? terms.confirmMinutes || 120 : 0;

/** What a stay lasts at least: the longer of what the plan and the room ask for. Rooms of hotels ask for nothing. */
export function minNightsOf(store: Store, product: Product): number {
  const room = roomOf(store, product);
  const ofRoom = room && 'minNights' in room ? room.minNights : 1;
  return Math.max((product.terms as StayTerms).minNights, ofRoom);
}

const roomName = (row: Product, { store }: Context) => roomOf(store, row)?.name ?? '';

export const column = (row: Product, terms: StayTerms, context: Context) => ({
  roomId: row.roomId,
  roomName: roomName(row, context),
  breakfast: terms.breakfast,
  confirmMode: terms.confirmMode,
  weekLeft: weekLeftOf(context, row),
});

/** Fields that belong to a choice that was not made are stored as empty. */
export function termsOf(body: Form): Omit<StayTerms, 'breakfastPrice'> {
  const { minNights, maxNights, aheadDays, cutOffTime, maxAheadDays, maxRooms, freeNights } = body;
  const { guarantee = '', included = '', notes = '' } = body;
  return {
    minNights,
    maxNights,
    aheadDays,
    cutOffTime,
    maxAheadDays,
    maxRooms,
    freeNights,
    guarantee,
    included,
    notes,
    breakfast: body.breakfast,
    confirmMode: body.confirmMode,
    confirmMinutes: confirmMinutesOf(body),
  };
}

export function fields(row: Product, terms: StayTerms, context: Context) {
  const { breakfastPrice: _ofHouses, confirmMinutes, ...rest } = terms;
  return {
    ...rest,
    ...(confirmMinutes > 0 && { confirmMinutes }),
    ...(hasDeadline(row) && { lateFee: row.lateFee }),
    roomId: row.roomId,
    roomName: roomName(row, context),
    roomCount: roomOf(context.store, row)?.roomCount ?? 0,
  };
}

/** Price of a breakfast paid at the house; 0 where breakfast is included. */
export const breakfastPriceOf = (body: ProductHouseForm) =>
  body.breakfast === breakfast.none ? (body.breakfastPrice ?? 0) : 0;
