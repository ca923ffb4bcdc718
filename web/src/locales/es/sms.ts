import type { Translated } from '../messages.ts';
import type zh from '../zh/sms.ts';

export default {
  mobile: 'Móvil de destino',
  content: 'Texto del SMS',
  sendStatus: 'Estado del envío',
  success: 'Enviado',
  failure: 'Fallido',
  failReason: 'Motivo del fallo',
  sendTime: 'Fecha de envío',
} satisfies Translated<typeof zh>;
