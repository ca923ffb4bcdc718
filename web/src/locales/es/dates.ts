import type { Translated } from '../messages.ts';
import type zh from '../zh/dates.ts';

export default {
  presets: 'Atajos',
  preset: {
    today: 'Hoy',
    yesterday: 'Ayer',
    dayBefore: 'Anteayer',
    tomorrow: 'Mañana',
    dayAfter: 'Pasado mañana',
    last7: 'Últimos 7 días',
    last30: 'Últimos 30 días',
    next7: 'Próximos 7 días',
    next30: 'Próximos 30 días',
    lastMonth: 'Mes pasado',
    thisMonth: 'Este mes',
    nextMonth: 'Mes próximo',
    thisWeek: 'Esta semana',
    thisYear: 'Este año',
  },
  yearBefore: 'Año anterior',
  monthBefore: 'Mes anterior',
  monthAfter: 'Mes siguiente',
  yearAfter: 'Año siguiente',
  pick: { start: 'Elija el primer día', end: 'Elija el último día' },
  holidays: {
    newYear: 'Año Nuevo',
    spring: 'Fiesta de la Primavera',
    qingming: 'Qingming',
    labour: 'Día del Trabajo',
    dragonBoat: 'Fiesta del Bote del Dragón',
    midAutumn: 'Fiesta del Medio Otoño',
    national: 'Día Nacional',
  },
  holiday: { off: 'fest.', work: 'lab.' },
  holidayOf: { off: 'festivo de {{name}}', work: 'laborable por {{name}}' },
  holidayKind: { off: 'Festivo', work: 'Fin de semana laborable' },
} satisfies Translated<typeof zh>;
