import { orderStatus } from '#contracts/enums/orders.ts';
import { lateFee, priceGap } from '#contracts/enums/products.ts';
import { status } from '#contracts/envelope.ts';
import { hasDeadline } from '#contracts/trade/cancelTerms.ts';
import type { CopyForm } from '#contracts/trade/products.ts';
import { type TradeKind, trades } from '#contracts/trade/trade.ts';
import { say } from '#contracts/words.ts';
import { holds, nameOf } from '../../records/checks.ts';
import type { Context } from '../../records/context.ts';
import { copyName } from '../../records/copyName.ts';
import { fail, invalid } from '../../records/fail.ts';
import { log } from '../../records/log.ts';
import { reachOf } from '../../records/reach.ts';
import { recordAccess, recordHandlers, rowsBy, type Shown } from '../../records/records.ts';
import { isEnabled, selectList } from '../../records/select.ts';
import type { NewRow } from '../../store/collection.ts';
import type { Store } from '../../store/store.ts';
import type { StayTerms, StoredProduct, TicketTerms } from '../../store/tradeRows.ts';
import { copyDays, moveDays } from './days.ts';
import { endsSoon, isSoldOut, isUnpriced, minPriceOf, soldOf } from './daysToCome.ts';
import { checkMarketPrice, checkOtherRoom } from './guards.ts';
import { kinds, merchantOfProduct, ownerOfProduct, productsOf, roomOf } from './kinds.ts';
import { isOnSale, missingOfProduct } from './saleSteps.ts';
import { venueEnabled } from './venues.ts';

/** What the three kinds of products do alike (domain design, sections 9.2 to 9.4 and 9.7). */

type Product = Readonly<StoredProduct>;

