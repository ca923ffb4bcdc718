/**
 * `npm run contracts:verify`, `contracts:accept`, `contracts:diff`, `contracts:publish`, `contracts:openapi`, `contracts:mutate`: installs what is missing, then runs the program of
 * that name in contracts/bin with the options it was given.
 */
import { join } from 'node:path';
import { main } from './lifetime.mjs';
import { ensureInstalled } from './prepare.mjs';
import { exitOf, root, startNode24 } from './processes.mjs';

const [name, ...options] = process.argv.slice(2);

await main(async () => {
  await ensureInstalled();
  // What was compiled once is kept: compiling takes half the time of a short command.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') };
  return exitOf(startNode24([`contracts/bin/${name}.ts`, ...options], { env }));
});
