import i18next from 'i18next';

/** Stored as 折 x 10, so 8.5折 is 85 and 100 means none (specification section 5). */
const none = 100;

/** 85 -> 8.5折, 100 -> 无折扣. */
export const formatDiscount = (stored: number) =>
  stored >= none ? i18next.t('kit:noDiscount') : i18next.t('kit:discount', { value: stored / 10 });

/** What is wrong with a typed discount: a key of the `kit` messages. */
export type DiscountFault = 'discountRange' | 'discountDecimals';

/** `8.5` -> 85. From 0.1 to 10 with at most one decimal (domain design E10). */
export function parseDiscount(text: string): number | DiscountFault {
  const [, whole, decimals = ''] = /^(\d{1,6})(?:\.(\d{1,6}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return 'discountRange';
  if (decimals.length > 1) return 'discountDecimals';
  const stored = Number(whole) * 10 + Number(decimals);
  return stored >= 1 && stored <= none ? stored : 'discountRange';
}
