/**
 * Time to write every Pact interaction through the console's client and to verify all of them against the mock, both
 * programs' start included. Goal: issue 2, section 6. `node bench/pacts.ts` prints it.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Measurement } from './measurement.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const goalSeconds = 10;

/** Seconds that a project of the test runner takes. @throws with its output when it fails */
function timeOf(project: string): Promise<number> {
  const began = performance.now();
  const env = { ...process.env, PACT_DO_NOT_TRACK: 'true' };
  const runner = ['node_modules/vitest/vitest.mjs', 'run', '--project', project];
  const child = spawn(process.execPath, runner, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      said += text;
    });
  }
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('close', (code) => {
      if (code === 0) done((performance.now() - began) / 1000);
      else failed(new Error(`vitest --project ${project} failed:\n${said}`));
    });
  });
}

export async function run(): Promise<Measurement[]> {
  const written = await timeOf('pact');
  const verified = await timeOf('verify');
  const pact = `${root}contracts/pacts/meimei-console-meimei-backend.json`;
  const { interactions } = JSON.parse(readFileSync(pact, 'utf8')) as { interactions: unknown[] };
  const total = written + verified;
  return [
    {
      name: `${interactions.length} Pact interactions written and verified`,
      goal: `${goalSeconds} s or less`,
      measured: `${total.toFixed(1)} s (${written.toFixed(1)} + ${verified.toFixed(1)})`,
      reached: total <= goalSeconds,
    },
  ];
}

if (import.meta.main) console.table(await run());
