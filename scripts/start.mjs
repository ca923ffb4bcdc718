/** `npm start`: the production console and its mock server behind one origin, installed and built when needed. */

import { main } from './lifetime.mjs';
import { ensureFreePort, host, port } from './ports.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { exitOf, root, startNode24 } from './processes.mjs';

await main(async () => {
  await ensureFreePort(port, 'the console and its mock server');
  await ensureInstalled();
  await ensureBuilt();
  const env = { CONSOLE_DIR: `${root}/web/dist`, HOST: host, PORT: port };
  return exitOf(startNode24(['mock-server/src/main.ts'], { env }));
});
