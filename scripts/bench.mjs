/** `npm run bench [name …]`: installs and builds what is missing, finds the browser, prints every figure with its goal. */
import { findBrowser } from './browser.mjs';
import { main } from './lifetime.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { exitOf, startNode24 } from './processes.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const env = { CHROMIUM_PATH: await findBrowser(), PACT_DO_NOT_TRACK: 'true' };
  return exitOf(startNode24(['bench/run.ts', ...process.argv.slice(2)], { env }));
});
