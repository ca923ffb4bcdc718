/** Enumerations of the statistics with their Chinese labels (domain design, section 15). */

/** 统计口径: by which day an order, and what was refunded of it, is counted (docs/decisions/0030-statistics.md). */
export const statisticBasis = { ordered: 10, paid: 20, settled: 30 } as const;
export type StatisticBasis = (typeof statisticBasis)[keyof typeof statisticBasis];

/** 维度: what a row of the statistics is about. */
export const statisticDimension = { merchant: 10, resource: 20, product: 30, day: 40 } as const;
export type StatisticDimension = (typeof statisticDimension)[keyof typeof statisticDimension];

export const statisticCodes = {
  statisticBasis: { 10: '下单日期', 20: '支付日期', 30: '使用/离店日期' },
  statisticDimension: { 10: '按商户', 20: '按资源', 30: '按产品', 40: '按日' },
} as const;
