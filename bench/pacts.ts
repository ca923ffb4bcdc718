/**
 * Time to write every Pact interaction through the console's client, and to verify all of them against the mock with the command that backend teams
 * use, including the start of every program. Goals: issue 2, section 6 and issue 3, section 5. `node bench/pacts.ts` prints them.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Measurement } from './measurement.ts';
import { startMock } from './servers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const goals = { both: 10, verify: 5 };

/**
 * Seconds that one of our programs takes.
 * @throws with its output when it fails
 */
function timeOf(args: string[]): Promise<number> {
  const began = performance.now();
  const env = { ...process.env, PACT_DO_NOT_TRACK: 'true' };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
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
      else failed(new Error(`${args.join(' ')} failed:\n${said}`));
    });
  });
}

async function timeOfVerifying(): Promise<number> {
  const mocks = await Promise.all([startMock(), startMock()]);
  try {
    const where = mocks.flatMap(({ origin }) => [
      ...['--base-url', origin],
      ...['--state-url', `${origin}/__mock/provider-states`],
    ]);
    return await timeOf(['contracts/bin/verify.ts', ...where]);
  } finally {
    for (const mock of mocks) await mock.kill('SIGTERM');
  }
}

export async function run(): Promise<Measurement[]> {
  const written = await timeOf(['node_modules/vitest/vitest.mjs', 'run', '--project', 'pact']);
  const verified = await timeOfVerifying();
  const pact = `${root}contracts/pacts/meimei-console-meimei-backend.json`;
  const { interactions } = JSON.parse(readFileSync(pact, 'utf8')) as { interactions: unknown[] };
  const total = written + verified;
  return [
    {
      name: `${interactions.length} Pact interactions written and verified`,
      goal: `${goals.both} s or less`,
      measured: `${total.toFixed(1)} s (${written.toFixed(1)} + ${verified.toFixed(1)})`,
      reached: total <= goals.both,
    },
    {
      name: 'the same, verified by contracts:verify',
      goal: `${goals.verify} s or less`,
      measured: `${verified.toFixed(1)} s`,
      reached: verified <= goals.verify,
    },
  ];
}

if (import.meta.main) console.table(await run());
