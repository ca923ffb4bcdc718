import { isMaskedMobile, maskMobile } from '#contracts/forms/masks.ts';
import { knownWords, type Label, say } from '#contracts/words.ts';
import { invalid } from './fail.ts';

/** Whole numbers leave by 查看 alone, and come back as their masks where nobody changed them (docs/decisions/0020-whole-numbers.md). */

/** What the log says of it: 查看联系电话. */
export const revealAction = (label: Label) => `查看${knownWords.labels[label] ?? label}`;

/** The number that a form means: the mask of the stored one is the stored one, any other mask is none. */
export function unmasked(
  sent: string,
  stored: string | undefined,
  field: string,
  wrong: 'mobile' | 'phone',
): string {
  if (stored !== undefined && sent === maskMobile(stored)) return stored;
  return isMaskedMobile(sent) ? invalid(field, say(wrong)) : sent;
}
