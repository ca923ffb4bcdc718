/**
 * `npm run soak [-- minutes]`: mixed traffic with faults on the mock for 10 minutes; what must hold is in bench/soak.ts.
 * `npm run soak -- histories [runs] [first seed]`: random histories of the whole platform, 100 of 500 deeds; see mock-server/test/history.ts.
 */
import { main } from './lifetime.mjs';
import { ensureInstalled } from './prepare.mjs';
import { exitOf, startNode24 } from './processes.mjs';

await main(async () => {
  await ensureInstalled();
  const [what, runs = '100', seed = '1'] = process.argv.slice(2);
  if (what !== 'histories') return exitOf(startNode24(['bench/soak.ts', ...process.argv.slice(2)]));
  const env = { HISTORY_RUNS: runs, HISTORY_SEED: seed, HISTORY_LENGTH: '500' };
  const file = 'mock-server/test/platformHistory.test.ts';
  const vitest = 'node_modules/vitest/vitest.mjs';
  return exitOf(startNode24([vitest, 'run', '--project', 'unit-mock', file], { env }));
});
