import i18next from 'i18next';

/** Stored as 折 x 10, so 8.5折 is 85 and 100 means none (specification section 5). */
const none = 100;

/** 85 -> 8.5折, 100 -> 无折扣. */
export const formatDiscount = (stored: number) =>
  stored >= none ? i18next.t('kit:noDiscount') : i18next.t('kit:discount', { value: stored / 10 });
