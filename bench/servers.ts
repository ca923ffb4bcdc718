import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../mock-server/src/main.ts', import.meta.url));

export interface MockProcess {
  child: ChildProcess;
  origin: string;
  /** The output of the process so far. */
  output(): string;
  /** Sends the signal; resolves when the process has ended. */
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** Starts a mock server as its own process on a free loopback port. */
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
      // A soak may write for a long time; only the latest output is needed.
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

/** The token of a new session of a persona, made by a provider state instead of the login. */
export async function tokenOf(origin: string, persona = 'superAdmin'): Promise<string> {
  const body = JSON.stringify({ state: 'signed in', params: { persona } });
  const answer = await fetch(`${origin}/__mock/provider-states`, { method: 'POST', body });
  return ((await answer.json()) as { token: string }).token;
}