interface Query {
  offset: number;
  limit: number;
  name?: string | undefined;
  resourceId?: string | undefined;
  merchantId?: string | undefined;
  enabled?: 0 | 1 | undefined;
  priceGap?: number | undefined;
}
/** Of every kind's form; a stay's names its room, its longest stay and what a late cancellation costs, too. */
interface Form {
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

/** What tells one kind from another: its own filters, columns and fields. */
interface ProductKind<KindQuery extends Query, KindForm extends Form, Terms, ListRow, Single> {
  kind: TradeKind;
  /** As the operation log calls it. */
  name: string;
  matches: (row: Product, terms: Terms, query: KindQuery) => boolean;
  column: (
    row: Product,
    terms: Terms,
    context: Context,
  ) => Omit<ListRow, keyof ReturnType<typeof columnsOf> | 'actions'>;
  terms: (body: KindForm) => Terms;
  /** Of the form and beside it, without what all kinds have. */
  fields: (
    row: Product,
    terms: Terms,
    context: Context,
  ) => Stored<Omit<Single, keyof ReturnType<typeof fieldsOf> | 'actions' | 'logs'>>;
}
/** The store keeps codes as numbers; every answer is held against its schema before it leaves (dispatch.ts). */
type Stored<T> = {
  [K in keyof T]: Exclude<T[K], undefined> extends number ? number | Extract<T[K], undefined> : T[K];
};

export function productHandlers<
  KindQuery extends Query,
  KindForm extends Form,
  Terms extends TicketTerms | StayTerms,
  ListRow,
  Single,
>(of: ProductKind<KindQuery, KindForm, Terms, ListRow, Single>) {
  const { kind } = of;
  const owner = (product: Pick<Product, 'resourceId'>, store: Store) =>
    ownerOfProduct({ kind, resourceId: product.resourceId }, store);
  const termsOf = (row: Product) => row.terms as Terms;

  const record: Parameters<typeof recordHandlers<StoredProduct, KindQuery, KindForm, ListRow, Single>>[0] = {
    name: of.name,
    collection: 'products',
    rows: ({ products }) => rowsBy(products, 'kind', kind),
    right: trades[kind].product,
    owner,
    ownerOf: owner,
    unique: [{ field: 'name', within: ['resourceId'], taken: 'productNameTaken' }],
    matches: (row, query, context) => matches(row, query, context) && of.matches(row, termsOf(row), query),
    toRow: (row, context) =>
      ({ ...columnsOf(row, context), ...of.column(row, termsOf(row), context) }) as unknown as Omit<
        ListRow,
        'actions'
      >,
    toRecord: (row, context) =>
      ({ ...fieldsOf(row, context), ...of.fields(row, termsOf(row), context) }) as unknown as Shown<Single>,
    check: (body, context, before) => check(kind, body, context, before),
    checkAfterUnique: checkDays,
    values: (body) => ({ kind, ...values(body), terms: of.terms(body) }),
    switch: { checkOn },
    checkRemove,
    moreActions: () => ['copy'],
    after(row, { store }, before) {
      if (before && before.roomId !== row.roomId) moveDays(store, row);
      return undefined;
    },
  };
  const { reached, shown } = recordAccess(record);
  const copy = ({ params, body }: { params: { id: string }; body: CopyForm }, context: Context) => {
    const from = reached(context, 'manage', params.id);
    const row = context.store.products.insert(copyOf(context, from));
    const withPrices = body.withPrices === 1;
    if (withPrices) {
      const mayPrice = reachOf(context, trades[kind].stock, 'manage')(owner(from, context.store));
      if (!mayPrice) fail(status.forbidden, say('forbidden'));
      copyDays(context, from, row);
    }
    log(context, 'products', row.id, `复制${of.name}`, withPrices ? '连同价格库存' : undefined);
    return shown(context, row);
  };
  const allEnabled = ({ query }: { query: Pick<Query, 'offset' | 'limit' | 'name'> }, context: Context) => {
    const { name, ...paging } = query;
    const options = context.store.products.by('kind', kind).filter((row) => isOnSale(context, row));
    const named = options.map((row) => ({ ...row, resourceName: namesOf(row, context).resourceName }));
    return selectList(
      { all: () => named },
      paging,
      (row) => holds(row.name, name) || holds(row.resourceName, name),
    );
  };
  return { ...recordHandlers(record), copy, copyOfOwn: copy, allEnabled };
}

const matches = (row: Product, query: Query, context: Context) =>
  holds(row.name, query.name) &&
  (!query.resourceId || row.resourceId === query.resourceId) &&
  (!query.merchantId || merchantOfProduct(row, context.store) === query.merchantId) &&
  (query.enabled === undefined || row.enabled === query.enabled) &&
  (query.priceGap !== priceGap.unpriced || isUnpriced(context, row)) &&
  (query.priceGap !== priceGap.endsSoon || endsSoon(context, row));

function namesOf(row: Product, { store }: Context) {
  const merchantId = merchantOfProduct(row, store);
  const resourceName = kinds[row.kind].resource(store, row.resourceId)?.name ?? '';
  return { resourceName, merchantId, merchantName: nameOf(store.merchants, merchantId) };
}

function columnsOf(row: Product, context: Context) {
  const { id, name, resourceId, cancelRule, ordering, enabled, createTime, pictures } = row;
  const { resourceName, merchantName } = namesOf(row, context);
  return {
    id,
    name,
    resourceId,
    resourceName,
    merchantName,
    cancelRule,
    ordering,
    enabled,
    createTime,
    pictureUrl: pictures[0] ?? '',
    minPrice: minPriceOf(context, row),
    unpriced: isUnpriced(context, row),
    missing: missingOfProduct(context, row),
    soldOut: isSoldOut(context, row),
    soldCount: soldOf(context, row),
  };
}

/** Fields that belong to a choice that was not made are left out. */
function fieldsOf(row: Product, context: Context) {
  const { id, version, name, resourceId, pictures, marketPrice, gradeDiscount, pointEnabled } = row;
  const { detail, ordering, enabled, cancelDays, cancelTime, feeRate } = row;
  return {
    id,
    version,
    name,
    resourceId,
    pictures,
    marketPrice,
    gradeDiscount,
    pointEnabled,
    detail,
    ordering,
    enabled,
    cancelRule: row.cancelRule,
    ...(hasDeadline(row) && { cancelDays, cancelTime }),
    ...(chargesRate(row) && { feeRate }),
    ...(pointEnabled === 1 && { pointLimitRate: row.pointLimitRate }),
    ...namesOf(row, context),
    hasOrders: hasOrders(context, id),
    unpriced: isUnpriced(context, row),
    missing: missingOfProduct(context, row),
  };
}

/** Late cancellations cost a share: always of tickets, of stays if that was chosen. */
const chargesRate = (of: { cancelRule: number; lateFee?: number | undefined }) =>
  hasDeadline(of) && (!of.lateFee || of.lateFee === lateFee.rate);

function values(body: Form) {
  const { name, resourceId, roomId = '', pictures, marketPrice, gradeDiscount, pointEnabled } = body;
  const { detail = '', ordering, enabled, cancelDays = 0, cancelTime = '', lateFee = 0, feeRate = 0 } = body;
  const withDeadline = hasDeadline(body);
  return {
    name,
    resourceId,
    roomId,
    pictures,
    marketPrice,
    gradeDiscount,
    pointEnabled,
    detail,
    ordering,
    enabled,
    cancelRule: body.cancelRule,
    cancelDays: withDeadline ? cancelDays : 0,
    cancelTime: withDeadline ? cancelTime : '',
    lateFee: withDeadline ? lateFee : 0,
    feeRate: chargesRate(body) ? feeRate : 0,
    pointLimitRate: pointEnabled === 1 ? (body.pointLimitRate ?? 0) : 0,
  };
}

const hasOrders = ({ store }: Context, id: string) => store.orders.by('productId', id).length > 0;

function check(kind: TradeKind, body: Form, context: Context, before?: Product) {
  checkLock(kind, body, context, before);
  checkResource(kind, body, context, before);
}

/** -1008 when a product with orders would change its resource or room. */
function checkLock(kind: TradeKind, body: Form, context: Context, before?: Product) {
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
function checkResource(kind: TradeKind, body: Form, context: Context, before?: Product) {
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
function checkDays({ resourceId, roomId = '', marketPrice }: Form, context: Context, before?: Product) {
  if (!before) return;
  if (roomId !== before.roomId) checkOtherRoom(context, { ...before, resourceId, roomId });
  if (marketPrice !== before.marketPrice) checkMarketPrice(context, before, marketPrice);
}

/** -1008 when a product without any open price to come would be put on sale; a new product has none. */
function checkOn(row: Product | undefined, context: Context) {
  if (!row || isUnpriced(context, row)) fail(status.precondition, say('priceFirst'), { field: 'enabled' });
}

const unfinished: number[] = [
  orderStatus.unpaid,
  orderStatus.toConfirm,
  orderStatus.toUse,
  orderStatus.inUse,
];
export const isUnfinished = ({ status: code }: { status: number }) => unfinished.includes(code);
/** Orders that still need the product. */
const hasOpenOrders = (store: Store, productId: string) =>
  store.orders.by('productId', productId).some(isUnfinished);

function checkRemove({ id }: Product, { store }: Context) {
  if (hasOpenOrders(store, id)) fail(status.precondition, say('productHasOrders'));
}

const nameLimit = 40;
/** 名称-副本, 名称-副本2…: off sale. */
function copyOf(context: Context, row: Product): NewRow<StoredProduct> {
  const { id: _id, version: _version, createTime: _created, updateTime: _updated, ...rest } = row;
  const siblings = productsOf(context, row.kind, row.resourceId);
  return { ...rest, name: copyName(row.name, '-副本', nameLimit, siblings), enabled: 0 };
}
