/**
 * `npm run contracts:verify`, `contracts:accept`, `contracts:diff`, `contracts:publish`, `contracts:openapi`, `contracts:mutate`: installs what is missing, then runs the program of
 * that name in contracts/bin with the options it was given.
 */
import { main } from './lifetime.mjs';
import { ensureInstalled } from './prepare.mjs';
import { exitOf, startNode24 } from './processes.mjs';

const [name, ...options] = process.argv.slice(2);

await main(async () => {
  await ensureInstalled();
  return exitOf(startNode24([`contracts/bin/${name}.ts`, ...options]));
});
