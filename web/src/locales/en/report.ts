import type { Translated } from '../messages.ts';
import type zh from '../zh/report.ts';

export default {
  title: 'Problem report',
  byHand: 'Copy this text for support. It contains no names, no mobile numbers and nothing that you typed.',
  time: 'Time',
  page: 'Page',
  version: 'Version',
  role: 'Account type',
  preview: 'Preview of a role',
  yes: 'under way',
  look: 'Language and theme',
  window: 'Window',
  browser: 'Browser',
  line: 'Network',
  offline: 'no connection',
  error: 'Error',
  fact: '{{label}}: {{value}}',
  calls: 'Last {{n}} {{n, plural(one: request; other: requests)}}, oldest first:',
  noCalls: 'No requests',
  unanswered: 'no answer',
  noEnvelope: 'unexpected answer',
} satisfies Translated<typeof zh>;
