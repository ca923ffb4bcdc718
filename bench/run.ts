/** `npm run bench [name …]`: every figure of the issue with its goal, and the peer measured in the same run. */
import type { Measurement } from './measurement.ts';

const benches = {
  bundle: () => import('./bundle.ts'),
  'list-page': () => import('./list-page.ts'),
  calendar: () => import('./calendar.ts'),
  rights: () => import('./rights.ts'),
  'sms-list': () => import('./sms-list.ts'),
  orders: () => import('./orders.ts'),
  export: () => import('./export.ts'),
  pacts: () => import('./pacts.ts'),
  start: () => import('./start.ts'),
  proxy: () => import('./proxy.ts'),
  kill: () => import('./kill.ts'),
};

const wanted = process.argv.slice(2);
const results: Measurement[] = [];
for (const [name, load] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`measuring ${name} …`);
  const { run } = await load();
  results.push(...(await run()));
}
for (const { name, goal, measured, reached } of results) {
  console.log(
    `${reached ? 'reached    ' : 'not reached'}  ${name}\n             ${measured}   (goal: ${goal})`,
  );
}
