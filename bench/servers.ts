import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../mock-server/src/main.ts', import.meta.url));

export interface MockProcess {
  child: ChildProcess;
  origin: string;
  /** Everything that it wrote. */
  output(): string;
  /** Resolves when the process is gone. */
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** A mock server as its own process on a free port of loopback. */
export async function startMock(
  env: Record<string, string> = {},
  nodeArgs: string[] = [],
): Promise<MockProcess> {
  const child = spawn(process.execPath, [...nodeArgs, main], {
    env: { PATH: process.env.PATH, MOCK_PORT: '0', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'close').then(() => {});
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      // A soak may write for a long time; the latest is what anybody reads.
      output = `${output}${chunk}`.slice(-100_000);
      const found = /^ready in/m.test(output) && /http:\/\/[^/\s]+/.exec(output)?.[0];
      if (found) resolve(found.replace('localhost', '127.0.0.1'));
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('close', () => reject(new Error(`the mock did not start:\n${output}`)));
  });
  const kill = (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    return gone;
  };
  return { child, origin, output: () => output, kill };
}

/** A session of a persona, without the way through the login. */
export async function tokenOf(origin: string, persona = 'superAdmin'): Promise<string> {
  const body = JSON.stringify({ state: 'signed in', params: { persona } });
  const answer = await fetch(`${origin}/__mock/provider-states`, { method: 'POST', body });
  return ((await answer.json()) as { token: string }).token;
}
