/**
 * `npm run soak [-- minutes]`: mixed traffic with faults on the mock for 10 minutes; what must hold is in bench/soak.ts.
 * `npm run soak -- histories [runs] [first seed]`: random histories of the whole platform, 100 of 500 deeds; see mock-server/test/history.ts.
 * `npm run soak -- properties [runs] [first seed]`: every property over random values, 10 runs of other seeds; see contracts/testing/properties.ts.
 */
import { main } from './lifetime.mjs';
import { ensureInstalled } from './prepare.mjs';
import { exitOf, startNode24 } from './processes.mjs';

const vitest = 'node_modules/vitest/vitest.mjs';

/** All that take random values from that file, with one seed after another, until one fails. */
async function properties([runs = '10', seed = '1']) {
  const args = ['related', 'contracts/testing/properties.ts', '--run', '--project', 'unit*'];
  for (let at = 0; at < Number(runs); at++) {
    const env = { PROPERTY_SEED: String(Number(seed) + at) };
    const code = await exitOf(startNode24([vitest, ...args], { env }));
    if (code) return code;
  }
  return 0;
}

await main(async () => {
  await ensureInstalled();
  const [what, ...asked] = process.argv.slice(2);
  if (what === 'properties') return properties(asked);
  const [runs = '100', seed = '1'] = asked;
  if (what !== 'histories') return exitOf(startNode24(['bench/soak.ts', ...process.argv.slice(2)]));
  const env = { HISTORY_RUNS: runs, HISTORY_SEED: seed, HISTORY_LENGTH: '500' };
  const file = 'mock-server/test/platformHistory.test.ts';
  return exitOf(startNode24([vitest, 'run', '--project', 'unit-mock', file], { env }));
});
