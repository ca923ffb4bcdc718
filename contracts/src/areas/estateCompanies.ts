import * as z from 'zod/mini';
import { area, get } from '../endpoint.ts';
import { belongType } from '../enums.ts';
import { listOf, listQuery } from '../envelope.ts';
import { told } from '../forms/fieldInfo.ts';
import { dateTime, flag, id, searchText, version } from '../forms/fields.ts';
import { areaFilters, enabledFilter, textFilter } from '../forms/filters.ts';
import {
  addressFields,
  checkedText,
  enabled,
  nameBetween,
  optionalDate,
  optionalText,
  optionRow,
  personName,
  phone,
  phoneOrMask,
} from '../forms/formFields.ts';
import { isCreditCode } from '../forms/identity.ts';
import { optionalPicture, picture } from '../forms/pictureFields.ts';
import { addressOrNone, shownPhone } from '../forms/shownTexts.ts';
import { spanRule } from '../forms/spans.ts';
import { logRow } from '../logs.ts';
import { accessTo, ofOwnCompany, unassigned } from '../mirror.ts';
import { actions, formOf, recordCallsOf } from '../records.ts';
import { revealCall } from '../reveal.ts';
import '../words/estates.ts';
import '../words/merchants.ts';

/** Real-estate companies (domain design, section 5.1). Each has projects, and users of its own. */

/** What a company's own users may change. */
const ownFields = {
  name: nameBetween('companyName', 4, 50),
  shortName: optionalText('shortName', 20),
  creditCode: checkedText('creditCode', isCreditCode, 'creditCode'),
  licenseUrl: picture('license'),
  legalName: personName('legalName'),
  contactName: personName('contactName'),
  contactPhone: phone('contactPhone'),
  ...addressFields,
  logoUrl: optionalPicture('logo'),
  intro: optionalText('intro', 500),
};
const fields = {
  ...ownFields,
  cooperationStart: optionalDate('cooperationStart'),
  cooperationEnd: optionalDate('cooperationEnd'),
  remark: optionalText('remark', 200),
  enabled,
};
const rules = [spanRule('cooperationStart', 'cooperationEnd')];
const onEdit = { contactPhone: phoneOrMask('contactPhone') };
export const companyForm = formOf(fields, rules, onEdit).update;
export type CompanyForm = z.infer<typeof companyForm>;
export const ownCompanyForm = formOf(ownFields, [], onEdit).update;
export type OwnCompanyForm = z.infer<typeof ownCompanyForm>;

/** What lists and records answer of its projects and users, disabled ones among them. */
const counts = {
  estateCount: told(z.int(), { label: 'estateCount' }),
  userCount: told(z.int(), { label: 'userCount' }),
};
const row = z.object({
  id,
  logoUrl: addressOrNone,
  name: z.string(),
  creditCode: z.string(),
  contactName: z.string(),
  /** Masked. */
  contactPhone: shownPhone,
  provinceName: z.string(),
  cityName: z.string(),
  ...counts,
  enabled: flag,
  createTime: dateTime,
  actions,
});
export type CompanyRow = z.infer<typeof row>;

const record = z.object({
  ...fields,
  /** Masked. */
  contactPhone: shownPhone,
  area: z.object({ provinceId: id, cityId: id, provinceName: z.string(), cityName: z.string() }),
  id,
  ...counts,
  createTime: dateTime,
  version,
  actions,
  /** Newest first. */
  logs: z.array(logRow),
});
export type Company = z.infer<typeof record>;

/** Nobody is assigned to a company, so its rights come without Related. */
const accessOver = (op: 'view' | 'manage') => {
  const { plain, ownCompany } = accessTo('EstateCompany', op);
  return { plain: unassigned(plain), own: unassigned(ownCompany) };
};
const [view, manage] = [accessOver('view'), accessOver('manage')];

const kind = {
  resource: 'estate-companies',
  noun: 'estate company',
  filters: {
    name: textFilter(fields.name),
    /** Part of the contact's name, or of his phone. */
    keyword: z.optional(searchText),
    ...areaFilters,
    enabled: enabledFilter,
  },
  fields,
  onEdit,
  rules,
  row,
  record,
  preconditions: ['remove'],
} as const;
const calls = recordCallsOf(kind, { view: view.plain, manage: manage.plain });
const reveal = revealCall({ ...kind, fields: ['contactPhone'], access: manage.plain });

export const estateCompanies = area('estateCompanies', {
  ...calls,
  reveal,
  listOfOwnCompany: ofOwnCompany(calls.list, view.own),
  getOfOwnCompany: ofOwnCompany(calls.get, view.own),
  updateOfOwnCompany: {
    ...ofOwnCompany(calls.update, manage.own),
    purpose: "Saves the caller's own company; cooperation, remark and switch stay as they are.",
    body: ownCompanyForm,
  },
  revealOfOwnCompany: ofOwnCompany(reveal, manage.own),
  allEnabled: get({
    path: 'estate-companies/list-all-enabled',
    purpose: 'Enabled estate companies, for selects.',
    access: { belongTypes: [belongType.system] },
    query: listQuery({ name: z.optional(searchText) }),
    data: listOf(optionRow),
  }),
  all: get({
    path: 'estate-companies/list-all',
    purpose: 'All estate companies, so that lists can be searched by one that is disabled.',
    access: { belongTypes: [belongType.system] },
    query: listQuery({ name: z.optional(searchText) }),
    data: listOf(optionRow),
  }),
});
