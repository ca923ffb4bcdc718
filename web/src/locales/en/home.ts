import type { Translated } from '../messages.ts';
import type zh from '../zh/home.ts';

export default {
  greeting: 'Good {{period}}, {{name}}',
  morning: 'morning',
  afternoon: 'afternoon',
  evening: 'evening',
  figures: 'Today',
  entries: 'Shortcuts',
  smsSent: 'SMS today',
  smsFailed: 'Failed SMS today',
  bannersLive: 'Live banners',
  noEntries: 'Your account has no functions yet. Ask your administrator to assign rights to it.',
  todo: 'To do',
  leadsToContact: 'Leads to contact',
  recommendsToAudit: 'Referrals to review',
  contractsEnding: 'Merchants whose contract ends soon',
  today: 'Today',
  month: 'This month',
  trend: 'Paid and refunded, last {{days}} days',
  kinds: { place: 'Tickets', hotel: 'Hotels', house: 'Guesthouses' },
  toConfirm: { hotel: 'Hotels: orders to confirm', house: 'Guesthouses: orders to confirm' },
  toAudit: {
    place: 'Tickets: refunds to audit',
    hotel: 'Hotels: refunds to audit',
    house: 'Guesthouses: refunds to audit',
  },
  refundFailed: {
    place: 'Tickets: failed refunds',
    hotel: 'Hotels: failed refunds',
    house: 'Guesthouses: failed refunds',
  },
  unpriced: {
    place: 'Tickets: products without a price',
    hotel: 'Hotels: products without a price',
    house: 'Guesthouses: products without a price',
  },
} satisfies Translated<typeof zh>;
