import type { Translated } from '../messages.ts';
import type zh from '../zh/settings.ts';

export default {
  section: 'Transaction settings',
  phoneHelp:
    'A mobile number, a landline with area code or a 400 number; shown on the customer service page of the mini program',
  maxPayMinutesHelp:
    'Orders not paid within this time are canceled automatically, at most 518400 minutes (360 days); changes apply to new orders only',
  saved: 'Settings saved',
} satisfies Translated<typeof zh>;
