import * as z from 'zod/mini';
import { credentialType, rejectReason } from '../enums/orders.ts';
import { atMost } from '../forms/atMost.ts';
import { isCredential, wrongNumber } from '../forms/documents.ts';
import { infoOf, told } from '../forms/fieldInfo.ts';
import { mobile, mobileOrMask, text, wholeNumber } from '../forms/fields.ts';
import {
  checkedText,
  chosenCode,
  chosenDate,
  chosenId,
  optionalText,
  personName,
  textBetween,
} from '../forms/formFields.ts';
import { isMaskedDocument, isMaskedMobile } from '../forms/masks.ts';
import { mayBeEmpty, money } from '../forms/numberFields.ts';
import { pictures } from '../forms/pictureFields.ts';
import { type Label, say } from '../words.ts';
import '../words/orders.ts';
import '../words/products.ts';
import { stayCounts } from './stayCounts.ts';
import type { StayKind } from './trade.ts';

/** What staff types for orders of the three kinds (domain design, section 10). Amounts in cents. */

const orderLimits = { certificates: 6, remark: 500, reason: 200, guests: 200, vouchers: 200 };

const guestMobile = (schema: typeof mobile) =>
  told(z.optional(z.union([z.literal(''), schema], say('mobile'))), {
    label: 'guestMobile',
    required: false,
  });
const guestFields = {
  name: personName('guestName'),
  credentialType: chosenCode('credentialType', { credentialType }),
  credentialNo: text('credentialNo', 20),
  mobile: guestMobile(mobile),
};
const wrongDocument = {
  error: ({ input }: { input?: unknown }) =>
    wrongNumber((input as { credentialType?: number } | undefined)?.credentialType),
  path: ['credentialNo'],
};
/** Somebody who travels, with his document. */
const guest = z
  .object(guestFields)
  .check(z.refine(({ credentialType: type, credentialNo: no }) => isCredential(type, no), wrongDocument));
export type Guest = z.infer<typeof guest>;
/** The same of a new order. A relative of the member is named by his id; masks of his stand for the numbers of his record. */
const orderGuest = z
  .object({
    ...guestFields,
    mobile: guestMobile(mobileOrMask),
    friendId: z.optional(z.string().check(atMost(40))),
  })
  .check(
    z.refine(
      ({ credentialType: type, credentialNo: no, friendId }) =>
        isCredential(type, no) || (Boolean(friendId) && isMaskedDocument(no)),
      wrongDocument,
    ),
    z.refine(({ mobile: no, friendId }) => Boolean(friendId) || !isMaskedMobile(no), {
      error: say('mobile'),
      path: ['mobile'],
    }),
  );
export type OrderGuest = z.infer<typeof orderGuest>;
/**
 * Somebody who stays. Masks stand for the numbers of a guest of the order, or of the relative of the member who is named by his id; only the backend
 * knows what they hide.
 */
const stayingGuest = z
  .object({ ...orderGuest.shape })
  .check(
    z.refine(
      ({ credentialType: type, credentialNo: no }) => isCredential(type, no) || isMaskedDocument(no),
      wrongDocument,
    ),
  );
const { guests: most } = orderLimits;
const stayingGuests = told(z.optional(told(z.array(stayingGuest).check(atMost(most)), { max: most })), {
  label: 'stayingGuests',
  max: most,
});
const orderGuests = (label: 'travellers' | 'stayingGuests') =>
  told(z.optional(told(z.array(orderGuest).check(atMost(most)), { max: most })), { label, max: most });

/** An id; the empty text of a select where nothing is chosen is not sent. */
const benefitUsed = mayBeEmpty(chosenId('benefitUsed') as never) as unknown as z.ZodMiniOptional<
  z.ZodMiniString<string>
>;

