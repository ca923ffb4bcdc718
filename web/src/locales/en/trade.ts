import type { Translated } from '../messages.ts';
import type zh from '../zh/trade.ts';

export default {
  ticketCount: '{{n}} tickets',
  roomNights: '{{rooms}} rooms × {{nights}} nights',
  houseNights: '{{rooms}} units × {{nights}} nights',
  neverRefunded: 'Cannot be cancelled, no refund',
  freeUntilUse: 'Refundable at any time while unused, without a fee',
  freeUntilArrival: 'Free cancellation at any time before check-in',
  freeUntil: 'Free cancellation until {{deadline}}; {{late}}',
  onUseDay: '{{time}} on the day of use',
  onArrivalDay: '{{time}} on the day of check-in',
  beforeUse: '{{time}}, {{days}} day(s) before the day of use',
  beforeArrival: '{{time}}, {{days}} day(s) before check-in',
  thenRate: 'after that a fee of {{rate}} applies',
  thenFirstNight: 'after that the first night is charged',
  thenAll: 'after that nothing is refunded',
  wholeOnly: '{{rule}}. Only the whole order can be refunded',
  ruledFree: 'Not accepted by the merchant yet, rejected, or refunded by the system: no fee',
  ruledAnyTime: 'Refundable at any time: no fee',
  ruledInTime: 'Before the free cancellation deadline {{deadline}}: no fee',
  ruledLateRate: 'After the free cancellation deadline {{deadline}}: a fee of {{rate}}',
  ruledFirstNight: 'After the free cancellation deadline {{deadline}}: the first night is charged',
  ruledLateAll: 'After the free cancellation deadline {{deadline}}: nothing is refunded by the rule',
  ruledNever: 'The product cannot be cancelled: refunded by special approval of the platform',
  ruledStayed: 'Checked in: only the nights to come are refunded, without a fee',
} satisfies Translated<typeof zh>;
