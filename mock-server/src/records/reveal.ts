import { wrongNumber } from '#contracts/forms/documents.ts';
import { isMaskedDocument, isMaskedMobile, maskDocument, maskMobile } from '#contracts/forms/masks.ts';
import { knownWords, type Label, say } from '#contracts/words.ts';
import { invalid } from './fail.ts';

/**
 * Masked phone numbers: only the call 查看 answers them in full, and a form sends the mask back where the number is unchanged
 * (docs/decisions/0020-whole-numbers.md).
 */

/** What the log says of it: 查看联系电话. */
export const revealAction = (label: Label) => `查看${knownWords.labels[label] ?? label}`;

/** The same of a document's number, of which a form names the type. */
export const unmaskedDocument = (sent: string, stored: string, field: string, type: number): string => {
  if (sent === maskDocument(stored)) return stored;
  return isMaskedDocument(sent) ? invalid(field, wrongNumber(type)) : sent;
};

/** The number that a form stands for: the mask of the stored number means the stored number; any other mask is refused. */
export function unmasked(
  sent: string,
  stored: string | undefined,
  field: string,
  wrong: 'mobile' | 'phone',
): string {
  if (stored !== undefined && sent === maskMobile(stored)) return stored;
  return isMaskedMobile(sent) ? invalid(field, say(wrong)) : sent;
}
