/** `npm run bench [name …]`: every figure of the issue with its goal, and the peer measured in the same run. */
import { measureAll } from './measureAll.ts';

const parts = {
  bundle: () => import('./bundle.ts'),
  'list-page': () => import('./list-page.ts'),
  inp: () => import('./inp.ts'),
  calendar: () => import('./calendar.ts'),
  sand: () => import('./sand.ts'),
  'sales-grid': () => import('./sales-grid.ts'),
  rights: () => import('./rights.ts'),
  'sms-list': () => import('./sms-list.ts'),
  orders: () => import('./orders.ts'),
  search: () => import('./search.ts'),
  palette: () => import('./palette.ts'),
  tabs: () => import('./tabs.ts'),
  recommends: () => import('./recommends.ts'),
  members: () => import('./members.ts'),
  'member-page': () => import('./member-page.ts'),
  journal: () => import('./journal.ts'),
  statistics: () => import('./statistics.ts'),
  export: () => import('./export.ts'),
  import: () => import('./import.ts'),
  pacts: () => import('./pacts.ts'),
  start: () => import('./start.ts'),
  proxy: () => import('./proxy.ts'),
  video: () => import('./video.ts'),
  kill: () => import('./kill.ts'),
};

const code = await measureAll(parts, process.argv.slice(2), console.log);
// A part that failed may have left a server or browser running, which would keep this process alive.
process.exit(code);
