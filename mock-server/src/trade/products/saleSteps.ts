import { type SaleStep, saleStep } from '#contracts/enums/products.ts';
import { type StayKind, type TradeKind, tradeKinds, trades } from '#contracts/trade/trade.ts';
import type { Context } from '../../records/context.ts';
import { isEnabled } from '../../records/select.ts';
import type { Collection } from '../../store/collection.ts';
import type { StoredRow } from '../../store/collections.ts';
import type { StoredVenue } from '../../store/row.ts';
import { todayOf } from '../../store/today.ts';
import type { StoredProduct } from '../../store/tradeRows.ts';
import { isUnpriced } from './daysToCome.ts';
import { kinds, productsOf, productsOfRoom, roomOf } from './kinds.ts';
import { venuesOf } from './venues.ts';

/**
 * What has to be right before something can be sold (domain design, sections 9.2 and 9.7). The guards of orders, offers and of 上架 ask for some of these steps,
 * and records answer those that are missing.
 */

type Now = Pick<Context, 'store' | 'clock'>;
type Merchant = Readonly<StoredRow<'merchants'>>;
type Venue = Readonly<StoredVenue>;
type Product = Readonly<StoredProduct>;

/** From a merchant down to a product, as far as they are there. */
interface Chain {
  kind: TradeKind;
  merchant?: Merchant | undefined;
  venue?: Venue | undefined;
  room?: { enabled: number } | undefined;
  product?: Product | undefined;
}

const isOn = (row: { enabled: number } | undefined) => row !== undefined && row.enabled === 1;

const isDone: Record<SaleStep, (chain: Chain, now: Now) => boolean> = {
  [saleStep.merchant]: ({ merchant }) => isOn(merchant),
  [saleStep.contract]({ merchant }, { clock }) {
    const today = todayOf(clock);
    return merchant !== undefined && merchant.contractStart <= today && today <= merchant.contractEnd;
  },
  [saleStep.venue]: ({ venue }) => isOn(venue),
  [saleStep.room]: ({ kind, room }) => kind === 'place' || isOn(room),
  [saleStep.product]: ({ product }) => product !== undefined,
  [saleStep.price]: ({ product }, now) => product !== undefined && !isUnpriced(now, product),
  [saleStep.shelf]: ({ product }) => product !== undefined && isEnabled(product),
};
const allSteps = Object.values(saleStep);

const missingIn = (chain: Chain, now: Now): SaleStep[] =>
  allSteps.filter((step) => !isDone[step](chain, now));

function chainOf({ store }: Pick<Now, 'store'>, product: Product): Chain {
  const { kind } = product;
  const venue = kinds[kind].resource(store, product.resourceId);
  return {
    kind,
    product,
    venue,
    room: roomOf(store, product),
    merchant: venue && store.merchants.get(venue.merchantId),
  };
}

const offeredBy: readonly SaleStep[] = [saleStep.merchant, saleStep.venue, saleStep.room, saleStep.shelf];

/** Product, room, resource and merchant are all on; the contract is looked at when an order is made. */
export function isOnSale(now: Now, product: Product): boolean {
  const chain = chainOf(now, product);
  return offeredBy.every((step) => isDone[step](chain, now));
}

/** Orders of it are taken, on days that have a price. */
export const isSellable = (now: Now, product: Product) =>
  isOnSale(now, product) && isDone[saleStep.contract](chainOf(now, product), now);

export const missingOfProduct = (now: Now, product: Product) => missingIn(chainOf(now, product), now);

/** Of several ways to a sale, what is missing on the shortest. */
const shortest = (ways: readonly SaleStep[][]): SaleStep[] | undefined =>
  ways.reduce<SaleStep[] | undefined>(
    (best, way) => (best && best.length <= way.length ? best : way),
    undefined,
  );

export function missingOfRoom(
  now: Now,
  kind: StayKind,
  room: { id: string; enabled: number },
  venue?: Venue,
) {
  const merchant = venue && now.store.merchants.get(venue.merchantId);
  return (
    shortest(productsOfRoom(now, kind, room.id).map((product) => missingOfProduct(now, product))) ??
    missingIn({ kind, merchant, venue, room }, now)
  );
}

const roomsOf = ({ store }: Now, kind: TradeKind, venueId: string) =>
  kind === 'hotel'
    ? store.hotelRooms.by('hotelId', venueId)
    : kind === 'house'
      ? store.minsuRooms.by('minsuId', venueId)
      : [];

export function missingOfVenue(now: Now, kind: TradeKind, venue: Venue): SaleStep[] {
  const merchant = now.store.merchants.get(venue.merchantId);
  const room = roomsOf(now, kind, venue.id).find(isEnabled);
  return (
    shortest(productsOf(now, kind, venue.id).map((product) => missingOfProduct(now, product))) ??
    missingIn({ kind, merchant, venue, room }, now)
  );
}

export function missingOfMerchant(now: Now, merchant: Merchant): SaleStep[] {
  const dealtIn = tradeKinds.filter((kind) => merchant.businessTypes.includes(trades[kind].businessType));
  const ways = dealtIn.flatMap((kind) => {
    const rows = now.store[venuesOf[kind]] as unknown as Collection<StoredVenue>;
    const venues = rows.by('merchantId', merchant.id);
    return venues.length > 0
      ? venues.map((venue) => missingOfVenue(now, kind, venue))
      : [missingIn({ kind, merchant }, now)];
  });
  return shortest(ways) ?? [];
}