/** A member who was picked is named by his id; masks of his number stand for the whole one of his record. */
const memberId = z.optional(z.string().check(atMost(40)));
type OfMember = { memberId?: string | undefined };
const maskNeedsMember = <Name extends 'memberMobile' | 'contactMobile'>(name: Name) =>
  z.refine<OfMember & Partial<Record<Name, string>>>(
    ({ memberId: picked, [name]: no }) => Boolean(picked) || !isMaskedMobile(no),
    { error: say('mobile'), path: [name] },
  );

const hundreds = (schema: ReturnType<typeof wholeNumber>) =>
  told(schema.check(z.multipleOf(100, say('pointsStep'))), infoOf(schema));

/** What staff types for a member, of every kind; a guest list may be empty. */
const orderFields = {
  memberId,
  memberMobile: told(mobileOrMask, { label: 'memberMobile' }),
  productId: chosenId('productName'),
  contactName: personName('contactName'),
  contactMobile: told(mobileOrMask, { label: 'contactMobile' }),
  /** 100 points are one yuan (domain design, section 10.4). */
  pointsUsed: mayBeEmpty(hundreds(wholeNumber('pointsUsed', 0, 10_000_000))),
  /** Free nights or tickets of a benefit that the member's grade gives him; '' for none. The first nights or tickets are paid. */
  benefitId: benefitUsed,
  benefitCount: mayBeEmpty(wholeNumber('benefitCount', 0, 999)),
  memberRemark: optionalText('memberRemark', orderLimits.remark),
};
/** Typing stops at the limit: the price is told while it is typed, and there is none for more. */
const quantity = (label: Label, max: number) => told(wholeNumber(label, 1, max), { isCapped: true });
const ticketFields = { useDate: chosenDate('useDate'), qty: quantity('ticketCount', 200) };
const stayFields = (kind: StayKind) => ({
  checkInDate: chosenDate('checkInDate'),
  checkOutDate: chosenDate('checkOutDate'),
  qty: quantity(stayCounts[kind].wanted, 20),
});
const nightsAhead = z.refine<{ checkInDate?: string | undefined; checkOutDate?: string | undefined }>(
  ({ checkInDate = '', checkOutDate = '9999-12-31' }) => checkInDate < checkOutDate,
  { error: say('checkOutAfterCheckIn'), path: ['checkOutDate'] },
);
export const placeOrder = z
  .object({ ...orderFields, guests: orderGuests('travellers'), ...ticketFields })
  .check(maskNeedsMember('memberMobile'), maskNeedsMember('contactMobile'));
const stayOrder = (kind: StayKind) =>
  z
    .object({ ...orderFields, guests: orderGuests('stayingGuests'), ...stayFields(kind) })
    .check(maskNeedsMember('memberMobile'), maskNeedsMember('contactMobile'), nightsAhead);
export const stayOrders = { hotel: stayOrder('hotel'), house: stayOrder('house') };
export type PlaceOrderForm = z.infer<typeof placeOrder>;
export type StayOrderForm = z.infer<typeof stayOrders.hotel>;

/** The same while it is being typed: what is there has to be right, the rest may still be missing. */
const quoteGuests = z.optional(
  z
    .array(
      z
        .object({
          credentialType: z.optional(guestFields.credentialType),
          credentialNo: z.optional(guestFields.credentialNo),
          mobile: guestMobile(mobileOrMask),
          name: z.optional(guestFields.name),
          friendId: z.optional(z.string().check(atMost(40))),
        })
        .check(
          z.refine(
            ({ credentialType: type, credentialNo: no, friendId }) =>
              no === undefined ||
              (type !== undefined && isCredential(type, no)) ||
              (Boolean(friendId) && isMaskedDocument(no)),
            wrongDocument,
          ),
        ),
    )
    .check(atMost(most)),
);
const quoteFields = {
  memberId,
  memberMobile: z.optional(orderFields.memberMobile),
  productId: z.optional(orderFields.productId),
  guests: quoteGuests,
  pointsUsed: orderFields.pointsUsed,
  benefitId: orderFields.benefitId,
  benefitCount: orderFields.benefitCount,
};
export const placeQuoteForm = z
  .object({
    ...quoteFields,
    useDate: z.optional(ticketFields.useDate),
    qty: z.optional(ticketFields.qty),
  })
  .check(maskNeedsMember('memberMobile'));
