import { addDays } from '#contracts/days.ts';
import { cancelRule, confirmMode, realName, useMode } from '#contracts/enums/products.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import type { Collection } from '../../store/collection.ts';
import type { StoredRow } from '../../store/collections.ts';
import type { StoredVenue } from '../../store/row.ts';
import { todayOf } from '../../store/today.ts';
import type { StayTerms, StoredProduct, TicketTerms } from '../../store/tradeRows.ts';
import type { Order } from '../../trade/orders/orderMoves.ts';
import { setDay } from '../../trade/products/days.ts';
import { merchantOfProduct } from '../../trade/products/kinds.ts';
import { isOnSale } from '../../trade/products/saleSteps.ts';
import { takenOfRoom } from '../../trade/products/stock.ts';
import { venuesOf } from '../../trade/products/venues.ts';
import type { Mock } from '../../wire/mock.ts';
import { ControlError } from '../controlError.ts';
import { personaIds } from '../personas.ts';
import { contextOf } from './providerState.ts';

/** A product made for a provider state, which every order can be made of. */

export interface TradeSetup {
  kind: TradeKind;
  own?: 1 | undefined;
  /** Cancellation rule of the product; 20 = at any time. */
  rule?: number | undefined;
  /** Day of use or check-in from today; tomorrow when left out. */
  inDays?: number | undefined;
  /** Of a stay; two when left out. */
  nights?: number | undefined;
}

const price = 30_000;

const ownId = ({ store }: Mock) => store.users.get(personaIds.merchantManager)?.belongId;

/** A copy of a seeded product without any limit that could refuse an order, with prices for the next 10 days. */
export function freshProduct(
  mock: Mock,
  { kind, own, rule = cancelRule.anyTime }: TradeSetup,
  manual: boolean,
): StoredProduct {
  const { store } = mock;
  const all = store.products
    .by('kind', kind)
    .filter((row) => !own || merchantOfProduct(row, store) === ownId(mock));
  const like = all.find((row) => isOnSale(contextOf(mock), row) && hasContract(mock, row)) ?? all[0];
  if (!like) throw new ControlError(400, `kind: the seed has no product of kind ${kind}.`);
  openShop(mock, like);
  const { id: _id, version: _version, createTime: _createTime, updateTime: _updateTime, ...values } = like;
  const easy = { aheadDays: 0, cutOffTime: lastMinute };
  const terms = 'ticketType' in like.terms ? easyTicket(like.terms) : easyStay(like.terms, manual);
  const product = store.products.insert({
    ...values,
    name: `${like.name}·契约`,
    cancelRule: rule,
    enabled: 1,
    gradeDiscount: 0,
    marketPrice: 2 * price,
    cancelDays: rule === cancelRule.untilDeadline ? 30 : 0,
    cancelTime: rule === cancelRule.untilDeadline ? '18:00' : '',
    feeRate: 1000,
    lateFee: kind === 'place' ? 0 : 20,
    pointEnabled: 1,
    pointLimitRate: 1000,
    terms: { ...terms, ...easy },
  });
  widenRoom(mock, product);
  for (const date of daysToCome(mock)) setDay(store, product, { date, price, stock: 20 });
  return product as StoredProduct;
}
const daysToCome = ({ clock }: Mock) =>
  Array.from({ length: 10 }, (_, ahead) => addDays(todayOf(clock), ahead));

const lastMinute = '23:59';

/** Makes an order at any time of the day: for the moment of ordering the cut-off is 24:00, which no form could send. */
export function atAnyTime(mock: Mock, product: Readonly<StoredProduct>, order: () => Order): Order {
  const { products } = mock.store;
  products.note(product.id, { terms: { ...product.terms, cutOffTime: '24:00' } });
  const made = order();
  products.note(product.id, { terms: { ...product.terms, cutOffTime: lastMinute } });
  return made;
}

/** Enables the product's resource, room and merchant, and extends the merchant's contract if it has ended. */
function openShop(mock: Mock, product: Readonly<StoredProduct>): void {
  const { store, clock } = mock;
  const rooms = roomsOf(mock, product);
  const merchantId = merchantOfProduct(product, store);
  for (const [collection, id] of [
    [store[venuesOf[product.kind]], product.resourceId],
    ...(rooms ? [[rooms, product.roomId] as const] : []),
    [store.merchants, merchantId],
  ] as const) {
    // The cast is safe: only `enabled` is used, which all of them have.
    const rows = collection as unknown as Collection<StoredVenue>;
    if (rows.get(id)?.enabled === 0) rows.update(id, { enabled: 1 });
  }
  if (!hasContract(mock, product))
    store.merchants.update(merchantId, { contractEnd: addDays(todayOf(clock), 365) });
}

function roomsOf(
  { store }: Mock,
  { kind }: Readonly<StoredProduct>,
): Collection<StoredRow<'hotelRooms'>> | undefined {
  if (kind === 'place') return undefined;
  return (kind === 'hotel' ? store.hotelRooms : store.minsuRooms) as Collection<StoredRow<'hotelRooms'>>;
}

/** Seeded orders have taken a random number of the room: its room count is raised, if need be, so that 50 are free every day. One night is enough. */
function widenRoom(mock: Mock, product: Readonly<StoredProduct>): void {
  const taken = daysToCome(mock).map((date) => takenOfRoom(mock.store, product, date));
  const rooms = roomsOf(mock, product);
  const roomCount = Math.max(50 + Math.max(...taken), rooms?.get(product.roomId)?.roomCount ?? 0);
  rooms?.update(product.roomId, { roomCount });
  if (product.kind === 'house') mock.store.minsuRooms.update(product.roomId, { minNights: 1 });
}
function hasContract({ store, clock }: Mock, product: Readonly<StoredProduct>): boolean {
  const merchant = store.merchants.get(merchantOfProduct(product, store));
  return merchant !== undefined && merchant.contractEnd >= todayOf(clock);
}
const easyTicket = (terms: TicketTerms): TicketTerms => ({
  ...terms,
  useMode: useMode.onDate,
  minCount: 1,
  maxCount: 20,
  dayLimit: 0,
  partRefund: 1,
  expireRefund: 0,
  realName: realName.none,
});
const easyStay = (terms: StayTerms, manual: boolean): StayTerms => ({
  ...terms,
  confirmMode: manual ? confirmMode.manual : confirmMode.instant,
  confirmMinutes: 600,
  minNights: 1,
  maxNights: 10,
  maxAheadDays: 60,
  maxRooms: 5,
});
