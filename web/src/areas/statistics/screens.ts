import type { Screen } from '../../kit/page/screen.ts';

export const screens: Screen[] = [
  {
    path: '/statistic/statistic-report/merchant-statistic-list',
    call: 'merchantStatistics.list',
    messages: ['statistics', 'orders', 'refunds', 'products', 'merchants', 'trade', 'dates'],
    load: () => import('./MerchantStatistic.tsx'),
  },
  {
    path: '/statistic/statistic-report/estate-statistic-list',
    call: 'estateStatistics.list',
    messages: ['statistics', 'estates', 'estateRecommends', 'dates'],
    load: () => import('./EstateStatistic.tsx'),
  },
];
