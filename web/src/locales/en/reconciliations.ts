import type { Translated } from '../messages.ts';
import type zh from '../zh/reconciliations.ts';

export default {
  sentences: {},
  labels: {
    journalCount: 'rows of the journal',
    journalAmount: 'amount of the journal',
    recordCount: 'records',
    recordAmount: 'amount of the records',
    differenceCount: 'differences',
    differenceKind: 'kind of difference',
    reconciledSpan: 'span',
  },
  codes: {
    differenceKind: {
      10: 'Not in the journal',
      20: 'No record',
      30: 'Amounts differ',
      40: 'In the journal twice',
      50: 'Another member',
      60: 'Days differ',
      70: 'Balance is not that of the journal',
    },
  },
  differences: 'Differences',
  opening: 'In accounts before',
  changes: 'Changes',
  closing: 'In accounts after',
  byType: 'By type of change',
  none: 'No difference: the journal agrees with the records',
  found: '{{count}} {{count, plural(one: difference; other: differences)}} found',
  noRecord: 'No record',
  journals: 'Rows of the journal',
  effect: 'Change of accounts',
  effects: 'Total (equals the changes)',
  gap: 'Journal less record',
  balanceGap: 'Balance: journal less account',
  frozenGap: 'Held back: journal less account',
  parts: 'Balance {{balance}}, held back {{frozen}}',
  rowDue: '{{name}} {{says}}, should be {{due}}',
} satisfies Translated<typeof zh>;
