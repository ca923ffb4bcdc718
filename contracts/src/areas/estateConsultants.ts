import * as z from 'zod/mini';
import { area, get } from '../endpoint.ts';
import { listOf, listQuery } from '../envelope.ts';
import { ofEstate, partCalls, partOptions, partRecord, partRow } from '../estate/partCalls.ts';
import { told } from '../forms/fieldInfo.ts';
import { id, mobile, mobileOrMask, queryFlag, searchText, wholeNumber } from '../forms/fields.ts';
import { enabledFilter } from '../forms/filters.ts';
import { enabled, optionalId, optionalText, optionRow, personName } from '../forms/formFields.ts';
import { mayBeEmpty, ordering } from '../forms/numberFields.ts';
import { optionalPicture, picture } from '../forms/pictureFields.ts';
import { addressOrNone, maskedMobile, shownAddress } from '../forms/shownTexts.ts';
import { logRow } from '../logs.ts';
import { sharedAccess } from '../mirror.ts';
import { formOf } from '../records.ts';
import { revealCall } from '../reveal.ts';
import { say } from '../words.ts';
import '../words/estateParts.ts';

/** Consultants of projects, 置业顾问 (domain design, section 4.11). A consultant can be linked to a user of the project's company. */

const wechatNo = told(
  z.optional(
    z.string().check(
      z.trim(),
      z.refine((value) => value === '' || /^[A-Za-z][\w-]{5,19}$/.test(value), say('wechatNo')),
    ),
  ),
  { label: 'wechatNo', max: 20 },
);
const fields = {
  ...ofEstate,
  name: personName('consultantName'),
  mobile,
  avatarUrl: picture('avatar'),
  jobTitle: told(optionalText('jobTitle', 20), { blank: '置业顾问' }),
  workYears: told(mayBeEmpty(wholeNumber('workYears', 0, 50)), { unit: 'yearsOfWork' }),
  wechatNo,
  wechatQrUrl: optionalPicture('wechatQr'),
  intro: optionalText('intro', 200),
  /** '' = nobody. */
  userId: optionalId('linkedAccount'),
  ordering,
  enabled,
};
const onEdit = { mobile: mobileOrMask };
export const consultantForm = formOf(fields, [], onEdit).update;
export type ConsultantForm = z.infer<typeof consultantForm>;

const derived = {
  /** '' = no account. */
  userName: told(z.string(), { label: 'linkedAccount' }),
  /** Leads that were given to him, open or not. */
  leadCount: told(z.int(), { label: 'leadCount' }),
  /** Leads whose customers bought a room and still have it, and recommends that were signed for. */
  dealCount: told(z.int(), { label: 'dealCount' }),
};
const row = z.object({
  ...partRow,
  avatarUrl: shownAddress,
  name: z.string(),
  /** Masked. */
  mobile: maskedMobile,
  jobTitle: z.string(),
  workYears: z.int(),
  wechatQrUrl: addressOrNone,
  ...derived,
});
export type ConsultantRow = z.infer<typeof row>;

const record = z.object({
  ...fields,
  ...partRecord,
  /** Masked. */
  mobile: maskedMobile,
  ...derived,
  /** Newest first. */
  logs: z.array(logRow),
});
export type Consultant = z.infer<typeof record>;

const resource = 'estate-consultants';
const noun = 'consultant';
const manage = sharedAccess('Estate', 'manage');

export const estateConsultants = area('estateConsultants', {
  ...partCalls({
    resource,
    noun,
    filters: {
      /** Part of the name, or of the mobile. */
      keyword: z.optional(searchText),
      enabled: enabledFilter,
    },
    fields,
    onEdit,
    row,
    record,
    preconditions: ['add', 'update', 'enable', 'remove'],
  }),
  reveal: revealCall({ resource, noun, fields: ['mobile'], access: manage }),
  allEnabled: partOptions(
    'estate-consultants/list-all-enabled',
    'Enabled consultants, for assigning leads and recommends.',
    {},
    {
      /** 1: only those to whom the caller may give leads; of a consultant that is himself. */
      takesLeads: z.optional(queryFlag),
    },
  ),
  all: partOptions(
    'estate-consultants/list-all',
    'All consultants, so that lists can be searched by one who is disabled.',
    {},
  ),
  accounts: get({
    path: 'estate-consultants/list-accounts',
    purpose: "Enabled users of a project's company, to whom a consultant can be linked.",
    access: sharedAccess('Estate', 'view'),
    query: listQuery({ name: z.optional(searchText), companyId: z.optional(id) }),
    data: listOf(optionRow),
  }),
});
