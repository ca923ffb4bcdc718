import type { Translated } from '../messages.ts';
import type zh from '../zh/trade.ts';

export default {
  ticketCount: '{{n}} entradas',
  roomNights: '{{rooms}} hab. × {{nights}} noches',
  houseNights: '{{rooms}} unid. × {{nights}} noches',
  neverRefunded: 'No se puede cancelar, sin reembolso',
  freeUntilUse: 'Reembolsable en cualquier momento mientras no se use, sin cargo',
  freeUntilArrival: 'Cancelación gratuita en cualquier momento antes de la entrada',
  freeUntil: 'Cancelación gratuita hasta {{deadline}}; {{late}}',
  onUseDay: 'las {{time}} del día de uso',
  onArrivalDay: 'las {{time}} del día de entrada',
  beforeUse: 'las {{time}}, {{days}} día(s) antes del día de uso',
  beforeArrival: 'las {{time}}, {{days}} día(s) antes de la entrada',
  thenRate: 'después se aplica un cargo del {{rate}}',
  thenFirstNight: 'después se cobra la primera noche',
  thenAll: 'después no se reembolsa nada',
  wholeOnly: '{{rule}}. Solo se reembolsa el pedido completo',
  ruledFree: 'Aún no aceptado por el comercio, rechazado o reembolsado por el sistema: sin cargo',
  ruledAnyTime: 'Reembolsable en cualquier momento: sin cargo',
  ruledInTime: 'Antes del límite de cancelación gratuita {{deadline}}: sin cargo',
  ruledLateRate: 'Pasado el límite de cancelación gratuita {{deadline}}: cargo del {{rate}}',
  ruledFirstNight: 'Pasado el límite de cancelación gratuita {{deadline}}: se cobra la primera noche',
  ruledLateAll: 'Pasado el límite de cancelación gratuita {{deadline}}: según la regla no se reembolsa nada',
  ruledNever: 'El producto no se puede cancelar: reembolso por autorización especial de la plataforma',
  ruledStayed: 'Ya alojado: solo se reembolsan las noches restantes, sin cargo',
} satisfies Translated<typeof zh>;
