import { type OwnerType, ownerType, productType } from '#contracts/enums.ts';
import { type TradeKind, tradeKinds } from '#contracts/trade/trade.ts';
import type { Context } from '../../records/context.ts';
import { type Owner, ofMerchant } from '../../records/reach.ts';
import type { StoredRow } from '../../store/collections.ts';
import type { StoredVenue } from '../../store/row.ts';
import type { Store } from '../../store/store.ts';
import type { StoredProduct } from '../../store/tradeRows.ts';

/** What each kind of product is sold from. */

type Room = Readonly<StoredRow<'hotelRooms'>> | Readonly<StoredRow<'minsuRooms'>>;

interface KindTable {
  ownerType: OwnerType;
  resource: (store: Store, id: string) => Readonly<StoredVenue> | undefined;
  /** Tickets have none. */
  room: (store: Store, id: string) => Room | undefined;
  /** The resource that a room is of. */
  houseOf: (room: Room) => string;
}

const none = () => undefined;
export const kinds: Record<TradeKind, KindTable> = {
  place: {
    ownerType: ownerType.resort,
    resource: (store, id) => store.resorts.get(id),
    room: none,
    houseOf: () => '',
  },
  hotel: {
    ownerType: ownerType.hotel,
    resource: (store, id) => store.hotels.get(id),
    room: (store, id) => store.hotelRooms.get(id),
    houseOf: (room) => ('hotelId' in room ? room.hotelId : ''),
  },
  house: {
    ownerType: ownerType.minsu,
    resource: (store, id) => store.minsus.get(id),
    room: (store, id) => store.minsuRooms.get(id),
    houseOf: (room) => ('minsuId' in room ? room.minsuId : ''),
  },
};

/** As links of banners name the kinds. */
export const productTypeOf: Record<TradeKind, number> = {
  place: productType.resortTicket,
  hotel: productType.hotel,
  house: productType.minsu,
};

type Stored = Pick<Context, 'store'>;
type OfProduct = Pick<StoredProduct, 'kind' | 'resourceId' | 'roomId'>;

/** Whose a product is; a resource that is gone leaves it to nobody. */
export const ownerOfProduct = (
  { kind, resourceId }: Pick<StoredProduct, 'kind' | 'resourceId'>,
  store: Store,
): Owner => ofMerchant(merchantOfProduct({ kind, resourceId }, store), kinds[kind].ownerType, resourceId);

/** The id of its merchant; empty where its resource is gone. */
export const merchantOfProduct = (
  { kind, resourceId }: Pick<StoredProduct, 'kind' | 'resourceId'>,
  store: Store,
): string => kinds[kind].resource(store, resourceId)?.merchantId ?? '';

export const roomOf = (store: Store, { kind, roomId }: OfProduct) => kinds[kind].room(store, roomId);
/** The most that a day of a stay can offer; undefined for tickets. */
export const roomCountOf = (store: Store, product: OfProduct) => roomOf(store, product)?.roomCount;

/** Guards of rooms and venues: the products that hang on them. */
export const productsOf = ({ store }: Stored, kind: TradeKind, resourceId: string) =>
  store.products.by('kind', kind).filter((product) => product.resourceId === resourceId);
export const productsOfRoom = ({ store }: Stored, kind: TradeKind, roomId: string) =>
  store.products.by('kind', kind).filter((product) => product.roomId === roomId);
export const isTradeKind = (text: string): text is TradeKind => tradeKinds.some((kind) => kind === text);
