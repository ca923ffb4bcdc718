import type { ScreenUse } from '../../domain/testing/uses.ts';

export const uses: ScreenUse[] = [
  { path: '/statistic/statistic-report/merchant-statistic-list', elements: [] },
  { path: '/statistic/statistic-report/estate-statistic-list', elements: [] },
];
