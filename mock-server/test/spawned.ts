import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { testTime } from '../../contracts/testing/moment.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** The mock server as its own process, on a free port unless told otherwise. It ends with the test at the latest. */
export async function spawnMock(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, MOCK_PORT: '0', PORT: '0', MOCK_NOW: testTime, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const exited = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as string | null,
    output,
  }));
  const ready = new Promise<string | undefined>((resolve) => {
    const take = (chunk: Buffer) => {
      output += chunk;
      if (/^ready in \d+ ms$/m.test(output))
        resolve(/http:\/\/[^/\s]+/.exec(output)?.[0].replace('localhost', '127.0.0.1'));
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('close', () => resolve(undefined));
  });
  const origin = await ready;
  return { child: child as ChildProcess, origin: origin ?? '', exited, output: () => output };
}

/** A folder for one test file; gone afterwards. */
export function scratch() {
  const folder = mkdtempSync(join(tmpdir(), 'mock-test-'));
  return { folder, clean: () => rmSync(folder, { recursive: true, force: true }) };
}
