import { addressPattern, datePattern, emptyOr } from './fields.ts';
import { maskedDocumentPattern, maskedMobilePattern } from './masks.ts';
import { formed } from './shownIds.ts';

/** Texts that rows and records answer, each with its form. `…OrNone` may also be '', where there is none. */

export const shownDay = formed(datePattern);
export const dayOrNone = formed(emptyOr(datePattern));
/** `yyyy-MM-dd HH:mm:ss`. */
export const timeOrNone = formed(/^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2})?$/);
/** `HH:mm`. */
export const shownClock = formed(/^\d{2}:\d{2}$/);
export const clockOrNone = formed(/^(\d{2}:\d{2})?$/);
/** `MM-dd`. */
export const shownMonthDay = formed(/^\d{2}-\d{2}$/);
/** The address of a picture, a video or a page: absolute, or a path on the host that answered. */
export const shownAddress = formed(addressPattern);
export const addressOrNone = formed(emptyOr(addressPattern));
export const maskedMobile = formed(maskedMobilePattern);
export const maskedMobileOrNone = formed(emptyOr(maskedMobilePattern));
/** A mobile, which is masked, or a landline or service number, which are shown whole. */
const phonePattern = /^(1\d{2}\*{4}\d{4}|0\d{2,3}-\d{6,8}|400-?\d{3}-?\d{4})$/;
export const shownPhone = formed(phonePattern);
export const phoneOrNone = formed(emptyOr(phonePattern));
/** The number of a document. */
export const maskedDocument = formed(maskedDocumentPattern);
export const documentOrNone = formed(emptyOr(maskedDocumentPattern));
/** A number that answers mask, in full: of a mobile, a phone, a document or a card; '' where there is none. */
export const wholeNumberText = formed(/^[0-9A-Za-z-]*$/);
/** A name or a number that answers mask, in full. */
export const wholeText = formed(/^[^*]*$/);
/** P, H or M for tickets, hotels and guesthouses, then digits. */
export const orderNumber = formed(/^[PHM]\d+$/);
/** The dotted path of a field; '' = of the whole form. */
export const fieldPath = formed(/^[\w.]*$/);
