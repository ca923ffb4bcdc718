import type { Translated } from '../messages.ts';
import type zh from '../zh/home.ts';

export default {
  greeting: '{{period}}, {{name}}',
  morning: 'Buenos días',
  afternoon: 'Buenas tardes',
  evening: 'Buenas noches',
  figures: 'Datos de hoy',
  entries: 'Accesos rápidos',
  smsSent: 'SMS de hoy',
  smsFailed: 'SMS fallidos hoy',
  bannersLive: 'Banners visibles',
  noEntries: 'Su cuenta aún no tiene funciones disponibles. Pida al administrador que le asigne permisos.',
  todo: 'Pendiente',
  contractsEnding: 'Comercios con contrato por vencer',
} satisfies Translated<typeof zh>;
