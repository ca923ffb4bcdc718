import type { Translated } from '../messages.ts';
import type zh from '../zh/statistics.ts';

export default {
  sentences: {
    daySpan: 'Choose at most {n} days',
  },
  labels: {
    statisticSpan: 'period',
    statisticBasis: 'counted by',
    statisticDimension: 'group by',
  },
  codes: {
    statisticBasis: { 10: 'Order date', 20: 'Payment date', 30: 'Use or departure date' },
    statisticDimension: { 10: 'By merchant', 20: 'By venue', 30: 'By product', 40: 'By day' },
  },
  resource: 'Venue',
  refundCount: 'Refunds made',
  refundRate: 'Refund rate',
  nights: '{{n}} room {{n, plural(one: night; other: nights)}}',
  compared: 'Compared with {{from}} to {{to}}',
  earlier: 'Before {{value}}',
  trend: 'By day',
  shares: 'Shares of {{value}}',
  approved: 'Approved',
  visits: 'Visits',
  subscriptions: 'Subscribed',
  signed: 'Signed',
  dealArea: 'Signed area',
  unsubscribed: 'Subscriptions cancelled',
  cancelled: 'Purchases cancelled',
  unsettled: 'Commission open',
  sent: 'Commission paid',
  pending: 'Commission to pay',
  writtenOff: 'Commission written off',
  visitRate: 'Visit rate',
  signRate: 'Signing rate',
  funnel:
    'Each event counts on its own day: referred ≥ approved ≥ visited ≥ subscribed holds only for the same customers, and rates can exceed 100%. Commission to pay includes incomes that wait for their review.',
} satisfies Translated<typeof zh>;
