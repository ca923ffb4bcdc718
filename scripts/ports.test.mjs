import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { ensureFreePort } from './ports.mjs';

describe('ensureFreePort', () => {
  test('a taken port is named, with the way out', async () => {
    const server = createServer();
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address();
    await expect(ensureFreePort(port, 'the console')).rejects.toThrow(
      `Port ${port} is taken (wanted for the console). Stop the other program or set PORT=${port + 1}.`,
    );
    await new Promise((resolve) => server.close(resolve));
    await ensureFreePort(port, 'the console');
  });

  test.each(['abc', '0', '65536', '-1', '80.5'])('%s is not a port', async (port) => {
    await expect(ensureFreePort(port, 'the mock server', 'MOCK_PORT')).rejects.toThrow(
      `MOCK_PORT=${port} is not a port`,
    );
  });
});
