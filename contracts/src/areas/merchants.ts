import * as z from 'zod/mini';
import { area, get, post } from '../endpoint.ts';
import { businessType, settleType } from '../enums/merchants.ts';
import { belongType } from '../enums.ts';
import { listOf, listQuery, status } from '../envelope.ts';
import { told } from '../forms/fieldInfo.ts';
import { date, dateTime, flag, id, nameText, queryCode, searchText, version } from '../forms/fields.ts';
import { areaFilters, codeFilter, enabledFilter, idFilter, textFilter } from '../forms/filters.ts';
import {
  addressFields,
  answeredCode,
  checkedText,
  chosenCode,
  chosenCodes,
  chosenDate,
  enableBody,
  enabled,
  nameBetween,
  optionalText,
  optionRow,
  parentId,
  personName,
  phone,
  phoneOrMask,
} from '../forms/formFields.ts';
import { isBankCard, isCreditCode } from '../forms/identity.ts';
import { ordering, rate } from '../forms/numberFields.ts';
import { optionalPicture, picture, pictures } from '../forms/pictureFields.ts';
import { addressOrNone, maskedMobile, shownAddress, shownPhone } from '../forms/shownTexts.ts';
import { spanRule } from '../forms/spans.ts';
import { logRow } from '../logs.ts';
import { without } from '../mirror.ts';
import { actions, formOf } from '../records.ts';
import { revealCall } from '../reveal.ts';
import { missing, productCount } from '../trade/productSummary.ts';
import { say } from '../words.ts';
import '../words/merchants.ts';

/** Merchants (domain design, section 8.1). Their categories are in merchantCategories.ts. */

const systemOnly = { belongTypes: [belongType.system] };
const keyword = z.optional(searchText);
const typeFilter = queryCode(businessType);

const permitLimit = 6;

/** What a merchant user may change himself. */
const ownFields = {
  name: nameBetween('merchantName', 2, 50),
  logoUrl: picture('logo'),
  contactName: personName('contactName'),
  contactPhone: phone('contactPhone'),
  ...addressFields,
  intro: optionalText('intro', 500),
  creditCode: checkedText('creditCode', isCreditCode, 'creditCode'),
  licenseUrl: picture('license'),
  legalName: personName('legalName'),
  legalIdFrontUrl: optionalPicture('legalIdFront'),
  legalIdBackUrl: optionalPicture('legalIdBack'),
  permits: z.optional(pictures('permits', 0, permitLimit)),
};

/** What only the platform may change. */
const platformFields = {
  categoryId: parentId('category'),
  businessTypes: chosenCodes('businessTypes', { businessType }),
  contractNo: optionalText('contractNo', 40),
  contractStart: chosenDate('contractStart'),
  contractEnd: chosenDate('contractEnd'),
  settleType: told(chosenCode('settleType', { settleType }), { blank: settleType.monthly }),
  /** Basis points; copied into an order when it is made. */
  commissionRate: rate('commissionRate'),
  accountName: nameText('accountName', 50),
  bankName: nameText('bankName', 50),
  bankAccount: checkedText('bankAccount', isBankCard, 'bankCard').check(
    z.regex(/^\d{12,19}$/, say('bankCard', { label: 'bankAccount' })),
  ),
  ordering,
  enabled,
};

const fields = { ...ownFields, ...platformFields };
const onEdit = { contactPhone: phoneOrMask('contactPhone') };
const form = formOf(
  fields,
  [
    z.refine(({ contractStart, contractEnd }) => contractStart <= contractEnd, {
      error: say('dateRange'),
      path: ['contractEnd'],
    }),
  ],
  onEdit,
);
export const merchantForm = form.update;
export type MerchantForm = z.infer<typeof merchantForm>;
export const ownMerchantForm = formOf(ownFields, [], onEdit).update;

const merchantRow = z.object({
  id,
  merchantNo: told(z.string(), { label: 'merchantNo' }),
  logoUrl: shownAddress,
  name: z.string(),
  categoryName: z.string(),
  businessTypes: z.array(answeredCode({ businessType })),
  contactName: z.string(),
  /** Masked. */
  contactPhone: shownPhone,
  provinceName: z.string(),
  cityName: z.string(),
  resortCount: z.int(),
  hotelCount: z.int(),
  minsuCount: z.int(),
  commissionRate: z.int(),
  contractEnd: date,
  enabled: flag,
  createTime: dateTime,
  actions,
});
export type MerchantRow = z.infer<typeof merchantRow>;

/** A user of the merchant. */
const account = z.object({
  id,
  name: z.string(),
  /** Masked. */
  mobile: maskedMobile,
  roleNames: z.array(z.string()),
  enabled: flag,
  /** 1970-01-01 = never. */
  lastLoginTime: dateTime,
  /** What the caller may do with the user now, for example `reveal`. */
  actions: z.array(z.string()),
});

