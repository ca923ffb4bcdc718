import type { Translated } from '../messages.ts';
import type zh from '../zh/tabs.ts';

export default {
  openPages: 'Open pages',
  actions: 'Tab actions',
  pinned: 'Pinned',
  unsaved: 'Has unsaved input',
  closeOthers: 'Close other tabs',
  reopen: 'Reopen closed tab',
  pin: 'Pin tab',
  unpin: 'Unpin tab',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  on: 'Use tabs',
  off: 'Do not use tabs',
} satisfies Translated<typeof zh>;
