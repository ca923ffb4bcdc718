import type { Translated } from '../messages.ts';
import type zh from '../zh/stocks.ts';

export default {
  onSale: 'On sale',
  offSale: 'Off sale',
  roomOf: {
    rooms: '{{name}} ({{count}} {{count, plural(one: room; other: rooms)}})',
    houses: '{{name}} ({{count}} {{count, plural(one: unit; other: units)}})',
  },
  roomAndPlan: 'Rooms and rate plans',
  roomLeft: { rooms: '{{n}} left', houses: '{{n}} left' },
  periodBefore: '{{n}} {{n, plural(one: day; other: days)}} back',
  periodAfter: '{{n}} {{n, plural(one: day; other: days)}} on',
  noPlans: 'No rate plans',
  roomsInAll: {
    rooms: '{{n}} {{n, plural(one: room; other: rooms)}}',
    houses: '{{n}} {{n, plural(one: unit; other: units)}}',
  },
  unsold: 'Not sold',
  state: { open: 'Open', soldOut: 'Sold out', closed: 'Closed', unset: 'No price' },
  past: 'Past',
  tooFar: 'Too far ahead',
  offSeasonDay: 'Outside of the seasons of the attraction',
  offSeasonDays: 'The attraction is closed on {{n}} of the days: {{dates}}',
  leaveOut: 'Leave out closed days',
  legend: 'Legend',
  priceOf: 'price {{price}} yuan,',
  leftOfAll: '{{left}} of {{stock}} left,',
  lockedOf: '{{locked}} unpaid,',
  left: '{{left}}/{{stock}} left',
  sold: '{{sold}} sold',
  chosenDays: '{{n}} selected',
  batch: 'Set days',
  chosenCells: '{{n}} selected',
  helpOverview:
    'Click to set a day; drag or hold Shift to select days of several rate plans, Enter sets them',
  batchOf: 'Set days of {{n}} {{n, plural(one: product; other: products)}}',
  presets: 'Quick choice',
  preset: { weekend: 'Weekends', workdays: 'Working days', avoid: 'Without holidays' },
  presetHelp: {
    weekend: {
      night: 'Nights of Friday and Saturday, without those before a working day',
      day: 'Saturdays and Sundays, without those that are worked',
    },
    workdays: {
      night: 'Nights of Sunday to Thursday and those before a working weekend day, without holidays',
      day: 'Monday to Friday and weekend days that are worked, without holidays',
    },
  },
  adjust: {
    way: 'Kind of change',
    raiseRate: 'Raise by a share',
    cutRate: 'Cut by a share',
    raiseAmount: 'Raise by an amount',
    cutAmount: 'Cut by an amount',
    step: 'Rounding',
    steps: { yuan: 'To 1 yuan', tenth: 'To 0.1 yuan', cent: 'To 0.01 yuan' },
    help: 'From the present price of each day, half rounded up; days without a price are left out',
  },
  skippedDays: '; {{n}} without a price {{n, plural(one: is; other: are)}} left out ({{dates}})',
  copy: {
    title: 'Copy prices',
    source: 'From',
    ofMonth: 'Another month of this product',
    ofProduct: 'The same days of another product',
    fromMonth: 'Month to copy from',
    toMonth: 'Month to copy to',
    alignment: 'Days match by',
    byWeekday: 'Weekday',
    byDate: 'Day of the month',
    takes: 'Copy',
    empty: 'Choose the source to see the days that will change',
    outside:
      '{{n}} {{n, plural(one: day is past or too far ahead and is left out; other: days are past or too far ahead and are left out)}}',
    unpriced:
      '{{n}} {{n, plural(one: day has no price at the source and is left out; other: days have no price at the source and are left out)}}',
    cut: {
      rooms:
        '{{n}} {{n, plural(one: day has; other: days have)}} more stock at the source than there are rooms; {{rooms}} {{rooms, plural(one: is; other: are)}} copied',
      houses:
        '{{n}} {{n, plural(one: day has; other: days have)}} more stock at the source than there are units; {{rooms}} {{rooms, plural(one: is; other: are)}} copied',
    },
    closed:
      '{{n}} {{n, plural(one: day is closed; other: days are closed)}} at the source and will be closed',
  },
  clear: 'Clear prices',
  undo: 'Undo last change',
  clearTitle: 'Clear price and stock',
  pasteTitle: 'Paste price and stock',
  help: 'Click to set a day; drag or hold Shift to select several, Enter sets them, Delete clears them; Ctrl+C and Ctrl+V copy to and from a spreadsheet',
  helpLook: 'Drag or hold Shift to select several days; Ctrl+C copies them to a spreadsheet',
  nothingToClear: 'Select the days to clear',
  nothingToPaste: 'There is nothing to paste on the clipboard',
  copied: '{{n}} {{n, plural(one: day; other: days)}} copied',
  undoGone: 'Somebody else has changed these days; the change can no longer be undone',
  dayTitle: '{{weekday}}, {{day}}',
  priceLimit: '{{name}} {{price}} yuan',
  roomLimit: {
    rooms: ', {{n}} {{n, plural(one: room; other: rooms)}}',
    houses: ', {{n}} {{n, plural(one: unit; other: units)}}',
  },
  takenAndLeft: '; {{taken}} taken, {{left}} left',
  settleHelp: 'A note only: orders are settled by the commission rate',
  preview: 'Preview',
  changes: 'Days to update',
  willUpdate:
    '{{n}} {{n, plural(one: day; other: days)}} will be updated, {{m}} of them {{m, plural(one: has; other: have)}} a price that will be replaced',
  sameDays: '; {{n}} {{n, plural(one: stays as it is; other: stay as they are)}}',
  theirDays: '; {{n}} {{n, plural(one: keeps; other: keep)}} what the other one saved',
  theirs: '{{value}} (theirs)',
  takeTheirs: 'Take theirs',
  takeMine: 'Take mine',
  stayUnset: '; {{n}} still {{n, plural(one: has; other: have)}} no price ({{dates}})',
  faultyDays: '{{n}} {{n, plural(one: day; other: days)}} cannot be saved: {{dates}}',
  staleDays: '{{dates}}: changed by somebody else. The newest values are shown; check them and confirm again',
  note: 'Note',
  byCommission: 'By commission',
  taken: '{{n}} taken',
  span: 'Date range {{n}}',
  addSpan: 'Add a date range',
  removeSpan: 'Remove date range {{n}}',
  excludes: 'Except',
  addExclude: 'Add an exception',
  removeExclude: 'Do not except {{day}}',
  tick: 'Set {{name}}',
  keeps: 'unchanged',
  wrongCell: 'Row {{row}}, {{column}}: {{text}}',
  tooManyRows:
    'The clipboard has {{rows}} {{rows, plural(one: row; other: rows)}}, but {{days}} {{days, plural(one: day is; other: days are)}} selected',
  otherDates:
    'The dates on the clipboard differ from the selected days; rows are pasted onto the selection in order',
  wrongRow: 'Row {{row}} does not fit the columns: {{text}}',
  tooManyPrices:
    'The clipboard has {{rows}} {{rows, plural(one: price; other: prices)}}, but {{days}} {{days, plural(one: day is; other: days are)}} chosen',
  layout:
    'To paste: a row for each day with price, stock, state (the first one or two are enough, a date may come first); several prices in one row go to one day each',
  layoutSettles:
    'To paste: a row for each day with price, settlement price, stock, state (two columns are price and stock, one is the price, a date may come first); several prices in one row go to one day each',
  drastic: 'Changes by more than half',
  drasticDays:
    'The price of {{n}} {{n, plural(one: day; other: days)}} changes by more than half: {{dates}}. Please check',
  drasticQuestion:
    'The price of {{n}} {{n, plural(one: day; other: days)}} changes by more than half: {{days}}. Save them?',
  reading: {
    title: 'What was pasted has several meanings. Please choose',
    column:
      'Prices only, commas separate thousands: {{n}} {{n, plural(one: day; other: days)}}, the first {{price}} yuan',
    rows: 'Price and stock: {{n}} {{n, plural(one: row; other: rows)}}, the first {{price}} yuan with stock {{stock}}',
    line: 'Prices of {{n}} {{n, plural(one: day; other: days)}} in one row: {{price}} yuan on the first, {{last}} yuan on the last',
  },
} satisfies Translated<typeof zh>;
