import {
  type Merchant,
  type MerchantForm,
  type MerchantRow,
  merchants as merchantCalls,
  merchantForm,
  ownMerchantForm,
} from '#contracts/areas/merchants.ts';
import { businessType } from '#contracts/enums/merchants.ts';
import { belongType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { maskCard, maskMobile } from '#contracts/forms/masks.ts';
import { say } from '#contracts/words.ts';
import { endLostOfUnit } from '../accounts/sessions.ts';
import { removeRolesOf } from '../accounts/units.ts';
import { actionsOf as userActionsOf } from '../accounts/userViews.ts';
import { areaNames, checkArea, holds, nameOf } from '../records/checks.ts';
import type { Context, Handlers } from '../records/context.ts';
import { checkVersion, fail, notFound } from '../records/fail.ts';
import { log, logOf } from '../records/log.ts';
import { matching } from '../records/matching.ts';
import { platform } from '../records/reach.ts';
import {
  editChanges,
  platformHandlers,
  type RecordKind,
  recordAccess,
  revealHandler,
} from '../records/records.ts';
import { unmasked } from '../records/reveal.ts';
import { checkUnique } from '../records/rowKind.ts';
import { isEnabled, selectList } from '../records/select.ts';
import { storedOf } from '../records/stored.ts';
import type { StoredUser } from '../store/accountRows.ts';
import type { StoredRow } from '../store/collections.ts';
import { typeNames } from '../trade/merchantTypes.ts';
import { recentSales } from '../trade/orders/recentSales.ts';
import { merchantOfProduct } from '../trade/products/kinds.ts';
import { isUnfinished } from '../trade/products/productChecks.ts';
import { missingOfMerchant } from '../trade/products/saleSteps.ts';

/** Merchants (domain design, section 8.1). */

type Row = Readonly<StoredRow<'merchants'>>;
type Query = Parameters<Handlers<typeof merchantCalls>['list']>[0]['query'];

const find = ({ store }: Context, id: string) => store.merchants.get(id) ?? notFound();

const resourceCounts = ({ store }: Context, id: string) => ({
  resortCount: store.resorts.by('merchantId', id).length,
  hotelCount: store.hotels.by('merchantId', id).length,
  minsuCount: store.minsus.by('merchantId', id).length,
});
const countOfType = {
  [businessType.resort]: 'resortCount',
  [businessType.hotel]: 'hotelCount',
  [businessType.minsu]: 'minsuCount',
} as const;

const productsOfMerchant = ({ store }: Context, id: string) =>
  store.products.all().filter((product) => merchantOfProduct(product, store) === id);

const usersOf = ({ store }: Context, id: string) =>
  store.users.all().filter((user) => user.belongType === belongType.merchant && user.belongId === id);

function accountsOf(context: Context, users: Readonly<StoredUser>[]) {
  const actions = userActionsOf(context);
  return users.map((user) => {
    const { id, name, mobile, roleIds, enabled, lastLoginTime } = user;
    return {
      id,
      name,
      enabled,
      lastLoginTime,
      mobile: maskMobile(mobile),
      roleNames: roleIds.map((role) => nameOf(context.store.roles, role)),
      actions: actions(user),
    };
  });
}

const toRow = (row: Row, context: Context) => ({
  ...row,
  categoryName: context.store.merchantCategories.get(row.categoryId)?.name ?? '',
  contactPhone: maskMobile(row.contactPhone),
  ...areaNames(context, row),
  ...resourceCounts(context, row.id),
});

function toRecord(row: Row, context: Context) {
  const users = usersOf(context, row.id);
  return {
    ...row,
    contactPhone: maskMobile(row.contactPhone),
    area: { provinceId: row.provinceId, cityId: row.cityId, ...areaNames(context, row) },
    categoryName: context.store.merchantCategories.get(row.categoryId)?.name ?? '',
    ...resourceCounts(context, row.id),
    productCount: productsOfMerchant(context, row.id).length,
    userCount: users.length,
    users: accountsOf(context, users),
    missing: missingOfMerchant(context, row),
    recent: recentSales(context, row.id, row.businessTypes),
    logs: logOf(context, 'merchants', row.id),
  };
}

/** -1008 unless the category is enabled (or unchanged), allows all business types, and no dropped type still has venues. */
function checkPlatform(context: Context, body: MerchantForm, before?: Readonly<StoredRow<'merchants'>>) {
  const category = context.store.merchantCategories.get(body.categoryId);
  if (!category || (category.enabled === 0 && category.id !== before?.categoryId))
    return fail(status.precondition, say('categoryDisabled'), { field: 'categoryId' });
  const refused = body.businessTypes.filter((type) => !category.businessTypes.includes(type));
  if (refused.length > 0)
    fail(status.precondition, say('businessTypeNotAllowed', { types: typeNames(refused) }), {
      field: 'businessTypes',
    });
  if (!before) return;
  const counts = resourceCounts(context, before.id);
  const dropped = before.businessTypes.filter((type) => !body.businessTypes.includes(type));
  if (dropped.some((type) => counts[countOfType[type]] > 0))
    fail(status.precondition, say('businessTypeInUse'), { field: 'businessTypes' });
}

/** The next merchant number: SH and six digits, one more than the highest so far. */
function nextNumber({ store }: Context): string {
  const last = Math.max(0, ...store.merchants.rows().map(({ merchantNo }) => Number(merchantNo.slice(2))));
  return `SH${String(last + 1).padStart(6, '0')}`;
}

function checkRemove({ id }: Row, context: Context) {
  const { resortCount, hotelCount, minsuCount } = resourceCounts(context, id);
  if (resortCount + hotelCount + minsuCount > 0) fail(status.precondition, say('merchantHasResources'));
  if (usersOf(context, id).length > 0) fail(status.precondition, say('merchantHasUsers'));
  const hasOrders = context.store.orders
    .rows()
    .some((order) => order.merchantId === id && isUnfinished(order));
  // Orders keep their merchant when the venue is given to another one, so a merchant without venues may still have some.
  if (hasOrders) fail(status.precondition, say('merchantHasOrders'));
}

const matches = matching(merchantCalls.list.query);

const kind: RecordKind<StoredRow<'merchants'>, Query, MerchantForm, MerchantRow, Merchant> = {
  name: '商户',
  collection: 'merchants',
  rows: ({ merchants: rows }) => rows,
  form: merchantForm,
  right: 'Merchant',
  owner: ({ id }) => ({ kind: 'merchant', unitId: id }),
  ownerOf: () => platform,
  unique: [
    { field: 'name', taken: 'merchantNameTaken' },
    { field: 'creditCode', taken: 'creditCodeTaken' },
  ],
  matches: (row, query) =>
    matches(row, query) &&
    (!query.businessType || row.businessTypes.includes(query.businessType)) &&
    (holds(row.contactName, query.keyword) || holds(row.contactPhone, query.keyword)) &&
    (!query.contractEndFrom || row.contractEnd >= query.contractEndFrom) &&
    (!query.contractEndTo || row.contractEnd <= query.contractEndTo),
  toRow,
  toRecord,
  masked: ['contactPhone'],
  says: { bankAccount: maskCard },
  check: ({ area }, context) => checkArea(context, area),
  checkAfterUnique: (body, context, before) => checkPlatform(context, body, before),
  values: (body, context, before) => ({
    ...storedOf(merchantForm, body),
    merchantNo: before?.merchantNo ?? nextNumber(context),
  }),
  after(row, context) {
    endLostOfUnit(context, { belongType: belongType.merchant, belongId: row.id });
    return undefined;
  },
  checkRemove,
};
const { actionsIn } = recordAccess(kind);
const handlers = platformHandlers(kind);
const reveal = revealHandler(kind);

/** The merchant as its own users get it: of the actions only `edit` and `reveal`. */
function toOwn(row: Row, context: Context): Merchant {
  const actions = actionsIn(context)(row).filter((action) => ['edit', 'reveal'].includes(action));
  return { ...toRecord(row, context), actions } as Merchant;
}

export const merchants: Handlers<typeof merchantCalls> = {
  ...handlers,
  remove(input, context) {
    const answer = handlers.remove(input, context);
    removeRolesOf(context, { belongType: belongType.merchant, belongId: input.params.id });
    return answer;
  },
  allEnabled: ({ query }, { store }) =>
    selectList(
      store.merchants,
      query,
      (row) => isEnabled(row) && (!query.businessType || row.businessTypes.includes(query.businessType)),
    ),
  all: ({ query }, { store }) => selectList(store.merchants, query, () => true),
  reveal,
  revealOfOwn: ({ params, body }, context) => reveal({ params: { id: params.belongId }, body }, context),
  getOfOwn: ({ params }, context) => toOwn(find(context, params.belongId), context),
  updateOfOwn({ params, body: sent }, context) {
    const before = { ...find(context, params.belongId) };
    checkVersion(sent.version, before.version);
    const contactPhone = unmasked(sent.contactPhone, before.contactPhone, 'contactPhone', 'phone');
    const body = { ...sent, contactPhone };
    checkArea(context, body.area);
    const values = storedOf(ownMerchantForm, body);
    checkUnique(kind, values, context, before.id);
    const row = context.store.merchants.update(before.id, values);
    log(context, 'merchants', row.id, '编辑商户', editChanges(kind, before, row, context));
    return toOwn(row, context);
  },
};
