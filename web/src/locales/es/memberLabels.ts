import type { Translated } from '../messages.ts';
import type zh from '../zh/memberLabels.ts';

export default {
  sentences: {
    labelNameTaken: 'Esta etiqueta ya existe',
    labelRuleRequired: 'Indique al menos una condición de la regla',
  },
  labels: {
    labelName: 'nombre de la etiqueta',
    labelColor: 'color',
    labelKind: 'tipo de etiqueta',
    labelMinConsume: 'gasto total mínimo',
    labelMinOrders: 'pedidos como mínimo',
    labelWithinDays: 'días máximos desde el último pago',
    labelRefreshDate: 'última actualización',
  },
  codes: {
    labelKind: { 10: 'Manual', 20: 'Por regla' },
    labelColor: {
      10: 'Verde',
      20: 'Cian',
      30: 'Azul',
      40: 'Morado',
      50: 'Rojo',
      60: 'Naranja',
      70: 'Amarillo',
      80: 'Gris',
    },
  },
  addLabel: 'Añadir etiqueta',
  editLabel: 'Editar etiqueta',
  rule: 'Regla',
  consumed: 'gasto ≥ {{amount}} yuanes',
  ordered: 'pedidos ≥ {{number}}',
  paidWithin: 'pago en los últimos {{days}} {{days, plural(one: día; other: días)}}',
  and: ' y ',
  ruleHelp:
    '0 significa sin condición; deben cumplirse todas las condiciones indicadas. Se actualiza cada día a las 02:00',
  preview: 'La tendrían',
  noCondition: 'Con una condición de la regla se muestra aquí el número de socios',
  matches: '{{rule}}: {{number}} {{number, plural(one: socio; other: socios)}} ahora',
  removedFromMembers: 'La etiqueta se quitará a {{number}} {{number, plural(one: socio; other: socios)}}',
  kindAsk:
    'Con una regla solo tendrán la etiqueta los socios que la cumplan. No se podrá recuperar a cuáles de los {{number}} {{number, plural(one: socio; other: socios)}} se asignó a mano. ¿Continuar?',
} satisfies Translated<typeof zh>;
