import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testTime } from '../../testing/moment.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface Mock {
  origin: string;
  stop(): void;
}

/**
 * Starts a mock server as its own process on a free port of loopback.
 * @param folder of the repository whose mock it is, or of a copy of it
 * @throws Error with what it said when it does not start
 */
export async function startMock(folder = root): Promise<Mock> {
  // Nothing of the caller's settings, and always the same moment: a fault has to be the only thing that is out of order.
  const env = {
    ...{ PATH: process.env.PATH, NODE_ENV: 'production' },
    ...{ MOCK_PORT: '0', MOCK_SCALE: '0.1', MOCK_NOW: testTime },
  };
  const child = spawn(process.execPath, [join(folder, 'mock-server/src/main.ts')], {
    env,
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A mistake can be an endless loop, which hears nothing else.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = () => {
    process.off('exit', kill);
    kill();
  };
  let said = '';
  return await new Promise((found, failed) => {
    const listen = (text: Buffer) => {
      said += text;
      const [, port] = /http:\/\/localhost:(\d+)/.exec(said) ?? [];
      if (port && said.includes('ready')) found({ origin: `http://127.0.0.1:${port}`, stop });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', () => failed(new Error(`The mock server did not start:\n${said}`)));
  });
}
