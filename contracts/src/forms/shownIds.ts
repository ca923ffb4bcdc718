import * as z from 'zod/mini';
import { emptyOr, idPattern } from './fields.ts';

/** Ids and tokens that rows and records answer. Apart from the other texts, because the sign-in page needs no more than these. */

export const formed = (pattern: RegExp) => z.string().check(z.regex(pattern));

/** Without blanks, such as an id or a token. */
export const shownWord = formed(idPattern);
/** '' where there is none. */
export const idOrNone = formed(emptyOr(idPattern));
