import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { deadAddress, listen, run } from './testing/run.ts';

/** `npm run contracts:publish` against a broker that records what it is asked. */

const name = 'meimei-console-meimei-backend.json';
const pactText = readFileSync(`contracts/pacts/${name}`, 'utf8');

/** A repository of its own, with the pact committed. */
function repository() {
  const root = mkdtempSync(join(tmpdir(), 'publish-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const pacts = join(root, 'contracts', 'pacts');
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  mkdirSync(pacts, { recursive: true });
  cpSync(`contracts/pacts/${name}`, join(pacts, name));
  git('init', '-b', 'main');
  git('add', '.');
  git('commit', '-m', 'pacts');
  return { pacts, git, commit: git('rev-parse', 'HEAD') };
}

interface Call {
  address: string;
  headers: IncomingHttpHeaders;
  body: { contracts: { content: string }[] };
}

async function fakeBroker(
  http = 200,
  answer: unknown = { notices: [{ type: 'success', text: 'Pact published.' }] },
) {
  const calls: Call[] = [];
  const url = await listen(async (req, res) => {
    const body = (await json(req)) as Call['body'];
    calls.push({ address: `${req.method} ${req.url}`, headers: req.headers, body });
    res.writeHead(http, { 'content-type': 'application/hal+json' });
    res.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  return { url, calls };
}

/** No setting of this machine's own reaches the program. */
const clean = {
  PACT_BROKER_BASE_URL: '',
  PACT_BROKER_TOKEN: '',
  PACT_BROKER_USERNAME: '',
  PACT_BROKER_PASSWORD: '',
};
const publish = (args: string[], env = {}) => run('publish', args, { ...clean, ...env });

test('the pact goes to the broker as it is committed; the version is the commit', async () => {
  const { pacts, commit } = repository();
  const { url, calls } = await fakeBroker();
  const args = ['--broker-url', `${url}/`, '--broker-token', 'T', '--pacts', pacts];
  const { code, out, err } = await publish([
    ...args,
    '--tag',
    'dev',
    '--tag',
    'demo',
    '--build-url',
    'https://ci/1',
  ]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toBe(
    `Pact published.\nPublished 1 pact as version ${commit} of branch main, tagged dev, demo.\n`,
  );
  const [call] = calls;
  expect(calls).toHaveLength(1);
  expect(call?.address).toBe('POST /contracts/publish');
  expect(call?.headers).toMatchObject({ authorization: 'Bearer T', 'content-type': 'application/json' });
  expect(call?.body).toMatchObject({
    pacticipantName: 'meimei-console',
    pacticipantVersionNumber: commit,
    branch: 'main',
    tags: ['dev', 'demo'],
    buildUrl: 'https://ci/1',
    contracts: [{ consumerName: 'meimei-console', providerName: 'meimei-backend', specification: 'pact' }],
  });
  expect(Buffer.from(call?.body.contracts[0]?.content ?? '', 'base64').toString()).toBe(pactText);
});

test('a pact that is not what is committed is refused, and so is a working copy without a branch', async () => {
  const { pacts, git, commit } = repository();
  const { url, calls } = await fakeBroker();
  const args = ['--broker-url', url, '--pacts', pacts];
  writeFileSync(join(pacts, name), `${pactText} `);
  writeFileSync(join(pacts, 'new.json'), '{}');
  expect(await publish(args)).toEqual({
    code: 2,
    out: '',
    err: `Not committed: contracts/pacts/${name}, contracts/pacts/new.json. Commit the pacts first, the version is the commit.\n`,
  });
  rmSync(join(pacts, 'new.json'));
  git('checkout', '.');
  git('checkout', '--detach');
  expect(await publish(args)).toEqual({
    code: 2,
    out: '',
    err: 'No branch is checked out: give --branch.\n',
  });
  expect(calls).toHaveLength(0);
  const { code } = await publish([...args, '--branch', 'release/1'], {
    PACT_BROKER_USERNAME: 'u',
    PACT_BROKER_PASSWORD: 'p',
  });
  expect(code).toBe(0);
  expect(calls[0]?.body).toMatchObject({ branch: 'release/1', pacticipantVersionNumber: commit });
  expect(calls[0]?.headers.authorization).toBe(`Basic ${btoa('u:p')}`);
});

test('a broker that refuses, is none or is not there is one sentence', async () => {
  const { pacts } = repository();
  const told = async (url: string, ...more: string[]) => {
    const { code, out, err } = await publish(['--broker-url', url, '--pacts', pacts, ...more]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    return err;
  };
  const conflict = { notices: [{ type: 'error', text: 'Cannot change the content of this version.' }] };
  const [locked, changed, noBroker] = await Promise.all([
    fakeBroker(401, ''),
    fakeBroker(409, conflict),
    fakeBroker(200, '<html>'),
  ]);
  expect(await told(locked.url)).toMatch(
    /^The broker does not let us in \(HTTP 401\): check --broker-token,/,
  );
  expect(await told(changed.url)).toBe(
    `${changed.url} refuses the pacts (HTTP 409): Cannot change the content of this version.\n`,
  );
  expect(await told(noBroker.url)).toBe(
    `${noBroker.url} answers HTTP 200 but no JSON: is it a Pact Broker?\n`,
  );
  const dead = await deadAddress();
  expect(await told(dead)).toBe(`No broker answers at ${dead}/contracts/publish (ECONNREFUSED).\n`);
  expect(await publish([])).toEqual({ code: 2, out: '', err: 'Give --broker-url.\n' });
});
