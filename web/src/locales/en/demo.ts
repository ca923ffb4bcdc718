import type { Translated } from '../messages.ts';
import type zh from '../zh/demo.ts';

export default {
  title: 'Demo tools',
  persona: 'Demo persona',
  actAs: 'Act as',
  signInAs: 'Sign in as',
  fault: 'Kind of fault',
  kinds: {
    slow: '3 s slow answer',
    expired: 'Session expired',
    busy: 'System busy',
    gateway: 'Gateway error 502',
    cut: 'Connection lost',
    garbled: 'Unreadable answer',
  },
  strikes: 'Calls that fail',
  once: 'next call',
  always: 'every call',
  inject: 'Inject fault',
  clear: 'Clear faults ({{number}})',
  jump: 'Time to skip',
  jumps: {
    halfHour: '30 minutes',
    day: '1 day',
    week: '7 days',
    month: '30 days',
  },
  leap: 'Skip time',
  snapshotName: 'Snapshot name',
  save: 'Save snapshot',
  snapshot: 'Saved snapshots',
  restore: 'Restore snapshot',
  reset: 'Reset data',
} satisfies Translated<typeof zh>;