function stayQuoteForm(kind: StayKind) {
  const { checkInDate, checkOutDate, qty } = stayFields(kind);
  const dates = { checkInDate: z.optional(checkInDate), checkOutDate: z.optional(checkOutDate) };
  return z
    .object({ ...quoteFields, ...dates, qty: z.optional(qty) })
    .check(maskNeedsMember('memberMobile'), nightsAhead);
}
export const stayQuoteForms = { hotel: stayQuoteForm('hotel'), house: stayQuoteForm('house') };
export type PlaceQuoteForm = z.infer<typeof placeQuoteForm>;
export type StayQuoteForm = z.infer<typeof stayQuoteForms.hotel>;
export type QuoteGuest = NonNullable<PlaceQuoteForm['guests']>[number];

/** Forms of the transitions. */
export const cancelForm = z.object({ reason: textBetween('cancelReason', 2, orderLimits.reason) });
export const priceForm = z.object({
  payPrice: told(
    z
      .int(say('required', { label: 'changedPrice' }))
      .check(z.gte(1, say('changedPrice')), z.lte(9_999_999_999, say('changedAboveTotal'))),
    { label: 'changedPrice', unit: 'yuan', required: true },
  ),
  reason: textBetween('changeReason', 2, orderLimits.reason),
});
export const offlineForm = z.object({
  amount: money('paidAmount'),
  certificates: pictures('payCertificates', 1, orderLimits.certificates),
  remark: optionalText('remark', orderLimits.reason),
});
export const confirmForm = z.object({ confirmNo: optionalText('confirmNo', 40) });
export const rejectForm = z
  .object({
    reason: chosenCode('rejectReason', { rejectReason }),
    note: optionalText('rejectNote', orderLimits.reason),
  })
  .check(
    z.refine(({ reason, note }) => reason !== rejectReason.other || Boolean(note), {
      error: say('required', { label: 'rejectNote' }),
      path: ['note'],
    }),
  );
export const verifyForm = z.object({
  codes: told(
    z.array(z.string().check(z.minLength(1), atMost(40)), say('choose', { label: 'vouchers' })).check(
      z.minLength(1, say('choose', { label: 'vouchers' })),
      atMost(orderLimits.vouchers),
      z.refine((codes) => new Set(codes).size === codes.length, say('twice', { label: 'vouchers' })),
    ),
    { label: 'vouchers', required: true },
  ),
});
/** Numbers of rooms that guests have; empty where none are noted. */
const roomNos = told(
  z.optional(
    z.array(checkedText('roomNos', (no) => /^[\p{L}\p{N}_-]{1,10}$/u.test(no), 'invalid')).check(
      atMost(20),
      z.refine((nos) => new Set(nos).size === nos.length, say('twice', { label: 'roomNos' })),
    ),
  ),
  { label: 'roomNos' },
);
export const checkInForm = z.object({
  guests: told(
    z
      .array(stayingGuest, say('registerGuests'))
      .check(z.minLength(1, say('registerGuests')), atMost(orderLimits.guests)),
    { label: 'stayingGuests', max: orderLimits.guests, required: true },
  ),
  roomNos,
});
export const roomNosForm = z.object({ roomNos });
export const remarkForm = z.object({ merchantRemark: optionalText('merchantRemark', orderLimits.remark) });
const contact = {
  contactName: personName('contactName'),
  contactMobile: told(mobileOrMask, { label: 'contactMobile' }),
};
/** The contact form of ticket orders has no guests: they are fixed when the tickets are bought. */
export const ticketContactForm = z.object(contact);
export const contactForm = z.object({ ...contact, guests: stayingGuests });
