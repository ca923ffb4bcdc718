import { type ChildProcess, fork, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { VerifierResult } from './bin/runVerifier.ts';
import { testTime } from './testing/moment.ts';
import { listen, run } from './testing/run.ts';

/** The mock backend, a real server over HTTP, keeps every promise of the pact. */

const pactFile = resolve('contracts/pacts/meimei-console-meimei-backend.json');

interface Pact {
  interactions: { description: string; providerStates: { name: string }[] }[];
}
const readPact = () => JSON.parse(readFileSync(pactFile, 'utf8')) as Pact;

async function startMock(): Promise<[mock: ChildProcess, url: string]> {
  const env = {
    ...process.env,
    HOST: '',
    MOCK_PORT: '0',
    MOCK_SCALE: '0.1',
    MOCK_SEED: '',
    MOCK_NOW: testTime,
    MOCK_STATE_FILE: '',
    MOCK_CONTROL: '',
    CONSOLE_DIR: '',
  };
  const mock = spawn(process.execPath, ['mock-server/src/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => mock.kill());
  return [mock, await addressOf(mock)];
}

let mock: ChildProcess;
let baseUrl: string;
beforeAll(async () => {
  [mock, baseUrl] = await startMock();
});
afterAll(() => void mock.kill());

/** Waits until the mock says that it is ready. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = '';
    const listen = (text: Buffer) => {
      said += text;
      const [address] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (address && said.includes('ready')) found(address.replace('localhost', '127.0.0.1'));
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => failed(new Error(`The mock server ended with code ${code}:\n${said}`)));
  });
}

function verify(...args: string[]): Promise<VerifierResult> {
  return new Promise((done, failed) => {
    const verifier = fork('contracts/bin/runVerifier.ts', args, { stdio: 'pipe' });
    let said = '';
    for (const stream of [verifier.stdout, verifier.stderr]) {
      stream?.on('data', (text: Buffer) => {
        said += text;
      });
    }
    verifier.once('message', (result: string) => {
      if (result.startsWith('{')) done(JSON.parse(result));
      else failed(new Error(`${result}\n${said}`));
    });
    verifier.once('close', (code) => failed(new Error(`The Verifier ended with code ${code}:\n${said}`)));
  });
}

/** One paragraph for each interaction that is not kept: what it is, and each kind of difference once. */
const failuresOf = ({ errors }: VerifierResult) =>
  errors.map(({ interaction, mismatch }) => {
    const [states, description] = interaction.replace(/^.*? Given /, 'Given ').split(/ - (.*)/s);
    const differences = mismatch.mismatches?.map(({ path = '', mismatch: words = '' }) =>
      `${path} ${words}`.trim(),
    );
    const reasons = (differences ?? [mismatch.message ?? '']).map((reason) =>
      reason.replace(/\[\d+\]/g, '[*]').slice(0, 300),
    );
    return [description ?? '', states ?? '', ...new Set(reasons)].join('\n    ');
  });

test('the mock keeps every interaction', async () => {
  const began = performance.now();
  const result = await verify(baseUrl, pactFile);
  const failures = failuresOf(result);
  if (failures.length > 0)
    expect.fail(`${failures.length} interactions are not kept:\n\n${failures.join('\n\n')}\n`);
  const kept = result.interactionResults.filter((interaction) => interaction.result === 'OK').length;
  expect(kept).toBe(readPact().interactions.length);
  console.log(`${kept} interactions verified in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}, 60_000);

test('contracts:verify says so, too, of two instances side by side', async () => {
  const [second, secondUrl] = await startMock();
  onTestFinished(() => void second.kill());
  const where = [baseUrl, secondUrl].flatMap((url) => [
    ...['--base-url', url],
    ...['--state-url', `${url}/__mock/provider-states`],
  ]);
  const { code, out } = await run('verify', [...where, '--only', 'auth,uploads']);
  expect(out).toMatch(/\n18 interactions: 18 passed, 0 failed, 0 skipped in/);
  expect(code).toBe(0);
}, 60_000);

test('a state that the backend refuses fails its interactions at once, with its reason, and the run goes on', async () => {
  const refused = 'settings were changed by somebody else';
  const stateUrl = await listen(async (req, res) => {
    const body = await text(req);
    const { state } = JSON.parse(body || '{}') as { state?: string };
    if (state === refused) return res.writeHead(500).end('the settings are locked');
    const answer = await fetch(`${baseUrl}/__mock/provider-states`, { method: 'POST', body });
    return res.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  const began = performance.now();
  const { code, out } = await run('verify', [
    ...['--base-url', baseUrl, '--state-url', stateUrl],
    ...['--only', 'settings'],
  ]);
  expect(performance.now() - began).toBeLessThan(30_000);
  expect(out).toContain(
    `given signed in {"persona":"platformAdmin"}, ${refused}\n      the state endpoint refuses "${refused}": HTTP 500 the settings are locked\n`,
  );
  expect(out).toMatch(/\n(\d+) interactions: \d+ passed, 1 failed, 0 skipped in/);
  expect(code).toBe(1);
}, 60_000);

test('a provider state that the mock does not know is a failure', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pact-'));
  const { interactions, ...pact } = readPact();
  const [first] = interactions;
  const file = join(folder, 'pact.json');
  writeFileSync(
    file,
    JSON.stringify({ ...pact, interactions: [{ ...first, providerStates: [{ name: 'the moon is full' }] }] }),
  );
  const failures = failuresOf(await verify(baseUrl, file));
  rmSync(folder, { recursive: true });
  expect(failures).toHaveLength(1);
  expect(failures[0]).toContain('the moon is full');
}, 60_000);
