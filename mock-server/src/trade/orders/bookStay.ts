import { addDays, daysBetween, nightsOf } from '#contracts/days.ts';
import { status } from '#contracts/envelope.ts';
import { stayCounts } from '#contracts/trade/stayCounts.ts';
import type { StayKind } from '#contracts/trade/trade.ts';
import { say } from '#contracts/words.ts';
import type { Attempt } from '../../records/attempts.ts';
import type { Context } from '../../records/context.ts';
import { fail, invalid } from '../../records/fail.ts';
import { timeOfDay, todayOf } from '../../store/today.ts';
import type { StayTerms, StoredGuest, StoredProduct } from '../../store/tradeRows.ts';
import { roomOf } from '../products/kinds.ts';
import { confirmMinutesOf, minNightsOf } from '../products/stayTerms.ts';
import type { OrderTerms } from './bookingTypes.ts';

export interface StayBooking {
  checkInDate: string;
  checkOutDate: string;
  qty: number;
  guests?: StoredGuest[];
}

/** Limits of stays (domain design, sections 9.4 and 10.5). */
export function bookStay(
  context: Context,
  product: Readonly<StoredProduct>,
  booking: StayBooking,
  attempt: Attempt,
): OrderTerms {
  const terms = product.terms as StayTerms;
  const { checkInDate, checkOutDate, qty, guests = [] } = booking;
  const dates = nightsOf(checkInDate, checkOutDate);
  attempt(() => {
    const minNights = minNightsOf(context.store, product);
    if (dates.length < minNights || dates.length > terms.maxNights)
      invalid('checkOutDate', say('nightsRange', { a: minNights, b: terms.maxNights }));
  });
  attempt(() => {
    if (qty > terms.maxRooms)
      invalid('qty', say(stayCounts[product.kind as StayKind].limit, { n: terms.maxRooms }));
  });
  attempt(() => checkDay(context, terms, checkInDate));
  return {
    useDate: checkInDate,
    checkOutDate,
    validUntil: '',
    dates,
    extras: attempt(() => extrasOf(context, product, qty, dates.length, guests.length)) ?? [],
    expireRefund: 0,
    partRefund: 1,
    confirmMinutes: confirmMinutesOf(terms),
  };
}

function checkDay({ clock }: Context, { aheadDays, cutOffTime, maxAheadDays }: StayTerms, checkIn: string) {
  const today = todayOf(clock);
  if (checkIn < today) invalid('checkInDate', say('pastCheckIn'));
  const ahead = daysBetween(today, checkIn);
  const about = { field: 'checkInDate' };
  if (ahead < aheadDays) fail(status.precondition, say('bookEarlier', { n: aheadDays }), about);
  if (ahead === 0 && timeOfDay(clock) >= cutOffTime)
    fail(status.precondition, say('cutOffPassed', { time: cutOffTime }), about);
  if (checkIn > addDays(today, maxAheadDays))
    fail(status.precondition, say('tooFarToBook', { n: maxAheadDays }), about);
}

type Room = NonNullable<ReturnType<typeof roomOf>>;
/** The people whom the price of one room includes, and those who may come for more. */
const includedIn = (room: Room) => ('maxGuests' in room ? room.maxGuests : room.adults + room.children);
const moreIn = (room: Room) => ('extraGuests' in room ? room.extraGuests : room.extraBeds);

/** @throws -1008 for more people than so many rooms hold; those of a room that was removed are not counted */
export function expectRoomFor(
  store: Context['store'],
  of: Parameters<typeof roomOf>[1],
  qty: number,
  guests: number,
): void {
  const room = roomOf(store, of);
  if (room && guests > (includedIn(room) + moreIn(room)) * qty)
    fail(status.precondition, say('tooManyGuests'), { field: 'guests' });
}

/** The extras of a stay and for whom they are charged (domain design, sections 8.5, 8.6 and 10.4). */
function extrasOf(
  { store }: Context,
  product: Readonly<StoredProduct>,
  qty: number,
  nights: number,
  guests: number,
) {
  const room = roomOf(store, product);
  if (!room) return [];
  expectRoomFor(store, product, qty, guests);
  const beyond = Math.max(0, guests - includedIn(room) * qty);
  const hotel = 'extraBedPrice' in room;
  const price = hotel ? room.extraBedPrice : room.extraGuestPrice;
  const cleaning = hotel ? 0 : (store.minsus.get(product.resourceId)?.cleaningAmount ?? 0);
  return [
    // Once for each order, however many rooms it has (section 8.6).
    { name: '保洁费', price: cleaning, qty: 1 },
    { name: hotel ? '加床费' : '加客费', price, qty: beyond * nights },
  ].filter((extra) => extra.price * extra.qty > 0);
}
