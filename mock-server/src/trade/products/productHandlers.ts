import type * as z from 'zod/mini';
import { lateFee, priceGap } from '#contracts/enums/products.ts';
import { status } from '#contracts/envelope.ts';
import { hasDeadline } from '#contracts/trade/cancelTerms.ts';
import type { CopyForm } from '#contracts/trade/products.ts';
import { type TradeKind, trades } from '#contracts/trade/trade.ts';
import { say } from '#contracts/words.ts';
import { holds, nameOf } from '../../records/checks.ts';
import type { Context } from '../../records/context.ts';
import { copyName } from '../../records/copyName.ts';
import { fail } from '../../records/fail.ts';
import { log } from '../../records/log.ts';
import { reachOf } from '../../records/reach.ts';
import { recordAccess, recordHandlers, rowsBy, type Shown } from '../../records/records.ts';
import { selectList } from '../../records/select.ts';
import type { NewRow } from '../../store/collection.ts';
import type { Store } from '../../store/store.ts';
import type { StayTerms, StoredProduct, TicketTerms } from '../../store/tradeRows.ts';
import { copyDays, moveDays } from './days.ts';
import { endsSoon, isSoldOut, isUnpriced, minPriceOf, soldOf } from './daysToCome.ts';
import { kinds, merchantOfProduct, ownerOfProduct, productsOf } from './kinds.ts';
import { check, checkDays, checkOn, checkRemove, hasOrders, type ProductForm } from './productChecks.ts';
import { isOnSale, missingOfProduct } from './saleSteps.ts';

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
/** What tells one kind from another: its own filters, columns and fields. */
interface ProductKind<KindQuery extends Query, KindForm extends ProductForm, Terms, ListRow, Single> {
  kind: TradeKind;
  /** As the operation log calls it. */
  name: string;
  form: z.core.$ZodType<KindForm>;
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
  KindForm extends ProductForm,
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
    form: of.form,
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
  const { resourceName, merchantId, merchantName } = namesOf(row, context);
  return {
    id,
    name,
    resourceId,
    resourceName,
    merchantId,
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

function values(body: ProductForm) {
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

const nameLimit = 40;
/** 名称-副本, 名称-副本2…: off sale. */
function copyOf(context: Context, row: Product): NewRow<StoredProduct> {
  const { id: _id, version: _version, createTime: _created, updateTime: _updated, ...rest } = row;
  const siblings = productsOf(context, row.kind, row.resourceId);
  return { ...rest, name: copyName(row.name, '-副本', nameLimit, siblings), enabled: 0 };
}
