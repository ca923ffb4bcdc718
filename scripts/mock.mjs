/** `npm run mock`: the mock server alone, for a console (or any other client) that runs elsewhere. */

import { main } from './lifetime.mjs';
import { ensureFreePort, host, mockPort } from './ports.mjs';
import { ensureInstalled } from './prepare.mjs';
import { exitOf, startNode24 } from './processes.mjs';

await main(async () => {
  await ensureFreePort(mockPort, 'the mock server', 'MOCK_PORT');
  await ensureInstalled();
  const env = { HOST: host, PORT: mockPort };
  return exitOf(startNode24(['mock-server/src/main.ts'], { env }));
});
