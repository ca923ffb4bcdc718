import { unfinishedStatuses } from '#contracts/enums/orders.ts';
import { status } from '#contracts/envelope.ts';
import { type TradeKind, trades } from '#contracts/trade/trade.ts';
import { say } from '#contracts/words.ts';
import type { Context } from '../../records/context.ts';
import { fail, invalid } from '../../records/fail.ts';
import { isEnabled } from '../../records/select.ts';
import type { Store } from '../../store/store.ts';
import type { StoredProduct } from '../../store/tradeRows.ts';
import { isUnpriced } from './daysToCome.ts';
import { checkMarketPrice, checkOtherRoom } from './guards.ts';
import { kinds, roomOf } from './kinds.ts';
import { venueEnabled } from './venues.ts';

/** When a product may be saved, put on sale and removed, whatever its kind (domain design, sections 9.2 to 9.4). */

type Product = Readonly<StoredProduct>;

/** Of every kind's form; a stay's names its room, its longest stay and what a late cancellation costs, too. */
export interface ProductForm {
  name: string;
  resourceId: string;
  roomId?: string | undefined;
  maxNights?: number | undefined;
  pictures: string[];
  marketPrice: number;
  cancelRule: number;
  cancelDays?: number | undefined;
  cancelTime?: string | undefined;
  lateFee?: number | undefined;
  feeRate?: number | undefined;
  gradeDiscount: 0 | 1;
  pointEnabled: 0 | 1;
  pointLimitRate?: number | undefined;
  detail?: string | undefined;
  ordering: number;
  enabled: 0 | 1;
}

export const hasOrders = ({ store }: Context, id: string) => store.orders.by('productId', id).length > 0;

export function check(kind: TradeKind, body: ProductForm, context: Context, before?: Product) {
  checkLock(kind, body, context, before);
  checkResource(kind, body, context, before);
}

/** -1008 when a product with orders would change its resource or room. */
function checkLock(kind: TradeKind, body: ProductForm, context: Context, before?: Product) {
  if (!before || !hasOrders(context, before.id)) return;
  const locked = (field: string, label: 'productRoom' | (typeof trades)[TradeKind]['resource']) =>
    fail(status.precondition, say('lockedAfterOrder', { label }), { field });
  if (body.resourceId !== before.resourceId) locked('resourceId', trades[kind].resource);
  if ((body.roomId ?? '') !== before.roomId) locked('roomId', 'productRoom');
}

/**
 * -1008 where resource or room is disabled, -1002 where the room is not of the resource. Unchanged ones are accepted as they are. -1008, too, where nobody
 * could stay as long as the room asks for.
 */
function checkResource(kind: TradeKind, body: ProductForm, context: Context, before?: Product) {
  const { resourceId, roomId = '', maxNights = 0 } = body;
  const resource = kinds[kind].resource(context.store, resourceId);
  const isKept = resourceId === before?.resourceId;
  if (!resource || (!isKept && !venueEnabled(context, resource)))
    fail(status.precondition, say('resourceDisabled'), { field: 'resourceId' });
  if (kind === 'place') return;
  const room = roomOf(context.store, { kind, resourceId, roomId });
  if (!room || kinds[kind].houseOf(room) !== resourceId) return invalid('roomId', say('roomNotOfResource'));
  if (roomId !== before?.roomId && !isEnabled(room))
    fail(status.precondition, say('resourceDisabled'), { field: 'roomId' });
  if ('minNights' in room && maxNights < room.minNights)
    fail(status.precondition, say('maxNightsBelowRoom', { n: room.minNights }), { field: 'maxNights' });
}

/** -1008 where days to come do not fit another room or market price. Unchanged ones are accepted as they are. */
export function checkDays(
  { resourceId, roomId = '', marketPrice }: ProductForm,
  context: Context,
  before?: Product,
) {
  if (!before) return;
  if (roomId !== before.roomId) checkOtherRoom(context, { ...before, resourceId, roomId });
  if (marketPrice !== before.marketPrice) checkMarketPrice(context, before, marketPrice);
}

/** -1008 when a product without any open price to come would be put on sale; a new product has none. */
export function checkOn(row: Product | undefined, context: Context) {
  if (!row || isUnpriced(context, row)) fail(status.precondition, say('priceFirst'), { field: 'enabled' });
}

export const isUnfinished = ({ status: code }: { status: number }) => unfinishedStatuses.includes(code);
/** Orders that still need the product. */
const hasOpenOrders = (store: Store, productId: string) =>
  store.orders.by('productId', productId).some(isUnfinished);

export function checkRemove({ id }: Product, { store }: Context) {
  if (hasOpenOrders(store, id)) fail(status.precondition, say('productHasOrders'));
}
