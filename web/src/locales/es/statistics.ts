import type { Translated } from '../messages.ts';
import type zh from '../zh/statistics.ts';

export default {
  sentences: {
    daySpan: 'Elija {n} días como máximo; la fecha final no puede ser anterior a la inicial',
  },
  labels: {
    statisticSpan: 'periodo',
    statisticBasis: 'fecha que cuenta',
    statisticDimension: 'agrupar por',
  },
  codes: {
    statisticBasis: { 10: 'fecha del pedido', 20: 'fecha de pago', 30: 'fecha de uso o salida' },
    statisticDimension: { 10: 'por comercio', 20: 'por establecimiento', 30: 'por producto', 40: 'por día' },
  },
  resource: 'Establecimiento',
  refundCount: 'Nº de reembolsos',
  refundRate: 'Tasa de reembolso',
  nights: '{{n}} {{n, plural(one: noche; other: noches)}}',
  compared: 'Comparado con {{from}} a {{to}}',
  earlier: 'Antes {{value}}',
  trend: 'Por día',
  shares: 'Porcentajes de {{value}}',
  approved: 'Aprobadas',
  visits: 'Visitas',
  subscriptions: 'Reservadas',
  signed: 'Firmadas',
  dealArea: 'Superficie firmada',
  unsubscribed: 'Desistidas',
  cancelled: 'Anuladas',
  unsettled: 'Comisión por liquidar',
  sent: 'Comisión enviada',
  pending: 'Comisión por enviar',
  visitRate: 'Tasa de visitas',
  signRate: 'Tasa de firmas',
  funnel:
    'Cada hecho cuenta en su fecha: recomendadas ≥ aprobadas ≥ visitas ≥ reservadas vale solo para los mismos clientes, y las tasas pueden superar el 100%.',
} satisfies Translated<typeof zh>;
