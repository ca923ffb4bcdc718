/** Cleans pasted text. The checks of the fields apply to the cleaned value. */

const invisible = /[\p{Cf}\p{Cc}]/gu;

/** Whether a text has what nobody sees, or what breaks its line: a text with it looks like another one without it. */
export const hasInvisible = (text: string) => /[\p{Cf}\p{Cc}\p{Zl}\p{Zp}]/u.test(text);

/** Full-width letters, digits and signs as half-width ones, spaces of every kind as a space, no invisible characters, trimmed. */
export const halfWidth = (text: string) =>
  text.replace(/\s/g, ' ').replace(invisible, '').normalize('NFKC').replace(/−|–|—/g, '-').trim();

const before = /^(?:(?:[¥$€]|CNY|RMB|人民币|元|%)\s*)+/i;
const behind = /(?:[¥$€]|CNY|RMB|人民币|元|%)$/i;

/**
 * An amount as plain decimal text: `¥1,018.00`, `1 018.00`, `1'018`, `1.018,00`, `１０１８元` and `8,5` become `1018.00`, `1018.00`,
 * `1018`, `1018.00`, `1018` and `8.5`. Commas are separators of thousands where they can be. What is no such number stays as it is.
 */
export function cleanDecimal(text: string): string {
  let plain = halfWidth(text.replace(/(?:㎡|m²|平方米)\s*$/, ''))
    .replaceAll('。', '.')
    .replace(before, '');
  while (behind.test(plain)) plain = plain.replace(behind, '').trimEnd();
  if (/^\d{1,3}(?:([,' ’_])\d{3})(?:\1\d{3})*(?:\.\d*)?$/.test(plain)) return plain.replace(/[,' ’_]/g, '');
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(plain)) return plain.replaceAll('.', '').replace(',', '.');
  return /^\d+,\d{1,2}$/.test(plain) ? plain.replace(',', '.') : plain;
}

/** The digits of a whole number; what stands behind the decimal point is left out. */
export const cleanWhole = (text: string) => (cleanDecimal(text).split('.')[0] ?? '').replace(/\D/g, '');

/** A number or code of letters and digits without what people put between them: `DD 2026-0501` becomes `DD20260501`. */
export const cleanCode = (text: string) => halfWidth(text).replace(/[\s\-_.·]/g, '');
