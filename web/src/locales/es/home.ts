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
  leadsToContact: 'Solicitudes por contactar',
  recommendsToAudit: 'Recomendaciones por revisar',
  contractsEnding: 'Comercios con contrato por vencer',
  today: 'Hoy',
  month: 'Este mes',
  trend: 'Cobrado y reembolsado, últimos {{days}} días',
  kinds: { place: 'Entradas', hotel: 'Hoteles', house: 'Casas rurales' },
  toConfirm: { hotel: 'Hoteles: pedidos por confirmar', house: 'Casas rurales: pedidos por confirmar' },
  toAudit: {
    place: 'Entradas: reembolsos por revisar',
    hotel: 'Hoteles: reembolsos por revisar',
    house: 'Casas rurales: reembolsos por revisar',
  },
  refundFailed: {
    place: 'Entradas: reembolsos fallidos',
    hotel: 'Hoteles: reembolsos fallidos',
    house: 'Casas rurales: reembolsos fallidos',
  },
  unpriced: {
    place: 'Entradas: productos sin precio',
    hotel: 'Hoteles: productos sin precio',
    house: 'Casas rurales: productos sin precio',
  },
} satisfies Translated<typeof zh>;
