import type { Translated } from '../messages.ts';
import type zh from '../zh/statistics.ts';

export default {
  sentences: {
    daySpan: 'Elija {n} días como máximo',
  },
  labels: {
    statisticSpan: 'periodo',
    statisticBasis: 'fecha que cuenta',
    statisticDimension: 'agrupar por',
  },
  codes: {
    statisticBasis: { 10: 'Fecha del pedido', 20: 'Fecha de pago', 30: 'Fecha de uso o salida' },
    statisticDimension: { 10: 'Por comercio', 20: 'Por establecimiento', 30: 'Por producto', 40: 'Por día' },
  },
  resource: 'Establecimiento',
  refundCount: 'Nº de reembolsos',
  refundRate: 'Tasa de reembolso',
  nights: '{{n}} {{n, plural(one: noche; other: noches)}} de habitación',
  compared: 'Comparado con {{from}} a {{to}}',
  earlier: 'Antes {{value}}',
  trend: 'Por día',
  shares: 'Porcentajes de {{value}}',
  approved: 'Aprobadas',
  visits: 'Visitas',
  subscriptions: 'Reservadas',
  signed: 'Firmadas',
  dealArea: 'Superficie firmada',
  unsubscribed: 'Reservas anuladas',
  cancelled: 'Compras anuladas',
  unsettled: 'Comisión por liquidar',
  sent: 'Comisión pagada',
  pending: 'Comisión por pagar',
  writtenOff: 'Comisión dada de baja',
  visitRate: 'Tasa de visitas',
  signRate: 'Tasa de firmas',
  funnel:
    'Cada hecho cuenta en su fecha: recomendadas ≥ aprobadas ≥ visitas ≥ reservadas vale solo para los mismos clientes, y las tasas pueden superar el 100%. La comisión por pagar incluye ingresos por revisar.',
} satisfies Translated<typeof zh>;