/** What was sold in the last 30 days, today included: paid within them, or given back within them. Amounts in cents. */
const recentSales = z.object({
  from: date,
  to: date,
  /** One line for each type that the merchant deals in, and for each other one of which something was sold or given back. */
  types: z.array(
    z.object({
      businessType: answeredCode({ businessType }),
      /** Orders paid. */
      orderCount: z.int(),
      paidAmount: z.int(),
      /** Of refunds that succeeded. */
      refundedAmount: z.int(),
    }),
  ),
});

const merchant = z.object({
  ...fields,
  /** Masked. */
  contactPhone: shownPhone,
  area: z.object({ provinceId: id, cityId: id, provinceName: z.string(), cityName: z.string() }),
  legalIdFrontUrl: addressOrNone,
  legalIdBackUrl: addressOrNone,
  id,
  merchantNo: told(z.string(), { label: 'merchantNo' }),
  categoryName: z.string(),
  resortCount: z.int(),
  hotelCount: z.int(),
  minsuCount: z.int(),
  /** Of all its venues, not removed, on sale or not. */
  productCount,
  userCount: z.int(),
  users: z.array(account),
  recent: recentSales,
  missing,
  createTime: dateTime,
  version,
  /** What the caller may do with it now: `edit`, `reveal`, `enable`, `remove`. */
  actions: z.array(z.string()),
  /** Newest first. */
  logs: z.array(logRow),
});
export type Merchant = z.infer<typeof merchant>;

const viewOwn = {
  rights: ['viewSingleMerchant'],
  belongTypes: [belongType.merchant],
  scope: 'merchant',
} as const;
const manageOwn = { ...viewOwn, rights: ['manageSingleMerchant'] } as const;
const view = { rights: ['viewMerchant'] } as const;
const manage = { rights: ['manageMerchant'] } as const;
const reveal = revealCall({
  resource: 'merchants',
  noun: 'merchant',
  fields: ['contactPhone'],
  access: manage,
});

export const merchants = area('merchants', {
  list: get({
    path: 'merchants/list',
    purpose: 'Merchants, larger ordering first. `keyword` matches the contact or any part of his phone.',
    access: view,
    query: listQuery({
      name: textFilter(fields.name),
      categoryId: idFilter(fields.categoryId),
      businessType: codeFilter(fields.businessTypes),
      keyword,
      ...areaFilters,
      enabled: enabledFilter,
      contractEndFrom: z.optional(date),
      contractEndTo: z.optional(date),
    }).check(spanRule('contractEndFrom', 'contractEndTo')),
    data: listOf(merchantRow),
  }),
  allEnabled: get({
    path: 'merchants/list-all-enabled',
    purpose: 'Enabled merchants, for selects; of those who deal in a type where one is named.',
    access: systemOnly,
    query: listQuery({ name: keyword, businessType: typeFilter }),
    data: listOf(optionRow),
  }),
  all: get({
    path: 'merchants/list-all',
    purpose: 'All merchants, so that lists can be searched by one that is disabled.',
    access: systemOnly,
    query: listQuery({ name: keyword }),
    data: listOf(optionRow),
  }),
  get: post({
    path: 'merchants/get/{id}',
    purpose: 'One merchant with its version and what the caller may do with it.',
    access: view,
    data: merchant,
    errors: [status.notFound],
  }),
  add: post({
    path: 'merchants/add',
    purpose: 'Adds a merchant.',
    access: manage,
    body: form.add,
    data: merchant,
    errors: [status.invalid, status.precondition, status.duplicate],
  }),
  update: post({
    path: 'merchants/update/{id}',
    purpose: 'Saves a merchant; with a version, only over that version.',
    access: manage,
    body: form.update,
    data: merchant,
    errors: [status.invalid, status.notFound, status.stale, status.precondition, status.duplicate],
  }),
  enable: post({
    path: 'merchants/enable/{id}',
    purpose: 'Switches a merchant on (1) or off (0); off, its products cannot be sold and its users are out.',
    access: manage,
    body: enableBody,
    data: merchant,
    errors: [status.notFound],
  }),
  reveal,
  remove: post({
    path: 'merchants/remove/{id}',
    purpose: 'Removes a merchant without resources, users and unfinished orders.',
    access: manage,
    data: z.null(),
    errors: [status.notFound, status.precondition],
  }),
  getOfOwn: post({
    path: 'merchants/{belongId}/get-of-own-merchant',
    purpose: "The caller's own merchant.",
    access: viewOwn,
    data: merchant,
  }),
  updateOfOwn: post({
    path: 'merchants/{belongId}/update-of-own-merchant',
    purpose: "Saves the caller's own merchant; contract, settlement and commission stay as they are.",
    access: manageOwn,
    body: ownMerchantForm,
    data: merchant,
    errors: [status.invalid, status.stale, status.duplicate],
  }),
  revealOfOwn: {
    ...without(reveal, status.notFound),
    path: 'merchants/{belongId}/reveal-of-own-merchant',
    purpose: `${reveal.purpose} Of the caller's own.`,
    access: manageOwn,
  },
});
