import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** What the container of the console makes of its environment, without a container: web/nginx/40-console.sh and docker-compose.yml. */

const base = 'http://127.0.0.1:9000';
const bases = { CONSOLE_MAIN_BASE: base, CONSOLE_RESORTS_BASE: base, CONSOLE_APPS_BASE: base };

/** Runs the script of the entry point with a folder of its own. */
function start(env) {
  const folder = mkdtempSync(join(tmpdir(), 'console-settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const script = join(folder, 'console.sh');
  const text = readFileSync('web/nginx/40-console.sh', 'utf8');
  writeFileSync(script, text.replace('folder=/tmp/console', `folder=${folder}`));
  const { status, stderr } = spawnSync('sh', [script], { env: { PATH: process.env.PATH, ...bases, ...env } });
  const config = status === 0 ? JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8')) : undefined;
  return { config, said: String(stderr) };
}

test('the version of the contract is written into config.json when there is one, and refused when it is none', () => {
  expect(start({}).config).not.toHaveProperty('contractVersion');
  expect(start({ CONSOLE_CONTRACT_VERSION: '' }).config).not.toHaveProperty('contractVersion');
  expect(start({ CONSOLE_CONTRACT_VERSION: '1.20.3' }).config).toMatchObject({
    contractVersion: '1.20.3',
    demo: false,
  });
  for (const wrong of ['1.2', '1.2.3.4', 'v1.2.3', '1.2.3"', '1.2.3\n'])
    expect(start({ CONSOLE_CONTRACT_VERSION: wrong }).said).toMatch(/^console: CONSOLE_CONTRACT_VERSION=/);
});

test('a demo names the clock of its mock, which no other console asks', () => {
  expect(start({ CONSOLE_DEMO: 'true' }).config).toMatchObject({ demo: true, clock: '/__mock/clock' });
  expect(start({}).config).not.toHaveProperty('clock');
});

test('the demo takes keys of calls and the version of the contract from the environment', () => {
  const compose = readFileSync('docker-compose.yml', 'utf8');
  const [, console = '', real = ''] =
    /\n {2}console:(.*?)\n {2}mock-server:.*?\n {2}console-real:(.*?)\n {2}broker:/s.exec(compose) ?? [];
  expect(console).toMatch(/ CONSOLE_IDEMPOTENCY_KEYS: \$\{CONSOLE_IDEMPOTENCY_KEYS:-true\}\n/);
  expect(console).toMatch(
    / CONSOLE_CONTRACT_VERSION: \$\{CONSOLE_CONTRACT_VERSION:-\$\{MOCK_CONTRACT:-\}\}\n/,
  );
  expect(real).toMatch(/ CONSOLE_IDEMPOTENCY_KEYS: \$\{CONSOLE_IDEMPOTENCY_KEYS:-false\}\n/);
  expect(real).toMatch(/ CONSOLE_CONTRACT_VERSION: \$\{CONSOLE_CONTRACT_VERSION:-\}\n/);
});
