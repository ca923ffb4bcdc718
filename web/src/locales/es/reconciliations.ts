import type { Translated } from '../messages.ts';
import type zh from '../zh/reconciliations.ts';

export default {
  sentences: {},
  labels: {
    journalCount: 'filas del libro',
    journalAmount: 'importe del libro',
    recordCount: 'registros',
    recordAmount: 'importe de los registros',
    differenceCount: 'diferencias',
    differenceKind: 'tipo de diferencia',
    reconciledSpan: 'periodo',
  },
  codes: {
    differenceKind: {
      10: 'Falta en el libro',
      20: 'Falta el registro',
      30: 'Importes distintos',
      40: 'Dos veces en el libro',
      50: 'Otro socio',
      60: 'Días distintos',
      70: 'El saldo no es el del libro',
    },
  },
  differences: 'Diferencias',
  opening: 'En cuentas al inicio',
  changes: 'Movimientos',
  closing: 'En cuentas al final',
  byType: 'Por tipo de movimiento',
  none: 'Sin diferencias: el libro coincide con los registros',
  found: '{{count}} {{count, plural(one: diferencia encontrada; other: diferencias encontradas)}}',
  noRecord: 'Sin registro',
  journals: 'Filas del libro',
  effect: 'Variación de las cuentas',
  effects: 'Total (igual a los movimientos)',
  gap: 'Libro menos registro',
  balanceGap: 'Saldo: libro menos cuenta',
  frozenGap: 'Retenido: libro menos cuenta',
  parts: 'Saldo {{balance}}, retenido {{frozen}}',
  rowDue: '{{name}} {{says}}, debería ser {{due}}',
} satisfies Translated<typeof zh>;
