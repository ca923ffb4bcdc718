/** `npm run soak [-- minutes]`: mixed traffic with faults on the mock for 10 minutes; what must hold is in bench/soak.ts. */
import { main } from './lifetime.mjs';
import { ensureInstalled } from './prepare.mjs';
import { exitOf, startNode24 } from './processes.mjs';

await main(async () => {
  await ensureInstalled();
  return exitOf(startNode24(['bench/soak.ts', ...process.argv.slice(2)]));
});
