import type {
  Category,
  CategoryForm,
  merchantCategories as categoryCalls,
  MerchantRow as ListRow,
  Merchant,
  MerchantForm,
  merchants as merchantCalls,
  OwnMerchantForm,
} from '#contracts/areas/merchants.ts';
import { type BusinessType, businessType, merchantCodes } from '#contracts/enums/merchants.ts';
import { belongType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { maskMobile } from '#contracts/forms/masks.ts';
import { codesOf, holdsAny, type RightName, superAdminId } from '#contracts/rights/rights.ts';
import { say } from '#contracts/words.ts';
import { endLostOfUnit } from '../accounts/sessions.ts';
import { actionsOf as userActionsOf } from '../accounts/userViews.ts';
import { areaNames, byOrdering, checkArea, checkUnique, holds, nameOf } from '../records/checks.ts';
import { type Context, callerOf, type Handlers } from '../records/context.ts';
import { checkVersion, fail, notFound } from '../records/fail.ts';
import { log, logOf } from '../records/log.ts';
import { revealAction, unmasked } from '../records/reveal.ts';
import { isEnabled, selectList } from '../records/select.ts';
import type { UserRow } from '../store/accountRows.ts';
import type { MerchantCategoryRow, MerchantRow } from '../store/rows.ts';
import { recentSales } from '../trade/orders/recentSales.ts';
import { ownerOfProduct } from '../trade/products/kinds.ts';
import { isUnfinished } from '../trade/products/productHandlers.ts';

const typeNames = (types: readonly BusinessType[]) =>
  types.map((type) => merchantCodes.businessType[type]).join('、');

// Categories

const categoryOf = ({ store }: Context, id: string) => store.merchantCategories.get(id) ?? notFound();

function toCategory({ store }: Context, row: Readonly<MerchantCategoryRow>): Category {
  const { id, name, businessTypes, ordering, enabled, createTime, version } = row;
  const merchantCount = store.merchants.by('categoryId', id).length;
  return {
    id,
    name,
    businessTypes: [...businessTypes],
    merchantCount,
    ordering,
    enabled,
    createTime,
    version,
  };
}

function checkCategoryName({ store }: Context, name: string, ownId?: string) {
  checkUnique(store.merchantCategories.all(), 'name', name, 'categoryNameTaken', ownId);
}

/** A type that merchants of the category deal in stays. */
function checkDroppedTypes({ store }: Context, id: string, types: readonly BusinessType[]) {
  const used = store.merchants.by('categoryId', id).flatMap((merchant) => merchant.businessTypes);
  const lost = [...new Set(used)].filter((type) => !types.includes(type));
  if (lost.length > 0)
    fail(status.precondition, say('categoryTypeInUse', { types: typeNames(lost) }), {
      field: 'businessTypes',
    });
}

const categoryValues = ({ name, businessTypes, ordering, enabled }: CategoryForm) => ({
  name,
  businessTypes: [...businessTypes].sort((a, b) => a - b),
  ordering,
  enabled,
});

export const merchantCategories: Handlers<typeof categoryCalls> = {
  list({ query: { name, enabled, offset, limit } }, context) {
    const { count, list } = context.store.merchantCategories.list({
      where: (row) => holds(row.name, name) && (enabled === undefined || row.enabled === enabled),
      order: byOrdering,
      offset,
      limit,
    });
    return { count, list: list.map((row) => toCategory(context, row)) };
  },
  allEnabled: ({ query }, { store }) => selectList(store.merchantCategories, query, isEnabled),
  get: ({ params }, context) => toCategory(context, categoryOf(context, params.id)),
  add({ body }, context) {
    checkCategoryName(context, body.name);
    return toCategory(context, context.store.merchantCategories.insert(categoryValues(body)));
  },
  update({ params, body }, context) {
    const { id, version } = categoryOf(context, params.id);
    checkVersion(body.version, version);
    checkCategoryName(context, body.name, id);
    checkDroppedTypes(context, id, body.businessTypes);
    return toCategory(context, context.store.merchantCategories.update(id, categoryValues(body)));
  },
  enable({ params, body }, context) {
    const { id } = categoryOf(context, params.id);
    return toCategory(context, context.store.merchantCategories.update(id, { enabled: body.enable }));
  },
  remove({ params }, context) {
    const { id } = categoryOf(context, params.id);
    if (context.store.merchants.by('categoryId', id).length > 0)
      fail(status.precondition, say('categoryInUse'));
    context.store.merchantCategories.remove(id);
    return null;
  },
};

// Merchants

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
  store.products.all().filter((product) => ownerOfProduct(product, store).merchantId === id);

const usersOf = ({ store }: Context, id: string) =>
  store.users.all().filter((user) => user.belongType === belongType.merchant && user.belongId === id);

function accountsOf(context: Context, users: Readonly<UserRow>[]) {
  const actions = userActionsOf(context);
  return users.map((user) => {
    const { id, name, mobile, roleIds, enabled, lastLoginTime } = user;
    return {
      ...{ id, name, enabled, lastLoginTime },
      mobile: maskMobile(mobile),
      roleNames: roleIds.map((role) => nameOf(context.store.roles, role)),
      actions: actions(user),
    };
  });
}

function toRow(context: Context, row: Readonly<MerchantRow>): ListRow {
  const { id, merchantNo, logoUrl, name, businessTypes, contactName, commissionRate, contractEnd } = row;
  return {
    ...{ id, merchantNo, logoUrl, name, businessTypes, contactName, commissionRate, contractEnd },
    categoryName: context.store.merchantCategories.get(row.categoryId)?.name ?? '',
    contactPhone: maskMobile(row.contactPhone),
    ...areaNames(context, row),
    ...resourceCounts(context, id),
    enabled: row.enabled,
    createTime: row.createTime,
  };
}

/** What the caller may do: the platform everything, a merchant user edit his own and see it whole. */
function actionsOf(context: Context): string[] {
  const { user, rights } = callerOf(context);
  const may = (right: RightName) => user.id === superAdminId || holdsAny(rights, codesOf([right]));
  if (user.belongType === belongType.merchant) return may('manageSingleMerchant') ? ['edit', 'reveal'] : [];
  return may('manageMerchant') ? ['edit', 'enable', 'remove', 'reveal'] : [];
}

function toMerchant(context: Context, row: Readonly<MerchantRow>): Merchant {
  const { removed: _removed, updateTime: _updateTime, provinceId, cityId, ...rest } = row;
  const users = usersOf(context, row.id);
  return {
    ...rest,
    contactPhone: maskMobile(row.contactPhone),
    area: { provinceId, cityId, ...areaNames(context, row) },
    categoryName: context.store.merchantCategories.get(row.categoryId)?.name ?? '',
    ...resourceCounts(context, row.id),
    productCount: productsOfMerchant(context, row.id).length,
    userCount: users.length,
    users: accountsOf(context, users),
    recent: recentSales(context, row.id, row.businessTypes),
    actions: actionsOf(context),
    logs: logOf(context, 'merchants', row.id),
  };
}

/** What a merchant user may save himself. */
function ownValues({ area, permits, intro, ...body }: OwnMerchantForm) {
  const { name, logoUrl, contactName, contactPhone, address, creditCode, licenseUrl } = body;
  const { legalName, legalIdFrontUrl, legalIdBackUrl } = body;
  return {
    ...{ name, logoUrl, contactName, contactPhone, address, creditCode, licenseUrl },
    ...{ legalName, legalIdFrontUrl, legalIdBackUrl },
    provinceId: area.provinceId,
    cityId: area.cityId,
    permits: permits ?? [],
    intro: intro ?? '',
  };
}

function values(body: MerchantForm) {
  const { categoryId, businessTypes, contractNo = '', contractStart, contractEnd, settleType } = body;
  const { commissionRate, accountName, bankName, bankAccount, ordering, enabled } = body;
  return {
    ...ownValues(body),
    ...{ categoryId, contractNo, contractStart, contractEnd, settleType, commissionRate, accountName },
    ...{ bankName, bankAccount, ordering, enabled },
    businessTypes: [...businessTypes].sort((a, b) => a - b),
  };
}

function checkOwn(context: Context, body: OwnMerchantForm, ownId?: string) {
  checkArea(context, body.area);
  const all = context.store.merchants.all();
  checkUnique(all, 'name', body.name, 'merchantNameTaken', ownId);
  checkUnique(all, 'creditCode', body.creditCode, 'creditCodeTaken', ownId);
}

/** The category is enabled, unless it is the one the merchant has; it allows the types; none that has resources goes. */
function checkPlatform(context: Context, body: MerchantForm, before?: Readonly<MerchantRow>) {
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

const phoneOf = (body: OwnMerchantForm, before: Readonly<MerchantRow>) => ({
  contactPhone: unmasked(body.contactPhone, before.contactPhone, 'contactPhone', 'phone'),
});

/** 查看联系电话. */
function revealPhone(context: Context, id: string) {
  const { contactPhone } = find(context, id);
  log(context, 'merchants', id, revealAction('contactPhone'));
  return { value: contactPhone };
}

/** SH and six digits, counted up. */
function nextNumber({ store }: Context): string {
  const last = Math.max(0, ...store.merchants.rows().map(({ merchantNo }) => Number(merchantNo.slice(2))));
  return `SH${String(last + 1).padStart(6, '0')}`;
}

export const merchants: Handlers<typeof merchantCalls> = {
  list({ query: { offset, limit, ...query } }, context) {
    const { count, list } = context.store.merchants.list({
      where: (row) =>
        holds(row.name, query.name) &&
        (!query.categoryId || row.categoryId === query.categoryId) &&
        (!query.businessType || row.businessTypes.includes(query.businessType)) &&
        (holds(row.contactName, query.keyword) || holds(row.contactPhone, query.keyword)) &&
        (!query.provinceId || row.provinceId === query.provinceId) &&
        (!query.cityId || row.cityId === query.cityId) &&
        (query.enabled === undefined || row.enabled === query.enabled) &&
        (!query.contractEndFrom || row.contractEnd >= query.contractEndFrom) &&
        (!query.contractEndTo || row.contractEnd <= query.contractEndTo),
      order: byOrdering,
      offset,
      limit,
    });
    return { count, list: list.map((row) => toRow(context, row)) };
  },
  allEnabled: ({ query }, { store }) =>
    selectList(
      store.merchants,
      query,
      (row) => isEnabled(row) && (!query.businessType || row.businessTypes.includes(query.businessType)),
    ),
  get: ({ params }, context) => toMerchant(context, find(context, params.id)),
  add({ body }, context) {
    checkOwn(context, body);
    checkPlatform(context, body);
    const row = context.store.merchants.insert({ ...values(body), merchantNo: nextNumber(context) });
    log(context, 'merchants', row.id, '添加商户');
    return toMerchant(context, row);
  },
  update({ params, body }, context) {
    const before = find(context, params.id);
    checkVersion(body.version, before.version);
    checkOwn(context, body, before.id);
    checkPlatform(context, body, before);
    const rate = before.commissionRate;
    const row = context.store.merchants.update(before.id, { ...values(body), ...phoneOf(body, before) });
    endLostOfUnit(context, { belongType: belongType.merchant, belongId: row.id });
    log(context, 'merchants', row.id, '编辑商户', rateRemark(rate, row.commissionRate));
    return toMerchant(context, row);
  },
  enable({ params, body }, context) {
    const { id } = find(context, params.id);
    const row = context.store.merchants.update(id, { enabled: body.enable });
    endLostOfUnit(context, { belongType: belongType.merchant, belongId: id });
    log(context, 'merchants', id, body.enable === 1 ? '启用商户' : '停用商户');
    return toMerchant(context, row);
  },
  reveal: ({ params }, context) => revealPhone(context, params.id),
  remove({ params }, context) {
    const { id } = find(context, params.id);
    const { resortCount, hotelCount, minsuCount } = resourceCounts(context, id);
    if (resortCount + hotelCount + minsuCount > 0) fail(status.precondition, say('merchantHasResources'));
    if (usersOf(context, id).length > 0) fail(status.precondition, say('merchantHasUsers'));
    const hasOrders = context.store.orders
      .rows()
      .some((order) => order.merchantId === id && isUnfinished(order));
    // A place that went to another merchant left them behind.
    if (hasOrders) fail(status.precondition, say('merchantHasOrders'));
    context.store.merchants.remove(id);
    log(context, 'merchants', id, '删除商户');
    return null;
  },
  revealOfOwn: ({ params }, context) => revealPhone(context, params.belongId),
  getOfOwn: ({ params }, context) => toMerchant(context, find(context, params.belongId)),
  updateOfOwn({ params, body }, context) {
    const before = find(context, params.belongId);
    checkVersion(body.version, before.version);
    checkOwn(context, body, before.id);
    const row = context.store.merchants.update(before.id, {
      ...ownValues(body),
      ...phoneOf(body, before),
    });
    log(context, 'merchants', row.id, '编辑商户');
    return toMerchant(context, row);
  },
};

const percent = (basisPoints: number) => `${(basisPoints / 100).toFixed(2)}%`;
const rateRemark = (before: number, after: number) =>
  before === after ? '' : `佣金比例 ${percent(before)} → ${percent(after)}`;
