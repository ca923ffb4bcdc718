import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { run } from './testing/run.ts';
import { smallBackend } from './testing/smallBackend.ts';

/** `npm run contracts:verify`: how often states are made. A refused call leaves them as they are, and a backend in which it does not is treated fairly. */

const refusal = { status: -1002, message: '参数错误', data: null };
const paths = ['settings/update', 'roles/add'];

/** A pact of two refused calls in the same state. */
function twoRefusals(): string {
  const folder = mkdtempSync(join(tmpdir(), 'verify-states-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'pact.json');
  const interactions = paths.map((path) => ({
    ...{ description: path, type: 'Synchronous/HTTP', providerStates: [{ name: 'signed in' }] },
    request: { method: 'POST', path: `/api/main/${path}` },
    response: { status: 200, body: { contentType: 'application/json', content: refusal } },
  }));
  writeFileSync(
    file,
    JSON.stringify({
      ...{ consumer: { name: 'console' }, provider: { name: 'backend' }, interactions },
      metadata: { pactSpecification: { version: '4.0' } },
    }),
  );
  return file;
}

/** @param answer what a call is answered, by how many calls came since the state was made */
async function verified(answer: (before: number) => object) {
  let [before, states] = [0, 0];
  const { args } = await smallBackend({
    state: (name) => {
      before = 0;
      // The command tears another state down, to see whether the address is right.
      if (name === 'signed in') states += 1;
      return {};
    },
    call: () => answer(before++),
  });
  const { code, out } = await run('verify', [...args, '--pact', twoRefusals()]);
  return { code, out, states };
}

test('states hold after a refused call', async () => {
  expect(await verified(() => refusal)).toMatchObject({ code: 0, states: 1 });
});

test('what fails in states that another call has used is tried again in states of its own', async () => {
  const spoilt = { ...refusal, status: -1004 };
  expect(await verified((before) => (before > 0 ? spoilt : refusal))).toMatchObject({ code: 0, states: 2 });
});

test('states are made again after a call that was not refused as it should be', async () => {
  const { code, out, states } = await verified(() => ({ status: 1, message: '操作成功', data: null }));
  expect({ code, states }).toEqual({ code: 1, states: 2 });
  expect(out).toContain('2 failed');
});
