import { isDay } from './isDay.ts';
import { cleanCode, halfWidth } from './plainText.ts';

/** Numbers that carry a check character (domain design, section 0.4). Whole-number arithmetic on text, no dates of the machine. */

const idWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const idCheckCharacters = '10X98765432';
const creditWeights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
const creditAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

const weighted = (values: readonly number[], weights: readonly number[]) =>
  values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);

/** 18 characters, a real birth date, the last character by ISO 7064 mod 11-2. */
export function isIdCard(value: string): boolean {
  if (!/^\d{17}[\dX]$/.test(value) || !isDay(value.slice(6, 14))) return false;
  return idCheckCharacters[weighted([...value.slice(0, 17)].map(Number), idWeights) % 11] === value[17];
}

/** 统一社会信用代码: 18 characters without I O Z S V, the last one by mod 31. */
export function isCreditCode(value: string): boolean {
  if (!/^[0-9A-HJ-NP-RT-UW-Y]{18}$/.test(value)) return false;
  const sum = weighted(
    [...value.slice(0, 17)].map((letter) => creditAlphabet.indexOf(letter)),
    creditWeights,
  );
  return creditAlphabet[(31 - (sum % 31)) % 31] === value[17];
}

/** 12 to 19 digits with Luhn's check digit. */
export function isBankCard(value: string): boolean {
  if (!/^\d{12,19}$/.test(value)) return false;
  const sum = [...value].reverse().reduce((total, digit, at) => {
    const doubled = at % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** 2 to 20 letters, Chinese or Latin, with · between; no digits. */
export const isPersonName = (value: string) => /^\p{L}[\p{L}·]{0,18}\p{L}$/u.test(value);

/** The number of an ID card, a passport or a 统一社会信用代码 as it is pasted: capital letters and digits alone. */
export const cleanIdentity = (text: string) => cleanCode(text.replaceAll('×', 'X')).toUpperCase();
/** The digits of a bank card's number as it is pasted. */
export const cleanBankCard = (text: string) => halfWidth(text).replace(/\D/g, '');

/** The check character that makes 17 characters an ID card's number. */
export const idCheckCharacter = (body: string) =>
  [...idCheckCharacters].find((last) => isIdCard(body + last)) ?? '';
/** The check character that makes 17 characters a 统一社会信用代码, for seeds and tests. */
export const creditCheckCharacter = (body: string) =>
  [...creditAlphabet].find((last) => isCreditCode(body + last)) ?? '';
/** The check digit that makes digits a bank card's number. */
export const bankCheckDigit = (body: string) =>
  [...'0123456789'].find((last) => isBankCard(body + last)) ?? '';
