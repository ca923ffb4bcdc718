import * as z from 'zod/mini';
import { area, get, post } from '../endpoint.ts';
import { benefitType } from '../enums/members.ts';
import { belongType } from '../enums.ts';
import { listOf, listQuery, status } from '../envelope.ts';
import { atMost } from '../forms/atMost.ts';
import { told } from '../forms/fieldInfo.ts';
import { dateTime, flag, id, mobileOrMask, nameText, searchText, text, version } from '../forms/fields.ts';
import { codeFilter, enabledFilter, textFilter } from '../forms/filters.ts';
import { chosenCode, chosenId, enabled, optionalRichText, shownCode } from '../forms/formFields.ts';
import { mayBeEmpty, money, ordering } from '../forms/numberFields.ts';
import { picture } from '../forms/pictureFields.ts';
import { logRow } from '../logs.ts';
import { actions, formOf, platformCalls } from '../records.ts';
import { type Label, say } from '../words.ts';
import '../words/memberBenefits.ts';

/** Benefits that grades give their members (domain design, section 6.4). */

const mostPlaces = 50;
/** Other records by their ids; records name them. None twice. */
const places = (label: Label) =>
  told(
    z.optional(
      z.array(z.object({ id: chosenId('benefitPlace') })).check(
        atMost(mostPlaces, say('tooMany', { label, n: mostPlaces })),
        z.refine(
          (list) => new Set(list.map((place) => place.id)).size === list.length,
          say('twice', { label }),
        ),
      ),
    ),
    { label, max: mostPlaces },
  );

const benefitFields = {
  name: nameText('benefitName', 10),
  /** Stays as it is while grades give the benefit. */
  type: told(chosenCode('benefitType', { benefitType }), { blank: benefitType.freeNights }),
  iconUrl: picture('benefitIcon'),
  /** Of free nights: where they can be used; without any hotel and guesthouse everywhere. */
  hotels: places('benefitHotels'),
  minsus: places('benefitMinsus'),
  /** Cents that a free night pays at most. */
  nightCap: mayBeEmpty(money('nightCap')),
  /** Of free tickets. */
  products: places('benefitProducts'),
  description: text('benefitDescription', 200),
  rules: optionalRichText('benefitRules'),
  ordering,
  enabled,
};
type Typed = { type: number };
const rules = [
  z.refine<Typed & { nightCap?: number | undefined }>(
    (form) => form.type !== benefitType.freeNights || (form.nightCap ?? 0) > 0,
    { error: say('required', { label: 'nightCap' }), path: ['nightCap'] },
  ),
  z.refine<Typed & { products?: unknown[] | undefined }>(
    (form) => form.type !== benefitType.freeTickets || (form.products ?? []).length > 0,
    { error: say('benefitProductsRequired'), path: ['products'] },
  ),
];
export const memberBenefitForm = formOf(benefitFields, rules).update;
export type MemberBenefitForm = z.infer<typeof memberBenefitForm>;

const shownPlaces = (label: Label) => told(z.array(z.object({ id, name: z.string() })), { label });
const benefit = z.object({
  id,
  ...benefitFields,
  hotels: shownPlaces('benefitHotels'),
  minsus: shownPlaces('benefitMinsus'),
  products: shownPlaces('benefitProducts'),
  /** 0 of other types. */
  nightCap: told(z.int(), { label: 'nightCap' }),
  gradeCount: told(z.int(), { label: 'gradeCount' }),
  createTime: dateTime,
  version,
  actions,
});
export type MemberBenefit = z.infer<typeof benefit>;
const benefitRecord = z.object({
  ...benefit.shape,
  logs: z.array(logRow),
});
export type BenefitRecord = z.infer<typeof benefitRecord>;

/** What a member has of a benefit in a year. */
const account = z.object({
  /** Of the benefit. */
  id,
  name: z.string(),
  type: shownCode('benefitType', { benefitType }),
  year: z.int(),
  /** 0 of a benefit that is not counted, such as a discount. */
  counted: flag,
  /** As many as he likes; `total` and `left` say nothing then. */
  unlimited: flag,
  total: z.int(),
  used: z.int(),
  /** By orders that are not completed. */
  locked: z.int(),
  left: z.int(),
});
export type BenefitAccount = z.infer<typeof account>;

export const memberBenefits = area('memberBenefits', {
  ...platformCalls({
    resource: 'member-benefits',
    noun: 'benefit of members',
    right: 'MemberBenefit',
    filters: {
      name: textFilter(benefitFields.name),
      type: codeFilter(benefitFields.type),
      enabled: enabledFilter,
    },
    fields: benefitFields,
    rules,
    row: benefit,
    record: benefitRecord,
    preconditions: ['update', 'enable', 'remove'],
  }),
  preview: post({
    path: 'member-benefits/preview',
    purpose:
      'Which free nights or free tickets of a member are good for a product, and how many of each are left this year.',
    access: { rights: ['manageOrderPlace', 'manageOrderHotel', 'manageOrderHouse'] },
    /** `memberId` where the mobile is the mask of a member who was picked. */
    body: z.object({ memberMobile: mobileOrMask, memberId: z.optional(id), productId: id }),
    data: z.object({
      /** Where one is `unlimited`, `left` says nothing. */
      list: z.array(z.object({ id, name: z.string(), left: z.int(), unlimited: flag })),
    }),
    errors: [status.invalid, status.precondition],
  }),
  accounts: get({
    path: 'member-benefits/list-accounts',
    purpose:
      "The benefits that a member's grade gives him this year, and what is kept of earlier ones; the latest year first.",
    access: { rights: ['viewMember', 'viewMemberBenefit'] },
    query: z.object({ memberId: id }),
    data: z.array(account),
  }),
  allEnabled: get({
    path: 'member-benefits/list-all-enabled',
    purpose: 'Enabled benefits, for the grades that give them.',
    access: { belongTypes: [belongType.system] },
    query: listQuery({ name: z.optional(searchText) }),
    data: listOf(z.object({ id, name: z.string(), enabled: flag, type: benefitFields.type })),
  }),
});
