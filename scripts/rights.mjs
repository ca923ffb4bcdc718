/** `npm run rights`: installs what is missing, then writes docs/rights.md (scripts/rights/write.ts). */
import { main } from './lifetime.mjs';
import { ensureInstalled } from './prepare.mjs';
import { exitOf, startNode24 } from './processes.mjs';

await main(async () => {
  await ensureInstalled();
  return exitOf(startNode24(['scripts/rights/write.ts']));
});
