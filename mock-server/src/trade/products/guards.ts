import { addDays } from '#contracts/days.ts';
import { status } from '#contracts/envelope.ts';
import { hundredths } from '#contracts/hundredths.ts';
import { stockLimits } from '#contracts/trade/priceStocks.ts';
import type { StayKind, TradeKind } from '#contracts/trade/trade.ts';
import { type Sentence, say } from '#contracts/words.ts';
import type { Context } from '../../records/context.ts';
import { fail } from '../../records/fail.ts';
import { todayOf } from '../../store/today.ts';
import type { StoredProduct } from '../../store/tradeRows.ts';
import { productsOfRoom, roomCountOf } from './kinds.ts';
import { dayRow, takenOfRoom } from './stock.ts';

/** What products forbid to do with the venues and rooms that they are of. */

/** -1008 while a venue or room has products: it cannot be removed, nor a room be moved to another house (domain design, section 8.3). */
export function refuseWithProducts(
  products: readonly unknown[],
  sentence: Sentence = 'resourceHasProducts',
): void {
  if (products.length > 0) fail(status.precondition, say(sentence));
}

/** What a venue of each kind is refused with. */
export const venueHasProducts: Record<TradeKind, Sentence> = {
  place: 'resortHasProducts',
  hotel: 'hotelHasProducts',
  house: 'minsuHasProducts',
};

/** -1008 with the first day on which more rooms are offered, or taken, than there would be (section 8.5; invariant 7). */
export function checkRoomCount(
  context: Context,
  kind: StayKind,
  { id, roomCount }: { id: string; roomCount: number },
): void {
  checkOffers(context, productsOfRoom(context, kind, id), roomCount, 'roomCount');
}

/** -1008 with the first plan of the room that lets nobody stay as long as the room would ask for: it could not be ordered any more. */
export function checkMinNights(context: Context, id: string, minNights: number): void {
  const plan = productsOfRoom(context, 'house', id).find(
    ({ terms }) => 'maxNights' in terms && terms.maxNights < minNights,
  );
  if (!plan || !('maxNights' in plan.terms)) return;
  const { name, terms } = plan;
  fail(status.precondition, say('minNightsAbovePlan', { name, n: terms.maxNights }), { field: 'minNights' });
}

/** -1008 likewise, for a product that would be of another room. */
export function checkOtherRoom(context: Context, product: Readonly<StoredProduct>): void {
  checkOffers(context, [product], roomCountOf(context.store, product) ?? stockLimits.stock, 'roomId');
}

/** @param products of one room */
function checkOffers(
  { store, clock }: Context,
  products: readonly Readonly<StoredProduct>[],
  roomCount: number,
  field: string,
): void {
  const [first] = products;
  if (!first) return;
  const today = todayOf(clock);
  for (let date = today; date <= addDays(today, stockLimits.daysAhead); date = addDays(date, 1)) {
    const offered = Math.max(...products.map((product) => offeredOn(product, date)));
    const n = Math.max(offered, takenOfRoom(store, first, date));
    if (n > roomCount) fail(status.precondition, say('roomsBelowStock', { n, date }), { field });
  }

  function offeredOn({ id: productId }: Readonly<StoredProduct>, date: string): number {
    return dayRow(store, productId, date)?.stock ?? 0;
  }
}

/** -1008 where days to come are dearer than the market price would be: none of them could be changed any more (section 9.5). */
export function checkMarketPrice(
  { store, clock }: Context,
  { id }: Readonly<StoredProduct>,
  marketPrice: number,
): void {
  const today = todayOf(clock);
  const dearer = store.priceStocks
    .by('productId', id)
    .filter(({ date, price }) => date >= today && price > marketPrice)
    .map(({ price }) => price);
  const amount = hundredths(Math.max(...dearer));
  if (dearer.length > 0)
    fail(status.precondition, say('marketBelowPrices', { n: dearer.length, amount }), {
      field: 'marketPrice',
    });
}
