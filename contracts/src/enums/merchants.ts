/** Enumerations of merchants and what they own, with their Chinese labels (domain design, sections 1.2 and 8). */

/** What a merchant deals in; the codes are those of the product types. */
export const businessType = { resort: 10, hotel: 20, minsu: 30 } as const;
export type BusinessType = (typeof businessType)[keyof typeof businessType];

/** How often a merchant is paid. */
export const settleType = { monthly: 10, weekly: 20, halfMonthly: 30 } as const;

export const merchantCodes = {
  businessType: { 10: '景区', 20: '酒店', 30: '民宿' },
  settleType: { 10: '月结', 20: '周结', 30: '半月结' },
} as const;
