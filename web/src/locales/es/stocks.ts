import type { Translated } from '../messages.ts';
import type zh from '../zh/stocks.ts';

export default {
  onSale: 'A la venta',
  offSale: 'No a la venta',
  roomOf: {
    rooms: '{{name}} ({{count}} {{count, plural(one: habitación; other: habitaciones)}})',
    houses: '{{name}} ({{count}} {{count, plural(one: unidad; other: unidades)}})',
  },
  roomAndPlan: 'Habitaciones y tarifas',
  roomLeft: { rooms: '{{n}} lib.', houses: '{{n}} lib.' },
  periodBefore: '{{n}} {{n, plural(one: día; other: días)}} atrás',
  periodAfter: '{{n}} {{n, plural(one: día; other: días)}} adelante',
  noPlans: 'Sin tarifas',
  roomsInAll: { rooms: '{{n}} hab.', houses: '{{n}} uds.' },
  unsold: 'Sin vender',
  state: { open: 'Abierto', soldOut: 'Agotado', closed: 'Cerrado', unset: 'Sin precio' },
  past: 'Pasado',
  tooFar: 'Demasiado lejano',
  offSeasonDay: 'Fuera de las temporadas de la atracción',
  offSeasonDays: 'La atracción está cerrada {{n}} de los días: {{dates}}',
  leaveOut: 'Quitar los días cerrados',
  legend: 'Leyenda',
  priceOf: 'precio {{price}} yuanes,',
  leftOfAll: 'quedan {{left}} de {{stock}},',
  lockedOf: '{{locked}} sin pagar,',
  left: '{{left}}/{{stock}} lib.',
  sold: '{{sold}} {{sold, plural(one: vendido; other: vendidos)}}',
  chosenDays: '{{n}} {{n, plural(one: elegido; other: elegidos)}}',
  batch: 'Configurar días',
  chosenCells: '{{n}} {{n, plural(one: elegido; other: elegidos)}}',
  helpOverview:
    'Haga clic para configurar un día; arrastre o mantenga Mayús para elegir días de varias tarifas, Intro los configura',
  batchOf: 'Configurar días de {{n}} {{n, plural(one: producto; other: productos)}}',
  presets: 'Selección rápida',
  preset: { weekend: 'Fines de semana', workdays: 'Laborables', avoid: 'Sin festivos' },
  presetHelp: {
    weekend: {
      night: 'Noches de viernes y sábado, salvo antes de un día laborable',
      day: 'Sábados y domingos, salvo los laborables',
    },
    workdays: {
      night: 'Noches de domingo a jueves y las anteriores a un día laborable, sin festivos',
      day: 'De lunes a viernes y fines de semana laborables, sin festivos',
    },
  },
  adjust: {
    way: 'Tipo de cambio',
    raiseRate: 'Subir un porcentaje',
    cutRate: 'Bajar un porcentaje',
    raiseAmount: 'Subir un importe',
    cutAmount: 'Bajar un importe',
    step: 'Redondeo',
    steps: { yuan: 'A 1 yuan', tenth: 'A 0,1 yuanes', cent: 'A 0,01 yuanes' },
    help: 'A partir del precio actual de cada día, la mitad se redondea hacia arriba; los días sin precio se omiten',
  },
  skippedDays: '; {{n}} sin precio se {{n, plural(one: omite; other: omiten)}} ({{dates}})',
  copy: {
    title: 'Copiar precios',
    source: 'Origen',
    ofMonth: 'Otro mes de este producto',
    ofProduct: 'Los mismos días de otro producto',
    fromMonth: 'Mes de origen',
    toMonth: 'Mes de destino',
    alignment: 'Los días coinciden por',
    byWeekday: 'Día de la semana',
    byDate: 'Día del mes',
    takes: 'Qué copiar',
    empty: 'Elija el origen para ver los días que cambiarán',
    outside:
      '{{n}} {{n, plural(one: día ya pasó o queda demasiado lejos y se omite; other: días ya pasaron o quedan demasiado lejos y se omiten)}}',
    unpriced:
      '{{n}} {{n, plural(one: día no tiene precio en el origen y se omite; other: días no tienen precio en el origen y se omiten)}}',
    cut: {
      rooms:
        '{{n}} {{n, plural(one: día tiene; other: días tienen)}} en el origen más existencias que habitaciones; se copian {{rooms}}',
      houses:
        '{{n}} {{n, plural(one: día tiene; other: días tienen)}} en el origen más existencias que unidades; se copian {{rooms}}',
    },
    closed:
      '{{n}} {{n, plural(one: día está cerrado en el origen y quedará cerrado; other: días están cerrados en el origen y quedarán cerrados)}}',
  },
  clear: 'Borrar precios',
  undo: 'Deshacer el último cambio',
  clearTitle: 'Borrar precio y existencias',
  pasteTitle: 'Pegar precio y existencias',
  help: 'Haga clic para configurar un día; arrastre o mantenga Mayús para elegir varios, Intro los configura, Supr los borra; Ctrl+C y Ctrl+V copian a y desde una hoja de cálculo',
  helpLook: 'Arrastre o mantenga Mayús para elegir varios días; Ctrl+C los copia a una hoja de cálculo',
  nothingToClear: 'Elija los días que desea borrar',
  nothingToPaste: 'No hay nada que pegar en el portapapeles',
  copied: '{{n}} {{n, plural(one: día copiado; other: días copiados)}}',
  undoGone: 'Otra persona ha cambiado estos días; ya no se puede deshacer',
  dayTitle: '{{weekday}}, {{day}}',
  priceLimit: '{{name}}: {{price}} yuanes',
  roomLimit: {
    rooms: ', {{n}} {{n, plural(one: habitación; other: habitaciones)}}',
    houses: ', {{n}} {{n, plural(one: unidad; other: unidades)}}',
  },
  takenAndLeft: '; {{taken}} ocupadas, quedan {{left}}',
  settleHelp: 'Solo como nota: los pedidos se liquidan por la comisión',
  preview: 'Vista previa',
  changes: 'Días que se actualizarán',
  willUpdate:
    '{{n, plural(one: Se actualizará; other: Se actualizarán)}} {{n}} {{n, plural(one: día; other: días)}}; {{m}} ya {{m, plural(one: tiene; other: tienen)}} un precio que se sustituirá',
  sameDays: '; {{n}} no {{n, plural(one: cambia; other: cambian)}}',
  theirDays:
    '; {{n}} {{n, plural(one: queda como lo guardó; other: quedan como los guardó)}} la otra persona',
  theirs: '{{value}} (otra persona)',
  takeTheirs: 'Usar lo suyo',
  takeMine: 'Usar lo mío',
  stayUnset: '; {{n}} {{n, plural(one: sigue; other: siguen)}} sin precio ({{dates}})',
  faultyDays: '{{n}} {{n, plural(one: día no se puede; other: días no se pueden)}} guardar: {{dates}}',
  staleDays:
    '{{dates}}: otra persona los ha cambiado. Se muestran los valores actuales; compruébelos y confirme de nuevo',
  note: 'Nota',
  byCommission: 'Por comisión',
  taken: '{{n}} {{n, plural(one: ocupada; other: ocupadas)}}',
  span: 'Periodo {{n}}',
  addSpan: 'Añadir un periodo',
  removeSpan: 'Quitar el periodo {{n}}',
  excludes: 'Excepto',
  addExclude: 'Añadir una excepción',
  removeExclude: 'No exceptuar {{day}}',
  tick: 'Configurar {{name}}',
  keeps: 'sin cambios',
  wrongCell: 'Fila {{row}}, {{column}}: {{text}}',
  tooManyRows:
    'El portapapeles tiene {{rows}} {{rows, plural(one: fila; other: filas)}}, pero hay {{days}} {{days, plural(one: día elegido; other: días elegidos)}}',
  otherDates:
    'Las fechas del portapapeles no son las elegidas; las filas se pegan en orden sobre los días elegidos',
  wrongRow: 'La fila {{row}} no corresponde a las columnas: {{text}}',
  tooManyPrices:
    'El portapapeles tiene {{rows}} {{rows, plural(one: precio; other: precios)}}, pero hay {{days}} {{days, plural(one: día elegido; other: días elegidos)}}',
  layout:
    'Para pegar: una fila por día con precio, existencias y estado (bastan las primeras columnas; la fecha puede ir delante); varios precios en una fila van a un día cada uno',
  layoutSettles:
    'Para pegar: una fila por día con precio, liquidación, existencias y estado (dos columnas son precio y existencias, una es el precio; la fecha puede ir delante); varios precios en una fila van a un día cada uno',
  drastic: 'Cambia más de la mitad',
  drasticDays:
    'El precio de {{n}} {{n, plural(one: día; other: días)}} cambia más de la mitad: {{dates}}. Revíselo',
  drasticQuestion:
    'El precio de {{n}} {{n, plural(one: día; other: días)}} cambia más de la mitad: {{days}}. ¿Guardar?',
  reading: {
    title: 'Lo pegado puede significar varias cosas. Elija una',
    column:
      'Solo precios, la coma separa los millares: {{n}} {{n, plural(one: día; other: días)}}, el primero {{price}} yuanes',
    rows: 'Precio y existencias: {{n}} {{n, plural(one: fila; other: filas)}}, la primera {{price}} yuanes y {{stock}} existencias',
    line: 'Precios de {{n}} {{n, plural(one: día; other: días)}} en una fila: {{price}} yuanes el primero, {{last}} yuanes el último',
  },
} satisfies Translated<typeof zh>;
