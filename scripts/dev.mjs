/**
 * `npm run dev`: the console with hot reload on PORT and the mock server, restarted when its sources change, on MOCK_PORT.
 * Both end when one of them does.
 */

import { main, Refusal } from './lifetime.mjs';
import { ensureFreePort, host, mockPort, port } from './ports.mjs';
import { ensureInstalled } from './prepare.mjs';
import { exitOf, startNode24 } from './processes.mjs';

await main(async () => {
  if (port === mockPort)
    throw new Refusal(`PORT and MOCK_PORT are both ${port}: set one of them to another port.`);
  await ensureFreePort(mockPort, 'the mock server', 'MOCK_PORT');
  await ensureFreePort(port, 'the console');
  await ensureInstalled();
  const mock = startNode24(['--watch', '--watch-preserve-output', 'mock-server/src/main.ts'], {
    env: { HOST: host, PORT: mockPort },
  });
  const vite = ['node_modules/vite/bin/vite.js', 'web', '--config', 'web/vite.config.ts'];
  const console_ = startNode24(
    [...vite, '--host', host, '--port', port, '--strictPort', '--clearScreen', 'false'],
    {
      env: { MOCK_PORT: mockPort },
    },
  );
  return Promise.race([exitOf(mock), exitOf(console_)]);
});
