import type { Translated } from '../messages.ts';
import type zh from '../zh/memberLabels.ts';

export default {
  sentences: {
    labelNameTaken: 'This label already exists',
    labelRuleRequired: 'Enter at least one condition of the rule',
  },
  labels: {
    labelName: 'label name',
    labelColor: 'colour',
    labelKind: 'kind of label',
    labelMinConsume: 'total spend at least',
    labelMinOrders: 'orders at least',
    labelWithinDays: 'days since last payment at most',
    labelRefreshDate: 'last refreshed',
  },
  codes: {
    labelKind: { 10: 'By hand', 20: 'By rule' },
    labelColor: {
      10: 'Green',
      20: 'Cyan',
      30: 'Blue',
      40: 'Purple',
      50: 'Red',
      60: 'Orange',
      70: 'Yellow',
      80: 'Grey',
    },
  },
  addLabel: 'Add label',
  editLabel: 'Edit label',
  rule: 'Rule',
  consumed: 'spent ≥ {{amount}} yuan',
  ordered: 'orders ≥ {{number}}',
  paidWithin: 'paid in the last {{days}} {{days, plural(one: day; other: days)}}',
  and: ' and ',
  ruleHelp: '0 is no condition; all conditions that are given have to be met. Refreshed every day at 02:00',
  preview: 'Would have it',
  noCondition: 'With a condition of the rule the number of members is shown here',
  matches: '{{rule}}: {{number}} {{number, plural(one: member; other: members)}} now',
  removedFromMembers: 'The label is taken from {{number}} {{number, plural(one: member; other: members)}}',
  kindAsk:
    'With a rule only the members whom it finds have the label. Who of the {{number}} {{number, plural(one: member; other: members)}} got it by hand cannot be restored. Continue?',
} satisfies Translated<typeof zh>;
