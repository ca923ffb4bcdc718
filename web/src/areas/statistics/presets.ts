/** The spans of days that statistics offer by one click. */
export const presets = [
  ...(['today', 'yesterday', 'thisWeek', 'thisMonth', 'lastMonth', 'last30', 'thisYear'] as const),
] as const;
