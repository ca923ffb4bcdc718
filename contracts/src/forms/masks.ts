/** Masks of specification section 5; golden values: domain design E9. */

/** 13812345678 -> 138****5678. Anything that is no 11-digit mobile comes back unmasked. */
export const maskMobile = (value: string) => value.replace(/^(1\d{2})\d{4}(\d{4})$/, '$1****$2');

/** 11010519491231002X -> 1101**********002X. */
export const maskIdCard = (value: string) =>
  value.replace(
    /^(\w{4})\w{7,10}(\w{4})$/,
    (_, head, tail) => `${head}${'*'.repeat(value.length - 8)}${tail}`,
  );

/** An ID card as above; of any other document the first and the last two characters stay: E12345678 -> E1*****78. */
export const maskDocument = (value: string) => {
  const masked = maskIdCard(value);
  return masked === value && value.length > 4
    ? `${value.slice(0, 2)}${'*'.repeat(value.length - 4)}${value.slice(-2)}`
    : masked;
};

/** 9900001234567808 -> ****7808. */
export const maskCard = (value: string) => `****${value.slice(-4)}`;

/** chen@example.com -> c***@example.com. */
export const maskEmail = (value: string) => value.replace(/^(.).*@/, '$1***@');

export const maskedMobilePattern = /^1\d{2}\*{4}\d{4}$/;
export const maskedDocumentPattern = /^[A-Za-z0-9]{2,4}\*+[A-Za-z0-9]{2,4}$/;

/** 138****5678: what an edit form sends of a mobile that it leaves as it is (docs/decisions/0020-whole-numbers.md). */
export const isMaskedMobile = (value: unknown): value is string =>
  typeof value === 'string' && maskedMobilePattern.test(value);

/** 9900**********1234: what an edit form sends of a document's number that it leaves as it is. */
export const isMaskedDocument = (no: string): boolean => maskedDocumentPattern.test(no);

/** 王小明 -> 王**; a name of one character stays. */
export const maskName = (value: string) => {
  const [first = '', ...rest] = value;
  return first + '*'.repeat(rest.length);
};
