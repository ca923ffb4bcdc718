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
  contractsEnding: 'Merchants whose contract ends soon',
} satisfies Translated<typeof zh>;
