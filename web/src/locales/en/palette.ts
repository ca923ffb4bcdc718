import type { Translated } from '../messages.ts';
import type zh from '../zh/palette.ts';

export default {
  label: 'Search results',
  recent: 'Opened last',
  pages: 'Pages',
  useLanguage: 'Language: {{name}}',
  all: 'Show all {{n}}',
  searching: 'Searching records…',
  nothing: 'Nothing matches',
  count: '{{n}} {{n, plural(one: result; other: results)}}',
  failed: 'Records could not be searched',
  keys: '↑↓ choose · Enter open · Esc close',
  shortcuts: {
    title: 'Keyboard shortcuts',
    search: 'Go to the search conditions',
    save: 'Save the form',
    nextSection: 'Next section',
    previousSection: 'Previous section',
    help: 'Show the shortcuts',
    choose: 'Choose in a list',
    close: 'Close what is on top',
    cells: 'Calendars and grids: move; hold Shift to select',
    allCells: 'Calendars and grids: select all',
    openCells: 'Calendars and grids: open the selection',
    clearCells: 'Clear the selection, or remove a point of a site model',
    undo: 'Site model: undo',
  },
} satisfies Translated<typeof zh>;
